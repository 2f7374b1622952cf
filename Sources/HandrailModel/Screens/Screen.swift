public import HandrailSource

/// What people see at once: a tree of elements with a name.
public struct Screen: Sendable {
    /// How a screen comes up.
    public enum Presentation: Hashable, Sendable {
        /// The app's first screen, or a root that nothing in the project presents.
        case root
        case navigation, tab, sheet, cover, popover, dialog, widget
        /// It fills a part of another screen, whose title is shown.
        case part
        /// Nowhere that is known: views that nothing in the project leads to, without the screen that they stand on.
        case component
    }

    /// What a screen is written in, for the words that tell how to mend it.
    public enum Toolkit: Hashable, Sendable {
        /// SwiftUI.
        case swiftUI
        /// Classes of UIKit or AppKit.
        case views
        /// A storyboard or a xib.
        case interfaceFile
        /// Nothing that is known: it was captured from the running app.
        case capture
    }

    /// The framework whose classes views are of.
    public enum Kit: Hashable, Sendable {
        /// UIKit.
        case uiKit
        /// AppKit.
        case appKit
        /// WatchKit.
        case watchKit
        /// Texture, whose nodes stand for views of UIKit.
        case texture
    }

    /// How much of what people see at once it is.
    public enum Portion: Hashable, Sendable {
        /// All of it.
        case whole
        /// A view that no screen is known to show.
        case view
        /// What a property or a function of a view puts together besides its body, where no screen is known to show it:
        /// what stands around it, such as a list, and what changes it as a whole are not known.
        case member
        /// A cell of a list or grid that no screen is known to show.
        case cell
        /// Items on the bar of a screen whose content is not known.
        case bar
        /// What a menu or an alert offers, or a row that is swiped.
        case menu
    }

    /// The name of its outermost view.
    public let name: String
    /// Where that view is declared.
    public let place: SourcePlace
    /// How it comes up.
    public let presentation: Presentation
    /// What it consists of.
    public private(set) var tree: ElementTree
    /// The platforms of its target; empty where unknown.
    public let platforms: [PlatformVersion]
    /// Languages that the project has string tables for.
    public private(set) var languages: [String]
    /// Whether it is what the app itself opens with, all of it.
    public let isEntry: Bool
    /// What it is written in.
    public let toolkit: Toolkit
    /// How much of what people see at once it is.
    public let portion: Portion

    /// The storyboards and xibs of the project, where views are made of any.
    public private(set) var interfaceFiles: Set<FileIndex> = []

    /// The same screen in a project with storyboards and xibs.
    public func designed(in files: Set<FileIndex>) -> Screen {
        var copy = self
        copy.interfaceFiles = files
        return copy
    }

    /// Sides of conditionals that it is brought up on, outermost first.
    public private(set) var sides: [ScreenSide] = []

    /// The same screen, brought up on sides of conditionals.
    public func on(_ sides: [ScreenSide]) -> Screen {
        var copy = self
        copy.sides = sides
        return copy
    }

    /// The apps that alone are built with it, by the numbers of their targets; empty where others use it too, or where
    /// nothing says who does.
    public private(set) var apps: Set<Int> = []

    /// The same screen, which only some apps are built with.
    public func ofApps(_ apps: Set<Int>) -> Screen {
        var copy = self
        copy.apps = apps
        return copy
    }

    /// Whether both are brought up on different sides of one conditional, or are of different apps: whoever can open
    /// one cannot open the other.
    public func excludes(_ other: Screen) -> Bool {
        if !apps.isEmpty, !other.apps.isEmpty, apps.isDisjoint(with: other.apps) { return true }
        return sides.contains { side in
            other.sides.contains { $0.branching == side.branching && $0.number != side.number }
        }
    }

    /// What names it where it is brought up.
    public private(set) var identities: [ScreenIdentity] = []
    /// Where it is brought up, of the places there may be the one that it was built for; `nil` where nothing is known
    /// to.
    public private(set) var broughtUpAt: SourcePlace?
    /// The screens that it brings up.
    public private(set) var links: [ScreenLink] = []

