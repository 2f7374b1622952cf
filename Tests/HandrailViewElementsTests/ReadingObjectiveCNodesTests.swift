import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// What is met of nodes of Texture that Objective-C makes.
@Suite("Nodes of Texture in Objective-C") struct ReadingObjectiveCNodesTests {
    private func dump(_ code: String, _ name: String = "Code.swift") throws -> String {
        let all = [name: "import AsyncDisplayKit\n" + code]
        let inspection = try TemporaryFolder.inspect(all.mapValues { Data($0.utf8) })
        return try #require(inspection.screens.first { $0.screen.name == "Pier" }).dump
    }

    @Test func `stand on the screen of their controller`() throws {
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
