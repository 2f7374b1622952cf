/// What `state-not-spoken` must find, and what it must not.
enum StateNotSpokenExamples {
    /// All of them.
    static let all = appearance + pictures + marks + struck + dimmed + rows

    private static let appearance: [RuleExample] = [
        RuleExample(
            .review,
            """
            ↓Button { isVegan.toggle() } label: {
                Text("Vegan").bold(isVegan)
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { isVegan.toggle() } label: {
                Text("Vegan").opacity(isVegan ? 1 : 0.4)
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { isVegan.toggle() } label: {
                Text("Vegan").padding().overlay(Capsule().stroke(isVegan ? Color.blue : .clear, lineWidth: 2))
            }
            """),
        RuleExample(
            .review,
            """
            struct Example: View {
                @State private var tab = "Home"
                let tabs = ["Home", "Cart"]

                var body: some View {
                    ForEach(tabs, id: \\.self) { item in
                        ↓Button { tab = item } label: {
                            Text(item).foregroundStyle(tab == item ? Color.accentColor : .secondary)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Button { isVegan.toggle() } label: {
                Text("Vegan").bold(isVegan).underline(isVegan)
            }
            .accessibilityAddTraits(isVegan ? .isSelected : [])
            """),
        RuleExample(
            .silent,
            """
            Button { isPlaying.toggle() } label: {
                Text(isPlaying ? "Pause" : "Play").bold(isPlaying)
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Button { isDone.toggle() } label: {
                HStack {
                    Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                    Text("Water the plants")
                }
            }
            """),
        RuleExample(
            .violation,
            """
            struct CheckboxStyle: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    ↓Button { configuration.isOn.toggle() } label: {
                        HStack {
                            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                            configuration.label
                        }
                    }
                }
            }

            extension ToggleStyle where Self == CheckboxStyle {
                static var checkbox: CheckboxStyle { CheckboxStyle() }
            }

            struct Packing: View {
                @Binding var isPacked: Bool

                var body: some View {
                    VStack { Toggle("Tent", isOn: $isPacked) }
                        .toggleStyle(.checkbox)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct CheckboxStyle: ToggleStyle {
                func makeBody(configuration: Configuration) -> some View {
                    Button { configuration.isOn.toggle() } label: {
                        HStack {
                            Image(systemName: configuration.isOn ? "checkmark.square.fill" : "square")
                            configuration.label
                        }
                    }
                    .accessibilityRepresentation { Toggle(configuration) }
                }
            }

            struct Packing: View {
                @Binding var isPacked: Bool

                var body: some View {
                    Toggle("Tent", isOn: $isPacked)
                        .toggleStyle(CheckboxStyle())
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Filters: View {
                @State private var selectedFilter = Filter.all
                var body: some View {
                    ForEach(Filter.allCases) { filter in
                        ↓Button { selectedFilter = filter } label: {
                            Text(filter.title)
                                .foregroundStyle(selectedFilter == filter ? Color.white : Color.gray)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Levels: View {
                @State private var selectedLevel: Level?
                var body: some View {
                    ForEach(Level.allCases) { level in
                        ↓Button { selectedLevel = level } label: {
                            Text(level.title)
                                .foregroundStyle(selectedLevel == level ? Color.white : Color.gray)
                        }
                    }
                }
            }

            enum Level: CaseIterable {
                case easy, medium, hard
                var title: LocalizedStringResource {
                    switch self {
                    case .easy: "Easy"
                    case .medium: "Medium"
                    case .hard: "Hard"
                    }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Plans: View {
                @State private var selectedPlan: Plan?
                var body: some View {
                    ForEach(plans) { plan in
                        Button { selectedPlan = plan } label: {
                            Text(selectedPlan == plan ? "Your plan" : "Choose this plan")
                                .foregroundStyle(selectedPlan == plan ? Color.white : Color.gray)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { isMuted.toggle() } label: {
                Image(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
            }
            .accessibilityLabel("Sound")
            """),
        RuleExample(
            .silent,
            """
            Button { isDone.toggle() } label: {
                Label("Water the plants", systemImage: isDone ? "checkmark.circle.fill" : "circle")
            }
            .accessibilityAddTraits(isDone ? .isSelected : [])
            """),
        RuleExample(
            .silent,
            """
            Button { isMuted.toggle() } label: {
                Image(systemName: isMuted ? "speaker.slash.fill" : "speaker.wave.2.fill")
            }
            .accessibilityLabel(isMuted ? "Turn sound on" : "Turn sound off")
            """),
        RuleExample(
            .review,
            """
            struct Chip: View {
                let title: String
                let isSelected: Bool
                let action: () -> Void
                var body: some View {
                    ↓Button(action: action) {
                        Text(title)
                            .background(isSelected ? Color.green : Color.gray)
                    }
                }
            }

            struct Cuisines: View {
                @State private var cuisines: Set<String> = []
                var body: some View {
                    Chip(title: "Thai", isSelected: cuisines.contains("thai")) { cuisines.insert("thai") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Plans: View {
                @State private var plan = 0
                var body: some View {
                    ↓Button("Monthly") { plan = 0 }
                        .foregroundStyle(plan == 0 ? Color.white : Color.black)
                }
            }
            """),
        RuleExample(
            .violation,
            """
            ↓Button { model.finish(task) } label: {
                HStack {
                    Image(systemName: task.isFinished ? "checkmark.square" : "square")
                    Text(task.title)
                }
            }
            """),
        RuleExample(
            .review,
            """
            struct Ingredients: View {
                @State private var isExpanded = false
                var body: some View {
                    ↓Button { isExpanded.toggle() } label: {
                        HStack {
                            Text("Ingredients")
                            Image(systemName: "chevron.down").rotationEffect(.degrees(isExpanded ? 180 : 0))
                        }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓Button { model.vote(on: story) } label: {
                Image(systemName: story.isLiked ? "heart.fill" : "heart")
            }
            .accessibilityLabel("Like")
            """),
        RuleExample(
            .review,
            """
            ↓Button { model.vote(on: story) } label: {
                Image(systemName: "arrow.up").foregroundStyle(story.voted == true ? Color.blue : Color.gray)
            }
            .accessibilityLabel("Upvote")
            """),
        RuleExample(
            .silent,
            """
            Button { model.send() } label: {
                Image(systemName: canSend ? "paperplane.fill" : "paperplane")
            }
            .accessibilityLabel("Send")
            """),
        RuleExample(
            .silent,
            """
            Button { model.vote(on: story) } label: {
                Image(systemName: story.isLiked ? "heart.fill" : "heart")
            }
            .accessibilityLabel(story.isLiked ? "Take back your like" : "Like")
            """),
        RuleExample(
            .silent,
            """
            Button("Delete") { delete() }
                .foregroundStyle(selection.isEmpty ? Color.gray : Color.red)
            """),
        RuleExample(
            .silent,
            """
            Button("Refresh") { refresh() }
                .foregroundStyle(selectedTab == .home ? Color.white : Color.black)
            """),
        RuleExample(
            .silent,
            """
            Button { isDone.toggle() } label: {
                HStack {
                    Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                    Text("Water the plants")
                }
            }
            .accessibilityValue(isDone ? "Done" : "To do")
            """),
        RuleExample(
            .silent,
            """
            Toggle(isOn: $isDone) {
                Image(systemName: isDone ? "checkmark.circle.fill" : "circle")
                Text("Water the plants")
            }
            """),
        RuleExample(
            .review,
            """
            import UIKit

            final class PlanCell: UITableViewCell {
                private let name = UILabel()
                private let check = UIImageView(image: UIImage(named: "check"))

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(name)
                    contentView.addSubview(check)
                }

                func show(_ plan: Plan) {
                    name.text = plan.name
                    ↓check.isHidden = !plan.isSelected
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class PlanCell: UITableViewCell {
                private let name = UILabel()
                private let check = UIImageView(image: UIImage(named: "check"))

                override func awakeFromNib() {
                    super.awakeFromNib()
                    contentView.addSubview(name)
                    contentView.addSubview(check)
                }

                override func setSelected(_ selected: Bool, animated: Bool) {
                    super.setSelected(selected, animated: animated)
                    check.isHidden = !selected
                }
            }
            """),
        RuleExample(
            .review,
            """
            import UIKit

            final class AccountCell: UICollectionViewCell {
                private let name = UILabel()
                private let check = UIImageView(image: UIImage(named: "check"))

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(name)
                    contentView.addSubview(check)
                }

                required init?(coder: NSCoder) { nil }

                func show(_ account: Account) {
                    name.text = account.name
                    ↓check.isHidden = !account.isSelected
                }
            }

            final class AccountsViewController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(AccountCell.self, forCellWithReuseIdentifier: "account")
                }

                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                    store.focus(accounts[path.item])
                }
            }
            """),
        RuleExample(
            .silent,
            """
            import UIKit

            final class AccountCell: UICollectionViewCell {
                private let name = UILabel()
                private let check = UIImageView(image: UIImage(named: "check"))

                override init(frame: CGRect) {
                    super.init(frame: frame)
                    contentView.addSubview(name)
                    contentView.addSubview(check)
                }

                required init?(coder: NSCoder) { nil }

                func show(_ account: Account) {
                    name.text = account.name
                    check.isHidden = !account.isSelected
                    accessibilityTraits = account.isSelected ? [.button, .selected] : .button
                }
            }

            final class AccountsViewController: UICollectionViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    collectionView.register(AccountCell.self, forCellWithReuseIdentifier: "account")
                }

                override func collectionView(_ view: UICollectionView, didSelectItemAt path: IndexPath) {
                    store.focus(accounts[path.item])
                }
            }
            """),
        RuleExample(
            .review,
            """
            ↓HStack {
                Text("Water the plants")
                Spacer()
                if isSelected {
                    Image(systemName: "checkmark")
                }
            }
            .onTapGesture { isSelected.toggle() }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Water the plants")
                Spacer()
                if isSelected {
                    Image(systemName: "checkmark")
                }
            }
            .accessibilityElement(children: .combine)
            .onTapGesture { isSelected.toggle() }
            """),
        RuleExample(
            .silent,
            """
            HStack {
                Text("Water the plants")
                Spacer()
                if isSelected {
                    Image(systemName: "checkmark").accessibilityLabel("Chosen")
                }
            }
            .onTapGesture { isSelected.toggle() }
            """),
        RuleExample(
            .review,
            """
            ↓Button("Oat milk") { isSelected.toggle() }
                .background { isSelected ? Color.green : Color.clear }
            """),
        RuleExample(
            .review,
            """
            struct Milk: View {
                @State private var milk = "oat"
                let name: String
                var body: some View {
                    ↓Button("Oat milk") { milk = name }
                        .foregroundStyle(tone(of: name))
                }
                private func tone(of name: String) -> Color {
                    if milk == name { return .green }
                    return .gray
                }
            }
            """),
        RuleExample(
            .nearMiss("the color depends on something the button does not change"),
            """
            Button("Send") { send() }
                .foregroundStyle(isUrgent ? Color.blue : Color.red)
            """),
        // What reacts stands outside of the function that makes the row.
        RuleExample(
            .violation,
            """
            struct Plants: View {
                let plants: [Plant]
                @State private var isDone = false

                var body: some View {
                    row.↓onTapGesture { isDone.toggle() }
                }

                private var row: some View {
                    HStack {
                        Image(systemName: isDone ? "checkmark.square" : "square")
                        Text("Water the plants")
                    }
                    .accessibilityElement(children: .ignore)
                    .accessibilityLabel("Water the plants")
                }
            }
            """),
        // The initial of a server without a picture says nothing of which is in use.
        RuleExample(
            .review,
            """
            struct Servers: View {
                let servers: [Server]
                @State private var activeServer: String?

                var body: some View {
                    List {
                        ForEach(servers) { server in
                            ↓Button {
                                use(server)
                                activeServer = server.id
                            } label: {
                                HStack {
                                    if let picture = server.picture {
                                        Image(uiImage: picture)
                                    } else {
                                        Circle().overlay(Text(server.name.prefix(1)))
                                    }
                                    Text(server.name)
                                    Spacer()
                                    if server.id == activeServer {
                                        Image(systemName: "checkmark")
                                    }
                                }
                            }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("what is there or not may well say which is in use"),
            """
            struct Servers: View {
                let servers: [Server]
                @State private var activeServer: String?

                var body: some View {
                    List {
                        ForEach(servers) { server in
                            Button {
                                use(server)
                                activeServer = server.id
                            } label: {
                                HStack {
                                    Text(server.name)
                                    if let status = status(of: server) {
                                        Text(status)
                                    }
                                    if server.id == activeServer {
                                        Image(systemName: "checkmark")
                                    }
                                }
                            }
                        }
                    }
                }
            }
            """),
    ]
}
