extension MotionWithoutReduceMotionExamples {
    /// Buttons that come and go, as wide as a word or as the screen.
    static let words: [RuleExample] = [
        RuleExample(
            .nearMiss("a button of one word travels no farther than it is wide"),
            """
            struct SearchBar: View {
                @State private var query = ""
                @State private var isEditing = false

                var body: some View {
                    HStack {
                        TextField("Search", text: $query)
                        if isEditing {
                            Button("Cancel") { withAnimation { isEditing = false } }
                                .transition(.move(edge: .trailing))
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Basket: View {
                @State private var isFull = false

                var body: some View {
                    VStack {
                        Button("Add") { withAnimation { isFull = true } }
                        if isFull {
                            Button(action: pay) { Text("Pay").frame(maxWidth: .infinity) }
                                .↓transition(.move(edge: .bottom))
                        }
                    }
                }
            }
            """),
    ]
}
