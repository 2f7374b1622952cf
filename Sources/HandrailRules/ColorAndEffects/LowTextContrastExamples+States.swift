extension LowTextContrastExamples {
    /// Texts that are out of use in some cases, faded, tinted, or in the system's fainter levels.
    static let states: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Button { save() } label: {
                Text("Save").↓foregroundStyle(.white).padding().background(Color.yellow)
            }
            .disabled(name.isEmpty)
            """),
        RuleExample(
            .violation,
            """
            final class PlantController: UIViewController {
                private let save = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.backgroundColor = .white
                    save.setTitle("Save", for: .normal)
                    ↓save.setTitleColor(UIColor(red: 0.8, green: 0.8, blue: 0.85, alpha: 1), for: .normal)
                    save.isEnabled = false
                    view.addSubview(save)
                }

                func update(isValid: Bool) { save.isEnabled = isValid }
            }
            """),
        RuleExample(
            .nearMiss("the pale color may be that of the state in which nobody can use it"),
            """
            Button { save() } label: {
                Text("Save")
                    .foregroundStyle(.white)
                    .padding()
                    .background(name.isEmpty ? Color(white: 0.8) : Color(white: 0.1))
            }
            .disabled(name.isEmpty)
            """),
        RuleExample(
            .silent,
            """
            Button { save() } label: {
                Text("Save").foregroundStyle(.white).padding().background(Color.yellow)
            }
            .disabled(true)
            """),
        RuleExample(.violation, "Text(\"Closed in winter\").↓opacity(0.3)"),
        RuleExample(.silent, "Text(\"Closed in winter\").opacity(isOpen ? 1 : 0.3)"),
        RuleExample(.silent, "Text(\"Closed in winter\").opacity(0.3).disabled(true)"),
        RuleExample(.violation, "Button(\"Save\") { save() }.↓tint(.yellow)"),
        RuleExample(.silent, "Button(\"Save\") { save() }.tint(.blue)"),
        RuleExample(.review, "Text(\"Closed in winter\").↓foregroundStyle(.tertiary)"),
        RuleExample(
            .nearMiss("it is a level of the color around it, which is not the system's"),
            """
            VStack {
                Text("Closed in winter").foregroundStyle(.tertiary)
            }
            .foregroundStyle(.black)
            """),
        RuleExample(
            .nearMiss("it is a level of the tint"),
            """
            Button { save() } label: {
                Text("Closed in winter").foregroundStyle(.tertiary)
            }
            """),
        RuleExample(.silent, "Text(\"Closed in winter\").foregroundStyle(.secondary)"),
    ] + coloredLater

    /// Labels whose first color code replaces as it fills them.
    private static func label(_ mark: String, _ filling: String) -> String {
        """
        final class RatingView: UIView {
            private let rating: UILabel = {
                let label = UILabel()
                \(mark)label.textColor = UIColor(white: 0.8, alpha: 1)
                return label
            }()

            override init(frame: CGRect) {
                super.init(frame: frame)
                backgroundColor = .white
                addSubview(rating)
            }

            func show(_ stars: Int) {
                \(filling)
            }

            func showNothing() {
                rating.text = NSLocalizedString("No stars yet", comment: "")
                rating.textColor = .black
            }
        }
        """
    }

    private static let coloredLater: [RuleExample] = [
        RuleExample(
            .nearMiss("code gives it another color wherever it gives it words"),
            label("", "rating.textColor = .black\n        rating.text = stars.formatted()")),
        RuleExample(.review, label("↓", "rating.text = stars.formatted()")),
        RuleExample(
            .violation,
            label("", "rating.text = stars.formatted()").replacing(
                "rating.textColor = .black", with: "↓rating.textColor = UIColor(white: 0.8, alpha: 1)"
            )
            .replacing("rating.text = stars", with: "rating.textColor = UIColor(white: 0.7, alpha: 1)\n"
                + "        rating.text = stars")),
    ]
}
