import HandrailModel
import HandrailSemantics
import Testing

@Suite("What holds for a declared element")
struct DeclaredContextTests {
    private func context(_ root: Node, at index: Int) -> DeclaredContext { DeclaredContext(root.tree[index]) }

    @Test("Hidden with something around it")
    func hiding() {
        #expect(context(stack(text("A")).hidden(), at: 1).hiding.isCertain)
        #expect(!context(stack(text("A")).hidden(when: "isBusy"), at: 1).hiding.isCertain)
        #expect(context(stack(picture(.decorative)), at: 1).hiding.isCertain)
        guard case .possibly = context(text("A").with(.visibility(.opacity(.dynamic))), at: 0).hiding else {
            Issue.record("An opacity of unknown value may hide")
            return
        }
        guard case .none = context(text("A"), at: 0).hiding else {
            Issue.record("Nothing hides a plain text")
            return
        }
    }

    @Test("Part of a control's label, at any depth")
    func control() {
        #expect(context(button(stack(symbol("star"))), at: 2).control?.kind == .button)
        #expect(context(stack(symbol("star")), at: 1).control == nil)
        #expect(context(node(.menu, title("More"), text("Item")), at: 2).control == nil)
        #expect(context(node(.menu, title("More"), text("Item")), at: 2).isInMenu)
    }

    @Test("Inherited settings, the nearest first")
    func environment() {
        let form = node(.form, node(.toggle, title("A"))).with(.visibility(.labelsHidden)).with(
            .interaction(.disabled(.dynamic))
        )
            .with(.interaction(.style(.toggle, "switch")))
        #expect(context(form, at: 1).labelsAreHidden)
        #expect(context(form, at: 1).disabled == .sometimes)
        #expect(context(form, at: 1).style(of: .toggle)?.name == "switch")
        #expect(context(form, at: 1).style(of: .picker) == nil)
        let line = text("A").with(.interaction(.disabled(.known(true)))).with(.text(.lineLimit(.known(1))))
        let nested = stack(line).with(.text(.lineLimit(.known(2))))
        #expect(context(nested, at: 1).disabled == .always)
        let limit = context(nested, at: 1).nearest(.text(.lineLimit)) { attribute -> Double? in
            guard case .text(.lineLimit(let lines)) = attribute else { return nil }
            return lines.value
        }
        #expect(limit?.value == 1)
    }
}
