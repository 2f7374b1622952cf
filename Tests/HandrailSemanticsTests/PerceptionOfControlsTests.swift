import HandrailModel
import Testing

@Suite("Controls and their names")
struct PerceptionOfControlsTests {
    @Test("A button is one element, named by the texts in it")
    func textButton() {
        #expect(button(text("Save")).dump == #"element button "Save" (text); traits: button; merges: text"#)
        #expect(
            button(stack(text("Cart"), text("3 items"))).dump
                == #"element button "Cart" (text) + "3 items" (text); traits: button; merges: text, text"#)
    }

    @Test("A symbol next to words is silent")
    func symbolBesideText() {
        #expect(
            button(symbol("star"), text("Save")).dump
                == #"element button "Save" (text); traits: button; merges: image, text"#)
    }

    @Test("A symbol alone names the button, known or not")
    func symbolAlone() {
        #expect(
            button(symbol("trash")).dump
                == #"element button "Delete" (symbol trash); traits: button; merges: image"#)
        #expect(button(symbol("xyz")).dump == "element button ? (symbol xyz); traits: button; merges: image")
    }

    @Test("The asset name of an image beside words joins the name; a decorative image does not")
    func assetBesideText() {
        #expect(
            button(asset("logo"), text("Buy")).dump
                == #"element button "logo" (asset logo) + "Buy" (text); traits: button; merges: image, text"#)
        #expect(
            button(picture(.decorative), text("Buy")).dump
                == #"element button "Buy" (text); traits: button; merges: text"#)
    }

    @Test("A button with only a loaded image has no words")
    func imageOnly() {
        #expect(button(picture(.remote)).dump == "element button - (image); traits: button; merges: image")
    }

    @Test("An explicit label takes the place of everything")
    func explicitLabel() {
        #expect(
            button(symbol("xyz")).labeled("Close").dump
                == #"element button "Close" (label); traits: button; merges: image"#)
        #expect(
            button(symbol("xyz").labeled("Close")).dump
                == #"element button "Close" (label); traits: button; merges: image"#)
    }

    @Test("The outermost of two labels wins")
    func twoLabels() {
        #expect(
            button(text("A")).labeled("B").labeled("C").dump
                == #"element button "C" (label); traits: button; merges: text"#)
    }

    @Test("A label known to be empty stays in sight")
    func emptyLabel() {
        #expect(
            button(symbol("star")).labeled("").dump == #"element button "" (label); traits: button; merges: image"#)
    }

