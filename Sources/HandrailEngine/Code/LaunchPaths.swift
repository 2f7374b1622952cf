import HandrailCode
import HandrailModel
import HandrailSource

/// Which code runs while an app starts, before people have done anything: what the system calls then, what that calls,
/// and what the first screen does as it appears.
///
/// Only calls that name what they mean are followed: of the own type, of a type of the project, of its one instance.
struct LaunchPaths: Sendable {
    /// A function or property of a type.
    private struct Member: Hashable {
        let type: String?
        let function: String
    }

    private let members: Set<Member>
    /// The views of which what they do as they appear runs at the start.
    private let views: Set<String>

    /// The code that runs at the start of the apps among some files.
    init(of code: [FileIndex: CodeFile]) {
        var search = LaunchSearch(of: code)
        search.run()
        members = Set(search.found.map { Member(type: $0.type, function: $0.function) })
        views = search.views
    }

    /// Nothing is known of any path.
    static let none = LaunchPaths(of: [:])

    /// Whether a function runs at the start.
    func has(_ function: String, of type: String?) -> Bool {
        LaunchSearch.delegates.contains(function) || members.contains(Member(type: type, function: function))
    }

    /// Whether what a view does as it appears runs at the start.
    func hasAppearance(of type: String?) -> Bool { type.map(views.contains) ?? false }
}
