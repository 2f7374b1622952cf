import Foundation
import HandrailModel
import HandrailTestSupport
import Testing

/// What assistive technologies would be given by the menus, boxes, tabs and tables of interface files for the Mac.
@Suite("Reading interface files for the Mac") struct ReadingMacInterfaceTests {
    static func popUp(_ attributes: String, _ items: String, _ inside: String = "") -> String {
        """
        <popUpButton id="p"><popUpButtonCell key="cell" type="push" title="Name" \(attributes) id="c">
        <menu key="menu" id="m"><items>\(items)</items></menu></popUpButtonCell>\(inside)</popUpButton>
        """
    }

    @Test("Places are counted from the top, although files of a Mac count from below")
    func orderOfPlaces() throws {
        let storyboard = AppKitScreen.storyboard(
            """
                <customView id="v"><rect key="frame" x="0" y="0" width="300" height="200"/><subviews>
                <button id="a"><rect key="frame" x="20" y="20" width="80" height="32"/>
                <buttonCell key="cell" type="push" title="Leave" id="ac"/></button>
                <button id="b"><rect key="frame" x="20" y="140" width="80" height="32"/>
                <buttonCell key="cell" type="push" title="Board" id="bc"/></button>
                </subviews></customView>
                """)
        let audit = try TemporaryFolder.inspect(["Main.storyboard": Data(storyboard.utf8)])
        let tree = try #require(audit.screens.first).screen.tree
        let edges = tree.elements.indices.flatMap { tree[$0].attributes }.compactMap { use in
            if case .layout(.placed(let frame)) = use.attribute { frame.y } else { nil }
        }
        #expect(edges == [0, 148, 28])
    }

    static let items = """
        <menuItem title="Name" state="on" id="i"/><menuItem isSeparatorItem="YES" id="s"/>
        <menuItem title="Date" id="j"/>
        """

    @Test(
        "A pop-up button is called by its label, not by what is chosen; one that pulls down by its first item",
        arguments: [
            (popUp("", items), ["-: button, popup button", "Name: button", "Date: button"]),
            (
                popUp("", items, "<accessibility description=\"Sort by\"/>"),
                ["Sort by: button, popup button", "Name: button", "Date: button"]
            ),
            (
                "<textField id=\"l\"><textFieldCell key=\"cell\" title=\"Sort by\" id=\"lc\"/></textField>"
                    + popUp(
                        "", items,
                        """
                        <connections><accessibilityConnection property="title" destination="l" id="x"/>
                        </connections>
                        """),
                ["Sort by: static text", "Sort by: button, popup button", "Name: button", "Date: button"]
            ),
            (popUp("pullsDown=\"YES\"", items), ["Name: button, popup button", "Date: button"]),
        ])
    func popUps(views: String, expected: [String]) throws {
        let found = try AppKitScreen.stops(designed: views)
        #expect(found.map { $0.split(separator: ":").first } == expected.map { $0.split(separator: ":").first })
    }

    @Test(
        "Boxes, tabs and stacks hold what is in them",
        arguments: [
            (
                """
                <box title="Tides" id="b"><view key="contentView" id="bv"><subviews><button id="a">
                <buttonCell key="cell" type="push" title="Go" id="c"/></button></subviews></view></box>
                """,
                ["Go: button"]
            ),
            ("<box boxType=\"separator\" title=\"Box\" id=\"b\"/>", []),
            (
                """
                <tabView id="t"><tabViewItems><tabViewItem label="Day" identifier="1" id="d">
                <view key="view" id="dv"><subviews><button id="a">
                <buttonCell key="cell" type="push" title="Go" id="c"/></button></subviews></view>
                </tabViewItem></tabViewItems></tabView>
                """,
                ["Day: tab", "Go: button"]
            ),
            (
                """
                <tabView type="noTabsNoBorder" id="t"><tabViewItems>
                <tabViewItem label="Day" identifier="1" id="d"><view key="view" id="dv"><subviews>
                <button id="a"><buttonCell key="cell" type="push" title="Go" id="c"/></button></subviews>
                </view></tabViewItem></tabViewItems></tabView>
                """,
                ["Go: button"]
            ),
            (
                """
                <stackView orientation="vertical" id="s"><beginningViews><button id="a">
                <buttonCell key="cell" type="push" title="Go" id="c"/></button></beginningViews><endViews>
                <button id="e"><buttonCell key="cell" type="push" title="Stay" id="f"/></button></endViews>
                </stackView>
                """,
                ["Go: button", "Stay: button"]
            ),
        ])
    func containers(views: String, expected: [String]) throws {
        #expect(try AppKitScreen.stops(designed: views).filter { !$0.hasPrefix("Tides") } == expected)
    }

