extension StateNotSpokenExamples {
    /// States shown by a mark beside texts.
    static let marks: [RuleExample] = [
        RuleExample(
            .review,
            """
            struct LetterRow: View {
                let letter: Letter

                var body: some View {
                    NavigationLink(destination: LetterView(letter)) {
                        HStack {
                            Text(letter.sender)
                            if letter.isUnread {
                                ↓Circle().fill(.orange).frame(width: 9, height: 9)
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct LetterRow: View {
                let letter: Letter

                var body: some View {
                    NavigationLink(destination: LetterView(letter)) {
                        HStack {
                            Text(letter.sender)
                            if letter.isUnread {
                                Circle().fill(.orange).frame(width: 9, height: 9)
                            }
                        }
                    }
                    .accessibilityValue(letter.isUnread ? "Unread" : "")
                }
            }
            """),
        RuleExample(
            .nearMiss("the text says it as well"),
            """
            HStack {
                if store.isOnline {
                    Circle().fill(.green).frame(width: 9, height: 9)
                }
                Text(store.isOnline ? "Open" : "Closed")
            }
            """),
        RuleExample(
            .nearMiss("what is drawn while something loads is no state of the thing"),
            """
            HStack {
                Text(letter.sender)
                if isLoading {
                    Circle().fill(.orange).frame(width: 9, height: 9)
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class LetterCell: UITableViewCell {
                private let sender = UILabel()
                private let seal = UIView()

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(sender)
                    contentView.addSubview(seal)
                }

                func show(_ letter: Letter) {
                    sender.text = letter.sender
                    if letter.isUnread {
                        ↓seal.isHidden = false
                    } else {
                        seal.isHidden = true
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class SongCell: UITableViewCell {
                private let name = UILabel()
                private let heart = UIImageView()
                var isFavorite = false {
                    didSet { ↓heart.image = isFavorite ? UIImage(named: "heart") : nil }
                }

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(name)
                    contentView.addSubview(heart)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LetterCell: UITableViewCell {
                private let sender = UILabel()
                private let seal = UIView()

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(sender)
                    contentView.addSubview(seal)
                }

                func show(_ letter: Letter) {
                    sender.text = letter.sender
                    seal.isHidden = !letter.isUnread
                    accessibilityValue = letter.isUnread ? Strings.unread : nil
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class LetterCell: UITableViewCell {
                private let sender = UILabel()
                private let seal = UIView()
                private let note = UILabel()

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(sender)
                    contentView.addSubview(seal)
                    contentView.addSubview(note)
                }

                func show(_ letter: Letter) {
                    sender.text = letter.sender
                    seal.isHidden = !letter.isUnread
                    note.text = letter.isUnread ? Strings.unread : Strings.read
                }
            }
            """),
        RuleExample(
            .nearMiss("UIKit says by itself of a cell that it is selected"),
            """
            final class PaperCell: UICollectionViewCell {
                private let name = UILabel()
                private let frameView = UIView()
                override var isSelected: Bool {
                    didSet { frameView.isHidden = !isSelected }
                }

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(name)
                    contentView.addSubview(frameView)
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
        RuleExample(
            .review,
            """
            import AppKit

            final class LetterCellView: NSTableCellView {
                private let seal = NSView()
                var isUnread = false {
                    didSet { ↓seal.isHidden = !isUnread }
                }

                override init(frame: NSRect) {
                    super.init(frame: frame)
                    addSubview(seal)
                }

                required init?(coder: NSCoder) { nil }
            }
            """),
    ]

    /// Texts with a line through them.
    static let struck: [RuleExample] = [
        RuleExample(
            .review,
            """
            HStack {
                Text(fare.before).↓strikethrough()
                Text(fare.today)
            }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text(fare.before).strikethrough().accessibilityLabel("Before: \\(fare.before)")
                Text(fare.today)
            }
            """),
        RuleExample(
            .silent,
            """
            Text(fare.today).strikethrough(false)
            """),
    ]

    /// Buttons that look out of use and are not.
    static let dimmed: [RuleExample] = [
        RuleExample(
            .review,
            """
            Button("Post letter") {
                if isComplete { post() }
            }
            .↓opacity(isComplete ? 1 : 0.4)
            """),
        RuleExample(
            .nearMiss("who is out of use by the environment is said to be"),
            """
            struct PostButton: View {
                @Environment(\\.isEnabled) private var isEnabled

                var body: some View {
                    Button("Post letter") { post() }
                        .foregroundStyle(isEnabled ? Color.blue : Color.gray)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button("Post letter") { post() }
                .opacity(isComplete ? 1 : 0.4)
                .disabled(!isComplete)
            """),
        RuleExample(
            .review,
            """
            final class PostController: UIViewController {
                private let post = UIButton(type: .system)
                private var stamps = 0 {
                    didSet { ↓post.alpha = stamps > 0 ? 1 : 0.4 }
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    post.setTitle("Post letter", for: .normal)
                    post.addTarget(self, action: #selector(send), for: .touchUpInside)
                    view.addSubview(post)
                }

                @objc private func send() {
                    if stamps > 0 { office.send() }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PostController: UIViewController {
                private let post = UIButton(type: .system)
                private var stamps = 0 {
                    didSet {
                        post.alpha = stamps > 0 ? 1 : 0.4
                        post.isEnabled = stamps > 0
                    }
                }

                override func viewDidLoad() {
                    super.viewDidLoad()
                    post.setTitle("Post letter", for: .normal)
                    post.addTarget(self, action: #selector(send), for: .touchUpInside)
                    view.addSubview(post)
                }

                @objc private func send() { office.send() }
            }
            """),
    ]
}
