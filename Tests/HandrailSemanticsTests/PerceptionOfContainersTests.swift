import HandrailModel
import HandrailSemantics
import Testing

@Suite("Containers, menus and bars")
struct PerceptionOfContainersTests {
    @Test("Everything in the header of a section is a heading, its rows and footer are not")
    func section() {
        let section = node(
            .section, text("Recent").in(.header), text("Row"), text("Note").in(.footer),
            button(text("All")).in(.header))
        #expect(
            node(.list, section).dump == """
                container list
                  element text "Recent" (text); traits: static text, heading
                  element button "All" (text); traits: button, heading; merges: text
                  element text "Row" (text); traits: static text
                  element text "Note" (text); traits: static text
                """)
    }

    @Test("In a menu, headers are no headings")
    func sectionInMenu() {
        let menu = node(.menu, title("Sort"), node(.section, text("By").in(.header), button(text("Name"))))
        #expect(!menu.dump.contains("heading"))
    }

    @Test("A list row that is a link is one element")
    func rows() {
        let list = node(.list, node(.repeated, node(.navigationLink, stack(text("A"), text("B")).in(.label))))
        #expect(list.perceived.stops.count == 1)
    }

    @Test("Group boxes, scroll views and lazy stacks keep their content together")
    func groups() {
        for kind in [ElementKind.groupBox, .scrollView, .lazyContainer, .form, .table] {
            #expect(
                node(kind, text("A")).dump == """
                    container \(kind)
                      element text "A" (text); traits: static text
                    """)
        }
        #expect(node(.scrollView, node(.spacer)).dump == "")
    }

    @Test("The label of a group box comes first, wherever it is written")
    func groupBoxLabel() {
        let box = node(.groupBox, text("Body"), title("Heart Rate"))
        #expect(box.perceived.stops.map(\.element.name.display) == ["Heart Rate", "Body"])
    }

    @Test("The icon of an unavailable view is silent beside its title")
    func contentUnavailable() {
        let view = node(
            .contentUnavailable, title("No Mail"), symbol("xyz").in(.icon), button(text("Retry")),
            text("Nothing new.").in(.detail))
        #expect(view.perceived.stops.map(\.element.name.display) == ["No Mail", "Nothing new.", "Retry"])
    }

    @Test("Buttons of a context menu are actions of the content, and stand beside it")
    func contextMenu() {
        let row = node(
            .layered, text("Photo"), button(text("Copy")).in(.contextMenu), button(text("Delete")).in(.swipeActions))
        let tree = stack(row, text("Next")).perceived
        #expect(
            tree.dump == """
                element text "Photo" (text); traits: static text; actions: "Copy", "Delete"
                element text "Next" (text); traits: static text
                container contextMenu
                  element button "Copy" (text); traits: button; merges: text
                container swipeActions
                  element button "Delete" (text); traits: button; merges: text
                """)
        #expect(tree.stops[2].parent?.declared.slot == .contextMenu)
        #expect(
            row.labeled("Sunset").dump.hasPrefix(#"element text "Sunset" (label); traits: static text; actions:"#))
    }

    @Test("Items of a toolbar are elements beside the content")
    func toolbar() {
        let screen = node(.layered, stack(text("A")), node(.toolbarItem, button(text("Done"))).in(.toolbar))
        #expect(
            screen.dump == """
                element text "A" (text); traits: static text
                container toolbar
                  element button "Done" (text); traits: button; merges: text
                """)
    }

    @Test("An overlay is met after what it lies on")
    func overlay() {
        let badge = node(.layered, symbol("star"), text("3").in(.overlay))
        #expect(badge.perceived.stops.map(\.element.name.display) == ["Favorite", "3"])
        #expect(badge.labeled("3 favorites").perceived.stops.map(\.element.name.display) == ["3 favorites"])
    }

    @Test("A disclosure group is a button in front of its content")
    func disclosure() {
        #expect(
            node(.disclosureGroup, title("More"), text("Details")).dump == """
                element disclosureGroup "More" (text); value: …; traits: button; merges: text
                element text "Details" (text); traits: static text
                """)
    }

    @Test("Labeled content is one element of label and value")
    func labeledContent() {
        #expect(
            node(.labeledContent, title("Version"), text("1.2")).dump
                == #"element labeledContent "Version" (text); value: "1.2"; traits: static text; merges: text, text"#)
        #expect(
            node(.labeledContent, title("Volume"), node(.slider)).dump
                == #"element slider "Volume" (text); value: …; traits: adjustable; merges: text"#)
    }

    @Test("A control group has a name around its controls")
    func controlGroup() {
        #expect(
            node(.controlGroup, title("Zoom"), button(text("In"))).dump == """
                container controlGroup "Zoom" (text); merges: text
                  element button "In" (text); traits: button; merges: text
                """)
    }

    @Test("Nesting beyond the limit is taken for something that cannot be looked into")
    func deepNesting() {
        let deep = (0..<1_000).reduce(text("A")) { inner, _ in stack(inner) }
        #expect(deep.dump == "")
        let shallow = (0..<150).reduce(text("A")) { inner, _ in node(.list, inner).labeled("L") }
        #expect(shallow.perceived.elements.count == 151)
    }

    @Test("Wide screens take a step for each element")
    func wideScreens() {
        let wide = Node(kind: .button, children: (0..<20_000).map { _ in title("A") })
        #expect(wide.perceived.elements.count == 1)
        let rows = Node(kind: .list, children: (0..<20_000).map { _ in button(text("A")) })
        #expect(rows.perceived.stops.count == 20_000)
        let choices = Node(kind: .button, children: (0..<5_000).map { choice("c\($0)", text("A")).in(.label) })
        #expect(choices.perceived.elements.count == 1)
    }
}
