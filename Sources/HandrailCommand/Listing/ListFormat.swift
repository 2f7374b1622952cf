import ArgumentParser
import HandrailReporting

/// A format of lists: everything that there is to know of it outside its own file.
struct ListFormat: Sendable {
    /// The name that people ask for it by.
    let name: String
    /// The media type of what is written.
    let contentType: String
    /// Writes a list down; text for people goes on a page.
    let bytes: @Sendable (any Listing, TextPage) throws -> [UInt8]

    /// Every format there is, the one first that people get who ask for none. Whatever names formats reads this list.
    static let all: [ListFormat] = [.text, .json]
}

extension ListFormat {
    /// For people.
    static let text = ListFormat(name: "text", contentType: "text/plain; charset=utf-8") { listing, page in
        Array(listing.text(on: page).utf8)
    }

    /// For programs.
    static let json = ListFormat(name: "json", contentType: "application/json") { listing, _ in
        Array(try listing.json().utf8)
    }
}

extension ListFormat: ExpressibleByArgument {
    /// The format of a name; `nil` where there is none.
    init?(argument: String) {
        guard let format = Self.all.first(where: { $0.name == argument }) else { return nil }
        self = format
    }

    /// Its name.
    var defaultValueDescription: String { name }
    /// The names of all formats.
    static var allValueStrings: [String] { all.map(\.name) }
}
