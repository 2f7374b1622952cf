/// What `heading-not-marked` must find, and what it must not.
enum HeadingNotMarkedExamples {
    /// All of them.
    static let all: [RuleExample] = [
        RuleExample(
            .review,
            """
            ScrollView {
                VStack {
                    VStack {
                        Image("logo").accessibilityLabel("Larder")
                        ↓Text("Welcome home").font(.largeTitle.bold())
                    }
                    VStack {
                        Text("Keep what you have in stock in one place, and never buy the same thing twice.")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                VStack(alignment: .leading) {
                    ↓Text("Recently played")
                        .font(.title2)
                    ForEach(songs) { song in
                        Text(song.title)
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                HStack {
                    ↓Text("Top rated")
                        .font(.title3.bold())
                    Spacer()
                    Button("See all") { showAll() }
                }
                ScrollView(.horizontal) {
                    Text("First")
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack(alignment: .leading) {
                ↓Text("Ingredients").font(.title2.bold())
                Text("Flour, water, salt, and all the patience there is.")
                ↓Text("Steps").font(.title2.bold())
                Text("Mix, wait, fold, wait again, bake.")
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                HStack {
                    Image("tern").accessibilityHidden(true)
                    VStack(alignment: .leading) {
                        ↓Text("Options of Tern").font(.title2).bold()
                        Text("Nobody else sees them.").font(.caption)
                    }
                }
                ScrollView {
                    Toggle("Loud", isOn: $isLoud)
                    Toggle("Early", isOn: $isEarly)
                    Toggle("Often", isOn: $isOften)
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("On the map").font(.headline).padding()
                Text("Piers with a lift are drawn in blue; the others have stairs only.")
                Button("Close") { close() }
            }
            """),
        RuleExample(
            .review,
            """
            <view contentMode="scaleToFill" id="v2">
            <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
            <subviews>
            <label opaque="NO" text="The ferry waits for nobody, and leaves as soon as the last car is on." id="l2">
            <rect key="frame" x="20" y="130" width="350" height="60"/>
            <fontDescription key="fontDescription" type="system" pointSize="16"/>
            </label>
            ↓<label opaque="NO" text="Departures" id="l3">
            <rect key="frame" x="20" y="90" width="350" height="24"/>
            <fontDescription key="fontDescription" type="system" weight="semibold" pointSize="18"/>
            </label>
            <button opaque="NO" buttonType="system" id="b2">
            <rect key="frame" x="20" y="210" width="350" height="44"/>
            <state key="normal" title="Remind me"/>
            </button>
            </subviews>
            </view>
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                VStack(alignment: .leading) {
                    ↓Text("Guests").font(.headline)
                    ForEach(guests) { guest in
                        Text(guest.name)
                    }
                    ↓Text("Log").font(.headline).padding(.top)
                    Text(stay.log)
                }
            }
            """),
        RuleExample(
            .nearMiss("the bold line beneath a title is of another size, and titles nothing"),
            """
            ScrollView {
                VStack(alignment: .leading) {
                    Text("Guests").font(.title3.bold()).accessibilityAddTraits(.isHeader)
                    ForEach(guests) { guest in
                        Text(guest.name)
                    }
                    Text("Paid").font(.headline).padding(.top)
                    Text(stay.date)
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                Section(header: ↓Text("Colors")) {
                    ForEach(colors) { color in
                        Text(color.name)
                    }
                }
                List {
                    Section(header: Text("Sizes")) {
                        Text("Small")
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("what stands above a section of a stack is marked, or is a button"),
            """
            LazyVStack {
                Section(header: Text("Colors").accessibilityAddTraits(.isHeader)) {
                    Text("Blue")
                }
                Section {
                    Text("Small")
                } header: {
                    Button("Sizes") { showSizes() }
                }
            }
            """),
        RuleExample(
            .review,
            """
            NavigationStack {
                List(boats) { boat in
                    Text(boat.name)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        ↓Text("Boats").font(.headline)
                    }
                    ToolbarItem(placement: .topBarTrailing) {
                        Button("Add") { add() }
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            NavigationStack {
                List(boats) { boat in
                    Text(boat.name)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        VStack {
                            ↓Text("Harbor").font(.headline)
                            Text("Seven boats").font(.caption)
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("the label in place of the title is marked"),
            """
            final class BoatsController: UIViewController {
                private let heading = UILabel()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    heading.text = NSLocalizedString("Boats", comment: "")
                    heading.accessibilityTraits = .header
                    navigationItem.titleView = heading
                }
            }
            """),
        RuleExample(
            .nearMiss("a menu stands in place of the title"),
            """
            NavigationStack {
                List(boats) { boat in
                    Text(boat.name)
                }
                .toolbar {
                    ToolbarItem(placement: .principal) {
                        Menu("Boats") {
                            Button("All") { show(.all) }
                        }
                    }
                }
            }
            """),
        RuleExample(
            .nearMiss("it is a caption of the number beneath"),
            """
            VStack {
                Text("Next ferry").font(.headline)
                Text(minutes).font(.largeTitle)
                Button("Refresh") { refresh() }
            }
            """),
        RuleExample(
            .nearMiss("a row whose words stand side by side is no title"),
            """
            VStack {
                HStack {
                    Text("Ferry").font(.headline)
                    Text("Leaves at noon, from the north pier, whatever the weather is like.")
                }
                Button("Refresh") { refresh() }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack {
                Text("Welcome to").font(.title)
                Text("Larder").font(.largeTitle)
                Button("Start") { start() }
            }
            """),
        RuleExample(
            .silent,
            """
            VStack(alignment: .leading) {
                Text("Recently played")
                    .font(.title2)
                    .accessibilityAddTraits(.isHeader)
                ForEach(songs) { song in
                    Text(song.title)
                }
            }
            """),
        RuleExample(
            .review,
            """
            VStack {
                ↓Text("No downloads yet")
                    .font(.title2)
                Text("What you save appears here.")
            }
            """),
        RuleExample(
            .silent,
            """
            Section {
                Text("First")
            } header: {
                Text("Recently played").font(.title2)
            }
            """),
        RuleExample(
            .silent,
            """
            Button { open() } label: {
                VStack {
                    Text("Recently played").font(.title2)
                    Image("cover")
                    ScrollView { Text("First") }
                }
            }
            """),
        RuleExample(
            .review,
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = UIView()
                    let name = ↓UILabel()
                    name.text = piers[section].name
                    header.addSubview(name)
                    return header
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = UIView()
                    let name = UILabel()
                    name.text = piers[section].name
                    name.accessibilityTraits.insert(.header)
                    header.addSubview(name)
                    return header
                }
            }
            """),
        RuleExample(
            .nearMiss("the label that such a view brings along is a heading by itself"),
            """
            final class PierHeader: UITableViewHeaderFooterView {
                func show(_ pier: Pier) {
                    textLabel?.text = pier.name
                }
            }
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                    let header = tableView.dequeueReusableHeaderFooterView(withIdentifier: "pier") as? PierHeader
                    header?.show(piers[section])
                    return header
                }
            }
            """),
        RuleExample(
            .nearMiss("the list makes a heading of a title that it is only given as words"),
            """
            final class PierController: UITableViewController {
                override func viewDidLoad() {
                    super.viewDidLoad()
                    title = NSLocalizedString("Piers", comment: "")
                }

                override func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
                    piers[section].name
                }
            }
            """),
        RuleExample(
            .nearMiss("a number is what the card shows, not its title"),
            """
            VStack {
                Text("72")
                    .font(.largeTitle)
                Text("beats per minute")
                ScrollView { Text("Today") }
            }
            """),
        RuleExample(
            .review,
            """
            final class TodayController: UIViewController {
                private let heading = ↓UILabel()
                private let list = UITableView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let column = UIStackView()
                    column.axis = .vertical
                    heading.text = NSLocalizedString("Departures today", comment: "")
                    heading.font = .preferredFont(forTextStyle: .title1)
                    column.addArrangedSubview(heading)
                    column.addArrangedSubview(list)
                    view.addSubview(column)
                }
            }
            """),
        RuleExample(
            .silent,
            """
            final class TodayController: UIViewController {
                private let heading = UILabel()
                private let list = UITableView()

                override func viewDidLoad() {
                    super.viewDidLoad()
                    let column = UIStackView()
                    column.axis = .vertical
                    heading.text = NSLocalizedString("Departures today", comment: "")
                    heading.font = .preferredFont(forTextStyle: .title1)
                    heading.accessibilityTraits.insert(.header)
                    column.addArrangedSubview(heading)
                    column.addArrangedSubview(list)
                    view.addSubview(column)
                }
            }
            """),
        RuleExample(
            .review,
            """
            <stackView axis="vertical" id="s2">
            <subviews>
            ↓<label text="Departures today" id="l1">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
            <tableView id="t1"/>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .silent,
            """
            <stackView axis="vertical" id="s2">
            <subviews>
            <label text="Departures today" id="l1">
            <accessibility key="accessibilityConfiguration">
            <accessibilityTraits key="traits" staticText="YES" header="YES"/>
            </accessibility>
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            </label>
            <tableView id="t1"/>
            </subviews>
            </stackView>
            """),
        RuleExample(
            .nearMiss("a name with its value titles nothing"),
            """
            VStack(alignment: .leading) {
                Text("Default: off").bold()
                Text("With this setting the bridge opens for every ship that asks for it, whatever the tide is.")
            }
            """),
        RuleExample(
            .nearMiss("what a slice of a chart says while a finger is on it"),
            """
            struct Catch: View {
                @State private var angle: Int?
                var body: some View {
                    VStack { Chart(boats) { boat in SectorMark(angle: .value("Catch", boat.weight)) } }
                        .chartAngleSelection(value: $angle)
                        .overlay {
                            if let angle {
                                VStack {
                                    Text("Catch of the day").font(.title3)
                                    Text("Whatever these boats have brought home since they left the harbor.")
                                }
                            }
                        }
                }
            }
            """),
        RuleExample(
            .nearMiss("a callout that comes and goes with what is touched"),
            """
            struct Map: View {
                @State private var buoy: String?
                var body: some View {
                    Image("map")
                        .overlay {
                            if let buoy { BuoyCallout(name: buoy) }
                        }
                }
            }
            struct BuoyCallout: View {
                let name: String
                var body: some View {
                    VStack {
                        Text("Buoy in the fairway").font(.title3)
                        Text("It lies where the current is strongest, and is moved after every storm of the winter.")
                    }
                }
            }
            """),
        RuleExample(
            .review,
            """
            ScrollView {
                VStack {
                    ↓Text("In the harbor").font(.headline)
                    ForEach(boats) { Text($0.name) }
                    ↓Text("At sea").font(.headline)
                    ForEach(others) { Text($0.name) }
                }
            }
            """),
        RuleExample(
            .nearMiss("a bold line under what came before closes it, with nothing to open"),
            """
            ScrollView {
                VStack {
                    Text("Boats of the harbor")
                    ForEach(boats) { Text($0.name) }
                    Text("Twelve boats").font(.headline)
                    Text("Updated today")
                }
            }
            """),
    ]
}
