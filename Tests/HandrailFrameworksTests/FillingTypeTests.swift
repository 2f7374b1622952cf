import HandrailFrameworks
import Testing

/// Which types fill a view.
@Suite struct FillingTypeTests {
    @Test(arguments: ["Color", "Material", "LinearGradient", "Gradient", "ShapeStyle", "AnyShapeStyle"])
    func aColorOrAStyleFillsAView(type: String) {
        #expect(FrameworkType.fills(type))
    }

    /// They are read only where they are made as views, by their rows in the table of views.
    @Test(arguments: ["RadialGradient", "AngularGradient", "EllipticalGradient"])
    func aGradientWithoutMembersIsReadAsAViewAlone(type: String) {
        #expect(!FrameworkType.fills(type))
        #expect(FrameworkType.kind(of: type) == .gradient)
    }

    @Test func noTypeHasTwoRows() {
        for (name, found) in Dictionary(grouping: FrameworkType.rows, by: \.name) {
            #expect(found.count == 1, "\(name) has \(found.count) rows")
        }
    }
}
