import HandrailCode
import HandrailFrameworks
import HandrailValues

extension Expression {
    /// What the view at the root of a chain shows, where it is built from what it is given to show: words in
    /// `Text("Hello").bold()`.
    var rootForm: ContentViews.Form? { rootName.flatMap(ContentViews.form(of:)) }

    /// What a view shows that is named by itself, as where it is made; `nil` for anything else.
    var namedForm: ContentViews.Form? {
        if case .name(let name) = kind { ContentViews.form(of: name) } else { nil }
    }

    /// The row of a view that is named by itself, as where it is made; `nil` for anything else.
    var namedEntry: ViewEntry? {
        if case .name(let name) = kind { ViewTable.entry(for: name) } else { nil }
    }
}
