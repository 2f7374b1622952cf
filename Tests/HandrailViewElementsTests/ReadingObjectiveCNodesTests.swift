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

    @Test func `look as categories and methods of classes say`() throws {
        let code = """
            #import <AsyncDisplayKit/AsyncDisplayKit.h>
            @implementation NSString (Look)
            - (NSAttributedString *)small {
                return [[NSAttributedString alloc] initWithString:self
                    attributes:@{NSFontAttributeName: [UIFont systemFontOfSize:13]}];
            }
            @end
            @implementation NSAttributedString (Look)
            + (NSAttributedString *)noted:(NSString *)words size:(CGFloat)size {
                NSDictionary *look = @{NSFontAttributeName: [UIFont systemFontOfSize:size]};
                return [[NSAttributedString alloc] initWithString:words attributes:look];
            }
            @end
            @interface Pier : ASDKViewController
            @end
            @implementation Pier {
                ASTextNode *_name;
                ASTextNode *_depth;
                ASEditableTextNode *_note;
            }
            - (instancetype)init {
                self = [super initWithNode:[[ASDisplayNode alloc] init]];
                _name = [[ASTextNode alloc] init];
                _name.attributedText = [@"Pier four" small];
                _depth = [[ASTextNode alloc] init];
                _depth.attributedText = [NSAttributedString noted:@"3.2 m" size:12];
                _note = [[ASEditableTextNode alloc] init];
                _note.typingAttributes = @{NSFontAttributeName: [UIFont systemFontOfSize:18]};
                [self.node addSubnode:_name];
                [self.node addSubnode:_depth];
                [self.node addSubnode:_note];
                return self;
            }
            @end
            """
        let findings = try TemporaryFolder.audit(["Pier.m": Data(code.utf8)], jobs: 1).findings
        let sizes = findings.filter { $0.rule == "fixed-font-size" }.map(\.message.en)
        #expect(sizes.count == 3)
        #expect(["12 pt", "13 pt", "18 pt"].allSatisfy { size in sizes.contains { $0.contains(size) } })
    }
}
