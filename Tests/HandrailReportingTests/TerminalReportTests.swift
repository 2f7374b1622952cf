import Foundation
import HandrailModel
import HandrailReporting
import HandrailSource
import Testing

/// The report that people read.
struct TerminalReportTests {
    private func english(_ sample: SampleAudit, color: Bool = false) -> String {
        TerminalReport(SampleAudit.options(color: color)).text(of: sample.audit)
    }

    private func one(_ build: (SampleAudit) -> [Finding]) -> SampleAudit {
        var sample = SampleAudit()
        sample.findings = build(sample)
        return sample
    }

    @Test func `begins with what costs most where there is much`() throws {
        let sample = one { sample in
            (0..<12).map { index in
                sample.finding(
                    index < 6 ? "unnamed-control" : "low-contrast", at: sample.place("Button"),
                    impact: index < 6 ? .moderate : .minor,
                    message: Bilingual(en: "Finding \(index).", ko: "문제 \(index)."),
                    screens: index == 3 ? ["Cart", "Checkout"] : ["Cart"])
            }
        }
        let lines = english(sample).split(separator: "\n").map(String.init)
        #expect(lines[0] == "Worst first: what costs people most, of 12 findings")
        #expect(lines[1] == " 1  violation · moderate  unnamed-control")
        #expect(lines[2] == "    Finding 3.")
        #expect(lines[3] == "    Sources/Cart/CartView.swift:4 · 2 screens")
        #expect(lines.contains("By rule    low-contrast 6 · unnamed-control 6"))
        #expect(lines.contains("By screen  Cart 12 · Checkout 1"))
        #expect(lines.contains("See one    handrail explain unnamed-control"))
        #expect(lines.contains("           handrail listen --screen Cart"))
        #expect(!english(one { [$0.finding(at: $0.place("Button"))] }).contains("Worst first"))
    }

    @Test("What shows a screen is a command that works when it is copied", arguments: ReportLanguage.allCases)
    func commands(language: ReportLanguage) {
        func commands(_ sources: [String], screen: String) -> [String] {
            let sample = one { sample in
                (0..<12).map { _ in sample.finding("unnamed-control", at: sample.place("Button"), screens: [screen]) }
            }
            let options = ReportOptions(language: language, width: 60, toolVersion: "1", sources: sources)
            return TerminalReport(options).text(of: sample.audit).split(separator: "\n")
                .compactMap { line in line.range(of: "handrail listen").map { String(line[$0.lowerBound...]) } }
        }
        #expect(commands(["Apps/Sea Charts"], screen: "Cart") == ["handrail listen 'Apps/Sea Charts' --screen Cart"])
        let long = "A/folder/that/lies/deep/in/many/others/and/takes/more/than/a/line"
        #expect(commands([long], screen: "Tom's cart") == ["handrail listen \(long) --screen 'Tom'\\''s cart'"])
    }

    @Test func `in English`() {
        let expected = """
            ✗ violation · serious  unnamed-control
              Control without a name

              The button has no name: VoiceOver says “button” and nothing else.

                Sources/Cart/CartView.swift:4:9
                  4 │ Button { remove(item) } label: { Image("trash") }
                    │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  →   Sources/Cart/CartView.swift:4:42  The image that is its label

                Fix        Give the image a label, such as Image("trash", label: Text(…)),
                           or add accessibilityLabel(_:) to the button.
                Seen on    CartView, CheckoutView
                Guideline  Name every control · WCAG 2.2 4.1.2

            ✗ violation · moderate  fixed-font-size

              The text is 9 points at every text size.

                Sources/Cart/CartView.swift:5:38
                  5 │ Text("합계 1,000원").font(.system(size: 9))
                    │                           ^^^^^^^^^^^^^^^^
                  →   Sources/Cart/장바구니 행.swift:2:13  The size comes from here

                Fix        Use a text style such as .caption2.
                Seen on    CartView
                Guideline  Name every control · WCAG 2.2 4.1.2

            ? review  low-contrast

              The icon may be hard to see in Dark Mode; its pixels could not be read.

                Sources/Cart/장바구니 행.swift:3:2
                  3 │ let icon = Image("x")
                    │ ^^^^^^^^^^^^^^^^^^^^^

                Fix        Look at it in Dark Mode.
                Setting    Dark Mode
                Certainty  Possible: one of the facts cannot be known from the source.
                Guideline  Name every control · WCAG 2.2 4.1.2

            ────────────────────────────────────────────────────────────────────────────────
            Found     2 violations (1 serious, 1 moderate) · 1 review
            Examined  2 Swift files (1.2 KB) · 1 target · 1 screen · 3 elements
            Not seen  1 element that cannot be looked into (CartView 1)

            Rule             violations  reviews  can't tell  passed  ignored
            fixed-font-size           1        0           2       0        0
            low-contrast              0        1           0       1        1
            unnamed-control           1        0           0       1        0
            1 other rule              0        0           0   1,200        0

            Could not tell (2 subjects)
              2  fixed-font-size: the size is computed

            Skipped (1)
              Sources/Broken.swift
                The file is not UTF-8 and was not read.

            """
        #expect(english(.full) == expected)
    }

