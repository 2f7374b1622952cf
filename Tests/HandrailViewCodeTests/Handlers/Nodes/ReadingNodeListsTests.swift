import Foundation
import HandrailTestSupport
import Testing

/// Controllers show nodes, and lists of nodes show the cells that they are given.
@Suite("Reading lists of nodes") struct ReadingNodeListsTests {
    private static let cell = """
        final class Cell: ASCellNode {
            private let title = ASTextNode()

            init(_ name: String) {
                super.init()
                automaticallyManagesSubnodes = true
                title.attributedText = NSAttributedString(string: "Trail")
            }

            override func layoutSpecThatFits(_ constrainedSize: ASSizeRange) -> ASLayoutSpec {
                ASInsetLayoutSpec(insets: .zero, child: title)
            }
        }
        """

    private static func screen(node: String, source: String) -> String {
        """
        \(cell)
        final class Screen: ASDKViewController<\(node)> {
            override init() {
                super.init(node: \(node)())
                node.dataSource = self
            }

            required init?(coder: NSCoder) { fatalError() }

            \(source)
        }
        """
    }

    @Test("Cells come from functions, from closures they give back, and from closures with names", arguments: [
        ("ASTableNode", "func tableNode(_ n: ASTableNode, nodeForRowAt i: IndexPath) -> ASCellNode { Cell(names[0]) }"),
        (
            "ASTableNode",
            """
            func tableNode(_ n: ASTableNode, nodeBlockForRowAt i: IndexPath) -> ASCellNodeBlock {
                let name = names[i.row]
                return { Cell(name) }
            }
            """
        ),
        (
            "ASCollectionNode",
            """
            func collectionNode(_ n: ASCollectionNode, nodeBlockForItemAt i: IndexPath) -> ASCellNodeBlock {
                let name = names[i.item]
                let block = { () -> ASCellNode in
                    let cell = Cell(name)
                    cell.selectionStyle = .none
                    return cell
                }
                return block
            }
            """
        ),
        (
            "ASPagerNode",
            """
            func pagerNode(_ pagerNode: ASPagerNode, nodeBlockAt index: Int) -> ASCellNodeBlock {
                switch index {
                case 0: return { Cell(self.names[0]) }
                default: return { Cell(self.names[1]) }
                }
            }
            """
        ),
    ])
    func cells(node: String, source: String) throws {
        let dump = try ReadingNodesTests.dump(Self.screen(node: node, source: source))
        #expect(dump.contains("Trail"), "\(dump)")
    }

    @Test("A controller shows its node, and views and nodes lie in one another")
    func views() throws {
        let code = """
            final class Screen: UIViewController {
                private let title = ASTextNode()
                private let alarm = ASDisplayNode(viewBlock: {
                    let control = UISwitch()
                    control.accessibilityLabel = "Alarm"
                    return control
                })

                override func viewDidLoad() {
                    super.viewDidLoad()
                    title.attributedText = NSAttributedString(string: "Clock")
                    view.addSubnode(title)
                    view.addSubview(alarm.view)
                }
            }
            """
        let dump = try ReadingNodesTests.dump(code)
        #expect(dump.contains("Clock"))
        #expect(dump.contains("Alarm"))
    }
}
