import HandrailModel
import HandrailSemantics
import HandrailSource

/// A declared element as the tests write it down.
struct Node {
    var kind: ElementKind
    var slot = Slot.content
    var content = Element.Content.none
    var uses: [AttributeUse] = []
    var children: [Node] = []

    static let nowhere = SourcePlace(file: FileIndex(0), range: .zero)

    /// The same in another slot of its parent.
    func `in`(_ slot: Slot) -> Node {
        var result = self
        result.slot = slot
        return result
    }

    /// The same with a modifier, outside of those it has.
    func with(_ attribute: Attribute, when condition: String? = nil) -> Node {
        var result = self
        let condition = condition.map { ElementCondition(subject: .app, text: $0) }
        result.uses.append(AttributeUse(attribute, place: Self.nowhere, condition: condition))
        return result
    }

    func labeled(_ words: String, when condition: String? = nil) -> Node {
        with(.accessibility(.label(.known(Words(words)))), when: condition)
    }
    func hidden(when condition: String? = nil) -> Node { with(.accessibility(.hidden(.known(true))), when: condition) }
    func traits(_ traits: Traits, when condition: String? = nil) -> Node {
        with(.accessibility(.addTraits(.known(traits))), when: condition)
    }
    func children(_ behavior: ChildBehavior) -> Node { with(.accessibility(.children(behavior))) }

    private func build(_ builder: inout ElementTreeBuilder) {
        builder.open(kind, slot: slot, content: content, place: Self.nowhere, attributes: uses)
        for child in children { child.build(&builder) }
        builder.close()
    }

    /// The tree with this element as its root.
    var tree: ElementTree {
        var builder = ElementTreeBuilder()
        build(&builder)
        return builder.freeze()
    }

    /// What is perceived of a screen that consists of it.
    var perceived: PerceivedTree {
        let screen = Screen(
            name: "Example", place: Self.nowhere, presentation: .root, tree: tree, platforms: [], languages: [])
        let spoken = ["star": "Favorite", "trash": "Delete"]
        return Perception { symbol in spoken[symbol].map { Words($0, origin: .symbol(symbol)) } }.perceive(screen)
    }

    /// What is perceived, as text.
    var dump: String { perceived.dump }
}

func node(_ kind: ElementKind, _ children: Node...) -> Node { Node(kind: kind, children: children) }

func text(_ words: String) -> Node { text(.known(Words(words))) }

func text(_ words: Fact<Words>) -> Node { Node(kind: .text, content: .words(words)) }

func title(_ words: String) -> Node { text(words).in(.label) }

func symbol(_ name: String) -> Node { Node(kind: .image, content: .image(.symbol(.known(name)))) }

func asset(_ name: String) -> Node { Node(kind: .image, content: .image(.asset(.known(name)))) }

func picture(_ source: ImageSource) -> Node { Node(kind: .image, content: .image(source)) }

func opaque(_ name: String) -> Node { Node(kind: .opaque, content: .type(name)) }

func button(_ label: Node...) -> Node { Node(kind: .button, children: label.map { $0.in(.label) }) }

func stack(_ children: Node...) -> Node { Node(kind: .verticalStack, children: children) }

/// `if condition { then }`, with an `else` unless it is left out.
func choice(_ condition: String, _ then: Node, else other: Node? = nil) -> Node {
    let asked = ElementCondition(subject: .app, text: condition)
    var branches = [Node(kind: .branch, content: .condition(asked), children: [then])]
    if let other { branches.append(Node(kind: .branch, content: .condition(nil), children: [other])) }
    return Node(kind: .alternatives, children: branches)
}
