/// Changes of the views of a Swift file that leave what they show as it was.
struct ViewChanges {
    private let file: FuzzFile
    private let code: SwiftMembers

    init(_ file: FuzzFile) {
        self.file = file
        code = SwiftMembers(file)
    }

    /// Computed properties that are views, without a `return`.
    private var views: [SwiftMembers.Member] {
        code.members.filter { member in
            member.keyword == "var" && member.type == "some View" && !member.words.contains("return")
                && !member.modifiers.contains("static")
        }
    }

    private func inner(_ member: SwiftMembers.Member) -> String { text(member.inner) }

    private func text(_ range: Range<Int>) -> String { String(decoding: file.bytes[range], as: UTF8.self) }

    private func change(_ name: String, _ edits: [(Range<Int>, String)]) -> FuzzChange {
        FuzzChange(name, edits.map { FuzzEdit(file.path, $0.0, Array($0.1.utf8)) })
    }

    /// The views of each in a `Group`.
    var groups: [FuzzChange] {
        views.map { change("\($0.name) of \($0.owner.name) in a group", [($0.inner, " Group {\(inner($0))} ")]) }
    }

    /// Each that is one expression in a closure that is called at once.
    var calls: [FuzzChange] {
        views.filter(\.isOneExpression).map {
            change("\($0.name) of \($0.owner.name) in a closure", [($0.inner, " ({\(inner($0))})() ")])
        }
    }

    /// What each shows in a property of its own.
    var properties: [FuzzChange] {
        views.map { view in
            let name = "\(view.name)Otherwise"
            let end = view.whole.upperBound..<view.whole.upperBound
            return change(
                "\(view.name) of \(view.owner.name) in a property",
                [(view.inner, " \(name) "), (end, "\n@ViewBuilder private var \(name): some View {\(inner(view))}\n")])
        }
    }

    /// What each shows in a function of its own, and what functions without parameters and result do in another.
    var functions: [FuzzChange] {
        let procedures = code.members.filter { member in
            member.keyword == "func" && member.type.isEmpty && member.parameters == [] && !member.hasEffects
                && member.modifiers.isDisjoint(with: ["static", "class", "mutating", "objc"])
        }
        return (views + procedures).map { member in
            let name = "\(member.name)Otherwise"
            let end = member.whole.upperBound..<member.whole.upperBound
            let front = member.keyword == "var" ? "@ViewBuilder " : ""
            let result = member.keyword == "var" ? " -> some View" : ""
            return change(
                "\(member.name) of \(member.owner.name) in a function",
                [
                    (member.inner, " \(name)() "),
                    (end, "\n\(front)private func \(name)()\(result) {\(inner(member))}\n"),
                ])
        }
    }

    /// The views of each inside of a generic view that shows what it is handed.
    var wrappers: [FuzzChange] {
        let end = file.bytes.count..<file.bytes.count
        return views.map { view in
            let name = "Wrapper\(view.inner.lowerBound)"
            let wrapper = """

                private struct \(name)<Content: View>: View {
                    @ViewBuilder var content: () -> Content
                    var body: some View { content() }
                }

                """
            return change(
                "\(view.name) of \(view.owner.name) in a wrapper",
                [(view.inner, " \(name) {\(inner(view))} "), (end, wrapper)])
        }
    }

    /// Private views that are named once, at that place.
    var inlines: [FuzzChange] {
        views.compactMap { view in
            guard view.modifiers.contains("private"), view.name != "body" else { return nil }
            let uses = code.tokens.indices.filter { code.text($0) == view.name }
            guard uses.count == 2, let use = uses.first(where: { !view.whole.overlaps(code.tokens[$0].range) }),
                ![".", "\\"].contains(code.text(use - 1)), ![":", "("].contains(code.text(use + 1))
            else { return nil }
            return change(
                "\(view.name) of \(view.owner.name) inlined",
                [(code.tokens[use].range, "Group {\(inner(view))}"), (view.whole, "")])
        }
    }
}
