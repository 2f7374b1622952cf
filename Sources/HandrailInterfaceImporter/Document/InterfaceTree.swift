import HandrailMarkup
import HandrailSource

/// The elements of an interface file while they are read.
struct InterfaceTree {
    /// The elements in the order of their start tags.
    private(set) var nodes: [InterfaceNode] = []
    /// Positions of the elements that stand in no other.
    private(set) var roots: [Int] = []
    /// What was broken.
    private(set) var problems: [MarkupProblem]
    private var open: [Int] = []
    private let end: UInt32

    /// The elements that tokens make.
    init(_ read: XMLTokens) {
        problems = read.problems
        end = read.tokens.last?.range.upper ?? 0
        var tooDeep = 0
        for token in read.tokens {
            switch token.kind {
            case .startTag(let tag):
                if open.count >= InterfaceDocument.maximumDepth || nodes.count >= InterfaceDocument.maximumElements {
                    if tooDeep == 0 {
                        problems.append(
                            MarkupProblem(.tooDeep(limit: InterfaceDocument.maximumDepth), at: Int(token.range.lower)))
                    }
                    tooDeep += 1
                } else {
                    add(tag, token.range)
                }
            case .emptyTag(let tag):
                guard tooDeep == 0, nodes.count < InterfaceDocument.maximumElements else { continue }
                add(tag, token.range)
                open.removeLast()
            case .endTag(let name, _):
                if tooDeep > 0 { tooDeep -= 1 } else { close(name, token.range) }
            case .text(let text), .cdata(let text):
                guard let last = open.last, tooDeep == 0, !text.utf8.allSatisfy({ $0 <= 0x20 }) else { continue }
                nodes[last].text += text
            case .comment, .processingInstruction, .doctype, .byteOrderMark: break
            }
        }
    }

    /// Ends what is open where the file ends.
    mutating func endOpenElements() {
        if let first = open.first { problems.append(MarkupProblem(.endsEarly, at: Int(nodes[first].tag.lower))) }
        for index in open { nodes[index].extent = ByteRange(Int(nodes[index].tag.lower), Int(end)) }
    }

    private mutating func add(_ tag: XMLTag, _ range: ByteRange) {
        let index = nodes.count
        nodes.append(
            InterfaceNode(
                name: tag.name, nameRange: tag.nameRange, attributes: tag.attributes, tag: range, extent: range))
        if let parent = open.last { nodes[parent].children.append(index) } else { roots.append(index) }
        open.append(index)
    }

    // An end tag closes what it names, and whatever was left open inside; one that names nothing open is passed over.
    private mutating func close(_ name: String, _ range: ByteRange) {
        guard let position = open.lastIndex(where: { nodes[$0].name == name }) else {
            problems.append(MarkupProblem(.mismatchedTag, at: Int(range.lower)))
            return
        }
        if position != open.count - 1 { problems.append(MarkupProblem(.mismatchedTag, at: Int(range.lower))) }
        while open.count > position {
            let index = open.removeLast()
            let upper = open.count == position ? range.upper : range.lower
            nodes[index].extent = ByteRange(Int(nodes[index].tag.lower), Int(upper))
        }
    }
}
