import HandrailMarkup
import HandrailSource
import Testing

@Suite struct XMLPropertyListReaderTests {
    private let head = """
        <?xml version="1.0" encoding="UTF-8"?>
        <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "x.dtd">

        """

    private func read(_ text: String) throws -> PropertyListNode {
        try XMLPropertyListReader().read(utf8(text))
    }

    private func problem(_ text: String) -> MarkupProblem.Kind? {
        do throws(MarkupProblem) {
            _ = try XMLPropertyListReader().read(utf8(text))
            return nil
        } catch {
            return error.kind
        }
    }

    @Test func everyKindOfValueIsRead() throws {
        let list = try read(
            head + """
                <plist version="1.0">
                <dict>
                    <key>s</key><string>a &amp; <![CDATA[<b>]]></string>
                    <key>empty</key><string/>
                    <key>i</key><integer>-12</integer>
                    <key>h</key><integer>0x1F</integer>
                    <key>r</key><real>1.5</real>
                    <key>t</key><true/>
                    <key>f</key><false></false>
                    <key>d</key><date>2024-01-02T03:04:05Z</date>
                    <key>b</key><data>
                        SGFuZHJh
                        aWw=
                    </data>
                    <key>a</key><array><string>x</string><array/><dict/></array>
                </dict>
                </plist>

                """)
        #expect(list["s"]?.stringValue == "a & <b>")
        #expect(list["empty"]?.stringValue == "")
        #expect(list["i"]?.doubleValue == -12)
        #expect(list["h"]?.doubleValue == 31)
        #expect(list["r"]?.doubleValue == 1.5)
        #expect(list["t"]?.boolValue == true)
        #expect(list["f"]?.boolValue == false)
        #expect(list["d"]?.kind == .date("2024-01-02T03:04:05Z"))
        #expect(list["b"]?.kind == .data(utf8("Handrail")))
        #expect(list["a"]?.elements?.count == 3)
        #expect(list["a"]?.elements?.last?.members == [])
    }

    @Test func directivesOfThePreprocessorArePassedOver() throws {
        let list = try read(
            """
            #include "Names.h"
            <plist><dict>
                #ifndef PLAIN
                <key>a</key><string>1</string>
                # else
                <key>b</key><dict><key>c</key><true/></dict>
                #endif
                <key>d</key><string>2</string>
            </dict></plist>
            """)
        #expect(list.members?.map(\.isConditional) == [true, true, false])
        #expect(list["b"]?.members?.map(\.isConditional) == [true])
        #expect(problem("<plist><dict>\n#maybe\n</dict></plist>") == .missing(symbols: "`<`"))
    }

    @Test func rangesAreThoseOfWholeElements() throws {
        let bytes = utf8("<dict><key>k</key> <array><true/></array></dict>")
        let member = try #require(try XMLPropertyListReader().read(bytes).members?.first)
        #expect(text(bytes, member.keyRange) == "<key>k</key>")
        #expect(text(bytes, member.value.range) == "<array><true/></array>")
        #expect(member.value.elements.map { text(bytes, $0[0].range) } == "<true/>")
    }

    @Test(arguments: [
        ("", MarkupProblem.Kind.endsEarly),
        ("<plist></plist>", .endsEarly),
        ("<plist><dict>", .endsEarly),
        ("<plist><dict></dict>", .endsEarly),
        ("<dict><key>a</key></dict>", .missingValue),
        ("<dict><key>a</key><key>b</key></dict>", .missingValue),
        ("<dict><string>a</string></dict>", .missingKey),
        ("<array><key>a</key></array>", .missingValue),
        ("<dict></array>", .mismatchedTag),
        ("<string>a</integer>", .mismatchedTag),
        ("</dict>", .mismatchedTag),
        ("<dict/><dict/>", .trailingContent),
        ("<plist><true/></plist><true/>", .trailingContent),
        ("<widget/>", .unknownElement("widget")),
        ("<string><string/></string>", .unknownElement("string")),
        ("<array>text</array>", .missing(symbols: "`<`")),
        ("<integer>twelve</integer>", .invalidNumber),
        ("<real>nan</real>", .invalidNumber),
        ("<data>A=A</data>", .invalidData),
        ("<data>A</data>", .invalidData),
        ("<string>&boom;</string>", .unknownEntity),
        ("<dict", .openTag),
        ("bplist00", .binary),
    ])
    func problemsAreNamed(source: String, kind: MarkupProblem.Kind) {
        #expect(problem(source) == kind)
    }

    @Test func depthIsLimited() throws {
        let open = String(repeating: "<array>", count: 512)
        let close = String(repeating: "</array>", count: 512)
        #expect(try read(open + close).elements?.count == 1)
        #expect(problem("<array>" + open) == .tooDeep(limit: 512))
    }

    @Test func utf16IsTranscoded() throws {
        let bytes = utf16("<dict><key>이름</key><string>값</string></dict>", isBigEndian: false)
        #expect(try XMLPropertyListReader().read(bytes)["이름"]?.stringValue == "값")
    }

    @Test func damageNeverCrashes() {
        let sample = utf8("<plist><dict><key>k</key><array><data>QQ==</data><real>1</real></array></dict></plist>")
        for bytes in damaged(sample) {
            guard let node = try? XMLPropertyListReader().read(bytes) else { continue }
            #expect(Int(node.range.upper) <= bytes.count)
        }
    }
}
