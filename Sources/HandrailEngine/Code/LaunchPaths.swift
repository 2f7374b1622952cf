import HandrailCode
import HandrailModel
import HandrailSource

/// Which code runs while an app starts, before people have done anything: what the system calls then, what that calls,
/// and what the first screen does as it appears.
///
/// Only calls that name what they mean are followed: of the own type, of a type of the project, of its one instance.
struct LaunchPaths: Sendable {
    private let members: Set<LaunchSearch.Found>
    /// The views of which what they do as they appear runs at the start.
    private let views: Set<String>

    /// The code that runs at the start of the apps among some files.
    init(of code: [FileIndex: CodeFile]) {
        var search = LaunchSearch(of: code)
        search.run()
        members = search.found
        views = search.views
    }

    /// Nothing is known of any path.
    static let none = LaunchPaths(of: [:])

    /// Whether a piece of a function runs at the start; `nil` where a condition decides that: what people have switched
    /// on before is asked for, too.
    ///
    /// - Parameters:
    ///   - isAppearing: whether the piece runs as a view appears.
    ///   - isConditional: whether the piece runs in some cases only.
    func has(_ function: String, of type: String?, isAppearing: Bool, isConditional: Bool) -> Bool? {
        if LaunchSearch.delegates.contains(function) { return true }
        let runs = members.contains(LaunchSearch.Found(type: type, function: function))
            || isAppearing && function == "body" && (type.map(views.contains) ?? false)
        return runs && isConditional ? nil : runs
    }
}
