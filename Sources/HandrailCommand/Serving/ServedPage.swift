/// A page as it is served.
package struct ServedPage: Sendable {
    /// Its bytes.
    let bytes: [UInt8]
    /// What tells it from later ones.
    let version: String
    /// What it may load and run.
    let policy: String

    /// A page.
    package init(bytes: [UInt8], version: String, policy: String) {
        self.bytes = bytes
        self.version = version
        self.policy = policy
    }

    /// What is sent for a request.
    func answer(to subject: PageRequest.Subject) -> [UInt8] {
        switch subject {
        case .page: Self.answer("200 OK", "text/html; charset=utf-8", bytes, policy + "; frame-ancestors 'none'")
        case .version: Self.answer("200 OK", "text/plain; charset=utf-8", Array(version.utf8))
        }
    }

    /// What is sent for a request that is refused.
    static func answer(to refusal: PageRequest.Refusal) -> [UInt8] {
        answer("\(refusal.rawValue) \(refusal.name)", "text/plain; charset=utf-8", Array((refusal.name + "\n").utf8))
    }

    private static func answer(
        _ status: String, _ type: String, _ body: [UInt8], _ policy: String = "default-src 'none'"
    ) -> [UInt8] {
        let head = [
            "HTTP/1.1 \(status)", "Content-Type: \(type)", "Content-Length: \(body.count)", "Connection: close",
            "Cache-Control: no-store", "X-Content-Type-Options: nosniff", "Referrer-Policy: no-referrer",
            "Cross-Origin-Resource-Policy: same-origin", "Content-Security-Policy: \(policy)", "Allow: GET",
        ]
        return Array((head.joined(separator: "\r\n") + "\r\n\r\n").utf8) + body
    }
}