    static let table = """
        <tableView id="t"><tableColumns><tableColumn identifier="pier" id="k">
        <tableHeaderCell key="headerCell" title="Pier"/>
        <prototypeCellViews><tableCellView identifier="pierCell" id="v"><subviews>
        <imageView id="i"><imageCell key="cell" image="NSActionTemplate" id="ic"/></imageView>
        <textField id="f"><textFieldCell key="cell" title="Table View Cell" id="fc"/></textField>
        </subviews><connections><outlet property="imageView" destination="i" id="o1"/>
        <outlet property="textField" destination="f" id="o2"/></connections></tableCellView></prototypeCellViews>
        </tableColumn></tableColumns></tableView>
        """

    @Test(
        "Cells of tables and outlines show what code gives their text field",
        arguments: [
            """
            tableView.makeView(withIdentifier: NSUserInterfaceItemIdentifier("pierCell"), owner: self)
                as? NSTableCellView
            """,
            "tableView.makeView(withIdentifier: .init(\"pierCell\"), owner: self) as! NSTableCellView",
            "tableView.makeView(withIdentifier: tableColumn!.identifier, owner: self) as? NSTableCellView",
        ])
    func cells(make: String) throws {
        let code = """
            class PierController: NSViewController, NSTableViewDelegate {
                func tableView(_ tableView: NSTableView, viewFor tableColumn: NSTableColumn?, row: Int) -> NSView? {
                    let cell = \(make)
                    cell.textField?.stringValue = "Mole"
                    return cell
                }
            }
            """
        #expect(try AppKitScreen.stops(designed: Self.table, code: code).contains("Mole: static text"))
    }

    @Test("What bindings show comes while the app runs")
    func bindings() throws {
        let bound = """
            <textField id="f"><textFieldCell key="cell" title="Table View Cell" id="fc"/><connections>
            <binding destination="v" name="value" keyPath="objectValue.name" id="b"/></connections></textField>
            """
        #expect(try AppKitScreen.stops(designed: bound) == ["…: static text"])
    }

    @Test("The label of an item of a toolbar names the view in it, unless that has words of its own")
    func toolbars() throws {
        func window(_ item: String) -> String {
            """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes>
            <scene sceneID="s"><objects>
            <windowController id="w" sceneMemberID="viewController"><window key="window" title="Harbor" id="win">
            <view key="contentView" id="v"/>
            <toolbar key="toolbar" displayMode="iconOnly" id="t"><allowedToolbarItems>\(item)
            <toolbarItem implicitItemIdentifier="NSToolbarFlexibleSpaceItem" id="flex"/></allowedToolbarItems>
            </toolbar></window></windowController>
            </objects></scene></scenes></document>
            """
        }
        func stops(_ item: String) throws -> [String] { try AppKitScreen.stops(["Main.storyboard": window(item)]) }
        let button = """
            <button key="view" id="b">
            <buttonCell key="cell" type="push" image="btn_7" imagePosition="only" id="c"/></button>
            """
        #expect(try stops("<toolbarItem label=\"Leave\" image=\"go\" id=\"i\"/>") == ["Leave: button"])
        #expect(try stops("<toolbarItem label=\"Leave\" id=\"i\">\(button)</toolbarItem>") == ["Leave: button"])
        #expect(try stops("<toolbarItem label=\"\" id=\"i\">\(button)</toolbarItem>") == ["btn_7: button"])
    }

    // MARK: The menu bar

    static func menuBar(_ menus: String) -> String {
        """
        <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"><scenes><scene sceneID="s">
        <objects>
        <application id="app" sceneMemberID="viewController">
        <menu key="mainMenu" title="Main Menu" systemMenu="main" id="mm"><items>\(menus)</items></menu></application>
        </objects></scene></scenes></document>
        """
    }

    static func rules(_ menus: String) throws -> Set<String> {
        Set(try TemporaryFolder.audit(["Main.storyboard": Data(menuBar(menus).utf8)]).findings.map(\.rule))
    }

    @Test("The menu bar is read with its menus, commands and keys")
    func menus() throws {
        let book = """
            <menuItem title="Book" id="b"><menu key="submenu" title="Book" id="bm"><items>
            <menuItem title="Read" keyEquivalent="r" id="r"/><menuItem isSeparatorItem="YES" id="s"/>
            <menuItem title="Notes" id="n"><menu key="submenu" title="Notes" id="nm"><items>
            <menuItem title="Show" id="o"/></items></menu></menuItem>
            </items></menu></menuItem>
            """
        let stops = try AppKitScreen.stops(["Main.storyboard": Self.menuBar(book)])
        #expect(stops.map { $0.split(separator: ":").first } == ["Book", "Read", "Notes", "Show"])
    }

