import HandrailCode
import HandrailFrameworks
import HandrailValues

extension Expression {
    /// What the view at the root of a chain shows, where it is built from what it is given to show: words in
    /// `Text("Hello").bold()`.
    var rootForm: ContentViews.Form? { rootName.flatMap(ContentViews.form(of:)) }

    /// What a view shows that is named by itself, as where it is made; `nil` for anything else.
    var namedForm: ContentViews.Form? { viewName.flatMap(ContentViews.form(of:)) }

    /// The row of a view that is named by itself, as where it is made; `nil` for anything else.
    var namedEntry: ViewEntry? { viewName.flatMap { ViewTable.entry(for: $0) } }

    /// The name of a view that is named by itself, with or without the module of the framework.
    private var viewName: String? {
        switch kind {
        case .name(let name): name
        case .member(let base?, let name, _): base.namesFramework ? name : nil
        default: nil
        }
    }
}
