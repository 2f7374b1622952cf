import Testing

/// What types that are no views do to views is met where these are.
@Suite("Reach of helpers") struct ReachOfHelpersTests {
    private static let cell = """
        class MooringCell: UITableViewCell {
            let ship = UILabel()
            override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
                super.init(style: style, reuseIdentifier: reuseIdentifier)
                contentView.addSubview(ship)
            }
        }
        final class Moorings: UITableViewController {
            override func viewDidLoad() { tableView.register(MooringCell.self, forCellReuseIdentifier: "mooring") }
            override func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                table.dequeueReusableCell(withIdentifier: "mooring", for: path) as! MooringCell
            }
        }

        """

    @Test(
        "meets what a presenter does to a cell that it is handed as its class, or takes for it",
        arguments: [
            "struct Presenter { static func fill(_ cell: MooringCell) { cell.ship.text = \"Gull\" } }",
            """
            struct Presenter {
                static func fill(_ cell: UITableViewCell, at row: Int) {
                    guard let cell = cell as? MooringCell else { return }
                    cell.ship.text = "Gull"
                    cell.ship.isHidden = row == 0
                }
            }
            """,
        ])
    func presenters(presenter: String) throws {
        #expect(try AccountedSites.notReached(Self.cell + presenter).isEmpty)
    }

    @Test("does not meet what is done to an object of a class that stands nowhere")
    func nowhere() throws {
        let code = """
            class Buoy: UIView { }
            final class Painter {
                static func paint(_ label: UILabel) { label.text = "Reef" }
                static func paint(_ cell: UITableViewCell) { cell.textLabel?.text = "Shoal" }
            }
            """
        #expect(try !AccountedSites.notReached(code).isEmpty)
    }

    @Test("meets what an object does that a controller makes and that fills its list")
    func dataSources() throws {
        let code = """
            final class Berths: NSObject, UITableViewDataSource {
                func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
                    let cell = table.dequeueReusableCell(withIdentifier: "berth", for: path)
                    cell.textLabel?.text = "Berth"
                    return cell
                }
            }
            final class Quay: UIViewController {
                let table = UITableView()
                let berths = Berths()
                override func viewDidLoad() {
                    view.addSubview(table)
                    table.dataSource = berths
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test("follows a closure that a property keeps and that is called like a method")
    func keptClosures() throws {
        let code = """
            final class Lighthouse: UIViewController {
                private let lamp = UILabel()
                private let light = { (label: UILabel) in label.text = "Lit" }
                override func viewDidLoad() {
                    view.addSubview(lamp)
                    self.light(lamp)
                }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }

    @Test(
        "follows a closure that is handed to a function under another name of its type",
        arguments: [
            "func glide(seconds: Double = 0.2, animated: Bool? = nil, animations: @escaping Step)",
            "func glide(seconds: Double = 0.2, done: (() -> Void)? = nil, animations: @escaping Step)",
        ])
    func namedFunctionTypes(glide: String) throws {
        let code = """
            typealias Step = () -> Void
            \(glide) { UIView.animate(withDuration: seconds, animations: animations) }
            final class Lighthouse: UIViewController {
                let lamp = UILabel()
                override func viewDidLoad() { view.addSubview(lamp) }
                func flash() { glide { self.lamp.alpha = 1 } }
            }
            """
        #expect(try AccountedSites.notReached(code).isEmpty)
    }
}