    /// The same screen, known by names and leading to others.
    public func linked(as identities: [ScreenIdentity], at place: SourcePlace? = nil, to links: [ScreenLink]) -> Screen
    {
        var copy = self
        copy.identities = identities
        copy.broughtUpAt = place
        copy.links = links
        return copy
    }

    /// The declarations of the project that are there from some version of the system on.
    private var available = AvailableCode()

    /// The same screen in a project of which some declarations are there from some version of the system on.
    public func requiring(_ available: AvailableCode) -> Screen {
        var copy = self
        copy.available = available
        return copy
    }

    /// The oldest version of a platform on which the code at a place runs, as far as declarations around it say.
    public func version(of platform: Platform, at place: SourcePlace) -> Version? {
        available.version(of: platform, at: place)
    }

    /// The platforms on which it is shown with an element: those that the code is compiled for that makes the element
    /// and what is around it. All that the screen has where none would be left; where the screen's are not known, what
    /// is not for iPhone is for one of the others.
    public func platforms(of element: ElementView) -> [PlatformVersion] {
        guard platforms.count != 1, available.hasClauses else { return platforms }
        let missing = ([element] + element.ancestors).reduce(into: Set<Platform>()) {
            $0.formUnion(available.missing(at: $1.place))
        }
        guard !platforms.isEmpty else {
            guard missing.contains(.iOS) else { return [] }
            return Platform.allCases.filter { !missing.contains($0) }
                .map { PlatformVersion(platform: $0, version: nil) }
        }
        let left = platforms.filter { !missing.contains($0.platform) }
        return left.isEmpty ? platforms : left
    }

    /// The code that was followed to build it.
    public private(set) var followed = FollowedCode()

    /// The same screen, built by following code.
    public func following(_ code: FollowedCode) -> Screen {
        var copy = self
        copy.followed = code
        return copy
    }

    /// Where an interface file has items of its bars that code puts others in the place of, before anybody meets them.
    public private(set) var replaced: Set<SourcePlace> = []

    /// The same screen, of which code replaces some of what the interface file has.
    public func replacing(_ places: Set<SourcePlace>) -> Screen {
        var copy = self
        copy.replaced = places
        return copy
    }

    /// Whether the whole app is shown in dark (`true`) or light appearance (`false`) only; `nil` where it follows
    /// people.
    public private(set) var appIsDark: Bool?

    /// The key of the app's `Info.plist` that says so; `nil` where code does, or nothing.
    public private(set) var appearanceKey: AppearanceKey?

    /// The app's accent color, where the asset catalog sets one.
    public private(set) var accent: ColorAsset?

    /// Where it is said what parts of the other kind show: classes of UIKit or AppKit on a SwiftUI screen, SwiftUI
    /// views on the screen of such a class.
    private var partPlaces: Set<SourcePlace> = []
    /// Where it is said what parts that are made of views of AppKit show.
    private var macPlaces: Set<SourcePlace> = []

    /// The same screen, of which some parts are written in another framework: what is said there is mended there.
    ///
    /// - Parameter macPlaces: those among the places where views are of AppKit.
    public func showing(partsAt places: Set<SourcePlace>, onMac macPlaces: Set<SourcePlace> = []) -> Screen {
        guard !places.isEmpty else { return self }
        var copy = self
        copy.partPlaces = places
        copy.macPlaces = macPlaces
        return copy
    }

    /// Where it is said what nodes of Texture show.
    private var nodePlaces: Set<SourcePlace> = []

    /// The same screen, of which nodes of Texture are set up at some places.
    public func showing(nodesAt places: Set<SourcePlace>) -> Screen {
        guard !places.isEmpty else { return self }
        var copy = self
        copy.nodePlaces = places
        return copy
    }

    /// The same screen in an app with string tables for these languages only.
    public func speaking(_ languages: [String]) -> Screen {
        var copy = self
        copy.languages = languages
        return copy
    }

    /// Pictures and symbols of the app's catalogs that are called like a symbol of the system: an interface file shows
    /// them in its place where the system lacks the symbol.
    public private(set) var standIns: Set<String> = []

