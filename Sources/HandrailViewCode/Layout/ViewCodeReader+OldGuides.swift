import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

extension ViewCodeReader {
    /// `topLayoutGuide.bottomAnchor`: a side of one of the guides that the safe area has replaced.
    func oldGuide(ofAnchor expression: Expression, _ site: CodeSite) -> ViewConstraint.Side? {
        guard case .member(let base?, let anchor, _) = expression.kind, anchor.hasSuffix("Anchor"), let guide = oldGuide(base, site)
        else { return nil }
        return ViewConstraint.Side(item: guide, attribute: String(anchor.dropLast(6)))
    }

    /// The name of the guide that an expression stands for, where it is one of those that the safe area has replaced and
    /// nothing says that it is only there for systems without one.
    func oldGuide(_ expression: Expression, _ site: CodeSite) -> String? {
        let name: String
        switch expression.kind {
        case .name(let plain): name = plain
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return nil }
            name = member
        default: return nil
        }
        guard name == "topLayoutGuide" || name == "bottomLayoutGuide", !site.isConditional, let receiver = site.receiver,
            nodes[receiver].viewClass.family == .controller, let type = nodes[receiver].viewClass.type
        else { return nil }
        let isOwn = program.lineage(of: type).contains { $0.properties[name] != nil }
        return isOwn || program.lineage(of: type, mentions: Self.safeArea) ? nil : name
    }

    private static let safeArea = Fragments(["safearea"])
}