    @Test func `in Korean`() {
        let expected = """
            ✗ 위반 · 심각  unnamed-control
              이름이 없는 컨트롤

              버튼에 이름이 없어 VoiceOver가 “버튼”이라고만 읽습니다.

                Sources/Cart/CartView.swift:4:9
                  4 │ Button { remove(item) } label: { Image("trash") }
                    │ ^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^^
                  →   Sources/Cart/CartView.swift:4:42  버튼의 레이블로 쓰인 이미지

                해결    Image("trash", label: Text(…))처럼 이미지에 레이블을 지정하거나
                        버튼에 accessibilityLabel(_:)을 추가하세요.
                화면    CartView, CheckoutView
                지침    모든 컨트롤에 이름 붙이기 · WCAG 2.2 4.1.2

            ✗ 위반 · 보통  fixed-font-size

              “합계”는 글자 크기 설정과 관계없이 9pt입니다.

                Sources/Cart/CartView.swift:5:38
                  5 │ Text("합계 1,000원").font(.system(size: 9))
                    │                           ^^^^^^^^^^^^^^^^
                  →   Sources/Cart/장바구니 행.swift:2:13  크기를 정하는 곳

                해결    .caption2 같은 텍스트 스타일을 사용하세요.
                화면    CartView
                지침    모든 컨트롤에 이름 붙이기 · WCAG 2.2 4.1.2

            ? 검토 필요  low-contrast

              다크 모드에서 아이콘이 잘 보이지 않을 수 있습니다. 이미지 픽셀을 읽지
              못했습니다.

                Sources/Cart/장바구니 행.swift:3:2
                  3 │ let icon = Image("x")
                    │ ^^^^^^^^^^^^^^^^^^^^^

                해결    다크 모드에서 직접 확인하세요.
                설정    다크 모드
                확실성  낮음. 소스만으로는 알 수 없는 근거가 있습니다.
                지침    모든 컨트롤에 이름 붙이기 · WCAG 2.2 4.1.2

            ────────────────────────────────────────────────────────────────────────────────
            결과       위반 2건 (심각 1, 보통 1) · 검토 필요 1건
            검사 범위  Swift 파일 2개 (1.2 KB) · 타깃 1개 · 화면 1개 · 요소 3개
            미확인     내부를 볼 수 없는 요소 1개 (CartView 1)

            규칙              위반  검토 필요  판단 불가   통과  무시함
            fixed-font-size      1          0          2      0       0
            low-contrast         0          1          0      1       1
            unnamed-control      1          0          0      1       0
            그 밖의 규칙 1개     0          0          0  1,200       0

            판단 불가 (대상 2개)
              2  fixed-font-size: 크기를 실행 중에 계산합니다

            건너뜀 (1개)
              Sources/Broken.swift
                UTF-8 파일이 아니어서 읽지 않았습니다. UTF-8로 저장하세요.

            """
        #expect(TerminalReport(SampleAudit.options(.korean)).text(of: SampleAudit.full.audit) == expected)
    }

    @Test func `color adds nothing to the words`() {
        let plain = english(.full)
        let colored = english(.full, color: true)
        #expect(!plain.contains("\u{1B}"))
        #expect(colored.contains("\u{1B}[1;31m✗ violation · serious\u{1B}[0m"))
        #expect(colored.replacing(/\u{1B}\[[0-9;]*m/, with: "") == plain)
    }

