import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What is met of nodes of Texture, in Swift and in Objective-C.
@Suite("Nodes of Texture") struct ReadingNodesTests {
    private func dump(_ code: String, _ name: String = "Code.swift") throws -> String {
        let all = [name: "import AsyncDisplayKit\n" + code]
        let inspection = try TemporaryFolder.inspect(all.mapValues { Data($0.utf8) })
        return try #require(inspection.screens.first { $0.screen.name == "Pier" }).dump
    }

    @Test func `stand where their layout puts them`() throws {
        let code = """
            final class Pier: ASDKViewController<ASDisplayNode> {
                private let caption = ASTextNode()
                private let moor = ASButtonNode()
                private let boat = ASImageNode()
                override init() {
                    super.init(node: ASDisplayNode())
                    node.automaticallyManagesSubnodes = true
                    caption.attributedText = NSAttributedString(string: "Pier four")
                    moor.setTitle("Moor", with: nil, with: nil, for: .normal)
                    moor.addTarget(self, action: #selector(open), forControlEvents: .touchUpInside)
                    boat.image = UIImage(named: "boat")
                    node.layoutSpecBlock = { [unowned self] _, _ in
                        let row = ASStackLayoutSpec(
                            direction: .horizontal, spacing: 8, justifyContent: .start, alignItems: .center,
                            children: [self.moor, self.boat, self.caption])
                        return ASInsetLayoutSpec(insets: .zero, child: row)
                    }
                }
                @objc func open() {}
            }
            """
        #expect(
            try dump(code) == """
                element button "Moor" (text); traits: button; merges: text
                element text "Pier four" (text); traits: static text
                """)
    }

    @Test func `stand in the cells of their list`() throws {
        let code = """
            final class BoatNode: ASCellNode {
                private let label = ASTextNode()
                private let close = ASButtonNode()
                override init() {
                    super.init()
                    automaticallyManagesSubnodes = true
                    label.attributedText = NSAttributedString(string: "Seagull")
                    close.setImage(UIImage(named: "close"), for: .normal)
                    close.addTarget(self, action: #selector(leave), forControlEvents: .touchUpInside)
                }
                override func layoutSpecThatFits(_ size: ASSizeRange) -> ASLayoutSpec {
                    ASStackLayoutSpec(
                        direction: .vertical, spacing: 0, justifyContent: .start, alignItems: .start,
                        children: [label, close])
                }
                @objc func leave() {}
            }
            final class Pier: ASDKViewController<ASTableNode>, ASTableDataSource {
                override init() {
                    super.init(node: ASTableNode())
                    node.dataSource = self
                }
                func tableNode(_ tableNode: ASTableNode, numberOfRowsInSection section: Int) -> Int { 3 }
                func tableNode(_ tableNode: ASTableNode, nodeBlockForRowAt path: IndexPath) -> ASCellNodeBlock {
                    { BoatNode() }
                }
            }
            """
        #expect(
            try dump(code) == """
                container list
                  element text "Seagull" (text); traits: static text
                  element button; traits: button
                """)
    }

    @Test func `are read in Objective-C`() throws {
        let code = """
            @interface Pier : ASDKViewController
            @end
            @implementation Pier {
                ASTextNode *_name;
                ASButtonNode *_moor;
            }
            - (instancetype)init {
                ASDisplayNode *root = [[ASDisplayNode alloc] init];
                self = [super initWithNode:root];
                if (self) {
                    _name = [[ASTextNode alloc] init];
                    _name.attributedText = [[NSAttributedString alloc] initWithString:@"Pier four"];
                    _moor = [[ASButtonNode alloc] init];
                    [_moor setTitle:@"Moor" withFont:nil withColor:nil forState:UIControlStateNormal];
                    [_moor addTarget:self action:@selector(open) forControlEvents:ASControlNodeEventTouchUpInside];
                    [root addSubnode:_name];
                    [root addSubnode:_moor];
                }
                return self;
            }
            - (void)open {}
            @end
            """
        #expect(
            try dump(code, "Pier.m") == """
                element text "Pier four" (text); traits: static text
                element button "Moor" (text); traits: button; merges: text
                """)
    }
}
