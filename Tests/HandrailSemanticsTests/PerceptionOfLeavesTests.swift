import HandrailModel
import Testing

@Suite("Texts, images and other things that show something")
struct PerceptionOfLeavesTests {
    @Test("A text is read as it stands")
    func plainText() {
        #expect(text("Hello").dump == #"element text "Hello" (text); traits: static text"#)
    }

    @Test("Either word of a ternary is one part of the name")
    func ternaryText() {
        let words = Fact.oneOf([Words("On"), Words("Off")])
        #expect(text(words).dump == #"element text "On"/"Off" (text); traits: static text"#)
    }

    @Test("Words only known at run time are still there")
    func dynamicText() {
        #expect(text(.dynamic).dump == "element text … (text); traits: static text")
    }

    @Test("An empty text is not there")
    func emptyText() { #expect(text("").dump == "") }

    @Test("An image speaks its asset name")
    func assetImage() {
        #expect(asset("hero-1").dump == #"element image "hero-1" (asset hero-1); traits: image"#)
    }

    @Test("A system symbol speaks its spoken name, if it has one")
    func symbolImage() {
        #expect(symbol("star").dump == #"element image "Favorite" (symbol star); traits: image"#)
        #expect(symbol("square.on.square").dump == "element image ? (symbol square.on.square); traits: image")
    }

    @Test("An image made at run time, or loaded, says nothing of itself")
    func runtimeImage() {
        #expect(picture(.runtime).dump == "element image - (image); traits: image")
        #expect(picture(.remote).labeled("Map").dump == #"element image "Map" (label); traits: image"#)
    }

    @Test("A decorative image is not there, and a label does not bring it back")
    func decorativeImage() {
        #expect(picture(.decorative).dump == "")
        #expect(picture(.decorative).labeled("Logo").dump == "")
    }

    @Test("A label is one text; its icon is silent")
    func labelWithIcon() {
        let label = node(.label, title("Favorites"), symbol("star").in(.icon))
        #expect(label.dump == #"element label "Favorites" (text); traits: static text; merges: text, image"#)
    }

    @Test("The icon speaks where the title is empty")
    func labelWithoutTitle() {
        let label = node(.label, title(""), symbol("star").in(.icon))
        #expect(
            label.dump
                == #"element label "" (text) + "Favorite" (symbol star); traits: static text; merges: text, image"#)
    }

    @Test("Shapes, colors, dividers and canvases are not there")
    func drawnThings() {
        for kind in [ElementKind.shape, .fill, .divider, .canvas, .spacer, .nothing] {
            #expect(node(kind).dump == "")
        }
    }

    @Test("A shape with a label is an element without a role")
    func labeledShape() {
        #expect(node(.shape).labeled("Progress").dump == #"element shape "Progress" (label)"#)
        #expect(node(.canvas).traits(.image).dump == "element canvas; traits: image")
        #expect(node(.spacer).labeled("Gap").dump == "")
    }

    @Test("What cannot be looked into is not there for certain, until it is labeled")
    func opaqueView() {
        #expect(opaque("MapView").dump == "")
        #expect(opaque("MapView").labeled("Map").dump == #"element opaque "Map" (label)"#)
    }

    @Test("A chart and a video are elements without a name; no name is invented")
    func chart() {
        #expect(node(.chart).dump == "element chart")
        #expect(node(.video).labeled("Trailer").dump == #"element video "Trailer" (label)"#)
    }

    @Test("A progress view joins its label with the label of its value")
    func progress() {
        let view = node(.progress, title("Upload"), text("3 of 5").in(.value)).with(.state(.binding("done")))
        #expect(
            view.dump
                == #"element progress "Upload" (text) + "3 of 5" (text); value: …; traits: updates frequently; "#
                + "merges: text, text")
        #expect(node(.progress).dump == "element progress; traits: updates frequently")
    }

    @Test("A gauge says the label of its value as the value")
    func gauge() {
        let view = node(.gauge, title("Battery"), text("80 percent").in(.value))
        #expect(view.dump == #"element gauge "Battery" (text); value: "80 percent"; merges: text, text"#)
    }
}
