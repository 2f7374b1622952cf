import Foundation
import HandrailModel
import HandrailSource
import HandrailTestSupport
import Testing

/// What classes of UIKit make is accounted for, on whichever way it is shown.
@Suite("Reach of classes") struct ReachOfClassesTests {
    /// The sites of files, as `Mooring.swift UILabel 6 on screen`.
    private static func sites(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.audit(files.mapValues { Data(("import UIKit\n" + $0).utf8) }, jobs: 1)
        return audit.reach.sites.filter { $0.kind == .view }.map { site in
            let file = audit.file(of: site.place)
            let line = file.lines.position(of: site.place.range.lower).line
            return "\(file.path.split(separator: "/").last ?? "") \(site.name) \(line) \(account(site.account))"
        }
    }

    private static func account(_ account: SiteAccount) -> String {
        switch account {
        case .onScreen: "on screen"
        case .inComponent: "by itself"
        case .inPreview: "in a preview"
        case .unused: "unused"
        case .notReached: "not reached"
        }
    }

    @Test("judges what a class hands to others by itself")
    func handedOn() throws {
        let code = """
            final class Harbor {
                let pilot: Pilot
                init(pilot: Pilot) { self.pilot = pilot }
                func horn() -> UIView {
                    let horn = UIButton(type: .system)
                    horn.setTitle("Sound the horn", for: .normal)
                    return horn
                }
                func radio() { pilot.take(UILabel()) }
                func forgotten() { let lamp = UIButton() }
            }
            """
        #expect(
            try Self.sites(["Harbor.swift": code]) == [
                "Harbor.swift UIButton 6 by itself", "Harbor.swift UILabel 10 by itself",
                "Harbor.swift UIButton 11 not reached",
            ])
    }

    @Test("judges no view of a static function that nothing calls, nor of one that only such functions call")
    func uncalled() throws {
        let code = """
            enum StatusBar {
                static func install(in bar: UIView) -> UIStackView {
                    let stack = UIStackView(arrangedSubviews: [pill()])
                    bar.addSubview(stack)
                    return stack
                }
                private static func pill() -> UIButton { UIButton(type: .system) }
                static func badge() -> UILabel { UILabel() }
            }
            """
        let caller = """
            final class Desk {
                let show: (UIView) -> Void = { _ in }
                func open() { show(StatusBar.badge()) }
            }
            """
        let sites = try Self.sites(["StatusBar.swift": code, "Desk.swift": caller])
        #expect(sites.contains("StatusBar.swift UILabel 9 by itself"))
        #expect(sites.contains("StatusBar.swift UIButton 8 not reached"))
        let used = caller + "\nextension Desk { func set(_ bar: UIView) { _ = StatusBar.install(in: bar) } }"
        let others = try Self.sites(["StatusBar.swift": code, "Desk.swift": used])
        #expect(others.contains("StatusBar.swift UIButton 8 by itself"))
    }

    @Test("tells where a function of another file makes a view, and not only where it is called")
    func factories() throws {
        let factory = """
            extension UIView {
                static func lantern() -> UIButton {
                    let lantern = UIButton(type: .system)
                    lantern.setTitle("Light", for: .normal)
                    return lantern
                }
            }
            """
        let board = """
            class Board: UIViewController {
                override func viewDidLoad() { view.addSubview(UIView.lantern()) }
            }
            """
        #expect(
            try Self.sites(["Lantern.swift": factory, "Board.swift": board]) == [
                "Lantern.swift UIButton 4 by itself"
            ])
    }

    @Test("judges a base class of which nothing is made, where no class built on it leads to its views")
    func baseClass() throws {
        let code = """
            class Deck: UIView {
                let rail = UILabel()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    rail.text = "Rail"
                    addSubview(rail)
                }
            }
            final class Upper: Deck {
                override init(frame: CGRect) { fatalError() }
            }
            """
        #expect(try Self.sites(["Deck.swift": code]).allSatisfy { $0.hasSuffix("by itself") })
    }

    @Test("takes no cast, no window and no space between items for a view")
    func noViews() throws {
        let code = """
            final class Mooring: UIView {}
            final class Quay: UIViewController {
                var window: UIWindow? = UIWindow(frame: .zero)
                func tie(_ view: UIView) { if let mooring = view as? Mooring { mooring.isHidden = true } }
                override func viewDidLoad() {
                    toolbarItems = [UIBarButtonItem(barButtonSystemItem: .flexibleSpace, target: nil, action: nil)]
                }
            }
            """
        #expect(try Self.sites(["Quay.swift": code]).isEmpty)
    }

    @Test("asks of a view that is handed on nothing that its surroundings may answer")
    func certainty() throws {
        let code = """
            final class Chandler {
                func winch() -> UIButton {
                    let winch = UIButton(type: .system)
                    winch.setImage(UIImage(named: "winch"), for: .normal)
                    return winch
                }
            }
            """
        let audit = try TemporaryFolder.audit(["Chandler.swift": Data(("import UIKit\n" + code).utf8)], jobs: 1)
        #expect(audit.reach.controls.inComponents == 1)
        #expect(audit.findings.filter { $0.outcome == .violation }.isEmpty)
    }
}
