import HandrailModel
import HandrailSemantics
import Testing

@Suite("How a text looks in a setting")
struct RenderedStyleTests {
    private func styles(_ node: Node, _ setting: Setting) -> [RenderedStyle] {
        let tree = node.perceived
        return tree.elements.indices.flatMap { RenderedStyle.styles(of: $0, on: tree, in: setting) }
    }

    @Test("Plain text is black on white, in Dark Mode white on black, and grows")
    func plain() throws {
        let light = try #require(styles(text("A"), .standard).first)
        #expect(light.pointSize == 17)
        #expect(light.foreground?.hexadecimal == "#000000")
        #expect(light.background?.hexadecimal == "#FFFFFF")
        let dark = try #require(styles(text("A"), Setting.dark.at(.accessibility5)).first)
        #expect(dark.pointSize == 53)
        #expect(dark.foreground?.hexadecimal == "#FFFFFF")
        #expect(dark.ratio.map { $0 > 20.9 } == true)
    }

    @Test("A color that is set counts, on the background that is set")
    func set() throws {
        let gray = ColorValue(red: 0.5, green: 0.5, blue: 0.5)
        let style = try #require(
            styles(
                text("A").with(.color(.foreground(.literal(gray)))).with(.color(.background(.system("black")))),
                .standard
            ).first)
        #expect(style.foreground?.hexadecimal == "#808080")
        #expect(style.background?.hexadecimal == "#000000")
    }

    @Test("Nothing is said of what is not known")
    func unknown() throws {
        let style = try #require(
            styles(text("A").with(.color(.foreground(.unknown))).with(.color(.background(.unknown))), .standard).first)
        #expect(style.foreground == nil)
        #expect(style.background == nil)
        #expect(style.ratio == nil)
        let font = Attribute.text(.font(FontUse(size: .fixed(.known(34)))))
        #expect(styles(text("A").with(font, when: "isMac"), .standard).map(\.pointSize) == [nil])
    }

    @Test("The label of a button is in it")
    func label() {
        #expect(styles(button(text("A").in(.label)), .standard).map(\.pointSize) == [17])
    }
}
