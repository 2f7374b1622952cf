import HandrailMarkup
import HandrailSource
import Testing

@Suite struct XMLTokenizerTests {
    private func read(_ text: String) -> XMLTokens { XMLTokenizer().read(utf8(text)) }

    private func tag(_ token: XMLToken?) -> XMLTag? {
        switch token?.kind {
        case .startTag(let tag), .emptyTag(let tag): tag
        case .endTag, .text, .cdata, .comment, .processingInstruction, .doctype, .byteOrderMark, nil: nil
        }
    }

    /// A short name for each token.
    private func outline(_ tokens: XMLTokens) -> [String] {
        tokens.tokens.map {
            switch $0.kind {
            case .startTag(let tag): "<\(tag.name)>"
            case .emptyTag(let tag): "<\(tag.name)/>"
            case .endTag(let name, _): "</\(name)>"
            case .text(let text): text
            case .cdata(let text): "[\(text)]"
            case .comment: "comment"
            case .processingInstruction: "instruction"
            case .doctype: "doctype"
            case .byteOrderMark: "mark"
            }
        }
    }

    @Test func everyKindOfTokenIsFound() {
        let tokens = read(
            """
            <?xml version="1.0"?><!DOCTYPE a [<!ENTITY x "]>"> <!-- ' > -->]><a b='c'>t<!-- <d> --><e/>\
            <![CDATA[<&]]]></a>
            """)
        #expect(
            outline(tokens) == ["instruction", "doctype", "<a>", "t", "comment", "<e/>", "[<&]]", "</a>"])
        #expect(tokens.problems.isEmpty)
    }

    @Test func attributesHaveTheirPlaces() throws {
        let bytes = utf8("<label text = \"가 &lt; 나\" x='1' />")
        let tokens = XMLTokenizer().read(bytes)
        let tag = try #require(self.tag(tokens.tokens.first))
        #expect(text(bytes, tag.nameRange) == "label")
        #expect(tag["text"] == "가 < 나")
        #expect(tag.attributes.map { text(bytes, $0.nameRange) } == ["text", "x"])
        #expect(tag.attributes.map { text(bytes, $0.valueRange) } == ["가 &lt; 나", "1"])
        #expect(tag["missing"] == nil)
    }

    @Test(arguments: [
        ("&amp;&lt;&gt;&quot;&apos;", "&<>\"'"), ("&#65;&#x1F600;&#xd55c;", "A😀한"), ("a\r\nb\rc\n", "a\nb\nc\n"),
    ])
    func textIsDecoded(source: String, expected: String) {
        let tokens = read(source)
        #expect(outline(tokens) == [expected])
        #expect(tokens.problems.isEmpty)
    }

    @Test(arguments: [
        "&nbsp;", "&#xD800;", "&#0;", "&#x110000;", "&#;", "&#99999999999;", "&longer.than.any.known.one;",
    ])
    func unknownEntitiesStayAndAreReported(source: String) {
        let tokens = read("a\(source)b")
        #expect(outline(tokens) == ["a\(source)b"])
        #expect(tokens.problems == [MarkupProblem(.unknownEntity, at: 1)])
    }

    @Test func declaredEntitiesAreNeverExpanded() {
        let tokens = read("<!DOCTYPE a [<!ENTITY x \"boom\"><!ENTITY f SYSTEM \"file:///etc/passwd\">]><a>&x;&f;</a>")
        #expect(outline(tokens) == ["doctype", "<a>", "&x;&f;", "</a>"])
        #expect(tokens.problems.map(\.kind) == [.unknownEntity, .unknownEntity])
    }

    @Test func whiteSpaceInAttributesBecomesSpaces() {
        let tokens = read("<a b='1\n2\t3\r\n4&#10;5'/>")
        #expect(tag(tokens.tokens.first)?["b"] == "1 2 3 4\n5")
    }

    @Test(arguments: [
        ("a < b", ["a < b"], [MarkupProblem(.unexpectedMarkup, at: 2)]),
        ("a & b", ["a & b"], [MarkupProblem(.unexpectedMarkup, at: 2)]),
        ("<<a>", ["<", "<a>"], [MarkupProblem(.unexpectedMarkup, at: 0)]),
        ("<a b>x</a>", ["<a>", "x", "</a>"], [MarkupProblem(.invalidAttribute, at: 3)]),
        ("<a b=c/>", ["<a/>"], [MarkupProblem(.invalidAttribute, at: 5)]),
        ("<a 'x'/>", ["<a/>"], [
            MarkupProblem(.invalidAttribute, at: 3), MarkupProblem(.invalidAttribute, at: 4),
            MarkupProblem(.invalidAttribute, at: 5),
        ]),
        ("<a <b/>", ["<a>", "<b/>"], [MarkupProblem(.openTag, at: 0)]),
        ("<a b=\"c<d/>", ["<a>", "<d/>"], [MarkupProblem(.invalidAttribute, at: 6), MarkupProblem(.openTag, at: 0)]),
        ("</a <b>", ["</a>", "<b>"], [MarkupProblem(.openTag, at: 0)]),
        ("<!-- x", ["comment"], [MarkupProblem(.openComment, at: 0)]),
        ("<![CDATA[x]]", ["[x]]]"], [MarkupProblem(.openSection, at: 0)]),
        ("<?x", ["instruction"], [MarkupProblem(.openSection, at: 0)]),
        ("<!DOCTYPE a [", ["doctype"], [MarkupProblem(.openSection, at: 0)]),
        ("<a", ["<a>"], [MarkupProblem(.openTag, at: 0)]),
    ])
    func brokenInputIsReportedAndReadOn(source: String, expected: [String], problems: [MarkupProblem]) {
        let tokens = read(source)
        #expect(outline(tokens) == expected)
        #expect(tokens.problems == problems)
    }

    @Test func aByteOrderMarkIsATokenOfItsOwn() {
        let tokens = XMLTokenizer().read([0xEF, 0xBB, 0xBF] + utf8("<a/>"))
        #expect(outline(tokens) == ["mark", "<a/>"])
        #expect(tokens.tokens.last?.range == ByteRange(3, 7))
    }

    @Test func anOversizedFileIsRefused() {
        let tokens = XMLTokenizer(limits: MarkupLimits(maximumBytes: 2)).read(utf8("<a/>"))
        #expect(tokens == XMLTokens(tokens: [], problems: [MarkupProblem(.tooLarge(limit: 2), at: 0)]))
    }

    @Test func noByteIsLostHoweverBrokenTheFile() {
        let sample = utf8("<?x?><!DOCTYPE d [<!-- -->]><a b=\"c\" d='&lt;'>t &amp; <!-- e --><f/><![CDATA[g]]></a>")
        for bytes in damaged(sample) {
            let tokens = XMLTokenizer().read(bytes).tokens
            var end: UInt32 = 0
            for token in tokens {
                #expect(token.range.lower == end)
                #expect(token.range.length > 0)
                end = token.range.upper
            }
            #expect(Int(end) == bytes.count)
        }
    }

    @Test(
        .timeLimit(.minutes(1)),
        arguments: ["<", "&", "<a ", "<a b=\"", "<!--", "<![CDATA[", "<!DOCTYPE [", "</", "<a b"])
    func hostileRepetitionIsReadInTime(piece: String) {
        let bytes = utf8(String(repeating: piece, count: 100_000))
        #expect(XMLTokenizer().read(bytes).tokens.last?.range.upper == UInt32(bytes.count))
    }
}
