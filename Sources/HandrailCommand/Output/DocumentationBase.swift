import HandrailModel

/// Where the site that `make docs` writes is on the web. The project has none of its own, so whoever puts it somewhere
/// says so; without it reports name no pages.
enum DocumentationBase {
    /// The environment variable that says it.
    static let variable = "HANDRAIL_DOCS"

    /// The address; `nil` where nobody says one.
    static func address(in environment: [String: String]) throws(CommandFailure) -> String? {
        guard let address = environment[variable], !address.isEmpty else { return nil }
        let isWhole = ["https://", "http://"].contains { address.hasPrefix($0) && address.count > $0.count }
        guard isWhole, address.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
            throw CommandFailure(
                .badRequest,
                Bilingual(
                    en: "\(variable) is “\(address)”; it takes the address of the documentation, such as "
                        + "https://example.com/handrail/.",
                    ko: "\(variable) 값이 ‘\(address)’입니다. https://example.com/handrail/ 같은 문서 주소를 지정하세요."))
        }
        return address
    }
}
