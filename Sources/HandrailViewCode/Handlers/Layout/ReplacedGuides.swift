import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram
import HandrailSource

/// Layout guides that the safe area has replaced.
enum ReplacedGuides {
    /// `topLayoutGuide.bottomAnchor`: a side of one of the guides that the safe area has replaced.
    static func oldGuide(
        _ interpreter: inout ViewCodeInterpreter, ofAnchor expression: Expression, _ site: CodeSite
    ) -> ViewConstraint.Side? {
        guard case .member(let base?, let anchor, _) = expression.kind, anchor.hasSuffix("Anchor"),
            let guide = oldGuide(&interpreter, base, site)
        else { return nil }
        return ViewConstraint.Side(item: guide, attribute: String(anchor.dropLast(6)))
    }

    /// The name of the guide that an expression stands for, where it is one of those that the safe area has replaced
    /// and nothing says that it is only there for systems without one.
    static func oldGuide(
        _ interpreter: inout ViewCodeInterpreter, _ expression: Expression, _ site: CodeSite
    ) -> String? {
        let name: String
        switch expression.kind {
        case .name(let plain): name = plain
        case .member(let base?, let member, _):
            guard case .name("self") = base.kind else { return nil }
            name = member
        default: return nil
        }
        guard name == "topLayoutGuide" || name == "bottomLayoutGuide", !site.isConditional,
            let receiver = site.receiver,
            interpreter.store.nodes[receiver].viewClass.family == .controller,
            let type = interpreter.store.nodes[receiver].viewClass.type
        else { return nil }
        let isOwn = interpreter.program.lineage(of: type).contains { $0.properties[name] != nil }
        return isOwn || interpreter.program.lineage(of: type, mentions: Self.safeArea) ? nil : name
    }

    private static let safeArea = CodeWords(["safearea"])
}
