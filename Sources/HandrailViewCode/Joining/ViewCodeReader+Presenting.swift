package import HandrailCode
import HandrailFrameworks
package import HandrailModel
import HandrailProgram
import HandrailSource
import HandrailValues

extension ViewCodeReader {
    /// Notes that controllers are shown: `present(_:animated:)`, `pushViewController(_:animated:)`.
    package mutating func show(_ arguments: [Argument], _ way: Screen.Presentation, by name: String, _ site: inout CodeSite) {
        guard let first = arguments.first, first.label == nil, !first.isTrailing else { return }
        // The framework's own says who asked; one of the project's of that name is followed.
        if name.hasPrefix("show"), !arguments.contains(where: { $0.label == "sender" }) { return }
        for node in visit(first.value, &site) where nodes[node].viewClass.family == .controller { note(node, way) }
    }

    private mutating func note(_ node: Int, _ way: Screen.Presentation) {
        var way = way
        if way == .sheet, let style = nodes[node].writes.last(where: { $0.name == "modalPresentationStyle" }) {
            way = PresentingMethods.presented(as: style.value.name.value)
        }
        if let name = nodes[node].viewClass.type?.name, presentations[name] != .navigation { presentations[name] = way }
        noteHosting(node)
        // A bar's controller is shown for what it holds.
        for root in nodes[node].fields["rootViewController"] ?? [] {
            noteHosting(root)
            if let name = nodes[root].viewClass.type?.name, presentations[name] != .navigation { presentations[name] = way }
        }
    }

    /// Notes that a SwiftUI view is shown by itself; one that a class of the project hosts is that class's screen.
    private mutating func noteHosting(_ node: Int) {
        if let number = nodes[node].hosted, nodes[node].viewClass.type == nil { hosted[number].isPresented = true }
    }

    /// `info[UIResponder.keyboardFrameBeginUserInfoKey]`
    mutating func noteKeyboard(_ key: Expression, _ site: CodeSite) {
        let name: String
        switch key.kind {
        case .member(_, let member, _): name = member
        case .name(let plain): name = plain
        default: return
        }
        let isFinal: Bool
        switch name {
        case "keyboardFrameBeginUserInfoKey", "UIKeyboardFrameBeginUserInfoKey": isFinal = false
        case "keyboardFrameEndUserInfoKey", "UIKeyboardFrameEndUserInfoKey": isFinal = true
        default: return
        }
        let place = SourcePlace(file: site.scope.file, range: key.range)
        codeUses.append(CodeUse(.keyboardFrame(isFinal: isFinal), place: place))
    }

    /// The APIs that the class uses and that are judged by themselves; `nil` where it uses none.
    package var usedAPIs: ViewProperty? {
        guard let first = codeUses.first else { return nil }
        return ViewProperty(DerivedProperty.codeUses, .known(.uses(codeUses)), place: first.place)
    }
}
