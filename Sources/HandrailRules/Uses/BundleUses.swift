public import HandrailModel
import HandrailSource

/// What screens use of what the bundle of an app holds, by name; each place of code counts once, on the first screen
/// that shows it.
public struct BundleUses: Sendable {
    /// A picture where it is shown.
    struct PictureSite: Sendable {
        /// Index of the screen.
        let screen: Int
        /// The image.
        let element: ElementView
        /// The screen.
        let tree: PerceivedTree
        /// Whether it is one of several that code chooses from.
        let isChoice: Bool

        /// A finding's reference to it.
        var related: RelatedPlace {
            RelatedPlace(place: element.place, why: Bilingual(en: "shown here", ko: "여기에서 표시합니다"))
        }
    }

    /// Wherever a picture is shown, whether people are told of it or not.
    func sites(ofPicture name: String) -> [PictureSite] { (pictures[name] ?? []) + (decorations[name] ?? []) }

    /// A font where it is set, by its name.
    struct NamedFontSite: Sendable {
        /// Index of the screen.
        let screen: Int
        /// The font and what it reaches.
        let site: FontSite
        /// The name.
        let name: String
    }

    /// Pictures of the bundle by name, in the order of screens.
    private(set) var pictures: [String: [PictureSite]] = [:]
    /// Pictures that nobody is told of, by name, in the order of screens.
    private(set) var decorations: [String: [PictureSite]] = [:]
    /// Images by a name that no catalog and no file has, in the order of screens.
    private(set) var missing: [String: [PictureSite]] = [:]
    /// Fonts that are asked for by name, in the order of screens.
    private(set) var fonts: [NamedFontSite] = []
    /// Screens with their numbers.
    private(set) var screens: [(number: Int, tree: PerceivedTree)] = []

    /// What screens use; nothing is known of those that were captured.
    public init(of screens: [PerceivedTree]) {
        var seen: Set<Key> = []
        for (number, tree) in screens.enumerated() where tree.screen.capture == nil {
            self.screens.append((number, tree))
            let elements = tree.screen.tree
            for index in elements.elements.indices {
                let element = elements[index]
                if case .image(.asset(let names)) = element.content {
                    notePicture(names, element, number, tree, &seen)
                }
                if element.has(.picture(.file)) { noteDecoration(element, number, tree, &seen) }
                if element.has(.text(.font)) { noteFonts(element, number, &seen) }
            }
        }
    }

    private struct Key: Hashable {
        let name: String
        let place: SourcePlace
    }

    private mutating func notePicture(
        _ names: Fact<String>, _ element: ElementView, _ screen: Int, _ tree: PerceivedTree, _ seen: inout Set<Key>
    ) {
        if case .unknown(.noImage(let name)) = names, seen.insert(Key(name: name, place: element.place)).inserted {
            missing[name, default: []].append(
                PictureSite(screen: screen, element: element, tree: tree, isChoice: false))
        }
        let all = names.values
        for name in all where seen.insert(Key(name: name, place: element.place)).inserted {
            pictures[name, default: []].append(
                PictureSite(screen: screen, element: element, tree: tree, isChoice: all.count > 1))
        }
    }

    private mutating func noteDecoration(
        _ element: ElementView, _ screen: Int, _ tree: PerceivedTree, _ seen: inout Set<Key>
    ) {
        for use in element.attributes {
            guard case .picture(.file(let names)) = use.attribute else { continue }
            for name in names where seen.insert(Key(name: name, place: element.place)).inserted {
                decorations[name, default: []].append(
                    PictureSite(screen: screen, element: element, tree: tree, isChoice: names.count > 1))
            }
        }
    }

    private mutating func noteFonts(_ element: ElementView, _ screen: Int, _ seen: inout Set<Key>) {
        for site in FontSite.sites(on: element) {
            guard let name = site.font.family.value, !name.isEmpty,
                seen.insert(Key(name: name, place: site.modifier.place)).inserted
            else { continue }
            fonts.append(NamedFontSite(screen: screen, site: site, name: name))
        }
    }
}
