import Foundation

/// Owner of a view; enough of one that screens written for UIKit can be made and laid out.
@MainActor @preconcurrency open class UIViewController: UIResponder {
  /// The title of the screen.
  open var title: String? {
    didSet { navigationItem.title = title }
  }
  /// What the navigation bar shows for the screen.
  public let navigationItem = UINavigationItem(title: "")
  /// The navigation controller the screen is in.
  public internal(set) weak var navigationController: UINavigationController?
  private var loadedView: UIView?

  /// Makes a screen whose view comes from a file, of which there are none here: it gets a plain view.
  public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init()
  }

  /// Makes a screen from an archive, which there is none of here.
  public required init?(coder: NSCoder) {
    super.init()
  }

  /// Makes a screen.
  public convenience override init() {
    self.init(nibName: nil, bundle: nil)
  }

  /// The view, made when it is first asked for.
  open var view: UIView! {
    get {
      loadViewIfNeeded()
      return loadedView
    }
    set { loadedView = newValue }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  /// What is known of the screen's surroundings.
  open var traitCollection: UITraitCollection { viewIfLoaded?.traitCollection ?? UITraitCollection() }

  /// Makes the view if it has not been made.
  open func loadViewIfNeeded() {
    guard loadedView == nil else { return }
    loadView()
    viewDidLoad()
  }

  /// Makes the view.
  open func loadView() {
    loadedView = UIView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  }

  /// Called when the view has been made.
  open func viewDidLoad() {}

  /// Called before the view is shown.
  open func viewWillAppear(_ animated: Bool) {}

  /// Called when the view is shown.
  open func viewDidAppear(_ animated: Bool) {}

  /// Called before the view is no longer shown.
  open func viewWillDisappear(_ animated: Bool) {}

  /// Called when the view is no longer shown.
  open func viewDidDisappear(_ animated: Bool) {}

  /// Called before the view is laid out.
  open func viewWillLayoutSubviews() {}

  /// Called when the view has been laid out.
  open func viewDidLayoutSubviews() {}
}

/// A stack of screens.
@MainActor @preconcurrency open class UINavigationController: UIViewController {
  /// The bar above the screens.
  public let navigationBar = UINavigationBar(frame: .zero)
  /// The screens, the one on top last.
  public private(set) var viewControllers: [UIViewController] = []

  /// Makes a stack with one screen.
  public convenience init(rootViewController: UIViewController) {
    self.init(nibName: nil, bundle: nil)
    pushViewController(rootViewController, animated: false)
  }

  /// The screen on top.
  open var topViewController: UIViewController? { viewControllers.last }

  /// Puts a screen on top.
  open func pushViewController(_ viewController: UIViewController, animated: Bool) {
    viewControllers.append(viewController)
    viewController.navigationController = self
    navigationBar.items = viewControllers.map(\.navigationItem)
  }

  /// Takes the screen on top away.
  @discardableResult
  open func popViewController(animated: Bool) -> UIViewController? {
    guard viewControllers.count > 1, let last = viewControllers.popLast() else { return nil }
    last.navigationController = nil
    navigationBar.items = viewControllers.map(\.navigationItem)
    return last
  }
}

/// The bar above a stack of screens.
@MainActor @preconcurrency open class UINavigationBar: UIView {
  /// What is shown for each screen of the stack.
  open var items: [UINavigationItem]?

  /// What is shown for the screen on top.
  open var topItem: UINavigationItem? { items?.last }

  /// Whether titles are large.
  open var prefersLargeTitles = false
}

/// What a navigation bar shows for one screen.
@MainActor @preconcurrency open class UINavigationItem: NSObject {
  /// The title.
  open var title: String?

  /// Makes an item with a title.
  public init(title: String) {
    self.title = title
    super.init()
  }
}
