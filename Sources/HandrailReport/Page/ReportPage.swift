public import HandrailModel
public import HandrailReporting

/// The report as one page of HTML that needs nothing else: no network, no other file.
///
/// What comes from a project stands in it as JSON alone, and scripts put it on the page as text. The content-security
/// policy lets nothing run or load but the script and the style that the page is written with.
public struct ReportPage: Report {
    private let options: ReportOptions
    private let added: PageAdditions

    /// A page with `options`; its language is the one that it opens in.
    public init(_ options: ReportOptions, adding added: PageAdditions = PageAdditions()) {
        self.options = options
        self.added = added
    }

    /// The page.
    public func text(of audit: Audit) -> String { String(decoding: bytes(of: audit), as: UTF8.self) }

    /// The page in UTF-8.
    public func bytes(of audit: Audit) -> [UInt8] {
        let data = PageData(audit, options, added)
        var bytes = Array(head.utf8) + CompactJSON.bytes(data.json) + Array("</script>\n".utf8)
        for (number, path) in data.picturePaths.enumerated() {
            guard let picture = added.pictures[path] else { continue }
            bytes += picture.element(number).utf8
        }
        return bytes + Array(tail.utf8)
    }

    /// What the page may load and run, as a header of a served page says it as well.
    public var policy: String {
        let style = SHA256.base64(of: Array(PageParts.style.utf8))
        let script = SHA256.base64(of: Array(script.utf8))
        return "default-src 'none'; img-src data:; style-src 'sha256-\(style)'; script-src 'sha256-\(script)'; "
            + (added.version == nil ? "" : "connect-src 'self'; ") + "base-uri 'none'; form-action 'none'"
    }

    /// Only a page that is served looks for a later one.
    private var script: String { added.version == nil ? PageParts.script : PageParts.servedScript }

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
        <script>\(script)</script>
        </body>
        </html>

        """
    }
}

extension PagePicture {
    /// The picture as a text that no browser looks at before the page shows it. Signs that Base64 and names of media
    /// types do not have are left out, so that nothing can end the element.
    fileprivate func element(_ number: Int) -> String {
        let type = mediaType.filter { $0.isASCII && ($0.isLetter || $0 == "/") }
        let text = base64.utf8.filter { byte in
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x2B, 0x2F, 0x3D: true
            default: false
            }
        }
        return "<script type=\"text/plain\" data-picture=\"\(number)\" data-type=\"\(type)\">"
            + String(decoding: text, as: UTF8.self) + "</script>\n"
    }
}
