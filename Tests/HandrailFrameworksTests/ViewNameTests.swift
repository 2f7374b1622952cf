import HandrailFrameworks
import HandrailModel
import Testing

/// The name of a type of SwiftUI stands in its row and nowhere else: the reader of views asks for marks of the row.
@Suite struct ViewNameTests {
    @Test func theReaderOfViewsNamesNoTypeOfSwiftUI() throws {
        let found = try QuotedName.uses(in: "HandrailSwiftUI", where: Self.names.contains)
        // What the system writes on a button may be the name of a view, as a word.
        let others = found.filter { !$0.file.hasSuffix("SystemButtons.swift") }
        #expect(others.isEmpty, "\(others.map { "\($0.file):\($0.line): \($0.name)" })")
    }

    /// Views, and types whose values are given to views and modifiers.
    private static let names: Set<String> = ViewTable.names.union(ContentViews.allNames).union(GestureTypes.names)
        .union(StaticColors.types).union(protocols).union([
            SwiftUITypes.imageResource, SwiftUITypes.loadingPhase, SwiftUITypes.textSize, SwiftUITypes.oldTextSize,
            SwiftUITypes.accessibilityTraits, SwiftUITypes.keyboardShortcut, ContentViews.dialogButton,
            "Material", "Gradient", "ShapeStyle", "AnyShapeStyle",
        ])

    private static let protocols: Set<String> = SwiftUIProtocols.previews.union(SwiftUIProtocols.representables)
        .union(SwiftUIProtocols.shapes).union(SwiftUIProtocols.views).union(SwiftUIProtocols.modifiers)
        .union(SwiftUIProtocols.apps).union(SwiftUIProtocols.scenes).union(SwiftUIProtocols.widgets)
        .union(SwiftUIProtocols.buttonStyles).union(SwiftUIProtocols.labelStyles).union(SwiftUIProtocols.otherStyles)
        .union(ControlStyle.primitive)
}
