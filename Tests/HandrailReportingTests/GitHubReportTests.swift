import HandrailModel
import HandrailReporting
import HandrailSource
import Testing

/// Annotations in GitHub Actions.
struct GitHubReportTests {
    private func lines(_ sample: SampleAudit, _ options: ReportOptions = SampleAudit.options()) -> [String] {
        GitHubReport(options).text(of: sample.audit).split(separator: "\n").map(String.init)
    }

    @Test func `one command for each finding`() {
        #expect(
            lines(.full, SampleAudit.options(.korean)).dropFirst() == [
                "::warning file=Sources/Cart/CartView.swift,line=5,endLine=5,col=32,endColumn=48,"
                    + "title=fixed-font-size (위반 · 보통)"
                    + "::“합계”는 글자 크기 설정과 관계없이 9pt입니다.%0A.caption2 같은 텍스트 스타일을 사용하세요.",
                "::notice file=Sources/Cart/장바구니 행.swift,line=3,endLine=3,col=2,endColumn=23,title=low-contrast (검토 필요)"
                    + "::다크 모드에서 아이콘이 잘 보이지 않을 수 있습니다. 이미지 픽셀을 읽지 못했습니다.%0A다크 모드에서 직접 확인하세요.",
            ])
    }

    @Test func `what would end a property or a line is escaped`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "a,b:c%.swift", text: "x\ny\n")]
        let place = SourcePlace(file: FileIndex(0), range: ByteRange(0, 3))
        let text = Bilingual(en: "50% of it:\r\n::error::no", ko: "반")
        sample.findings = [sample.finding(at: place, message: text)]
        #expect(
            lines(sample, SampleAudit.options(pathPrefix: "App/")) == [
                "::error file=App/a%2Cb%3Ac%25.swift,line=1,endLine=2,title=unnamed-control (violation · serious)"
                    + "::50%25 of it:%0A::error::no%0AGive the image a label."
            ])
    }

    @Test func `nothing steers the terminal or turns a line`() {
        var sample = SampleAudit()
        sample.files = [SourceText(path: "a\u{1B}[2J\u{202E}.swift", text: "x\n")]
        let place = SourcePlace(file: FileIndex(0), range: ByteRange(0, 1))
        let text = Bilingual(en: "“\u{7}\u{9B}1m\u{2066}\u{200B}\u{E0041}a”", ko: "가")
        sample.findings = [sample.finding(at: place, message: text)]
        #expect(
            lines(sample) == [
                "::error file=a␛[2J\u{FFFD}.swift,line=1,endLine=1,col=1,endColumn=2,title=unnamed-control "
                    + "(violation · serious)::“␇\u{FFFD}1m\u{FFFD}\u{FFFD}\u{FFFD}a”%0AGive the image a label."
            ])
    }

    @Test func `errors come first`() {
        var sample = SampleAudit()
        let place = sample.place("Text")
        sample.findings = [
            sample.finding(at: place, outcome: .review), sample.finding(at: place, impact: .minor),
            sample.finding(at: place),
        ]
        #expect(lines(sample).map { $0.split(separator: " ")[0] } == ["::error", "::warning", "::notice"])
    }
}
