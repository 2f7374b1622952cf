/// What small targets are told of and what not, as code.
enum SmallHitTargetExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            VStack {
                Text("Boat tour")
                Button("Add to cart") { add() }
                    .↓frame(maxWidth: .infinity, minHeight: 50)
                    .background(Color.blue)
            }
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text("Boat tour")
                Button(action: { add() }) { Text("Add to cart") }
                    .↓padding()
                    .background(Capsule().fill(.blue))
            }
            """),
        RuleExample(
            .nearMiss("room without a background is only room, and a plain button of words is of the system's size"),
            """
            VStack {
                Text("Boat tour")
                Button("Add to cart") { add() }
                    .padding()
            }
            """),
        RuleExample(
            .nearMiss("the background is a part of the label, and so is the room"),
            """
            VStack {
                Text("Boat tour")
                Button(action: { add() }) {
                    Text("Add to cart")
                        .frame(maxWidth: .infinity, minHeight: 50)
                        .background(Color.blue)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Sign: View {
                @ScaledMetric private var width: CGFloat

                init(width: CGFloat) { _width = ScaledMetric(wrappedValue: width, relativeTo: .callout) }

                var body: some View { Image(systemName: "bell").resizable().↓frame(width: width, height: width) }
            }

            struct Example: View {
                var body: some View {
                    Button(action: ring) { Sign(width: 18).padding(6) }
                        .buttonStyle(.plain)
                        .accessibilityLabel("Ring")
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Button { isOpen = false } label: {
                HStack {
                    Spacer()
                    Capsule().↓frame(width: 60, height: 6).padding(.bottom, 16)
                    Spacer()
                }
            }
            .accessibilityLabel("Close the player")
            """),
        // The dot may well be small: it is the tap that asks for more.
        RuleExample(
            .violation,
            """
            struct Dot: View {
                var body: some View {
                    Circle().fill(.red).frame(width: 12, height: 12)
                }
            }

            struct Recorder: View {
                var body: some View {
                    ↓Dot()
                        .padding(4)
                        .onTapGesture { record() }
                        .accessibilityLabel("Record")
                        .accessibilityAddTraits(.isButton)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            Slider(value: $position) { Text("Position") }
                .↓frame(height: 18)
            """),
        RuleExample(
            .silent,
            """
            Slider(value: $position) { Text("Position") }
                .frame(width: 200)
            """),
        RuleExample(
            .violation,
            """
            Button { player.skip() } label: {
                Image(systemName: "forward.end")
                    .↓frame(width: 32, height: 32)
            }
            """),
        RuleExample(
            .violation,
            """
            Button { isShowingHelp = true } label: {
                Image("help")
                    .resizable()
                    .↓frame(width: 20, height: 20)
            }
            .frame(width: 44, height: 44)
            """),
        RuleExample(
            .violation,
            """
            Button("Add", systemImage: "plus") { add() }
                .labelStyle(.iconOnly)
                .↓frame(width: 30, height: 30)
            """),
        RuleExample(
            .violation,
            """
            Circle()
                .fill(.red)
                .↓frame(width: 24, height: 24)
                .padding(4)
                .onTapGesture { record() }
            """),
        RuleExample(
            .violation,
            """
            Button { remove(tag) } label: {
                Image(systemName: "xmark")
                    .↓font(.system(size: 12))
            }
            .buttonStyle(.plain)
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class PlayerView: UIView {
                private let skip = UIButton()

                func setUp() {
                    skip.setTitle("Skip", for: .normal)
                    addSubview(skip)
                    NSLayoutConstraint.activate([
                        skip.centerXAnchor.constraint(equalTo: centerXAnchor),
                        skip.heightAnchor.constraint(equalToConstant: 44),
                        ↓skip.widthAnchor.constraint(equalToConstant: 20),
                    ])
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { player.skip() } label: {
                Image(systemName: "forward.end")
                    .frame(width: 44, height: 44)
            }
            """),
        RuleExample(
            .silent,
            """
            Button { player.skip() } label: {
                Image(systemName: "forward.end")
                    .resizable()
                    .frame(width: 20, height: 20)
                    .padding(12)
            }
            """),
        RuleExample(
            .silent,
            """
            Image("badge")
                .resizable()
                .frame(width: 16, height: 16)
            """),
        RuleExample(
            .silent,
            """
            NavigationStack {
                Text("Chapters")
                    .toolbar {
                        Button { close() } label: {
                            Image(systemName: "xmark").frame(width: 24, height: 24)
                        }
                    }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Save") { save() }
                .buttonStyle(.bordered)
                .frame(height: 32)
            """),
        RuleExample(
            .violation,
            """
            <button opaque="NO" id="a">
            <rect key="frame" x="20" y="60" width="26" height="22"/>
            <accessibility key="accessibilityConfiguration" label="Show password"/>
            <constraints>
            ↓<constraint firstAttribute="height" constant="22" id="h"/>
            <constraint firstAttribute="width" constant="26" id="w"/>
            </constraints>
            <state key="normal" image="eye"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            Button { increase() } label: {
                Image(systemName: "plus.circle").imageScale(.large)
            }
            .↓frame(width: 44, height: 44)
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Chapters")
                ↓Button { close() } label: { Image(systemName: "xmark") }
                    .accessibilityLabel("Close")
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Text("More")
                .lineLimit(1)
                .onTapGesture { expand() }
            """),
        RuleExample(
            .nearMiss("a link within a sentence is as large as the line"),
            """
            HStack(spacing: 0) {
                Text("Read more in ")
                Button { open() } label: { Text("Terms").font(.system(size: 13)).underline().padding(2) }
                    .buttonStyle(.plain)
            }
            """),
        RuleExample(
            .violation,
            """
            HStack(spacing: 0) {
                Button { open() } label: { Text("Terms").underline().↓font(.system(size: 13)).padding(2) }
                    .buttonStyle(.plain)
                Text(" · ")
            }
            """),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Read more in the terms")
                Spacer()
                Button { open() } label: { Text("Terms").underline().↓font(.system(size: 13)).padding(2) }
                    .buttonStyle(.plain)
            }
            """),
        RuleExample(
            .nearMiss("a button of words in the system's own font is as tall as the system makes it"),
            """
            HStack {
                Text("Chapters")
                Button("Close") { close() }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { add() } label: {
                Text("Add a chapter")
                    .padding(.vertical, 12)
                    .frame(maxWidth: .infinity)
            }
            .buttonStyle(.plain)
            """),
        RuleExample(
            .nearMiss("what a picture of the network is as large as is not known"),
            """
            Button { open() } label: { Image(uiImage: cover) }
            """),
        RuleExample(
            .nearMiss("the row is tapped as a whole: nobody is told of a tap on the picture"),
            """
            import UIKit

            final class GuideCell: UITableViewCell {
                private let portrait = UIButton()

                func setUp() {
                    portrait.setImage(UIImage(named: "portrait"), for: .normal)
                    contentView.addSubview(portrait)
                    portrait.widthAnchor.constraint(equalToConstant: 30).isActive = true
                    portrait.heightAnchor.constraint(equalToConstant: 30).isActive = true
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class GuideCell: UITableViewCell {
                private let portrait = UIButton()

                func setUp() {
                    portrait.setImage(UIImage(named: "portrait"), for: .normal)
                    portrait.addTarget(self, action: #selector(open), for: .touchUpInside)
                    contentView.addSubview(portrait)
                    ↓portrait.widthAnchor.constraint(equalToConstant: 30).isActive = true
                    portrait.heightAnchor.constraint(equalToConstant: 30).isActive = true
                }

                @objc private func open() {}
            }
            """),
        RuleExample(
            .nearMiss("a row of a list is one target from side to side"),
            """
            List {
                Button { open() } label: {
                    Image("cover").resizable().frame(width: 30, height: 30)
                }
            }
            """),
        // Constraints say where it lies and nothing of its height: that follows from its font, whatever its words are.
        RuleExample(
            .violation,
            """
            import UIKit

            final class GuideController: UIViewController {
                private let more = ↓UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(more)
                    more.setTitle(Guide.shared.title, for: .normal)
                    more.titleLabel?.font = .systemFont(ofSize: 13)
                    more.translatesAutoresizingMaskIntoConstraints = false
                    more.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    more.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .nearMiss("what is left above and below its title makes it tall enough"),
            """
            import UIKit

            final class GuideController: UIViewController {
                private let more = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(more)
                    more.setTitle("More", for: .normal)
                    more.titleLabel?.font = .systemFont(ofSize: 13)
                    more.contentEdgeInsets = UIEdgeInsets(top: 16, left: 0, bottom: 16, right: 0)
                    more.translatesAutoresizingMaskIntoConstraints = false
                    more.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    more.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .nearMiss("its configuration says how much is left around its title"),
            """
            import UIKit

            final class GuideController: UIViewController {
                private let more = UIButton(configuration: .plain())

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(more)
                    more.setTitle("More", for: .normal)
                    more.titleLabel?.font = .systemFont(ofSize: 13)
                    more.configuration?.contentInsets = .init(top: 16, leading: 0, bottom: 16, trailing: 0)
                    more.translatesAutoresizingMaskIntoConstraints = false
                    more.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    more.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .nearMiss("its class says how large it is by itself"),
            """
            import UIKit

            final class TallButton: UIButton {
                override var intrinsicContentSize: CGSize {
                    CGSize(width: super.intrinsicContentSize.width, height: 48)
                }
            }

            final class GuideController: UIViewController {
                private let more = TallButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(more)
                    more.setTitle("More", for: .normal)
                    more.titleLabel?.font = .systemFont(ofSize: 13)
                    more.translatesAutoresizingMaskIntoConstraints = false
                    more.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    more.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """),
        RuleExample(
            .nearMiss("constraints hold its top and its bottom"),
            """
            import UIKit

            final class GuideController: UIViewController {
                private let more = UIButton()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    view.addSubview(more)
                    more.setTitle("More", for: .normal)
                    more.titleLabel?.font = .systemFont(ofSize: 13)
                    more.translatesAutoresizingMaskIntoConstraints = false
                    more.topAnchor.constraint(equalTo: view.topAnchor).isActive = true
                    more.bottomAnchor.constraint(equalTo: view.bottomAnchor).isActive = true
                    more.leadingAnchor.constraint(equalTo: view.leadingAnchor).isActive = true
                }
            }
            """),
    ]
}
