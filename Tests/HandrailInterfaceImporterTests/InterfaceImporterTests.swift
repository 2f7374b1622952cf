import HandrailInterfaceImporter
import HandrailModel
import HandrailSource
import Testing

/// What is read of storyboards and xibs, and that nothing in them stops the reader.
@Suite struct InterfaceImporterTests {
    static func read(_ text: String, path: String = "Base.lproj/Main.storyboard") -> InterfaceFile {
        InterfaceImporter().read(path: path, bytes: Array(text.utf8), file: FileIndex(0))
    }

    /// A storyboard with views in one scene.
    static func storyboard(_ views: String, type: String = "CocoaTouch.Storyboard", controller: String = "") -> String {
        """
        <?xml version="1.0" encoding="UTF-8"?>
        <document type="com.apple.InterfaceBuilder3.\(type).XIB" version="3.0" initialViewController="c1">
        <scenes><scene sceneID="s1"><objects>
        <viewController storyboardIdentifier="Harbor" id="c1" customClass="HarborViewController"
        sceneMemberID="viewController">
        <view key="view" contentMode="scaleToFill" id="v1">
        <rect key="frame" x="0.0" y="0.0" width="390" height="844"/>
        <subviews>\(views)</subviews>
        <viewLayoutGuide key="safeArea" id="g1"/>
        </view>
        \(controller)
        </viewController>
        </objects></scene></scenes>
        </document>
        """
    }

    static func first(_ views: String) throws -> ViewDescription {
        let scene = try #require(read(storyboard(views)).scenes.first)
        return try #require(scene.roots.first?.subviews.first)
    }

    // MARK: What is left over

