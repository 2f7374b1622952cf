import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What fills registered cells is done to cells of the registered class.
@Suite("Reading UIKit: registered cells") struct ReadingRegistrationsTests {
    /// Two cells with a button that has no name, and a list that registers one of them.
    private static func dump(_ registration: String, screen: String) throws -> String {
        func cell(_ name: String) -> String {
            """
            final class \(name): UICollectionViewCell {
                let remove = UIButton()
                override init(frame: CGRect) {
                    super.init(frame: frame)
                    remove.setImage(UIImage(named: "btn_x"), for: .normal)
                    contentView.addSubview(remove)
                }
            }

            """
        }
        return try UIKitScreen.dump(
            cell("TrailCell") + cell("TideCell") + """
                final class List: UIViewController {
                    \(registration)
                    override func viewDidLoad() { super.viewDidLoad(); title = "Trails" }
                }
                """, screen: screen)
    }

    private static let named = "element button \"Remove\" (label)"

    @Test(
        "A name given to what a cell holds is given to the registered class and to no other",
        arguments: [
            """
            let registration = UICollectionView.CellRegistration<TrailCell, Trail> { cell, path, trail in
                cell.remove.accessibilityLabel = "Remove"
            }
            """,
            """
            let registration = UICollectionView.CellRegistration<TrailCell, Trail>(handler: { cell, path, trail in
                cell.remove.accessibilityLabel = "Remove"
            })
            """,
            """
            let registration: UICollectionView.CellRegistration<TrailCell, Trail> = .init { cell, path, trail in
                cell.remove.accessibilityLabel = "Remove"
            }
            """,
            """
            let registration = UICollectionView.CellRegistration<TrailCell, Trail> {
                $0.remove.accessibilityLabel = "Remove"
                print($1, $2)
            }
            """,
            """
            let registration = UICollectionView.CellRegistration { (cell: TrailCell, path, trail: Trail) in
                cell.remove.accessibilityLabel = "Remove"
            }
            """,
        ])
    func ownClass(_ registration: String) throws {
        #expect(try Self.dump(registration, screen: "TrailCell").contains(Self.named))
        #expect(try !Self.dump(registration, screen: "TideCell").contains("Remove"))
    }

    @Test("What is set on a registered cell that is none of the project's is set on none of its classes")
    func otherClass() throws {
        let registration = """
            let registration = UICollectionView.SupplementaryRegistration<Header>(elementKind: "header") {
                header, kind, path in
                header.remove.accessibilityLabel = "Remove"
            }
            """
        #expect(try !Self.dump(registration, screen: "TrailCell").contains("Remove"))
        #expect(try !Self.dump(registration, screen: "TideCell").contains("Remove"))
    }

    @Test("What a registered cell of the project is given to stand at its end is met")
    func accessories() throws {
        let registration = """
            let registration = UICollectionView.CellRegistration<TrailCell, Trail> { cell, path, trail in
                let star = UIButton()
                star.setTitle("Keep", for: .normal)
                cell.accessories = [.customView(configuration: .init(customView: star, placement: .trailing()))]
            }
            """
        #expect(try Self.dump(registration, screen: "List").contains("element button \"Keep\""))
    }
}
