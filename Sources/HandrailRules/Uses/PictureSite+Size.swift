import HandrailModel
import HandrailSource
import HandrailStandards

extension BundleUses.PictureSite {
    /// Points that the picture takes where it is shown, by what its own modifiers say; a side that only the layout
    /// decides is `nil`, and so are both where it keeps the size that it has by itself.
    var shown: (width: Double?, height: Double?)? {
        guard isScaled else { return nil }
        var (width, height): (Double?, Double?)
        for use in element.attributes {
            guard case .layout(.frame(let frame)) = use.attribute else { continue }
            guard use.condition == nil else { return nil }
            width = width ?? frame.width.value
            height = height ?? frame.height.value
        }
        return width == nil && height == nil ? nil : (width, height)
    }

    /// How many times its own size it is drawn at, where that is known: a picture of SwiftUI that is not said to be
    /// resizable keeps its own.
    func drawnFactor(of natural: PictureSize) -> Double? {
        if let factor = factor(of: natural) { return factor }
        return element.kind == .image && !isScaled && tree.screen.toolkit(at: element.place) == .swiftUI ? 1 : nil
    }

    /// Whether it is shown in a branch that only older systems run.
    var isForOlderSystems: Bool {
        for level in element.ancestors where Self.isForOlderSystems(level) { return true }
        return false
    }

    private static func isForOlderSystems(_ branch: ElementView) -> Bool {
        guard case .condition(let own) = branch.content else { return false }
        if let own {
            return own.subject == .platform && own.text.hasPrefix(own.isNegated ? "#available" : "#unavailable")
        }
        // What is left where no other way is taken has no condition of its own.
        let ways = branch.parent.map { Array($0.children) } ?? []
        guard ways.count == 2, let first = ways.first,
            case .condition(let other?) = first.content
        else { return false }
        return other.asksForNewSystem
    }

    /// Whether the picture is made larger or smaller to fill its frame.
    private var isScaled: Bool {
        if element.has(.picture(.resizable)) { return true }
        // An image view of UIKit stretches what it shows where nothing else is said.
        if element.kind == .image, tree.screen.toolkit(at: element.place) != .swiftUI { return true }
        return element.has { attribute in
            switch attribute {
            case .layout(.aspectRatio), .picture(.contentMode): true
            default: false
            }
        }
    }

    /// Whether the layout decides how large it is drawn, and not the picture itself.
    var isLaidOut: Bool {
        guard isScaled else { return false }
        if let shown, shown.width != nil, shown.height != nil { return true }
        guard tree.screen.toolkit(at: element.place) != .swiftUI else { return true }
        var held: Set<String> = []
        for use in element.attributes {
            switch use.attribute {
            case .layout(.constraint(let use)): held.insert(Self.sides[use.attribute] ?? use.attribute)
            case .layout(.shape): held.formUnion(["width", "height"])
            default: break
            }
        }
        let (width, height) = shown ?? (nil, nil)
        return (width != nil || held.contains("width") || held.isSuperset(of: ["leading", "trailing"]))
            && (height != nil || held.contains("height") || held.isSuperset(of: ["top", "bottom"]))
    }

    private static let sides = ["left": "leading", "right": "trailing"]

    /// How many times its own size it is shown at, along the side that is stretched least; `nil` where not known.
    func factor(of natural: PictureSize) -> Double? {
        guard let shown else { return nil }
        return [shown.width.map { $0 / natural.width }, shown.height.map { $0 / natural.height }]
            .compactMap(\.self).filter { $0 > 0 && $0.isFinite }.min()
    }
}

extension ProjectFacts {
    /// Those of some pictures that something in the project surely means, with or without the folders around them: by
    /// their whole name as a text, or by a member of what a generator makes of catalogs. A word such as `lock` is in
    /// any code, and a word of two or three letters is often a code of data, such as the flags `DE` and `FR`.
    func namedPictures(among names: Set<String>) -> Set<String> {
        let plain = Dictionary(names.map { ($0, Self.fileName($0)) }) { first, _ in first }
            .filter { $0.value.count > Self.longestCode && !Self.isNumbered($0.value) }
        let wanted = Set(plain.keys).union(plain.values)
        let found = self.names.found(wanted).union(self.names.members(wanted.filter(Self.isSpecific)))
        let shown = plain.filter { found.contains($0.key) || found.contains($0.value) }
        // What stands in a constant that nothing uses is shown nowhere.
        let unused = self.names.onlyInUnusedConstants(Set(shown.keys).union(shown.values))
        return Set(
            shown.lazy.filter { [$0.key, $0.value].contains { found.contains($0) && !unused.contains($0) } }
                .map(\.key))
    }

    /// Letters of a name up to which it may be a code of data.
    private static let longestCode = 3

    /// Whether a name is one of a row that code counts through: `page12`.
    private static func isNumbered(_ name: String) -> Bool {
        guard name.last?.isNumber ?? false else { return false }
        return name.last { !$0.isNumber }?.isLetter ?? true
    }

    /// Whether a name is more than one word in small letters.
    private static func isSpecific(_ name: String) -> Bool {
        name.dropFirst().contains { !$0.isLowercase || !$0.isLetter }
    }

    /// Whether code at a place may show an item of the bundle: what only some apps are built with is not there in
    /// others.
    func mayShow(_ item: BundleItem, at place: SourcePlace) -> Bool {
        func apps(with file: FileIndex) -> Set<String>? {
            let owners = targets.filter { $0.files.contains(file) }
            return owners.isEmpty || owners.contains { $0.kind == .other } ? nil : Set(owners.map(\.name))
        }
        guard let own = apps(with: item.place.file), let others = apps(with: place.file) else { return true }
        return !own.isDisjoint(with: others)
    }

    /// The platforms that a file is built for: those of its targets, or of all where no target has it.
    func platforms(at place: SourcePlace) -> Set<Platform> {
        let own = targets.filter { $0.files.contains(place.file) }.flatMap { $0.platforms.map(\.platform) }
        return own.isEmpty ? platforms : Set(own)
    }

    /// Pixels a point of the sharpest screens that show a file.
    ///
    /// Source: Human Interface Guidelines, "Images", Resolution.
    func sharpestScale(at place: SourcePlace) -> Int {
        let platforms = platforms(at: place)
        return platforms.isEmpty || platforms.contains(.iOS) ? 3 : 2
    }

    /// The images of the bundle by name, the first of each, without icons and symbols.
    var pictures: [String: (image: ImageAsset, item: BundleItem)] {
        let all = bundleItems(of: [.picture]).compactMap { item -> (String, (image: ImageAsset, item: BundleItem))? in
            guard case .picture(let image) = item, image.kind == .image else { return nil }
            return (image.name, (image, item))
        }
        return Dictionary(all) { first, _ in first }
    }
}
