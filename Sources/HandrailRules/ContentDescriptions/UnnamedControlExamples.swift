/// What `unnamed-control` must find, and what it must not.
enum UnnamedControlExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .review,
            """
            ZStack {
                Image("cover").accessibilityHidden(true)
                ↓NavigationLink(destination: BookPage()) {
                    Rectangle().fill(.clear)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class SnappingSlider: UISlider {
                var step: Float = 1
                override func setValue(_ value: Float, animated: Bool) {
                    super.setValue((value / step).rounded() * step, animated: animated)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct Thumb: View {
                var body: some View { Group { ↓AsyncImage(url: url).accessibilityAddTraits(.isButton) } }
            }
            struct Shelf: View {
                var body: some View { Thumb().onTapGesture { open() } }
            }
            """),
        RuleExample(
            .silent,
            """
            ZStack {
                Text("Chapter 2")
                NavigationLink(destination: BookPage()) { EmptyView() }.opacity(0)
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { signIn() } label: {
                if isBusy { ProgressView() } else { Text("Sign in") }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { signIn() } label: {
                ZStack {
                    Text("Sign in").opacity(isBusy ? 0 : 1)
                    if isBusy { ProgressView() }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { signIn() } label: {
                if isBusy { ProgressView("Signing in") } else { Text("Sign in") }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { signIn() } label: {
                if isBusy { ProgressView() } else { Text("Sign in") }
            }
            .accessibilityLabel("Sign in")
            """),
        RuleExample(
            .violation,
            """
            ↓Button {
                close()
            } label: {
                Image("btn_close_2")
            }
            """),
        RuleExample(.violation, "↓Toggle(\"\", isOn: $isOn)"),
        RuleExample(.violation, "↓Slider(value: $volume, in: 0...10)"),
        RuleExample(
            .violation,
            """
            HStack {
                Text("Name")
                ↓TextField("", text: $name)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Image("avatar")
                .onTapGesture { showProfile() }
                .accessibilityAddTraits(.isButton)
            """),
        RuleExample(
            .nearMiss("that it can be tapped is told elsewhere, with what it lacks for that"),
            """
            Image("avatar")
                .onTapGesture { showProfile() }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class PlayerView: UIView {
                private let closeButton = ↓UIButton(type: .system)

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    closeButton.setImage(UIImage(named: "btn_close_2"), for: .normal)
                    addSubview(closeButton)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class LibraryViewController: UIViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = ↓UIBarButtonItem(
                        image: UIImage(named: "bullets-hollow"), style: .plain, target: self, action: #selector(more))
                }

                @objc private func more() {}
            }
            """),
        RuleExample(
            .violation,
            """
            struct PinStyle: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ↓Button { configuration.isOn.toggle() } label: {
                        Circle().fill(configuration.isOn ? Color.green : Color.gray)
                    }
                }
            }

            struct Pins: View {
                @Binding var isPinned: Bool

                var body: some View {
                    Toggle("Pinned", isOn: $isPinned)
                        .toggleStyle(PinStyle())
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct BadgeStyle: LabelStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.icon.padding()
                }
            }

            struct Bar: View {
                var body: some View {
                    Button { open() } label: { Label("Offline maps", image: "maps") }
                        .labelStyle(BadgeStyle())
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Pill: PrimitiveButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button(action: configuration.trigger) { PillBody(configuration: configuration) }
                }
            }

            struct PillBody: View {
                let configuration: PrimitiveButtonStyleConfiguration

                var body: some View { configuration.label.padding() }
            }

            struct Bar: View {
                var body: some View {
                    Button("Offline maps") { open() }
                        .buttonStyle(Pill())
                }
            }
            """),
        RuleExample(
            .silent,
            """
            ShareLink(item: link) { Image(systemName: "square.and.arrow.up") }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class LibraryViewController: UIViewController {
                private lazy var moreItem = UIBarButtonItem(
                    image: UIImage(named: "bullets-hollow"), style: .plain, target: self, action: #selector(more))

                override func viewDidLoad() {
                    super.viewDidLoad()
                    navigationItem.rightBarButtonItem = moreItem
                    describe(moreItem)
                }

                private func describe(_ item: UIBarButtonItem) {
                    item.accessibilityLabel = NSLocalizedString("More options", comment: "")
                }

                @objc private func more() {}
            }
            """),
        RuleExample(
            .nearMiss("the button is handed to code of a package, which may name it"),
            """
            import UIKit
            import Theming

            final class PlayerView: UIView {
                private let closeButton = UIButton(type: .system)

                func setUp() {
                    closeButton.setImage(UIImage(named: "btn_close_2"), for: .normal)
                    Theme.shared.decorate(closeButton)
                    addSubview(closeButton)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button(action: archive) {
                Image(systemName: "xmark")
            }
            """),
        RuleExample(
            .nearMiss("VoiceOver says “close” for the symbol, and closing is what the button does"),
            """
            Button { dismiss() } label: {
                Image(systemName: "xmark")
            }
            """),
        RuleExample(
            .nearMiss("VoiceOver says “trash” for the symbol, and the button deletes"),
            """
            Button { store.deleteNote(note) } label: {
                Image(systemName: "trash")
            }
            """),
        RuleExample(
            .review,
            """
            Text("Notes")
            ↓TextEditor(text: $notes)
            """),
        RuleExample(.review, "↓ProgressView(value: done, total: 10)"),
        RuleExample(
            .review,
            """
            ↓Picker("", selection: $order) {
                Text("By name").tag(0)
                Text("By date").tag(1)
            }
            .pickerStyle(.segmented)
            """),
        // The options of a picker in a menu are items of the menu: no label of its own is shown or said.
        RuleExample(
            .silent,
            """
            Menu("Order") {
                Picker("", selection: $order) {
                    Text("By name").tag(0)
                    Text("By date").tag(1)
                }
            }
            """),
        // An optional variable may be left out of a memberwise initializer: the closure is the content.
        RuleExample(
            .silent,
            """
            struct Tile<Content: View>: View {
                var action: (() -> Void)?
                @ViewBuilder var content: () -> Content

                var body: some View {
                    if let action {
                        Button(action: action) { content() }
                    } else {
                        content()
                    }
                }
            }

            struct Weather: View {
                var body: some View {
                    Tile { Text("Sunny") }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: close) {
                Image(systemName: "xmark")
            }
            .accessibilityLabel("Close")
            """),
        RuleExample(
            .silent,
            """
            Button {
                add()
            } label: {
                Label("Add song", systemImage: "plus")
                    .labelStyle(.iconOnly)
            }
            """),
        RuleExample(
            .silent,
            """
            Button(action: open) {
                HStack {
                    Image("cover")
                    Text(album.title)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            TextField("", text: $query, prompt: Text("Search recipes"))
            """),
        RuleExample(
            .silent,
            """
            Picker(selection: $order) {
                Text("By name").tag(0)
                Text("By date").tag(1)
            } label: {
                Label("Sort", systemImage: "arrow.up.arrow.down")
            }
            """),
        RuleExample(.nearMiss("the system names a button by such a role"), "Button(role: .close) { dismiss() }"),
        RuleExample(
            .silent,
            """
            HStack {
                ProgressView()
                Text("Loading songs")
            }
            """),
        RuleExample(
            .violation,
            """
            ↓<button opaque="NO" contentMode="scaleToFill" id="a">
            <rect key="frame" x="340" y="60" width="30" height="30"/>
            <state key="normal" image="btn_close_2"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            <tableView key="view" style="grouped" dataMode="static" id="t">
            <sections>
            <tableViewSection id="s">
            <cells>
            <tableViewCell id="c">
            <tableViewCellContentView key="contentView" tableViewCell="c" id="cc">
            <subviews>
            <label text="Wi-Fi only" id="l">
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            ↓<switch opaque="NO" on="YES" id="w"/>
            </subviews>
            </tableViewCellContentView>
            </tableViewCell>
            </cells>
            </tableViewSection>
            </sections>
            </tableView>
            """),
        RuleExample(
            .violation,
            """
            <textField horizontalHuggingPriority="251" id="l">
            <rect key="frame" x="20" y="200" width="80" height="16"/>
            <textFieldCell key="cell" lineBreakMode="clipping" title="Sort by:" id="lc"/>
            </textField>
            ↓<popUpButton verticalHuggingPriority="750" id="p">
            <rect key="frame" x="108" y="196" width="120" height="25"/>
            <popUpButtonCell key="cell" type="push" title="Name" bezelStyle="rounded" selectedItem="m1" id="pc">
            <menu key="menu" id="m">
            <items>
            <menuItem title="Name" state="on" id="m1"/>
            <menuItem title="Date" id="m2"/>
            </items>
            </menu>
            </popUpButtonCell>
            </popUpButton>
            """),
        RuleExample(
            .violation,
            """
            import UIKit

            final class SettingsViewController: UIViewController {
                private let wifiLabel = UILabel()
                private let wifiSwitch = ↓UISwitch()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    wifiLabel.text = NSLocalizedString("Wi-Fi only", comment: "")
                    let row = UIStackView(arrangedSubviews: [wifiLabel, wifiSwitch])
                    view.addSubview(row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class SettingsViewController: UIViewController {
                private let wifiLabel = UILabel()
                private let wifiSwitch = UISwitch()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    wifiLabel.text = NSLocalizedString("Wi-Fi only", comment: "")
                    wifiLabel.isAccessibilityElement = false
                    wifiSwitch.accessibilityLabel = wifiLabel.text
                    let row = UIStackView(arrangedSubviews: [wifiLabel, wifiSwitch])
                    view.addSubview(row)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            <textField horizontalHuggingPriority="251" id="l">
            <textFieldCell key="cell" lineBreakMode="clipping" title="Sort by:" id="lc"/>
            </textField>
            <popUpButton verticalHuggingPriority="750" id="p">
            <popUpButtonCell key="cell" type="push" title="Name" bezelStyle="rounded" selectedItem="m1" id="pc">
            <menu key="menu" id="m">
            <items>
            <menuItem title="Name" state="on" id="m1"/>
            </items>
            </menu>
            </popUpButtonCell>
            <connections>
            <accessibilityConnection property="title" destination="l" id="x"/>
            </connections>
            </popUpButton>
            <popUpButton verticalHuggingPriority="750" id="q">
            <popUpButtonCell key="cell" type="push" title="Share" bezelStyle="rounded" pullsDown="YES" id="qc">
            <menu key="menu" id="n">
            <items>
            <menuItem title="Share" hidden="YES" id="n1"/>
            <menuItem title="Mail" id="n2"/>
            </items>
            </menu>
            </popUpButtonCell>
            </popUpButton>
            """),
        RuleExample(
            .violation,
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" sceneMemberID="viewController">
            <view key="view" id="v1"/>
            <navigationItem key="navigationItem" title="Recipes" id="n">
            ↓<barButtonItem key="rightBarButtonItem" image="icon_filter_3" id="b"/>
            <barButtonItem key="leftBarButtonItem" systemItem="add" id="d"/>
            </navigationItem>
            </viewController>
            </objects>
            </scene>
            """),
        RuleExample(
            .review,
            """
            ↓<button opaque="NO" id="a">
            <state key="normal" image="xmark" catalog="system"/>
            </button>
            """),
        RuleExample(
            .silent,
            """
            <button opaque="NO" id="a">
            <accessibility key="accessibilityConfiguration" label="Close"/>
            <state key="normal" image="btn_close_2"/>
            </button>
            <textField placeholder="Name" borderStyle="roundedRect" id="f">
            <accessibility key="accessibilityConfiguration" label="Name"/>
            </textField>
            <button opaque="NO" id="b">
            <buttonConfiguration key="configuration" style="filled" image="btn_next" title="Next"/>
            </button>
            """),
        RuleExample(
            .violation,
            """
            ↓<button opaque="NO" id="a">
            <rect key="frame" x="0" y="0" width="200" height="60"/>
            <state key="normal" title="Button"/>
            <buttonConfiguration key="configuration" style="plain"/>
            </button>
            """),
        RuleExample(
            .nearMiss("the class of the scene sets the label through its outlet"),
            """
            <scene sceneID="s1">
            <objects>
            <viewController id="c1" customClass="PlayerViewController" sceneMemberID="viewController">
            <view key="view" id="v1">
            <subviews>
            <button opaque="NO" id="a">
            <state key="normal" image="btn_close_2"/>
            </button>
            </subviews>
            </view>
            <connections>
            <outlet property="closeButton" destination="a" id="o"/>
            </connections>
            </viewController>
            </objects>
            </scene>
            """,
            files: [
                "PlayerViewController.swift": """
                import UIKit
                final class PlayerViewController: UIViewController {
                    @IBOutlet private weak var closeButton: UIButton!
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        closeButton.accessibilityLabel = NSLocalizedString("Close", comment: "")
                    }
                }
                """
            ]),
        RuleExample(
            .nearMiss("the string tables have words for the name of the image, and these are read"),
            """
            Button(action: close) {
                Image("btn_close")
            }
            """, files: ["en.lproj/Localizable.strings": "\"btn_close\" = \"Close\";"]),
        RuleExample(
            .nearMiss("an empty label is another rule's finding"),
            """
            Button(action: close) {
                Image("btn_close")
            }
            .accessibilityLabel("")
            """),
        RuleExample(
            .review,
            """
            final class NamesController: UIViewController {
                func ask() {
                    let alert = UIAlertController(
                        title: NSLocalizedString("New name", comment: ""), message: nil, preferredStyle: .alert)
                    ↓alert.addTextField()
                    present(alert, animated: true)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class NamesController: UIViewController {
                func ask() {
                    let alert = UIAlertController(
                        title: NSLocalizedString("New name", comment: ""), message: nil, preferredStyle: .alert)
                    alert.addTextField { $0.placeholder = NSLocalizedString("First name", comment: "") }
                    ↓alert.addTextField { $0.text = self.store.surname }
                    present(alert, animated: true)
                }
            }
            """),
    ] + fields
}
