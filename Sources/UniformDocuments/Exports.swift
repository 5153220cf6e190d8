// What SwiftUI re-exports, so does this module: code written against it needs no further imports.
@_exported public import Foundation
@_exported public import Observation
@_exported public import UniformTypes

#if canImport(SwiftUI)
  // On Apple's systems all names of this module are the system's own: the protocols are SwiftUI's
  // (from the 27 systems on), the rest is Foundation's. What Apple has not, such as
  // `DocumentSession`, is not there either. Untested there.
  @_exported public import SwiftUI
#endif
