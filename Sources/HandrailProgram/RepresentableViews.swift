import Synchronization

/// The views of UIKit and AppKit that representables make, each read when it is first met.
package final class RepresentableViews: Sendable {
    private let read: @Sendable (LinkedType, Program) -> RepresentedView?
    /// What was found out; `nil` inside for a representable whose view cannot be read, or shows nothing to judge.
    private let found = Mutex<[String: RepresentedView?]>([:])

    /// - Parameter read: reads what a representable makes.
    init(read: @escaping @Sendable (LinkedType, Program) -> RepresentedView?) { self.read = read }

    /// What a representable makes; `nil` where that cannot be told.
    package func view(of type: LinkedType, in program: Program) -> RepresentedView? {
        if let known = found.withLock({ $0[type.name] }) { return known }
        let view = read(type, program)
        found.withLock { $0[type.name] = .some(view) }
        return view
    }
}
