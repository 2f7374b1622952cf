/// Which classes were found to set fonts again when people choose another text size.
final class CategoryMemo {
    private var known: [String: Bool] = [:]

    /// Whether a class does.
    func handles(_ type: LinkedType, in program: Program) -> Bool {
        if let answer = known[type.name] { return answer }
        let answer = CategoryChanges.areHandled(by: type, in: program)
        known[type.name] = answer
        return answer
    }
}
