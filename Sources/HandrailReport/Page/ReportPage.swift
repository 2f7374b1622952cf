public import HandrailModel
public import HandrailReporting

/// The report as one page of HTML that needs nothing else: no network, no other file.
///
/// What comes from a project stands in it as JSON alone, and scripts put it on the page as text. The content-security
/// policy lets nothing run or load but the script and the style that the page is written with.
public struct ReportPage: Report {
    private let options: ReportOptions

    /// A page with `options`; its language is the one that it opens in.
    public init(_ options: ReportOptions) { self.options = options }

    /// The page.
    public func text(of audit: Audit) -> String { String(decoding: bytes(of: audit), as: UTF8.self) }

    /// The page in UTF-8.
    public func bytes(of audit: Audit) -> [UInt8] {
        let data = CompactJSON.bytes(PageData(audit, options).json)
        return Array(head.utf8) + data + Array(tail.utf8)
    }

    private var head: String {
        """
        <!doctype html>
        <html lang="\(options.language == .korean ? "ko" : "en")">
        <head>
        <meta charset="utf-8">
        <meta http-equiv="Content-Security-Policy" content="\(policy)">
        <meta name="viewport" content="width=device-width, initial-scale=1">
        <meta name="referrer" content="no-referrer">
        <title>Handrail</title>
        <style>\(PageParts.style)</style>
        </head>
        <body>
        <noscript>
        <p lang="en">This report needs JavaScript, which is switched off here. It loads nothing and sends nothing.</p>
        <p lang="ko">이 보고서를 보려면 JavaScript를 켜세요. 아무것도 불러오거나 보내지 않습니다.</p>
        </noscript>
        <script type="application/json" id="data">
        """
    }

    private var tail: String {
        """
        </script>
        <script>\(PageParts.script)</script>
        </body>
        </html>

        """
    }

    private var policy: String {
        let style = SHA256.base64(of: Array(PageParts.style.utf8))
        let script = SHA256.base64(of: Array(PageParts.script.utf8))
        return "default-src 'none'; img-src data:; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
            + "base-uri 'none'; form-action 'none'"
    }
}