    /// The same screen in an app whose catalogs have some names of symbols.
    public func standingIn(for symbols: Set<String>) -> Screen {
        guard !symbols.isEmpty else { return self }
        var copy = self
        copy.standIns = symbols
        return copy
    }

    /// The same screen in an app with an accent color.
    public func accented(_ accent: ColorAsset?) -> Screen {
        var copy = self
        copy.accent = accent
        return copy
    }

    /// The screen as it is under a setting: without the branches and modifiers that the setting rules out. What does
    /// not depend on it stays as it is, and so do its indices where nothing depends on any setting.
    public func resolved(in setting: Setting) -> Screen {
        guard tree.dependsOnSettings else { return self }
        var copy = self
        copy.tree = SettingResolution.tree(tree, in: setting)
        return copy
    }

    /// The same screen in an app that code shows in one appearance.
    public func shown(dark: Bool) -> Screen {
        var copy = self
        copy.appIsDark = dark
        copy.appearanceKey = nil
        return copy
    }

    /// The same screen in an app whose `Info.plist` has a key.
    public func shown(by key: AppearanceKey) -> Screen {
        var copy = self
        copy.appIsDark = key.isDark
        copy.appearanceKey = key
        return copy
    }

    /// What it was captured with; `nil` for a screen that was built from source.
    public private(set) var capture: ScreenCapture?

    /// The same screen, captured from the running app.
    public func captured(with capture: ScreenCapture) -> Screen {
        var copy = self
        copy.capture = capture
        return copy
    }

    /// A screen.
    public init(
        name: String, place: SourcePlace, presentation: Presentation, tree: ElementTree,
        platforms: [PlatformVersion], languages: [String], isEntry: Bool = false,
        toolkit: Toolkit = .swiftUI, portion: Portion = .whole
    ) {
        self.name = name
        self.place = place
        self.presentation = presentation
        self.tree = tree
        self.platforms = platforms
        self.languages = languages
        self.isEntry = isEntry
        self.toolkit = toolkit
        self.portion = portion
    }
}

extension Screen {
    /// What the screen is made with at a place: what the class of a storyboard's scene makes is mended in its code, and
    /// so is a view of UIKit that SwiftUI shows; what a xib holds that code loads is mended in the xib.
    public func toolkit(at place: SourcePlace) -> Toolkit {
        if interfaceFiles.contains(place.file) { return .interfaceFile }
        let isPart = partPlaces.contains(place)
        return switch toolkit {
        case .swiftUI: isPart ? .views : .swiftUI
        case .interfaceFile: isPart ? .swiftUI : place.file != self.place.file ? .views : .interfaceFile
        case .views: isPart ? .swiftUI : .views
        case .capture: .capture
        }
    }

    /// Whether it is shown by Apple TV alone, where a remote moves a focus.
    public var isOnlyOnTV: Bool { !platforms.isEmpty && platforms.allSatisfy { $0.platform == .tvOS } }

    /// The framework whose views are made at a place.
    public func kit(at place: SourcePlace) -> Kit {
        if macPlaces.contains(place) { return .appKit }
        if nodePlaces.contains(place) { return .texture }
        guard let first = platforms.first?.platform, platforms.allSatisfy({ $0.platform == first })
        else { return .uiKit }
        return switch first {
        case .macOS: .appKit
        case .watchOS: .watchKit
        case .iOS, .tvOS, .visionOS, .macCatalyst: .uiKit
        }
    }
}

extension Screen {
    /// Whether the app speaks a language that is read from right to left, for which its layout is mirrored.
    public var speaksRightToLeft: Bool { languages.contains(where: LanguageCode.isRightToLeft) }
}

extension Screen {
    /// Whether people meet the same on it as on another screen: all is the same but the place in the code that brings
    /// it up. A view that is presented from several places is as many screens.
    public func isDuplicate(of other: Screen) -> Bool {
        name == other.name && place == other.place && presentation == other.presentation
            && platforms == other.platforms && languages == other.languages && isEntry == other.isEntry
            && appIsDark == other.appIsDark && tree.isDuplicate(of: other.tree)
    }
}
