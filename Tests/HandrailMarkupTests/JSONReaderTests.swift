import HandrailMarkup
import HandrailSource
import Testing

@Suite struct JSONReaderTests {
    private func read(_ text: String) throws -> JSONNode {
        try JSONReader().read(utf8(text))
    }

    private func problem(_ text: String) -> MarkupProblem? {
        do throws(MarkupProblem) {
            _ = try JSONReader().read(utf8(text))
            return nil
        } catch {
            return error
        }
    }

    @Test func everyKindOfValueIsRead() throws {
        let node = try read(#" {"s": "a", "n": -1.5e2, "t": true, "f": false, "z": null, "a": [1, [], {}]} "#)
        #expect(node["s"]?.stringValue == "a")
        #expect(node["n"]?.doubleValue == -150)
        #expect(node["t"]?.boolValue == true)
        #expect(node["f"]?.boolValue == false)
        #expect(node["z"]?.isNull == true)
        #expect(node["a"]?[0]?.intValue == 1)
        #expect(node["a"]?[1]?.elements == [])
        #expect(node["a"]?[2]?.members == [])
        #expect(node["a"]?[3] == nil)
        #expect(node["missing"] == nil)
        #expect(node["s"]?["x"] == nil)
    }

    @Test func rangesIncludeQuotesAndBrackets() throws {
        let bytes = utf8(#"{ "키" : [ "값", 12 ] }"#)
        let node = try JSONReader().read(bytes)
        let member = try #require(node.members?.first)
        #expect(text(bytes, node.range) == #"{ "키" : [ "값", 12 ] }"#)
        #expect(text(bytes, member.keyRange) == #""키""#)
        #expect(text(bytes, member.value.range) == #"[ "값", 12 ]"#)
        #expect(text(bytes, member.range) == #""키" : [ "값", 12 ]"#)
        #expect(member.value.elements?.map { text(bytes, $0.range) } == [#""값""#, "12"])
    }

    @Test func nestedContainersCloseInOrder() throws {
        let node = try read(#"[[[1],[2,3]],{"a":{"b":[{}]}},[]]"#)
        #expect(node[0]?[1]?[1]?.intValue == 3)
        #expect(node[1]?["a"]?["b"]?[0]?.members == [])
        #expect(node[2]?.elements == [])
    }

    @Test(arguments: [
        (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"),
        (#""\u00e9\uD55C""#, "é한"),
        (#""\uD83D\uDE00!""#, "😀!"),
        (#""\uD83D!""#, "\u{FFFD}!"),
        (#""\uDE00""#, "\u{FFFD}"),
        (#""\uD83D\uD83D\uDE00""#, "\u{FFFD}😀"),
        (#""a\nb""#, "a\nb"),
        (#""""#, ""),
    ])
    func escapesAreDecoded(source: String, expected: String) throws {
        #expect(try read(source).stringValue == expected)
    }

    @Test(arguments: [
        ("0", 0.0), ("-0", -0.0), ("12345678901234567890", 12345678901234567890.0), ("0.1", 0.1), ("1E+2", 100),
        ("123456789012345", 123456789012345), ("-7", -7), ("2.5e-3", 0.0025),
    ])
    func numbersAreRead(source: String, expected: Double) throws {
        #expect(try read(source).doubleValue == expected)
    }

    @Test(arguments: ["01", "-", "1.", ".5", "1e", "1e+", "+1", "1e999", "0x10", "NaN", "1 2", "-01"])
    func whatIsNoNumberIsRefused(source: String) {
        #expect(problem(source) != nil)
    }

    @Test(arguments: [
        ("", MarkupProblem.Kind.endsEarly, 0),
        ("{", .endsEarly, 1),
        (#"{"a" 1}"#, .missing(symbols: "`:`"), 5),
        (#"{"a": 1 "b": 2}"#, .missing(symbols: "`,` `}`"), 8),
        ("[1 2]", .missing(symbols: "`,` `]`"), 3),
        ("[1,]", .missingValue, 3),
        (#"{"a":1,}"#, .missingKey, 7),
        ("{a:1}", .missingKey, 1),
        (#""abc"#, .openString, 0),
        (#""abc\"#, .endsEarly, 5),
        (#""\x""#, .invalidEscape, 2),
        (#""\u12G4""#, .invalidEscape, 2),
        ("[] []", .trailingContent, 3),
        ("tru", .missingValue, 0),
        ("[}", .missingValue, 1),
    ])
    func problemsSayWhatAndWhere(source: String, kind: MarkupProblem.Kind, offset: Int) {
        #expect(problem(source) == MarkupProblem(kind, at: offset))
    }

    @Test func aByteOrderMarkIsSkippedAndCounted() throws {
        let node = try JSONReader().read([0xEF, 0xBB, 0xBF] + utf8("[1]"))
        #expect(node.range == ByteRange(3, 6))
    }

    @Test func brokenUTF8BecomesTheReplacementCharacter() throws {
        #expect(try JSONReader().read(utf8("\"a") + [0xFF] + utf8("b\"")).stringValue == "a\u{FFFD}b")
    }

    @Test func theLastOfEqualKeysCounts() throws {
        let node = try read(#"{"a": 1, "a": 2}"#)
        #expect(node["a"]?.intValue == 2)
        #expect(node.members?.count == 2)
    }

    @Test func depthIsLimited() throws {
        let deepest = String(repeating: "[", count: 512) + String(repeating: "]", count: 512)
        #expect(try read(deepest).elements?.count == 1)
        #expect(problem(String(repeating: "[", count: 513)) == MarkupProblem(.tooDeep(limit: 512), at: 512))
        #expect(problem(String(repeating: #"{"a":"#, count: 200_000)) == MarkupProblem(.tooDeep(limit: 512), at: 2560))
    }

    @Test func sizeIsLimited() {
        let reader = JSONReader(limits: MarkupLimits(maximumBytes: 4))
        #expect(throws: MarkupProblem(.tooLarge(limit: 4), at: 0)) { try reader.read(utf8("[1,2]")) }
    }

    @Test func everyBeginningIsRefused() {
        let whole = utf8(#"{"k\u00e9":[1,-2.5e1,"a\n",true,null,{"b":{}}]}"#)
        for count in whole.indices {
            #expect(throws: MarkupProblem.self) { try JSONReader().read(Array(whole[..<count])) }
        }
    }

    @Test func damageNeverCrashes() {
        for bytes in damaged(utf8(#"{"k\u00e9":[1,-2.5e1,"a\n",true,null,{"b":{}}]}"#)) {
            guard let node = try? JSONReader().read(bytes) else { continue }
            #expect(Int(node.range.upper) <= bytes.count)
        }
    }
}
