import Foundation

/// Ends the process the way an exception that nobody catches does, with its reason.
///
/// Only this module traps, because the code written for it expects exceptions; the rest of the package reports
/// diagnostics and throws errors instead.
func raise(_ reason: String, name: String = "NSInternalInconsistencyException") -> Never {
  fatalError("*** Terminating app due to uncaught exception '\(name)', reason: '\(reason)'")
}

extension Double {
  /// The number as it stands in the reasons of exceptions: `nan`, `inf`, `-inf`.
  var exceptionText: String {
    isNaN ? "nan" : self == .infinity ? "inf" : self == -.infinity ? "-inf" : "\(self)"
  }
}
