import HandrailProgram

/// The themes that types stand for, found out once for each.
final class ThemeTable {
    /// Values of which one is chosen while the app runs.
    struct Themes {
        /// The name of the type whose themes they are.
        let owner: String
        /// The themes in their order.
        let values: [Value]
    }

    @exclusivity(unchecked) private var known: [ObjectIdentifier: Themes?] = [:]

    /// The themes of a type; `nil` where it stands for none.
    func themes(of type: LinkedType, _ find: () -> Themes?) -> Themes? {
        if let found = known[ObjectIdentifier(type)] { return found }
        // What is asked for while it is being found out is none.
        known[ObjectIdentifier(type)] = .some(nil)
        let found = find()
        known[ObjectIdentifier(type)] = .some(found)
        return found
    }
}
