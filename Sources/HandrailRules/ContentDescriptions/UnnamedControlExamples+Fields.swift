/// What fields that only a placeholder names, and elements that are adjusted, are told of, as code.
extension UnnamedControlExamples {
    /// Fields, and elements that are adjusted.
    static let fields: [RuleExample] = [
        RuleExample(
            .review,
            """
            final class BerthController: UIViewController {
                private let harbor = UITextField()
                private let length = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓harbor.placeholder = NSLocalizedString("Home harbor", comment: "")
                    length.placeholder = NSLocalizedString("For example 9.5", comment: "")
                    length.accessibilityLabel = NSLocalizedString("Length", comment: "")
                    view.addSubview(harbor)
                    view.addSubview(length)
                }
            }
            """),
        RuleExample(
            .review,
            """
            <textField ↓placeholder="Home harbor" id="f1">
            <rect key="frame" x="16" y="20" width="300" height="44"/>
            </textField>
            """),
        RuleExample(
            .silent,
            """
            <textField placeholder="Home harbor" id="f1">
            <rect key="frame" x="16" y="20" width="300" height="44"/>
            <accessibility key="accessibilityConfiguration" label="Home harbor"/>
            </textField>
            """),
        RuleExample(
            .violation,
            """
            HStack {
                ↓TextField("0", text: $first)
                TextField("0", text: $second)
                    .accessibilityLabel("Second digit")
            }
            """),
        RuleExample(
            .silent,
            """
            LabeledContent("Berth fee") {
                TextField("0.00", text: $fee)
            }
            """),
        RuleExample(
            .violation,
            """
            final class FeeController: UIViewController {
                private let fee = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    ↓fee.placeholder = "0.00"
                    view.addSubview(fee)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class FeeController: UIViewController {
                private let fee = UITextField()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    fee.placeholder = "0.00"
                    fee.accessibilityLabel = "Berth fee"
                    view.addSubview(fee)
                }
            }
            """),
        RuleExample(
            .nearMiss("a field of SwiftUI goes on being called by its title"),
            "TextField(\"Home harbor\", text: $harbor)"),
        RuleExample(
            .violation,
            """
            ↓Capsule()
                .frame(width: 300, height: 44)
                .accessibilityElement()
                .accessibilityValue("\\(knots) knots")
                .accessibilityAdjustableAction { direction in change(direction) }
            """),
        RuleExample(
            .violation,
            """
            final class SpeedDial: UIControl {
                var knots = 4 { didSet { accessibilityValue = "\\(knots)" } }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    isAccessibilityElement = true
                    accessibilityTraits = .adjustable
                }

                required init?(coder: NSCoder) { fatalError() }

                override func accessibilityIncrement() { knots += 1 }
                override func accessibilityDecrement() { knots -= 1 }
            }

            final class HelmController: UIViewController {
                private let cruising = ↓SpeedDial()
                private let limit = SpeedDial()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    limit.accessibilityLabel = NSLocalizedString("Speed limit", comment: "")
                    view.addSubview(cruising)
                    view.addSubview(limit)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            TabView {
                Text("The old port")
                Text("The new port")
            }
            .tabViewStyle(.page)
            """),
        RuleExample(
            .nearMiss("what AppKit says for its own image is what the button does"),
            """
            import AppKit

            final class StopsController: NSViewController {
                @objc private func removeStop() { stops.removeLast() }
                private var stops: [String] = []

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let image = NSImage(named: NSImage.removeTemplateName)!
                    let remove = NSButton(image: image, target: self, action: #selector(removeStop))
                    view.addSubview(remove)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class BerthsController: UITableViewController {
                override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }

                override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = UITableViewCell()
                    cell.textLabel?.text = NSLocalizedString("Berth", comment: "")
                    addIcon(to: cell)
                    return cell
                }

                private func addIcon(to cell: UITableViewCell) {
                    let bell = ↓UIButton(type: .system)
                    bell.setImage(UIImage(named: "bell-24"), for: .normal)
                    cell.accessoryView = bell
                }
            }
            """),
    ]
}
