/// What heights and widths around text are told of and what not, as code.
enum FixedHeightAroundTextExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .violation,
            """
            Text("Next departure")
                .↓frame(height: 30)
            """),
        RuleExample(
            .violation,
            """
            VStack {
                Text(train.name).font(.headline)
                Text(train.platform).font(.subheadline)
            }
            .↓frame(maxWidth: .infinity, maxHeight: 60)
            """),
        RuleExample(
            .review,
            """
            VStack {
                Text("Change at the harbor for the night ferry")
                Text("On time")
            }
            .frame(width: 120)
            .↓frame(maxHeight: 160)
            """),
        RuleExample(
            .nearMiss("it is as wide as the screen lets it be"),
            """
            VStack {
                Text("Change at the harbor for the night ferry")
                Text("On time")
            }
            .frame(maxHeight: 160)
            """),
        RuleExample(
            .review,
            """
            Text("Cancelled")
                .↓frame(width: isWide ? 90 : 60)
            """),
        RuleExample(
            .silent,
            """
            Text("Cancelled")
                .frame(minWidth: 90)
            """),
        RuleExample(
            .nearMiss("its words are short enough"),
            """
            Text("At 9")
                .frame(width: 120)
            """),
        RuleExample(
            .review,
            """
            struct Ticket: View {
                @State private var showsTerms = false

                var body: some View {
                    Button("Terms") { showsTerms = true }
                        .sheet(isPresented: $showsTerms) {
                            Text("A ticket holds for one ride on one day and cannot be given back once it is stamped.")
                                .↓presentationDetents([.height(120)])
                        }
                }
            }
            """),
        RuleExample(
            .silent,
            """
            struct Ticket: View {
                @State private var showsTerms = false

                var body: some View {
                    Button("Terms") { showsTerms = true }
                        .sheet(isPresented: $showsTerms) {
                            Text("A ticket holds for one ride on one day and cannot be given back once it is stamped.")
                                .presentationDetents([.height(120), .large])
                        }
                }
            }
            """),
        RuleExample(
            .nearMiss("what does not fit can be scrolled to"),
            """
            struct Ticket: View {
                @State private var showsTerms = false

                var body: some View {
                    Button("Terms") { showsTerms = true }
                        .sheet(isPresented: $showsTerms) {
                            ScrollView {
                                Text("A ticket holds for one ride on one day and cannot be given back once stamped.")
                            }
                            .presentationDetents([.fraction(0.2)])
                        }
                }
            }
            """),
        RuleExample(
            .review,
            """
            Button("Buy ticket") { buy() }
                .↓frame(height: 50)
            """),
        RuleExample(
            .silent,
            """
            Button("Check out", systemImage: "cart", action: pay)
                .labelStyle(.iconOnly)
                .frame(height: 30)
            """),
        RuleExample(
            .silent,
            """
            Text("Next departure")
                .frame(minHeight: 30)
            """),
        RuleExample(
            .nearMiss("the letters stay whole"),
            """
            Text("Next departure")
                .font(.body)
                .frame(height: 61.5)
            """),
        // The system lays menus and segments out.
        RuleExample(
            .silent,
            """
            Picker("Sort by", selection: $order) {
                Text("Departure").tag(0)
                Text("Arrival").tag(1)
            }
            .pickerStyle(.segmented)
            .frame(height: 24)
            """),
        RuleExample(
            .silent,
            """
            Menu("Tickets") {
                Button("Buy ticket") { buy() }
                    .frame(height: 20)
            }
            """),
        RuleExample(
            .silent,
            """
            ScrollView {
                Text("Next departure")
            }
            .frame(height: 40)
            """),
        RuleExample(
            .silent,
            """
            struct Example: View {
                @ScaledMetric private var height = 30.0

                var body: some View {
                    Text("Next departure")
                        .frame(height: height)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            Text("Next departure")
                .frame(height: 120)
            """),
        RuleExample(
            .violation,
            """
            <label text="Next departure" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <constraints>
            ↓<constraint firstAttribute="height" constant="21" id="h"/>
            </constraints>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .silent,
            """
            <label text="Next departure" id="a">
            <rect key="frame" x="20" y="60" width="200" height="21"/>
            <constraints>
            <constraint firstAttribute="height" relation="greaterThanOrEqual" constant="21" id="h"/>
            </constraints>
            <fontDescription key="fontDescription" style="UICTFontTextStyleBody"/>
            </label>
            """),
        RuleExample(
            .nearMiss("the picture has a fixed height, not the text"),
            """
            HStack {
                Image(systemName: "train.side.front.car")
                    .frame(height: 24)
                Text("Next departure")
            }
            """),
        RuleExample(
            .violation,
            """
            final class TrailController: UIViewController {
                private let note = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    note.text = NSLocalizedString("Departures", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    note.adjustsFontForContentSizeCategory = true
                    view.addSubview(note)
                    ↓note.heightAnchor.constraint(equalToConstant: 20).isActive = true
                }
            }
            """),
        RuleExample(
            .violation,
            """
            final class NoteCell: UITableViewCell {
                private let note = UILabel()

                override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                    super.init(style: style, reuseIdentifier: reuseIdentifier)
                    note.text = NSLocalizedString("Note", comment: "")
                    note.font = .preferredFont(forTextStyle: .body)
                    note.adjustsFontForContentSizeCategory = true
                    contentView.addSubview(note)
                }

                required init?(coder: NSCoder) { nil }
            }

            final class NotesController: UITableViewController {
                override func tableView(_ list: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    list.dequeueReusableCell(withIdentifier: "note", for: path) as! NoteCell
                }

                override func tableView(_ list: UITableView, heightForRowAt path: IndexPath) -> CGFloat {
                    return ↓36
                }
            }
            """),
    ]
}
