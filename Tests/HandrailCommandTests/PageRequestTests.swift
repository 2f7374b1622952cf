import HandrailCommand
import Testing

/// What the server of a report takes for a request.
@Suite("Requests for the page of a report")
struct PageRequestTests {
    private static func refusal(_ head: String) -> PageRequest.Refusal? {
        do throws(PageRequest.Refusal) {
            _ = try PageRequest(Array(head.utf8), port: 4000)
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "only the page and its version can be asked for, by the address that was printed",
        arguments: [
            ("GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nAccept: */*", PageRequest.Subject.page),
            ("GET / HTTP/1.0\r\nhost:\t127.0.0.1:4000 ", .page),
            ("GET /version HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nOrigin: http://127.0.0.1:4000", .version),
        ])
    func taken(head: String, subject: PageRequest.Subject) throws {
        #expect(try PageRequest(Array(head.utf8), port: 4000).subject == subject)
    }

    @Test(
        "names of other machines are refused, also such as lead here, and so are other origins and ports",
        arguments: [
            "GET / HTTP/1.1\r\nHost: example.test:4000", "GET / HTTP/1.1\r\nHost: 127.0.0.1",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:80", "GET / HTTP/1.1", "GET / HTTP/1.1\r\nHost: 127.0.0.1.example:4000",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nHost: example.test:4000",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nOrigin: http://example.test",
        ])
    func foreign(head: String) {
        #expect(Self.refusal(head) == .foreign)
    }

    @Test(
        "other paths and methods are refused",
        arguments: [
            ("GET /report.html", PageRequest.Refusal.unknownPath), ("GET /../secret", .unknownPath),
            ("GET //", .unknownPath), ("GET /?x=1", .unknownPath), ("POST /", .otherMethod), ("HEAD /", .otherMethod),
            ("get /", .otherMethod), ("GET  /", .malformed), ("GET", .malformed),
        ])
    func others(line: String, refusal: PageRequest.Refusal) {
        #expect(Self.refusal(line + " HTTP/1.1\r\nHost: 127.0.0.1:4000") == refusal)
    }

    @Test(
        "what is no request, or comes with a body, is refused",
        arguments: [
            "", "\u{0}\u{1}\u{2}", "GET / HTTP/2\r\nHost: 127.0.0.1:4000", "GET / HTTP/1.1\r\nHost 127.0.0.1:4000",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\n folded: yes",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nContent-Length: 5",
            "GET / HTTP/1.1\r\nHost: 127.0.0.1:4000\r\nTransfer-Encoding: chunked",
        ])
    func malformed(head: String) {
        #expect(Self.refusal(head) == .malformed)
    }
}
