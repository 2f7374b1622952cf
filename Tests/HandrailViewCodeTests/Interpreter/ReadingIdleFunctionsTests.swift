import HandrailModel
import HandrailTestSupport
import Testing

/// Functions that say nothing about views are read once; what they are handed is read at every call.
@Suite("Reading UIKit: functions that say nothing about views") struct ReadingIdleFunctionsTests {
    private static let service = """
        final class Service {
            static let shared = Service()
            func load(_ path: String, _ done: @escaping (String) -> Void) {
                let address = "https://ferries.example/" + path
                request(address) { answer in done(answer) }
            }
            func request(_ address: String, _ done: @escaping (String) -> Void) { print(address); done(address) }
        }

        """

    @Test("Each of many closures that one function is handed counts")
    func closures() throws {
        let names = ["Bow", "Stern", "Deck", "Mast", "Keel"]
        let calls = names.map { name in
            """
            let \(name.lowercased()) = UIButton()
            view.addSubview(\(name.lowercased()))
            Service.shared.load("\(name)") { _ in \(name.lowercased()).accessibilityLabel = "\(name)" }
            """
        }
        let dump = try UIKitScreen.dump(
            Self.service + """
                final class Screen: UIViewController {
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        \(calls.joined(separator: "\n"))
                    }
                }
                """)
        for name in names { #expect(dump.contains("\"\(name)\"")) }
    }

    @Test("A function that only calls back is followed for a view that it is handed after all")
    func views() throws {
        let dump = try UIKitScreen.dump(
            Self.service + """
                final class Namer {
                    func name(_ view: UIView?, as name: String) { view?.accessibilityLabel = name }
                }

                final class Screen: UIViewController {
                    private let namer = Namer()
                    private let horn = UIButton()
                    override func viewDidLoad() {
                        super.viewDidLoad()
                        namer.name(nil, as: "Nobody")
                        namer.name(nil, as: "Nobody else")
                        view.addSubview(horn)
                        namer.name(horn, as: "Horn")
                    }
                }
                """)
        #expect(dump.contains("\"Horn\""))
    }
}
