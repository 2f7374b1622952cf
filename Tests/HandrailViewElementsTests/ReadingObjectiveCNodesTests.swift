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

    private static func node(_ body: String, layout: String, _ title: String = "withFont:nil withColor:nil") -> String {
        """
        #import <AsyncDisplayKit/AsyncDisplayKit.h>
        @interface Pier : ASDKViewController
        @end
        @implementation Pier
        - (instancetype)init { return [super initWithNode:[[QuayNode alloc] init]]; }
        @end
        @interface QuayNode : ASDisplayNode
        @end
        @implementation QuayNode {
            ASTextNode *_name;
            ASButtonNode *_moor;
        }
        - (instancetype)init {
            if (!(self = [super init])) return nil;
            self.automaticallyManagesSubnodes = YES;
            _name = [[ASTextNode alloc] init];
            _name.attributedText = [[NSAttributedString alloc] initWithString:@"Pier four"];
            \(body)
            _moor = [[ASButtonNode alloc] init];
            [_moor setTitle:@"Moor" \(title) forState:UIControlStateNormal];
            [_moor addTarget:self action:@selector(moor) forControlEvents:ASControlNodeEventTouchUpInside];
            return self;
        }
        - (void)moor { [self.harbor moor]; }
        - (ASLayoutSpec *)layoutSpecThatFits:(ASSizeRange)constrainedSize {
            \(layout)
        }
        @end
        """
    }

    @Test("lie as specifications arrange them", arguments: [
        """
        return [ASStackLayoutSpec stackLayoutSpecWithDirection:ASStackLayoutDirectionVertical spacing:4
            justifyContent:ASStackLayoutJustifyContentStart alignItems:ASStackLayoutAlignItemsStart
            children:@[_moor, _name]];
        """,
        "ASStackLayoutSpec *s = [ASStackLayoutSpec verticalStackLayoutSpec]; s.children = @[_moor, _name]; return s;",
        """
        ASStackLayoutSpec *row = [ASStackLayoutSpec horizontalStackLayoutSpec];
        [row setChildren:@[_moor, _name]];
        return row;
        """,
        "return [ASWrapperLayoutSpec wrapperWithLayoutElements:@[_moor, _name]];",
        "return [ASOverlayLayoutSpec overlayLayoutSpecWithChild:_moor overlay:_name];",
        "return [ASBackgroundLayoutSpec backgroundLayoutSpecWithChild:_name background:_moor];",
        """
        ASLayoutSpec *first = [ASRelativeLayoutSpec
            relativePositionLayoutSpecWithHorizontalPosition:ASRelativeLayoutSpecPositionStart
            verticalPosition:ASRelativeLayoutSpecPositionEnd sizingOption:ASRelativeLayoutSpecSizingOptionDefault
            child:_moor];
        return [ASInsetLayoutSpec insetLayoutSpecWithInsets:UIEdgeInsetsZero
            child:[ASAbsoluteLayoutSpec absoluteLayoutSpecWithChildren:@[first, _name]]];
        """,
    ])
    func layout(layout: String) throws {
        #expect(
            try dump(Self.node("", layout: layout), "Pier.m") == """
                element button "Moor" (text); traits: button; merges: text
                element text "Pier four" (text); traits: static text
                """)
    }

    @Test("have titles of a fixed size, which a comment with a reason ignores")
    func ignored() throws {
        let layout = "return [ASWrapperLayoutSpec wrapperWithLayoutElements:@[_moor, _name]];"
        let look = "withFont:[UIFont systemFontOfSize:12] withColor:nil"
        func rules(_ code: String) throws -> [String] {
            try TemporaryFolder.audit(["Pier.m": Data(code.utf8)], jobs: 1).findings.map(\.rule)
        }
        let code = Self.node("", layout: layout, look)
        #expect(try rules(code).contains("fixed-font-size"))
        let comment = "// handrail:ignore fixed-font-size — the sign on the pier is as large\n    "
        let ignored = code.replacing("[_moor setTitle:", with: comment + "[_moor setTitle:")
        #expect(try !rules(ignored).contains("fixed-font-size"))
        let atEnd = code.replacing(
            "forState:UIControlStateNormal];",
            with: "forState:UIControlStateNormal]; /* handrail:ignore fixed-font-size: as on the pier */")
        #expect(try !rules(atEnd).contains("fixed-font-size"))
        let idle = code.replacing("_moor = [[", with: comment + "_moor = [[")
        #expect(try rules(idle).contains("unused-ignore"))
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
        // What a caller decides is told without a size.
        #expect(["13 pt", "18 pt"].allSatisfy { size in sizes.contains { $0.contains(size) } })
    }
}
