import Foundation
import HandrailModel
import HandrailSemantics
import HandrailTestSupport
import Testing

/// Nodes of Texture are met where several targets have classes of one name, and where Texture's own source lies beside.
@Suite("Reach of nodes") struct ReachOfNodesTests {
    private static func header(_ name: String, of superclass: String) -> String {
        "@interface \(name) : \(superclass)\n@end\n"
    }

    private static func source(_ text: String) -> String {
        """
        #import <AsyncDisplayKit/AsyncDisplayKit.h>
        @implementation Pier {
            ASTextNode *_name;
        }
        - (instancetype)init {
            ASDisplayNode *root = [[ASDisplayNode alloc] init];
            self = [super initWithNode:root];
            _name = [[ASTextNode alloc] init];
            _name.attributedText = [[NSAttributedString alloc] initWithString:@"\(text)"];
            [root addSubnode:_name];
            return self;
        }
        @end
        """
    }

    private static func package(_ targets: String) -> String {
        """
        // swift-tools-version:5.9
        import PackageDescription
        let package = Package(name: "Harbor", targets: [\(targets)])
        """
    }

    private static func texts(_ files: [String: String]) throws -> [String] {
        let audit = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) })
        return audit.screens.filter { $0.screen.name.hasPrefix("Pier") }.map(\.dump).sorted()
    }

    @Test("meets each class of Objective-C in its own target, whatever others call theirs")
    func namesakes() throws {
        let texts = try Self.texts([
            "Package.swift": Self.package(
                ".executableTarget(name: \"North\"), .executableTarget(name: \"South\")"),
            "Sources/North/Pier.h": Self.header("Pier", of: "ASDKViewController"),
            "Sources/North/Pier.m": Self.source("North pier"),
            "Sources/South/Pier.h": Self.header("Pier", of: "ASDKViewController"),
            "Sources/South/Pier.m": Self.source("South pier"),
        ])
        #expect(
            texts == [
                "element text \"North pier\" (text); traits: static text",
                "element text \"South pier\" (text); traits: static text",
            ])
    }

    @Test("knows what nodes do though the source of Texture is there, and says that it was not examined")
    func ownSource() throws {
        let node = """
            @implementation ASDisplayNode
            - (void)addSubnode:(ASDisplayNode *)subnode { [self _insertSubnode:subnode atIndex:0]; }
            @end
            """
        let files = [
            "Package.swift": Self.package(
                """
                .target(name: "AsyncDisplayKit"),
                .executableTarget(name: "Quay", dependencies: ["AsyncDisplayKit"])
                """),
            "Sources/AsyncDisplayKit/ASDisplayNode.h": Self.header("ASDisplayNode", of: "NSObject"),
            "Sources/AsyncDisplayKit/ASDisplayNode.mm": node,
            "Sources/Quay/Pier.h": Self.header("Pier", of: "ASDKViewController"),
            "Sources/Quay/Pier.m": Self.source("Quay pier"),
        ]
        #expect(try Self.texts(files) == ["element text \"Quay pier\" (text); traits: static text"])
        let notes = try TemporaryFolder.inspect(files.mapValues { Data($0.utf8) }).notes
        #expect(notes.contains { $0.text.en.hasPrefix("Files of Texture itself") && $0.text.en.hasSuffix(": 2.") })
    }
}
