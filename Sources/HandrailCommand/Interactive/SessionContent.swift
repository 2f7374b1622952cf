package import HandrailModel

/// What a session shows on its page, whichever feature it goes about with.
package struct SessionContent: Sendable {
    /// What stands between the lines.
    package enum Body: Sendable {
        /// A list of entries, of which one is marked.
        case list(count: Int, marked: Int?, entry: @Sendable (Int) -> String)
        /// Keys and what they do.
        case help([(keys: String, meaning: Bilingual)])
    }

    /// The feature, the screen, and where on it a person is.
    package let title: String
    /// What is heard, or what is highlighted.
    package let spoken: String
    /// The file and line that it comes from.
    package let place: String?
    /// That line of the source.
    package let code: String?
    /// What the last key did, or what else there is.
    package let state: String
    /// The keys that matter most.
    package let keys: String
    /// What stands between.
    package let body: Body

    /// What a page shows.
    package init(
        title: String, spoken: String, place: String?, code: String?, state: String, keys: String, body: Body
    ) {
        self.title = title
        self.spoken = spoken
        self.place = place
        self.code = code
        self.state = state
        self.keys = keys
        self.body = body
    }
}
