import HandrailRules

/// Comments that `unused-ignore` must flag, and comments that it must not.
enum UnusedIgnoreExamples {
    /// All of them.
    static let all = [
        RuleExample(
            .violation,
            """
            ↓// handrail:ignore unnamed-control — the label was missing once
            Button("Save") { save() }
            """),
        RuleExample(
            .violation,
            """
            ↓// handrail:ignore unnamed-buton — the row above says it
            Button("Save") { save() }
            """),
        RuleExample(
            .violation,
            """
            ↓// handrail:disable unnamed-control — the row above says it
            Button("Save") { save() }
            """),
        RuleExample(
            .silent,
            """
            // handrail:ignore unnamed-control — the vendor names it while the app runs
            Button { save() } label: { Image(uiImage: picture) }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                // handrail:ignore unnamed-control: the vendor names it while the app runs
                Button { save() } label: { Image(uiImage: picture) }
                Text("Saved")
            }
            """),
        RuleExample(
            .silent,
            """
            // The handrail:ignore comments of this screen were removed.
            Button("Save") { save() }
            """),
        RuleExample(
            .nearMiss("The words stand in a string, not in a comment."),
            """
            Text("// handrail:ignore unnamed-control — how to silence a rule")
            """),
    ]
}
