extension StateNotSpokenExamples {
    /// States shown by pictures of the app, by what objects answer and by styles of the project.
    static let pictures: [RuleExample] = [
        // Pictures of the app take turns like symbols do.
        RuleExample(
            .review,
            """
            ↓Button { isDone.toggle() } label: {
                HStack {
                    Image(isDone ? "checkbox_on" : "checkbox_off").accessibilityHidden(true)
                    Text("Water the plants")
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { isDone.toggle() } label: {
                HStack {
                    Image(decorative: isDone ? "checkbox_on" : "checkbox_off")
                    Text("Water the plants")
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PlantController: UIViewController {
                private let likeButton = ↓UIButton()
                private var isLiked = false

                override func viewDidLoad() {
                    super.viewDidLoad()
                    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .normal)
                    likeButton.accessibilityLabel = "Like"
                    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
                    view.addSubview(likeButton)
                }

                @objc private func like() {
                    isLiked.toggle()
                    likeButton.tintColor = isLiked ? .systemRed : .systemGray
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PlantController: UIViewController {
                private let likeButton = UIButton()
                private var isLiked = false

                override func viewDidLoad() {
                    super.viewDidLoad()
                    likeButton.setImage(UIImage(systemName: "heart.fill"), for: .normal)
                    likeButton.accessibilityLabel = "Like"
                    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
                    view.addSubview(likeButton)
                }

                @objc private func like() {
                    isLiked.toggle()
                    likeButton.tintColor = isLiked ? .systemRed : .systemGray
                    likeButton.accessibilityValue = isLiked ? "On" : "Off"
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PlantView: UIView {
                private let likeButton = ↓UIButton()
                private var isLiked = false {
                    didSet { likeButton.setImage(UIImage(named: isLiked ? "heart_fill" : "heart"), for: .normal) }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    likeButton.setImage(UIImage(named: "heart"), for: .normal)
                    likeButton.accessibilityLabel = "Like"
                    likeButton.addTarget(self, action: #selector(like), for: .touchUpInside)
                    addSubview(likeButton)
                }

                required init?(coder: NSCoder) { nil }

                @objc private func like() { isLiked.toggle() }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { isDone.toggle() } label: {
                HStack {
                    Image(isDone ? "checkbox_on" : "checkbox_off").accessibilityHidden(true)
                    Text("Water the plants")
                }
            }
            .accessibilityAddTraits(isDone ? .isSelected : [])
            """),
        // A method of an object that is called “toggle” is more than a flag.
        RuleExample(
            .review,
            """
            ↓Button { store.toggle(plant) } label: {
                Image(systemName: store.isSaved ? "bookmark.fill" : "bookmark")
            }
            .accessibilityLabel("Bookmark")
            """),
        // A style of the project draws the state it is given.
        RuleExample(
            .review,
            """
            struct ChipStyle: ButtonStyle {
                let isSelected: Bool

                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .background(Capsule().fill(isSelected ? Color.green : Color.gray))
                        .opacity(configuration.isPressed ? 0.5 : 1)
                }
            }

            struct Chip: View {
                @State private var isSelected = false

                var body: some View {
                    ↓Button("Oat milk") { isSelected.toggle() }
                        .buttonStyle(ChipStyle(isSelected: isSelected))
                }
            }
            """),
        RuleExample(
            .nearMiss("a pressed look is no state"),
            """
            struct PressStyle: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.background(Capsule().fill(configuration.isPressed ? Color.green : Color.gray))
                }
            }

            struct Pour: View {
                @State private var isSelected = false

                var body: some View {
                    Button("Oat milk") { isSelected.toggle() }
                        .buttonStyle(PressStyle())
                }
            }
            """),
    ]
}