    @Test func `findings of one rule at one place are one group`() {
        let sample = one { sample in
            let place = sample.place("Image(\"trash\")")
            return [
                sample.finding(at: place, setting: .dark, screens: ["B"]),
                sample.finding(at: place, setting: .increasedContrast, screens: ["A", "B"]),
            ]
        }
        let text = english(sample)
        #expect(text.matches(of: /CartView\.swift:4:42/).count == 1)
        #expect(text.contains("    Setting    Dark Mode; increased contrast\n    Seen on    A, B\n"))
    }

    @Test func `what is the same for neighbors is said once`() {
        let sample = one { sample in
            [sample.finding(at: sample.place("Image(\"trash\")")), sample.finding(at: sample.place("Text(\"합계"))]
        }
        let text = english(sample)
        #expect(text.hasPrefix("✗ violation · serious  unnamed-control × 2\n"))
        #expect(text.matches(of: /The button has no name\./).count == 1)
        #expect(text.matches(of: /Give the image a label\./).count == 1)
    }

    @Test func `violations come before reviews, the worse first, then by path`() {
        let sample = one { sample in
            let first = sample.place("Image(\"trash\")")
            let second = sample.place("let icon", file: 1)
            return [
                sample.finding("r1", at: first, outcome: .review, impact: .critical),
                sample.finding("r2", at: second, impact: .minor), sample.finding("r3", at: first, impact: .minor),
                sample.finding("r4", at: second, impact: .critical),
            ]
        }
        let headings = english(sample).split(separator: "\n").filter { $0.hasPrefix("✗") || $0.hasPrefix("?") }
        #expect(
            headings == [
                "✗ violation · critical  r4", "✗ violation · minor  r3", "✗ violation · minor  r2", "? review  r1",
            ])
    }

    @Test func `a sentence with line ends keeps its column`() {
        let sample = one { [$0.finding(at: $0.place("Text"), fix: Bilingual(en: "Write\r\nText(a)", ko: "쓰세요"))] }
        #expect(english(sample).contains("    Fix        Write\n               Text(a)\n"))
    }

    @Test func `a table that is too wide becomes a list`() {
        var sample = SampleAudit.full
        let name = String(repeating: "long-", count: 12) + "name"
        sample.tallies.append(
            RuleTally(rule: name, violations: 2, reviews: 0, cannotTell: [:], passes: 3, suppressed: 0))
        #expect(english(sample).contains("\n\(name)\n  violations 2 · passed 3\n"))
    }

    @Test func `long lists name a few and count the rest`() {
        let sample = one { [$0.finding(at: $0.place("Text"), screens: (1...9).map { "S\($0)" })] }
        #expect(english(sample).contains("Seen on    S1, S2, S3, S4, S5, S6 and 3 more\n"))
    }

    @Test func `an audit that saw nothing is not called clean`() {
        var sample = SampleAudit()
        #expect(english(sample).contains("Found     no violations in what was examined\n"))
        sample.coverage = Coverage(files: 1, bytes: 5, troubledFiles: 1, targets: 0, screens: 0, elements: 0)
        #expect(english(sample).contains("Found     nothing was measured: there was no element to examine\n"))
        #expect(english(sample).contains("Not seen  1 file not fully read\n"))
    }

    @Test func `a screen on which nothing was found is not measured`() {
        var sample = SampleAudit()
        sample.screens = [SampleAudit.screen("MapView", at: sample.place("struct"), elements: 0, stops: 0, opaque: 0)]
        #expect(english(sample).contains("not measured, because nothing was found on them: MapView"))
    }

    @Test func `a place in a file that the audit does not have is left out, its message stays`() {
        let sample = one { [$0.finding(at: SourcePlace(file: FileIndex(99), range: ByteRange(0, 1)))] }
        #expect(english(sample).contains("The button has no name."))
    }

    @Test func `no line is wider than the terminal`() {
        for language in ReportLanguage.allCases {
            let text = TerminalReport(SampleAudit.options(language, width: 60)).text(of: SampleAudit.full.audit)
            let tooWide = text.split(separator: "\n").filter { DisplayWidth.of($0) > 60 }
            #expect(tooWide == [])
        }
    }
}
