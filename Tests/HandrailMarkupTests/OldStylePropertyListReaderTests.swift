import HandrailMarkup
import HandrailSource
import Testing

@Suite struct OldStylePropertyListReaderTests {
    private func read(_ text: String) throws -> PropertyListNode {
        try OldStylePropertyListReader().read(utf8(text))
    }

    private func problem(_ text: String) -> MarkupProblem? {
        do throws(MarkupProblem) {
            _ = try OldStylePropertyListReader().read(utf8(text))
            return nil
        } catch {
            return error
        }
    }

    private let project = """
        // !$*UTF8*$!
        {
        	archiveVersion = 1;
        	classes = {
        	};
        	objects = {
        /* Begin PBXFileReference section */
        		0A1B2C3D4E5F000000000001 /* App.swift */ = {isa = PBXFileReference; \
        path = "Über uns/App.swift"; sourceTree = "<group>"; };
        /* End */
        		0A1B2C3D4E5F000000000002 = {
        			files = (
        				0A1B2C3D4E5F000000000001 /* App.swift */,
        				"a b",
        			);
        			script = "echo \\"hi\\"\\n";
        			token = <0fbd 77>;
        			flag = YES;
        		};
        	};
        	rootObject = 0A1B2C3D4E5F000000000002 /* Project object */;
        }
        """

    @Test func aProjectFileIsRead() throws {
        let root = try read(project)
        let objects = try #require(root["objects"])
        let second = try #require(objects["0A1B2C3D4E5F000000000002"])
        #expect(root["classes"]?.members == [])
        #expect(root["archiveVersion"]?.doubleValue == 1)
        #expect(objects["0A1B2C3D4E5F000000000001"]?["path"]?.stringValue == "Über uns/App.swift")
        #expect(second["files"]?.elements?.map(\.stringValue) == ["0A1B2C3D4E5F000000000001", "a b"])
        #expect(second["script"]?.stringValue == "echo \"hi\"\n")
        #expect(second["token"]?.kind == .data([0x0F, 0xBD, 0x77]))
        #expect(second["flag"]?.boolValue == true)
        #expect(root["rootObject"]?.stringValue == "0A1B2C3D4E5F000000000002")
    }

    @Test func rangesIncludeQuotesAndBrackets() throws {
        let bytes = utf8(project)
        let root = try OldStylePropertyListReader().read(bytes)
        let object = try #require(root["objects"]?.members?.first)
        let path = try #require(object.value["path"])
        #expect(text(bytes, object.keyRange) == "0A1B2C3D4E5F000000000001")
        #expect(text(bytes, path.range) == "\"Über uns/App.swift\"")
        #expect(text(bytes, object.value.range).hasPrefix("{isa"))
        #expect(text(bytes, object.value.range).hasSuffix("; }"))
    }

    @Test(arguments: [
        "{ a = b }", "{ a = (b, c) }", "(a, b,)", "()", "{}", "word", "\"quoted\"", "<>", " /* c */ () // d",
    ])
    func smallListsAreRead(source: String) {
        #expect(problem(source) == nil)
    }

    @Test(arguments: [
        ("", MarkupProblem.Kind.endsEarly, 0),
        ("{ a = ", .endsEarly, 6),
        ("{ a b; }", .missing(symbols: "`=`"), 4),
        ("{ a = b c = d; }", .missing(symbols: "`;`"), 8),
        ("{ = b; }", .missingKey, 2),
        ("{ a = ; }", .missingValue, 6),
        ("(a b)", .missing(symbols: "`,` `)`"), 3),
        ("{} x", .trailingContent, 3),
        ("{ /* x", .openComment, 2),
        ("{ a = \"b; }", .openString, 6),
        ("<0f0>", .invalidData, 0),
        ("<zz>", .invalidData, 0),
        ("<0f", .endsEarly, 3),
        ("bplist00", .binary, 0),
    ])
    func problemsSayWhatAndWhere(source: String, kind: MarkupProblem.Kind, offset: Int) {
        #expect(problem(source) == MarkupProblem(kind, at: offset))
    }

    @Test func depthAndSizeAreLimited() throws {
        let deepest = String(repeating: "(", count: 512) + String(repeating: ")", count: 512)
        #expect(try read(deepest).elements?.count == 1)
        #expect(problem(String(repeating: "{a=", count: 100_000)) == MarkupProblem(.tooDeep(limit: 512), at: 1536))
        let small = OldStylePropertyListReader(limits: MarkupLimits(maximumBytes: 1))
        #expect(throws: MarkupProblem(.tooLarge(limit: 1), at: 0)) { try small.read(utf8("()")) }
    }

    @Test func utf16IsTranscoded() throws {
        let bytes = utf16("{ 이름 = \"값\"; }", isBigEndian: true)
        #expect(try OldStylePropertyListReader().read(bytes)["이름"]?.stringValue == "값")
    }

    @Test func damageNeverCrashes() {
        for bytes in damaged(utf8("{ /* c */ a = (\"b\\n\", <0f>); // d\n c = {e = 'f'; }; }")) {
            guard let node = try? OldStylePropertyListReader().read(bytes) else { continue }
            #expect(Int(node.range.upper) <= bytes.count)
        }
    }
}
