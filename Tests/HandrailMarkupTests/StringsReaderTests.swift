import HandrailMarkup
import HandrailSource
import Testing

@Suite struct StringsReaderTests {
    private func read(_ text: String) -> StringsTable { StringsReader().read(utf8(text)) }

    private func pairs(_ table: StringsTable) -> [String] { table.entries.map { "\($0.key)=\($0.value)" } }

    @Test func entriesAndCommentsAreRead() {
        let table = read(
            """
            /* A "comment"; with = signs */
            "hello" = "Hello";
            // another "one" = "x";
            plain.key-1 = "unquoted" ; "same";
            bare = word;
            """)
        #expect(pairs(table) == ["hello=Hello", "plain.key-1=unquoted", "same=same", "bare=word"])
        #expect(table.problems.isEmpty)
    }

    @Test func rangesIncludeQuotes() throws {
        let bytes = utf8(#"/* 한 */ "키" = "값";"#)
        let entry = try #require(StringsReader().read(bytes).entries.first)
        #expect(text(bytes, entry.keyRange) == #""키""#)
        #expect(text(bytes, entry.valueRange) == #""값""#)
    }

    @Test(arguments: [
        (#""a\nb\t\"c\"\\""#, "a\nb\t\"c\"\\"),
        (#""\U00e9\UD55C""#, "é한"),
        (#""\UD83D\UDE00""#, "😀"),
        (#""\UD83D""#, "\u{FFFD}"),
        (#""\101\x""#, "Ax"),
        (#""line\#nbreak""#, "line\nbreak"),
        (#"'single "inside"'"#, #"single "inside""#),
    ])
    func escapesAreDecoded(source: String, expected: String) {
        #expect(read("k = \(source);").entries.map(\.value) == [expected])
    }

    @Test func aBrokenEntryIsSkippedAndTheRestIsRead() {
        let table = read(
            """
            "a" = "A";
            "say" = "say "hi" now";
            = "no key";
            "b" "B";
            "c" = ;
            "d" = "D";
            """)
        #expect(pairs(table) == ["a=A", "d=D"])
        #expect(
            table.problems.map(\.kind) == [
                .missing(symbols: "`;`"), .missingKey, .missing(symbols: "`=`"), .missingValue,
            ])
        #expect(table.problems[0].offset == 25)
    }

    @Test func anEntryWithoutSemicolonIsKeptAndReported() {
        let table = read("\"a\" = \"A\"\n\"b\" = \"B\";")
        #expect(pairs(table) == ["a=A", "b=B"])
        #expect(table.problems == [MarkupProblem(.missing(symbols: "`;`"), at: 9)])
    }

    @Test(arguments: [
        ("\"a\" = \"A", MarkupProblem.Kind.openString, 6), ("\"a\" = \"A\"", .endsEarly, 9), ("/* x", .openComment, 0),
    ])
    func anOpenEndIsReported(source: String, kind: MarkupProblem.Kind, offset: Int) {
        #expect(read(source).problems == [MarkupProblem(kind, at: offset)])
    }

    @Test func anEmptyFileIsFine() {
        #expect(read("").problems.isEmpty)
        #expect(read(" \n// only a comment").problems.isEmpty)
    }

    @Test(arguments: [true, false])
    func utf16IsTranscodedAndRangesReferToTheResult(isBigEndian: Bool) throws {
        let table = StringsReader().read(utf16("\"인사\" = \"안녕 😀\";\n", isBigEndian: isBigEndian))
        let entry = try #require(table.entries.first)
        #expect(pairs(table) == ["인사=안녕 😀"])
        #expect(text(table.text, entry.valueRange) == "\"안녕 😀\"")
        #expect(table.problems.isEmpty)
    }

    @Test func aUTF8ByteOrderMarkIsSkippedAndCounted() {
        let table = StringsReader().read([0xEF, 0xBB, 0xBF] + utf8("a = b;"))
        #expect(table.entries.map(\.keyRange) == [ByteRange(3, 4)])
        #expect(table.problems.isEmpty)
    }

    @Test func binaryAndOversizedFilesAreRefused() {
        #expect(StringsReader().read(utf8("bplist00\u{1}")).problems == [MarkupProblem(.binary, at: 0)])
        let small = StringsReader(limits: MarkupLimits(maximumBytes: 3))
        #expect(small.read(utf8("a = b;")).problems == [MarkupProblem(.tooLarge(limit: 3), at: 0)])
    }

    @Test func problemsAreLimited() {
        #expect(read(String(repeating: "=;", count: 5000)).problems.count == 100)
    }

    @Test func damageNeverCrashesAndRangesStayInside() {
        let sample = "/* c */ \"a\\n\" = \"B\\U00e9\"; // d\nk;"
        let plain = damaged(utf8(sample))
        let wide = damaged(utf16("\"a\"=\"b😀\";", isBigEndian: false))
        for bytes in plain + wide {
            let table = StringsReader().read(bytes)
            for entry in table.entries {
                #expect(entry.keyRange.length > 0)
                #expect(Int(entry.valueRange.upper) <= table.text.count)
            }
        }
    }
}
