/// What is wrong and what is right in one framework, as two examples of a rule show it.
public struct ExamplePair: Sendable {
    /// What examples are written in.
    public enum Framework: String, Hashable, Sendable, CaseIterable {
        case swiftUI = "SwiftUI"
        case uiKit = "UIKit"
        case appKit = "AppKit"
        case texture = "Texture"
        case interfaceFile = "Interface Builder"
        case resource = "Resources"
    }

    /// What both are written in.
    public let framework: Framework
    /// What is wrong.
    public let before: RuleExample
    /// What is right; `nil` where no example is much like the other.
    public let after: RuleExample?

    /// A pair for each framework that a rule has wrong examples of.
    public static func pairs(of rule: RuleInfo) -> [ExamplePair] {
        let examples = rule.examples
        return Framework.allCases.compactMap { framework in
            let own = examples.filter { $0.framework == framework }
            let right = own.filter { $0.expectation == .silent }
            // The wrong one that some right one is most like shows best what to change.
            let pairs = own.filter(\.isFlagged).prefix(most).map { before in
                let nearest = right.map { ($0, before.likeness(to: $0)) }.max { $0.1 < $1.1 }
                return (before, nearest.flatMap { $0.1 >= least ? $0 : nil })
            }
            let most = pairs.compactMap { $0.1?.1 }.max()
            // Of those that are alike as much, the first; without any, the first of all.
            let best = most.flatMap { most in pairs.first { $0.1?.1 == most } } ?? pairs.first
            return best.map { ExamplePair(framework: framework, before: $0.0, after: $0.1?.0) }
        }
    }

    /// The first wrong examples are the plainest ones.
    private static let most = 12
    /// The share of words that two examples have in common at least, to be called before and after.
    private static let least = 0.45
}

extension RuleExample {
    /// Whether the rule must say something.
    public var isFlagged: Bool {
        switch expectation {
        case .violation, .review: true
        case .silent, .nearMiss: false
        }
    }

    /// What it is written in.
    public var framework: ExamplePair.Framework {
        if isInterface { return .interfaceFile }
        if isDeclaration || isResource { return .resource }
        if isBody || code.contains("some View") || code.contains("some Scene") { return .swiftUI }
        let words = Set(words)
        func has(_ prefix: String) -> Bool {
            words.contains { word in
                word.hasPrefix(prefix) && word.dropFirst(prefix.count).prefix(2).allSatisfy(\.isLetter)
                    && word.dropFirst(prefix.count).first?.isUppercase == true
            }
        }
        if has("AS") { return .texture }
        if has("UI") { return .uiKit }
        return words.contains { $0.hasPrefix("NS") && $0 != "NSLocalizedString" } ? .appKit : .swiftUI
    }

    private var words: [Substring] { code.split { !$0.isLetter && !$0.isNumber } }

    /// The share of words that two examples have in common, from 0 to 1.
    fileprivate func likeness(to other: RuleExample) -> Double {
        let (own, others) = (words, other.words)
        let different = own.difference(from: others)
        let all = own.count + others.count
        return all == 0 ? 0 : 1 - Double(different.count) / Double(all)
    }
}
