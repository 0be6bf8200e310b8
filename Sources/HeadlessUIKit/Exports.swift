// Whoever imports UIKit has Foundation too: code with rectangles and index paths seldom imports it by name.
@_exported import Foundation
