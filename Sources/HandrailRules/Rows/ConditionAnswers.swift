import HandrailModel

/// Answers to conditions of the app's own that several conditionals ask: `if isAbove` and `if !isAbove` never both show
/// what they hold.
struct ConditionAnswers {
    /// A condition, without its negation, as one view of the project asks it.
    struct Question: Hashable {
        fileprivate let text: String
        /// Index of the view: another one may mean something else by the same words.
        fileprivate let view: Int
    }

    private var known: [Question: Bool] = [:]

    /// The most questions that are answered in every way.
    private static let maximumQuestions = 3

    /// The questions that more than one conditional in `nodes` asks.
    static func asked(in nodes: [PerceivedView]) -> [Question] {
        var counts: [Question: Int] = [:]
        var order: [Question] = []
        var conditionals = 0
        func visit(_ node: PerceivedView) {
            if node.element.exposure == .alternatives {
                conditionals += 1
                for branch in node.children {
                    guard let (question, _) = question(of: branch) else { continue }
                    if counts[question] == nil { order.append(question) }
                    counts[question, default: 0] += 1
                }
            }
            for child in node.children { visit(child) }
        }
        for node in nodes { visit(node) }
        guard conditionals > 1 else { return [] }
        return Array(order.filter { counts[$0, default: 0] > 1 }.prefix(maximumQuestions))
    }

    /// The same with one more answer.
    func answering(_ question: Question, _ answer: Bool) -> ConditionAnswers {
        var result = self
        result.known[question] = answer
        return result
    }

    /// The branches of a conditional that may be taken, and whether one of them is in every case.
    func openBranches(of branching: PerceivedView) -> (branches: [PerceivedView], isComplete: Bool) {
        var open: [PerceivedView] = []
        for branch in branching.children {
            guard branch.element.condition != nil else { return (open + [branch], true) }
            switch Self.question(of: branch).flatMap({ asked in known[asked.question].map { $0 == asked.isSo } }) {
            case true: return (open + [branch], true)
            case false: continue
            case nil: open.append(branch)
            }
        }
        return (open, false)
    }

    /// What a branch asks, and the answer it is taken on; `nil` where that is not in the code or not of the app.
    private static func question(of branch: PerceivedView) -> (question: Question, isSo: Bool)? {
        guard let condition = branch.element.condition, condition.subject == .app,
            !condition.text.isCompound, condition.text.contains(where: \.isLetter), !condition.text.hasSuffix("…")
        else { return nil }
        let isWrittenNegated = condition.text.hasPrefix("!")
        let text = isWrittenNegated ? String(condition.text.dropFirst()) : condition.text
        let view = branch.declared.ancestors.first { $0.kind == .customView }?.index ?? 0
        return (Question(text: text, view: view), isWrittenNegated == false)
    }
}

extension String {
    /// Whether it asks several things at once, or lists them.
    fileprivate var isCompound: Bool {
        var last: UInt8 = 0
        for byte in utf8 {
            switch byte {
            case UInt8(ascii: ","): return true
            case UInt8(ascii: "&"), UInt8(ascii: "|"): if byte == last { return true }
            default: break
            }
            last = byte
        }
        return false
    }
}