    @Test("A view that is kept at no size and that nothing holds is as good as hidden", arguments: [
        (#"<constraint firstAttribute="width" id="w"/>"#, "", true),
        (#"<constraint firstAttribute="height" constant="0" id="w"/>"#, "", true),
        (#"<constraint firstAttribute="width" constant="24" id="w"/>"#, "", false),
        (#"<constraint firstAttribute="width" priority="250" id="w"/>"#, "", false),
        (#"<constraint firstAttribute="width" id="w"/>"#,
            #"<connections><action selector="save:" destination="c1" eventType="touchUpInside" id="k"/></connections>"#,
            false),
    ])
    func leftOver(constraint: String, connections: String, isHidden: Bool) throws {
        let view = try Self.first(
            """
            <button id="b"><constraints>\(constraint)</constraints><state key="normal" title="Button"/>\
            \(connections)</button>
            """)
        #expect((view.property("isHidden")?.value == .known(.flag(true))) == isHidden)
    }

    // MARK: Scenes

    @Test("A scene has its class, its identifier, its segues and the items of its bars")
    func scene() throws {
        let scene = try #require(
            Self.read(
                Self.storyboard(
                    """
                    <button id="b"><connections>
                    <segue destination="c2" kind="show" identifier="open" id="k"/></connections></button>
                    """,
                    controller: """
                        <navigationItem key="navigationItem" title="Harbor" id="n">
                        <barButtonItem key="leftBarButtonItem" systemItem="add" id="l"/>
                        <rightBarButtonItems>
                        <barButtonItem title="Sort" id="r"/><barButtonItem image="filter" id="q"/>
                        </rightBarButtonItems>
                        </navigationItem>
                        <connections><outlet property="button" destination="b" id="o"/></connections>
                        """)
            ).scenes.first)
        #expect(scene.customClass == "HarborViewController")
        #expect(scene.identifier == "Harbor")
        #expect(scene.stringTable == "Main")
        #expect(scene.isInitial)
        #expect(scene.segues.map(\.destination) == ["c2"])
        #expect(scene.property("navigationItem.title")?.value == .known(.words(Words("Harbor"))))
        #expect(scene.barItems.map(\.slot) == [.leftBarItem, .rightBarItem, .rightBarItem])
        #expect(scene.outlets.map(\.name) == ["button"])
        let button = try #require(scene.roots.first?.subviews.first)
        #expect(button.connections.map(\.name) == ["button", "show"])
        #expect(button.connections.first?.otherClass == "HarborViewController")
    }

    @Test("A xib belongs to its owner; every view at its top is a root")
    func xib() throws {
        let text = """
            <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0">
            <objects>
            <placeholder placeholderIdentifier="IBFilesOwner" id="-1" customClass="HarborCellOwner"><connections>
            <outlet property="title" destination="l" id="o"/></connections></placeholder>
            <placeholder placeholderIdentifier="IBFirstResponder" id="-2" customClass="UIResponder"/>
            <tableViewCell id="c" customClass="HarborCell"><tableViewCellContentView key="contentView" id="cc">
            <subviews><label text="Mole" id="l"/></subviews></tableViewCellContentView></tableViewCell>
            <view id="w"/>
            </objects></document>
            """
        let scene = try #require(Self.read(text, path: "HarborCell.xib").scenes.first)
        #expect(scene.origin == .xib)
        #expect(scene.customClass == "HarborCellOwner")
        #expect(scene.identifier == "HarborCell")
        #expect(scene.roots.map(\.systemClass) == ["UITableViewCell", "UIView"])
        #expect(scene.roots.first?.subviews.first?.subviews.first?.connections.first?.otherClass == "HarborCellOwner")
    }

    // MARK: Views

    @Test(
        "Elements stand for classes, on every platform",
        arguments: [
            ("CocoaTouch.Storyboard", "<switch id=\"a\"/>", "UISwitch"),
            ("CocoaTouch.Storyboard", "<segmentedControl id=\"a\"/>", "UISegmentedControl"),
            ("Cocoa.Storyboard", "<textField id=\"a\"/>", "NSTextField"),
            ("Cocoa.Storyboard", "<popUpButton id=\"a\"/>", "NSPopUpButton"),
        ])
    func classes(type: String, view: String, name: String) throws {
        let scene = try #require(Self.read(Self.storyboard(view, type: type)).scenes.first)
        #expect(scene.roots.first?.subviews.map(\.systemClass) == [name])
    }

    @Test("Accessibility is read: label, hint, identifier, traits, whether it is an element")
    func accessibility() throws {
        let view = try Self.first(
            """
            <button id="a"><accessibility key="accessibilityConfiguration" hint="Opens the map" label="Map"
            identifier="map">
            <accessibilityTraits key="traits" button="YES" selected="YES"/><bool key="isElement" value="NO"/>
            </accessibility></button>
            """)
        #expect(view.value("accessibilityLabel") == .known(.words(Words("Map"))))
        #expect(view.value("accessibilityHint") == .known(.words(Words("Opens the map"))))
        #expect(view.value("accessibilityIdentifier") == .known(.name("map")))
        #expect(view.value("accessibilityTraits") == .known(.traits([.button, .selected])))
        #expect(view.value("isAccessibilityElement") == .known(.flag(false)))
    }

    @Test("A button has a title and an image for each state, or a configuration")
    func buttons() throws {
        let view = try Self.first(
            """
            <button id="a"><state key="normal" title="Play" image="play"/>
            <state key="selected" title="Pause" image="pause.fill" catalog="system"/></button>
            """)
        #expect(view.value("title") == .known(.words(Words("Play"))))
        #expect(view.value("title.selected") == .known(.words(Words("Pause"))))
        #expect(view.value("image") == .known(.image(.asset(.known("play")))))
        #expect(view.value("image.selected") == .known(.image(.symbol(.known("pause.fill")))))
        let configured = try Self.first(
            """
            <button id="a"><buttonConfiguration key="configuration" style="filled" title="Go" image="go"/>
            </button>
            """)
        #expect(configured.value("configuration") == .known(.name("filled")))
        #expect(configured.value("configuration.title") == .known(.words(Words("Go"))))
    }

    @Test(
        "The private names of the system's font are no typeface of the app's own",
        arguments: [
            (".SFUI-Regular", true), (".SFUIText-Semibold", true), (".SFUIDisplay", true), (".AppleSystemUIFont", true),
            ("SFUIText-Bold", true), ("Avenir-Book", false), ("SFRunes", false),
        ])
    func privateNames(name: String, isSystem: Bool) throws {
        let label = try Self.first(
            """
            <label id="a"><attributedString key="attributedText"><fragment content="Rich"><attributes>
            <font key="NSFont" size="17" name="\(name)"/></attributes></fragment></attributedString></label>
            """)
        guard case .known(.font(let font)) = label.value("attributedText.font") else { return #expect(Bool(false)) }
        #expect(font.family == (isSystem ? .absent : .known(name)))
        #expect(font.size == .fixed(.known(17)))
    }

    @Test("Fonts are text styles, sizes, or families; colors literal, named, or of the system")
    func looks() throws {
        let label = try Self.first(
            """
            <label text="A" numberOfLines="0" id="a">
            <fontDescription key="fontDescription" style="UICTFontTextStyleTitle1"/>
            <color key="textColor" systemColor="secondaryLabelColor"/></label>
            """)
        guard case .known(.font(let font)) = label.value("font") else { return #expect(Bool(false)) }
        #expect(font.size == .style("title"))
        #expect(label.value("textColor") == .known(.color(.system("secondaryLabel"))))
        #expect(label.value("numberOfLines") == .known(.number(0)))
        let other = try Self.first(
            """
            <label text="A" id="a"><fontDescription key="fontDescription" name="Avenir-Book" family="Avenir"
            pointSize="13"/>
            <color key="textColor" red="1" green="0.0" blue="0.0" alpha="0.5" colorSpace="custom"
            customColorSpace="sRGB"/></label>
            """)
        guard case .known(.font(let custom)) = other.value("font") else { return #expect(Bool(false)) }
        #expect(custom.size == .fixed(.known(13)))
        #expect(custom.family == .known("Avenir-Book"))
        #expect(other.value("textColor") == .known(.color(.literal(ColorValue(red: 1, green: 0, blue: 0, alpha: 0.5)))))
    }

    @Test("Constraints name views, guides and constants; what is excluded is left out")
    func constraints() throws {
        let text = Self.storyboard(
            """
            <view id="box"><subviews><label text="A" id="a"><constraints>
            <constraint firstAttribute="height" constant="21" id="h"/></constraints></label></subviews>
            <constraints>
            <constraint firstItem="a" firstAttribute="top" secondItem="g1" secondAttribute="top" constant="8" id="k"/>
            <constraint firstAttribute="right" secondItem="a" secondAttribute="right" priority="750" id="m"/>
            <constraint firstItem="a" firstAttribute="left" secondItem="box" secondAttribute="left" id="x"/>
            </constraints>
            <variation key="default"><mask key="constraints"><exclude reference="x"/></mask></variation></view>
            """)
        let box = try #require(Self.read(text).scenes.first?.roots.first?.subviews.first)
        #expect(
            box.constraints.map(\.first) == [
                .init(item: "a", attribute: "top"), .init(item: "box", attribute: "right"),
            ])
        #expect(box.constraints[0].second == .init(item: "safeAreaLayoutGuide", attribute: "top"))
        #expect(box.constraints[1].priority == .known(750))
        #expect(box.subviews.first?.constraints.first?.constant == .known(21))
    }

    @Test("What holds for a size class only has a condition; runtime attributes are marked")
    func variations() throws {
        let view = try Self.first(
            """
            <label text="A" id="a">
            <userDefinedRuntimeAttributes>
            <userDefinedRuntimeAttribute type="string" keyPath="accessibilityLabel" value="Close"/>
            <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">
            <integer key="value" value="4"/></userDefinedRuntimeAttribute>
            </userDefinedRuntimeAttributes>
            <variation key="heightClass=compact" hidden="YES"/></label>
            """)
        let label = try #require(view.property("accessibilityLabel"))
        #expect(label.isRuntimeAttribute)
        #expect(view.value("layer.cornerRadius") == .known(.number(4)))
        #expect(view.property("isHidden")?.condition?.text == "heightClass=compact")
    }

    @Test("Gesture recognizers are joined with the views they are attached to")
    func gestures() throws {
        let text = Self.storyboard(
            """
            <imageView image="a" id="a"><connections>
            <outletCollection property="gestureRecognizers" destination="t" id="o"/></connections>
            </imageView>
            """
        ).replacing(
            "</viewController>",
            with: """
                </viewController><tapGestureRecognizer id="t"><connections>
                <action selector="open:" destination="c1" id="z"/></connections></tapGestureRecognizer>
                """)
        let view = try #require(Self.read(text).scenes.first?.roots.first?.subviews.first)
        #expect(view.gestures.map(\.gesture.kind) == [.tap])
        #expect(view.gestures.first?.connections.first?.name == "open")
        #expect(view.gestures.first?.connections.first?.otherClass == "HarborViewController")
    }

    // MARK: Places

    @Test("Every place is the place of what it stands for")
    func places() throws {
        let text = Self.storyboard(
            """
            <label text="손쉬운 사용" id="a">
            <fontDescription key="fontDescription" type="system" pointSize="17"/></label>
            """)
        let source = SourceText(path: "Main.storyboard", text: text)
        let view = try #require(Self.read(text).scenes.first?.roots.first?.subviews.first)
        #expect(source.text(in: view.place.range) == "<label text=\"손쉬운 사용\" id=\"a\">")
        #expect(source.text(in: view.extent.range).hasSuffix("</label>"))
        #expect(try source.text(in: #require(view.property("text")).place.range) == "text=\"손쉬운 사용\"")
        #expect(try source.text(in: #require(view.property("font")).place.range).hasPrefix("<fontDescription"))
    }

    @Test("The edit that turns on adjustment changes that attribute and nothing else")
    func mending() throws {
        for (before, after) in [
            ("<label text=\"A\" id=\"a\"/>", "<label adjustsFontForContentSizeCategory=\"YES\" text=\"A\" id=\"a\"/>"),
            (
                "<label adjustsFontForContentSizeCategory=\"NO\" text=\"A\" id=\"a\"/>",
                "<label adjustsFontForContentSizeCategory=\"YES\" text=\"A\" id=\"a\"/>"
            ),
        ] {
            let text = Self.storyboard(before)
            let view = try #require(Self.read(text).scenes.first?.roots.first?.subviews.first)
            let edit = try #require(view.property("adjustsFontForContentSizeCategory")?.mending)
            var bytes = Array(text.utf8)
            bytes.replaceSubrange(edit.place.range.indices, with: Array(edit.text.utf8))
            #expect(String(decoding: bytes, as: UTF8.self) == Self.storyboard(after))
        }
    }

    // MARK: Broken files

    @Test(
        "What is broken is noted, and the rest is read",
        arguments: [
            "<label text=\"A\" id=\"a\"><label text=\"B\" id=\"b\"/>",
            "<label text=\"A\" id=\"a\"/></stackView>",
            "<label text=\"A\" id=\"a\" broken=/>",
            "<label text=\"A & B\" id=\"a\"/>",
        ])
    func broken(views: String) throws {
        let file = Self.read(Self.storyboard(views))
        #expect(file.notes.count == 1)
        #expect(file.scenes.first?.roots.first?.subviews.first?.systemClass == "UILabel")
    }

    @Test("A file that ends in the middle is read as far as it goes")
    func cutOff() throws {
        let text = Self.storyboard("<label text=\"A\" id=\"a\"/><button id=\"b\"/>")
        for length in stride(from: 0, to: text.utf8.count, by: 7) {
            let cut = String(decoding: Array(text.utf8).prefix(length), as: UTF8.self)
            #expect(!Self.read(cut).notes.isEmpty)
        }
    }

    @Test(
        "What is no interface, or one of long ago, is noted",
        arguments: [
            "", "<plist/>", "{}", "<archive type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"><data/></archive>",
        ])
    func foreign(text: String) {
        let file = Self.read(text)
        #expect(file.scenes.isEmpty)
        #expect(file.notes.count == 1)
    }

    @Test("A launch screen is a picture, and nothing on it is met")
    func launchScreen() {
        let file = Self.read(
            Self.storyboard("<label text=\"Harbor\" id=\"a\"/>").replacing(
                "<document ", with: "<document launchScreen=\"YES\" "))
        #expect(file.scenes.isEmpty)
        #expect(file.notes.isEmpty)
    }

    @Test("Unknown elements that stand among views are views; others are passed over")
    func unknown() throws {
        let file = Self.read(
            Self.storyboard(
                """
                <holographicView id="a"><rect key="frame" x="0" y="0" width="1" height="1"/><subviews>
                <label text="A" id="l"/></subviews></holographicView><comment/>
                """))
        let views = try #require(file.scenes.first?.roots.first?.subviews)
        #expect(views.count == 1)
        #expect(views.first?.subviews.map(\.systemClass) == ["UILabel"])
    }

    @Test("References that lead in circles or nowhere do no harm")
    func circles() throws {
        let text = Self.storyboard(
            """
            <view id="a"><connections><outletCollection property="gestureRecognizers" destination="a" id="x"/>
            <segue destination="c1" kind="embed" id="y"/>
            <outlet property="a" destination="a" id="z"/></connections></view>
            <view id="a"><constraints>
            <constraint firstItem="gone" firstAttribute="top" secondItem="gone" secondAttribute="top" id="q"/>
            </constraints></view>
            """)
        let file = Self.read(text)
        #expect(file.notes.isEmpty)
        #expect(file.scenes.first?.roots.first?.subviews.count == 2)
    }

    @Test("Ten thousand views, and views a thousand deep, are read within limits")
    func size() throws {
        let many = Self.read(Self.storyboard((0..<10_000).map { "<label text=\"\($0)\" id=\"l\($0)\"/>" }.joined()))
        #expect(many.scenes.first?.roots.first?.subviews.count == 10_000)
        let deep =
            String(repeating: "<view id=\"v\"><subviews>", count: 1_000)
            + String(repeating: "</subviews></view>", count: 1_000)
        let file = Self.read(Self.storyboard(deep))
        #expect(file.notes.count == 1)
        #expect(file.scenes.count == 1)
    }
}
