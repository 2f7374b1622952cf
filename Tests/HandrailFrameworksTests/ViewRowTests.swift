import HandrailFrameworks
import HandrailSwiftUI
import Testing

/// The tables of SwiftUI fit together.
@Suite struct ViewRowTests {
    @Test func whatIsReadByItselfHasNoRow() {
        for name in ContentViews.allNames {
            #expect(ViewTable.entry(for: name) == nil, "\(name)")
        }
    }

    @Test func aTypeMayHaveItsModuleInFront() {
        #expect(ContentViews.form(ofType: "SwiftUI.Text") == .text)
        #expect(ContentViews.form(ofType: "Text") == .text)
        #expect(ContentViews.form(ofType: "Texts") == nil)
    }

    @Test func aStyleIsCalledByItsMember() {
        #expect(StyleSpelling.member(of: "SegmentedPickerStyle") == "segmented")
        #expect(StyleSpelling.member(of: "DefaultListStyle") == "automatic")
        #expect(StyleSpelling.member(of: "wheel") == "wheel")
    }

    @Test func noModifierHasTwoRows() {
        for (name, found) in Dictionary(grouping: SwiftUIModifier.rows, by: \.name) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }

    @Test func everyModifierThatSetsAttributesIsRead() {
        let rows = Set(SwiftUIModifier.rows.filter(\.isRead).map(\.name))
        #expect(rows.subtracting(ModifierTable.handled).isEmpty)
        #expect(ModifierTable.handled.subtracting(rows).isEmpty)
    }

    @Test func noProtocolPlaysTwoParts() {
        let all = [
            SwiftUIProtocols.previews, SwiftUIProtocols.representables, SwiftUIProtocols.shapes, SwiftUIProtocols.views,
            SwiftUIProtocols.modifiers, SwiftUIProtocols.apps, SwiftUIProtocols.scenes, SwiftUIProtocols.widgets,
            SwiftUIProtocols.buttonStyles, SwiftUIProtocols.labelStyles, SwiftUIProtocols.otherStyles,
        ]
        #expect(all.map(\.count).reduce(0, +) == all.reduce(into: Set<String>()) { $0.formUnion($1) }.count)
    }
}
