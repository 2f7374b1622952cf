extension MotionWithoutReduceMotionExamples {
    /// What starts with one number and is given others, and what moves by its own size.
    static let values: [RuleExample] = [
        RuleExample(
            .violation,
            """
            struct Drawer: View {
                @State private var shift: CGFloat = 400

                var body: some View {
                    VStack {
                        Text("Tides of the week")
                        Text("Boats of the week")
                    }
                    .offset(y: shift)
                    .onAppear {
                        ↓withAnimation(.easeOut) { shift = 0 }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Question: View {
                @State private var scale = 0.5

                var body: some View {
                    VStack {
                        Text("Give the boat back?")
                        Button("Give back") { giveBack() }
                    }
                    .scaleEffect(scale)
                    .onAppear {
                        ↓withAnimation(.easeOut) { scale = 1 }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("a badge that grows in its place is no panel"),
            """
            struct Badge: View {
                @State private var scale = 0.5

                var body: some View {
                    Text("New")
                        .scaleEffect(scale)
                        .onAppear {
                            withAnimation(.easeOut) { scale = 1 }
                        }
                }
            }
            """),
        RuleExample(
            .nearMiss("it moves by some points only, in all that is assigned"),
            """
            struct Drawer: View {
                @State private var shift: CGFloat = 12

                var body: some View {
                    VStack {
                        Text("Tides of the week")
                        Text("Boats of the week")
                    }
                    .offset(y: shift)
                    .onAppear {
                        withAnimation(.easeOut) { shift = 0 }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class CardController: UIViewController {
                private let card = UIView()
                private let name = UILabel()
                private let close = UIButton(type: .close)
                private var edge: NSLayoutConstraint!

                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.addSubview(name)
                    card.addSubview(close)
                    view.addSubview(card)
                    edge = card.bottomAnchor.constraint(equalTo: view.bottomAnchor, constant: 0)
                    edge.isActive = true
                }

                func putAway() {
                    edge.constant = card.frame.height
                    ↓UIView.animate(withDuration: 0.3) { self.view.layoutIfNeeded() }
                }
            }
            """),
    ]
}
