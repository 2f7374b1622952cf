import HandrailFrameworks
import Testing

/// The tables of SwiftUI fit together.
@Suite struct ViewRowTests {
    @Test func whatIsReadByItselfHasNoRow() {
        for name in ContentViews.names.union(ViewTable.remoteImages) {
            #expect(ViewTable.entry(for: name) == nil, "\(name)")
        }
    }

    @Test func everyAnimatedImageIsARemoteOne() {
        #expect(ViewTable.animatedImages.isSubset(of: ViewTable.remoteImages))
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