    @Test("A menu of Xcode's own is as it should be")
    func standard() throws {
        func item(_ title: String, _ selector: String, _ keys: String = "", _ mask: String = "") -> String {
            """
            <menuItem title="\(title)" \(keys.isEmpty ? "" : "keyEquivalent=\"\(keys)\"") id="\(selector)\(title)">
            \(mask)<connections><action selector="\(selector):" target="f" id="x\(selector)\(title)"/></connections>
            </menuItem>
            """
        }
        func menu(_ title: String, _ items: [String], _ attributes: String = "") -> String {
            """
            <menuItem title="\(title)" id="\(title)"><menu key="submenu" title="\(title)" \(attributes) id="\(title)m">
            <items>\(items.joined())</items></menu></menuItem>
            """
        }
        let option = "<modifierMask key=\"keyEquivalentModifierMask\" option=\"YES\" command=\"YES\"/>"
        let none = "<modifierMask key=\"keyEquivalentModifierMask\"/>"
        let bar = [
            menu(
                "Harbor",
                [
                    item("About Harbor", "orderFrontStandardAboutPanel", "", none), item("Hide Harbor", "hide", "h"),
                    item("Hide Others", "hideOtherApplications", "h", option), item("Quit Harbor", "terminate", "q"),
                ], "systemMenu=\"apple\""),
            menu(
                "File",
                [
                    item("New", "newDocument", "n"), item("Close", "performClose", "w"),
                    item("Page Setup…", "runPageLayout", "P"),
                ]),
            menu(
                "Edit",
                [
                    item("Undo", "undo", "z"), item("Redo", "redo", "Z"), item("Paste", "paste", "v"),
                    item("Select All", "selectAll", "a"),
                    menu("Speech", [item("Start Speaking", "startSpeaking"), item("Stop Speaking", "stopSpeaking")]),
                ]),
            menu(
                "Format",
                [
                    item("Show Fonts", "orderFrontFontPanel", "t"),
                    menu("Kern", [item("Use Default", "useStandardKerning"), item("Use None", "turnOffKerning")]),
                    menu(
                        "Ligatures",
                        [item("Use Default", "useStandardLigatures"), item("Use None", "turnOffLigatures")]),
                ], "systemMenu=\"font\""),
            menu(
                "View",
                [
                    item("Show Toolbar", "toggleToolbarShown", "t", option),
                    item(
                        "Enter Full Screen", "toggleFullScreen", "f",
                        "<modifierMask key=\"keyEquivalentModifierMask\" control=\"YES\" command=\"YES\"/>"),
                ]),
            menu(
                "Window", [item("Minimize", "performMiniaturize", "m"), item("Zoom", "performZoom")],
                "systemMenu=\"window\""),
            menu("Help", [item("Harbor Help", "showHelp", "?")], "systemMenu=\"help\""),
        ].joined()
        #expect(try Self.rules(bar) == [])
    }

    @Test(
        "Keys of commands are those the file says",
        arguments: [
            ("keyEquivalent=\"r\"", "", nil),
            ("keyEquivalent=\"k\"", "<modifierMask key=\"keyEquivalentModifierMask\"/>", "single-key-shortcut"),
            ("", "<string key=\"keyEquivalent\" base64-UTF8=\"YES\">\nCA\n</string>", nil),
            ("keyEquivalent=\"q\"", "", "shortcut-shadows-system"),
        ] as [(String, String, String?)])
    func keys(attribute: String, inside: String, expected: String?) throws {
        let menu = """
            <menuItem title="Book" id="b"><menu key="submenu" title="Book" id="bm"><items>
            <menuItem title="Mark as Read" \(attribute) id="r">\(inside)<connections>
            <action selector="markAsRead:" target="f" id="x"/></connections></menuItem></items></menu>
            </menuItem>
            """
        #expect(try Self.rules(menu) == Set([expected].compactMap(\.self)))
    }

    @Test("The tabs of a controller that shows others one at a time are on its screen")
    func tabControllers() throws {
        let storyboard = """
            <document type="com.apple.InterfaceBuilder3.Cocoa.Storyboard.XIB" version="3.0"
            targetRuntime="MacOSX.Cocoa" useAutolayout="YES"><scenes>
            <scene sceneID="s"><objects><tabViewController tabStyle="toolbar" id="t"><tabViewItems>
            <tabViewItem label="General" image="NSPreferencesGeneral" id="i"/>
            <tabViewItem label="Accounts" id="j"/><tabViewItem id="k"/></tabViewItems>
            <tabView key="tabView" type="noTabsNoBorder" id="v"/></tabViewController>
            </objects></scene></scenes></document>
            """
        let found = try StoryboardScreen.stops(["Main.storyboard": storyboard])
        #expect(found.map { $0.prefix { $0 != ":" } } == ["General", "Accounts"])
    }
}