    @Test("A label of unknown words is a label")
    func dynamicLabel() {
        #expect(
            button(symbol("xyz")).with(.accessibility(.label(.dynamic))).dump
                == "element button … (label); traits: button; merges: image")
        #expect(
            button(text("Save")).with(.accessibility(.label(.absent))).dump
                == #"element button "Save" (text); traits: button; merges: text"#)
    }

    @Test("A hidden image in a label says nothing")
    func hiddenInside() {
        #expect(
            button(asset("logo").hidden(), text("Buy")).dump
                == #"element button "Buy" (text); traits: button; merges: text"#)
        #expect(button(symbol("star").hidden()).dump == "element button; traits: button")
    }

    @Test("Something opaque in a label leaves the name open")
    func opaqueInside() {
        #expect(
            button(opaque("AnimatedIcon")).dump == "element button ? (opaque); traits: button; merges: opaque")
    }

    @Test("An element without a name has none")
    func nothingInside() { #expect(button(node(.shape)).dump == "element button; traits: button") }

    @Test("A link is a button and a link")
    func link() {
        #expect(
            node(.link, title("Terms")).dump == #"element link "Terms" (text); traits: button, link; merges: text"#)
    }

    @Test("A menu is a pop-up button; its items come beside it")
    func menu() {
        let menu = node(.menu, symbol("xyz").in(.label), button(text("Copy")), button(text("Cut")))
        #expect(
            menu.dump == """
                element menu ? (symbol xyz); traits: button, pop-up button; merges: image
                container menu
                  element button "Copy" (text); traits: button; merges: text
                  element button "Cut" (text); traits: button; merges: text
                """)
        #expect(menu.labeled("More").dump.hasPrefix(#"element menu "More" (label)"#))
    }

    @Test("A toggle is a button with a state, even with its label hidden")
    func toggle() {
        #expect(
            node(.toggle, title("Wi-Fi")).with(.visibility(.labelsHidden)).dump
                == #"element toggle "Wi-Fi" (text); value: …; traits: button, toggle; merges: text"#)
        #expect(
            node(.toggle, title("")).dump
                == #"element toggle "" (text); value: …; traits: button, toggle; merges: text"#)
    }

    @Test("A slider has a name only from its label; the labels of its ends say nothing")
    func slider() {
        #expect(node(.slider).dump == "element slider; value: …; traits: adjustable")
        #expect(
            node(.slider, title("Volume"), symbol("a").in(.minimum)).dump
                == #"element slider "Volume" (text); value: …; traits: adjustable; merges: text, image"#)
    }

    @Test("A stepper has a value where it is bound to one")
    func stepper() {
        #expect(
            node(.stepper, title("Guests")).with(.state(.binding("guests"))).dump
                == #"element stepper "Guests" (text); value: …; traits: adjustable; merges: text"#)
    }

    @Test("A date picker is named by its label")
    func datePicker() {
        #expect(
            node(.datePicker, title("Due")).dump
                == #"element datePicker "Due" (text); value: …; traits: button; merges: text"#)
    }

    @Test("A picker opens its options, unless its style lays them out")
    func picker() {
        let picker = node(.picker, title("Size"), text("Small"), text("Large"))
        #expect(
            picker.dump == """
                element picker "Size" (text); value: …; traits: button, pop-up button; merges: text
                container picker
                  element text "Small" (text); traits: button
                  element text "Large" (text); traits: button
                """)
        #expect(
            stack(picker).with(.interaction(.style(.picker, "segmented"))).dump == """
                container picker "Size" (text); merges: text
                  element text "Small" (text); traits: button
                  element text "Large" (text); traits: button
                """)
    }

    @Test("An option of a picker is one element, however many views it is made of")
    func pickerOptions() {
        let picker = node(.picker, title("Size"), stack(text("Small"), text("2 euros")), text("Large"))
        #expect(
            stack(picker).with(.interaction(.style(.picker, "inline"))).dump == """
                container picker "Size" (text); merges: text
                  element verticalStack "Small" (text) + "2 euros" (text); traits: button; merges: text, text
                  element text "Large" (text); traits: button
                """)
    }

    @Test("A field is named by its title, or by its prompt where the title is empty")
    func textField() {
        #expect(
            node(.textField, title("Email")).dump
                == #"element textField "Email" (field); value: …; traits: text field; merges: text"#)
        #expect(
            node(.textField, title(""), text("you@example.com").in(.prompt)).dump
                == #"element textField "you@example.com" (field); value: …; traits: text field; merges: text, text"#)
        #expect(
            node(.secureField, title("Password"), text("8 characters").in(.prompt)).dump
                == #"element secureField "Password" (field); value: …; traits: text field, secure text field; "#
                + "merges: text, text")
    }

    @Test("A text editor has no name")
    func textEditor() {
        #expect(node(.textEditor).dump == "element textEditor; value: …; traits: text field")
        #expect(
            node(.searchField, text("Search").in(.prompt)).dump
                == #"element searchField "Search" (field); value: …; traits: search field, text field; merges: text"#)
    }

    @Test("A search field without a prompt says what the system shows in it")
    func searchField() {
        #expect(
            node(.searchField).dump
                == #"element searchField "Search" (system); value: …; traits: search field, text field"#)
        #expect(node(.searchField, text("Find").in(.prompt)).dump.contains(#""Find" (field)"#))
    }

    @Test("The system names its own buttons")
    func systemButtons() {
        #expect(node(.editButton).dump == #"element editButton "Edit" (system); traits: button"#)
        #expect(node(.pasteButton).dump == #"element pasteButton "Paste" (system); traits: button"#)
        #expect(node(.renameButton).dump == #"element renameButton "Rename" (system); traits: button"#)
        #expect(node(.shareLink).dump == #"element shareLink "Share…" (system); traits: button"#)
        #expect(
            node(.shareLink, title("Invite")).dump
                == #"element shareLink "Invite" (text); traits: button; merges: text"#)
        let words = node(.editButton).perceived.elements.first?.name.cases.first?.parts.first?.words.value
        #expect(words?.translations["ko"] == "편집")
    }

    @Test("Tabs of a tab view")
    func tabs() {
        let tab = node(.tab, node(.label, title("Home"), symbol("house").in(.icon)).in(.label))
        #expect(
            node(.tabView, tab).dump == """
                container tabView
                  element tab "Home" (text); traits: tab; merges: label, text, image
                """)
    }

    @Test("A button inside a navigation link becomes an action of it")
    func innerButton() {
        let row = node(.navigationLink, stack(text("Song"), button(symbol("star")).labeled("Favorite")).in(.label))
        #expect(
            row.dump
                == #"element navigationLink "Song" (text); traits: button; actions: "Favorite"; "#
                + "merges: text, button, image")
    }

    @Test("A menu whose label is nothing but a button is called what the button is called")
    func loneButtonInLabel() {
        let menu = node(.menu, button(text("Sort")).in(.label), button(text("By name")))
        #expect(menu.dump.hasPrefix(#"element menu "Sort" (text); traits: button, pop-up button; merges: "#))
        #expect(!menu.dump.contains("actions:"))
    }

    @Test("A control that is turned off is dimmed; by a condition only sometimes")
    func disabled() {
        #expect(
            stack(text("A"), button(text("B"))).with(.interaction(.disabled(.known(true)))).dump == """
                element text "A" (text); traits: static text
                element button "B" (text); traits: button, dimmed; merges: text
                """)
        #expect(
            button(text("B")).with(.interaction(.disabled(.dynamic))).dump
                == #"element button "B" (text); traits: button; sometimes: dimmed; merges: text"#)
    }
}
