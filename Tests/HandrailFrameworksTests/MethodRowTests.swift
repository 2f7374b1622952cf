import HandrailFrameworks
import Testing

/// The rows of methods fit together. That every effect is handled the compiler sees, as whoever handles them goes
/// through all of them.
@Suite struct MethodRowTests {
    @Test func noMethodHasTwoRows() {
        for (name, found) in Dictionary(grouping: FrameworkMethod.rows, by: \.name) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func everyMethodSaysSomething() {
        for row in FrameworkMethod.rows { #expect(row.effect != nil || !row.marks.isEmpty, "\(row.name)") }
    }

    @Test func everyMarkIsAskedFor() {
        let asked: [(FrameworkMethod.Marks, @Sendable (String) -> Bool)] = [
            (.leavesReceiver, FrameworkMethod.leavesReceiver), (.leavesArguments, FrameworkMethod.leavesArguments),
            (.changesReceiver, FrameworkMethod.changesReceiver), (.configures, FrameworkMethod.configures),
            (.standardCommand, FrameworkMethod.isStandardCommand), (.showsTouch, FrameworkMethod.showsTouch),
            (.namesNothing, FrameworkMethod.namesNothing),
            (.decidesOnNoAppearance, { !UndeclaredMethods.speaksOfAppearance($0) }),
        ]
        for row in FrameworkMethod.rows {
            #expect(!asked.contains { mark, answer in row.marks.contains(mark) && !answer(row.name) }, "\(row.name)")
            #expect(asked.reduce(row.marks) { $0.subtracting($1.0) }.isEmpty, "\(row.name)")
        }
    }

    @Test func everyPropertyThatAMethodSetsIsARow() {
        let known = Set(FrameworkProperty.rows.map(\.name))
        for row in FrameworkMethod.rows {
            switch row.effect {
            case .setsProperty(let name), .setsAccessibility(.property(let name)):
                #expect(known.contains(name), "\(name) of \(row.name)")
            case .setsForState(let property): #expect(known.contains(property.rawValue), "\(row.name)")
            default: break
            }
        }
    }

    @Test func noFunctionOfATypeHasTwoRows() {
        for (name, found) in Dictionary(grouping: TypeFunction.rows, by: { "\($0.type).\($0.name)" }) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func noCallbackMeansTwoThings() {
        for (name, found) in Dictionary(grouping: FrameworkCallback.rows, by: \.key) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }
}

extension FrameworkCallback {
    /// What tells it from others: a name alone may mean more where a label is given with it.
    fileprivate var key: String { "\(type).\(name).\(label ?? "")" }
}
