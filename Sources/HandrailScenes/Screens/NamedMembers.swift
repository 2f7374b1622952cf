import HandrailCode
import HandrailProgram
import Synchronization

/// Tells which names of members stand anywhere besides where they are declared.
final class NamedMembers: Sendable {
    private let program: Program
    private let known = Mutex<[String: Bool]>([:])

    /// The names in a program.
    init(_ program: Program) { self.program = program }

    /// Whether a name stands anywhere besides where it is declared.
    func contain(_ name: String) -> Bool {
        if let isNamed = known.withLock({ $0[name] }) { return isNamed }
        let isNamed = isNamedTwice(name)
        known.withLock { $0[name] = isNamed }
        return isNamed
    }

    private func isNamedTwice(_ name: String) -> Bool {
        var count = 0
        for (_, index) in program.mentions.all(with: name) {
            count += index.positions(of: name).count
            if count > 1 { return true }
        }
        return false
    }
}
