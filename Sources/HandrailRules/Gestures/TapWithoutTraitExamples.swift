/// What `tap-without-trait` must find, and what it must not.
enum TapWithoutTraitExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .nearMiss("the tap only puts the keyboard away, by a binding that was handed over"),
            """
            struct Notes: View {
                var typing: FocusState<Field?>.Binding

                var body: some View {
                    Text("Write a few words")
                        .onTapGesture { typing.wrappedValue = nil }
                }
            }
            """),
        RuleExample(
            .nearMiss("the tap only says which field people type into"),
            """
            struct Notes: View {
                @FocusState private var typing: Field?

                var body: some View {
                    Text("Write a few words")
                        .onTapGesture { typing = typing == nil ? .notes : nil }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Image("chapters")
                .padding(14)
                .onTapGesture { isShowingChapters = true }
            """),
        RuleExample(
            .violation,
            """
            List {
                ForEach(languages) { language in
                    ↓HStack {
                        Text(language.name)
                        Spacer()
                        Text(language.code)
                    }
                    .contentShape(Rectangle())
                    .onTapGesture { select(language) }
                }
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                ↓Text("Forgot your password?")
                    .gesture(TapGesture().onEnded { showsReset = true })
                Text("We send you a link.")
            }
            """),
        RuleExample(
            .violation,
            """
            struct Profile: View {
                let name: String
                var body: some View {
                    VStack {
                        ↓Avatar(name: name)
                            .onTapGesture { open(name) }
                        Text("Joined in 2019")
                    }
                }
            }

            struct Avatar: View {
                let name: String
                var body: some View {
                    Image("avatar").accessibilityLabel(name)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class ChapterView: UIView {
                private let title = UILabel()

                func setUp() {
                    title.text = "Chapter 1"
                    addSubview(title)
                    ↓title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
                }

                @objc private func play() { Player.shared.start() }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            ↓final class BookCell: UICollectionViewCell {
                private let title = UILabel()

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(title)
                }

                required init?(coder: NSCoder) { nil }

                func show(_ book: Book) { title.text = book.title }
            }

            final class ShelfViewController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(BookCell.self, forCellWithReuseIdentifier: "book")
                }

                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                    open(books[path.item])
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class ProfileView: UIView {
                private let avatar = UIImageView()

                func setUp() {
                    avatar.isUserInteractionEnabled = true
                    ↓avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openProfile)))
                    addSubview(avatar)
                }

                @objc private func openProfile() { Router.shared.showProfile() }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Calm: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label
                        .padding()
                        .onTapGesture { configuration.trigger() }
                }
            }

            struct Trails: View {
                var body: some View {
                    Button("Save the trail") { save() }
                        .buttonStyle(Calm())
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct SlideStyle: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    HStack {
                        configuration.label
                        ↓Text(configuration.isOn ? "Shown" : "Hidden")
                            .onTapGesture { configuration.isOn.toggle() }
                    }
                }
            }

            struct Layers: View {
                @Binding var isShown: Bool

                var body: some View {
                    Toggle("Contours", isOn: $isShown)
                        .toggleStyle(SlideStyle())
                }
            }
            """),
        // A shape of its own size is something to aim at, whatever the tap does.
        RuleExample(
            .violation,
            """
            struct Recorder: View {
                @Binding var isRecording: Bool

                var body: some View {
                    VStack {
                        Text("Voice memo")
                        ↓Circle()
                            .fill(.red)
                            .frame(width: 60, height: 60)
                            .onTapGesture { isRecording.toggle() }
                    }
                }
            }
            """),
        // Nobody gives the chip anything to do.
        RuleExample(
            .silent,
            """
            struct Chip: View {
                let title: LocalizedStringKey
                var action: (() -> Void)?

                var body: some View {
                    Text(title)
                        .onTapGesture { action?() }
                }
            }

            struct Diets: View {
                var body: some View {
                    HStack {
                        Chip(title: "Vegan")
                        Chip(title: "Halal")
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Chip: View {
                let title: LocalizedStringKey
                var action: (() -> Void)?

                var body: some View {
                    Text(title)
                        .onTapGesture {
                            guard let action else { return }
                            action()
                        }
                }
            }

            struct Diets: View {
                var body: some View {
                    Chip(title: "Vegan")
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class TicketView: UIView {
                private let code = TicketCode()
                private let enlarge = UIButton(type: .system)

                func setUp() {
                    code.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(showLarge)))
                    enlarge.setTitle("Enlarge", for: .normal)
                    enlarge.addTarget(self, action: #selector(press(_:)), for: .touchUpInside)
                    let bar = UIStackView(arrangedSubviews: [enlarge])
                    addSubview(code)
                    addSubview(bar)
                }

                @objc private func showLarge() {
                    let screen = LargeTicket()
                    screen.number = 7
                    Router.shared.show(screen)
                }

                @objc private func press(_ sender: Any) { showLarge() }
            }

            final class TicketCode: UIView {
                override func draw(_ rect: CGRect) { UIColor.black.setFill() }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class ProfileView: UIView {
                private let avatar = UIImageView()

                func setUp() {
                    avatar.isUserInteractionEnabled = true
                    avatar.isAccessibilityElement = true
                    avatar.accessibilityTraits = .button
                    avatar.accessibilityLabel = NSLocalizedString("Profile", comment: "")
                    avatar.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(openProfile)))
                    addSubview(avatar)
                }

                @objc private func openProfile() { Router.shared.showProfile() }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class ChapterView: UIView {
                private let title = UILabel()

                func setUp() {
                    title.text = "Chapter 1"
                    title.accessibilityTraits.insert(.button)
                    addSubview(title)
                    title.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(play)))
                }

                @objc private func play() { Player.shared.start() }
            }
            """),
        RuleExample(
            .review,
            """
            HStack {
                ↓Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { turnPage(back: true) }
                Text(page.text)
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Color.clear
                    .contentShape(Rectangle())
                    .onTapGesture { deselectAll() }
                Text(page.text)
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("Chapter 1")
                    .onTapGesture { play(chapter) }
                    .accessibilityAction { play(chapter) }
                Text("12 minutes")
            }
            """),
        // An action without a name brings the trait along.
        RuleExample(
            .silent,
            """
            HStack { Text("Chapter 1"); Text("12 minutes") }
                .accessibilityElement(children: .ignore)
                .accessibilityLabel("Chapter 1, 12 minutes")
                .onTapGesture { play(chapter) }
                .accessibilityAction { play(chapter) }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Image("cover")
                Text("Chapter 1")
            }
            .onTapGesture { play(chapter) }
            .accessibilityElement(children: .combine)
            .accessibilityAddTraits(.isButton)
            """),
        RuleExample(
            .silent,
            """
            VStack {
                TextField("Name", text: $name)
                Text("Shown to your friends")
            }
            .onTapGesture { hideKeyboard() }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Color.black.opacity(0.4)
                    .onTapGesture { isPresented = false }
                Text("Saved")
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Color.black.ignoresSafeArea()
                VideoPlayer(player: player)
                Text("Live")
            }
            .onTapGesture { showsControls.toggle() }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Captions")
                Toggle("Captions", isOn: $showsCaptions).labelsHidden()
            }
            .onTapGesture { showsCaptions.toggle() }
            """),
        RuleExample(
            .silent,
            """
            Button("Play") { play() }
                .simultaneousGesture(TapGesture().onEnded { feedback() })
            """),
        RuleExample(
            .silent,
            """
            Image("photo")
                .onTapGesture { zoom() }
                .accessibilityHidden(true)
            """),
        RuleExample(
            .nearMiss("a double tap is no activation"),
            """
            VStack {
                Image("photo")
                    .onTapGesture(count: 2) { zoom() }
                Text("Lake")
            }
            """),
        RuleExample(
            .nearMiss("the button inside does the same; the row is only a larger target"),
            """
            HStack {
                Text("Details")
                Spacer()
                Button("Show") { isExpanded.toggle() }
            }
            .onTapGesture { withAnimation { isExpanded.toggle() } }
            """),
        RuleExample(
            .silent,
            """
            final class TideController: UIViewController {
                private let card = UIView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    card.isAccessibilityElement = true
                    card.accessibilityLabel = NSLocalizedString("Tide of the day", comment: "")
                    card.accessibilityTraits = .button
                    card.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(open)))
                    view.addSubview(card)
                }

                @objc private func open() { show(DayController(), sender: nil) }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Opening: View {
                @State private var showsHours = false

                var body: some View {
                    ↓VStack {
                        Text("Opening hours")
                        if showsHours {
                            Text("Nine to five")
                        }
                    }
                    .onTapGesture { showsHours.toggle() }
                }
            }
            """),
        RuleExample(
            .nearMiss("it has the trait"),
            """
            final class DeckView: UIView {
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityTraits = .button
                    accessibilityLabel = NSLocalizedString("Upper deck", comment: "")
                }

                required init?(coder: NSCoder) { nil }

                override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { choose() }

                private func choose() { print("Upper deck") }
            }
            """),
        RuleExample(
            .nearMiss("a tap anywhere on a picture brings up what lies over it"),
            """
            struct Painting: View {
                @State private var showsBar = false

                var body: some View {
                    ZStack {
                        Image("painting")
                        if showsBar {
                            Text("The night watch")
                        }
                    }
                    .onTapGesture { showsBar.toggle() }
                }
            }
            """),
        RuleExample(.nearMiss("a tap on a page only shows and hides the bars"), page("", "setBars()", """
            private func setBars() { navigationController?.setNavigationBarHidden(true, animated: true) }
            """)),
        RuleExample(.review, page("↓", "router.openMenu()", "")),
    ]

    /// A screen with a page on which a tap does something.
    private static func page(_ mark: String, _ effect: String, _ rest: String) -> String {
        """
        final class PageController: UIViewController {
            private let page = WKWebView()

            override func viewDidLoad() {
                super.viewDidLoad()
                view.addSubview(page)
                \(mark)page.addGestureRecognizer(UITapGestureRecognizer(target: self, action: #selector(tapPage)))
            }

            @objc private func tapPage() { \(effect) }

            \(rest)
        }
        """
    }
}
