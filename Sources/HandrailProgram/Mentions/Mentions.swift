package import HandrailCode
package import HandrailSource
import Synchronization

/// What the code of a project says by its words, wherever they stand: asked of the indexes that were made when the
/// files were lowered.
package final class Mentions: Sendable {
    private let files: [FileIndex: CodeIndex]
    /// Made when it is first asked for.
    private let wordFiles = Mutex<WordFiles?>(nil)
    private let environmentKeys = EnvironmentKeys()
    /// Who shows or hides views through the objects that have them.
    private let showing = OutsideWrites(members: ["isHidden", "alpha", "layer"])
    /// Who says how views are called through the objects that have them.
    private let naming = OutsideWrites(
        members: [
            "accessibilityLabel", "accessibilityAttributedLabel", "accessibilityTraits", "isAccessibilityElement",
            "configuration", "title",
        ], methods: ["setTitle", "setAttributedTitle"], isHandedOver: true)
    private let photosKept = ProjectMention(of: [
        "appearance().accessibilityignoresinvertcolors", "var accessibilityignoresinvertcolors",
    ])
    private let appearances = ProjectMention(of: [
        "uilabel.appearance", "uitextfield.appearance", "class_getinstancemethod", "method_exchangeimplementations",
    ])
    private let cellGrounds = ProjectMention(of: [
        "cell.backgroundcolor", "cell.contentview.backgroundcolor", "cell.backgroundview", "backgroundconfiguration",
        "uitableviewcell.appearance",
    ])
    private let itemLayouts = ProjectMention(
        of: ["setcollectionviewlayout", ".collectionviewlayout", "collectionviewcompositionallayout", "itemsize"])
    private let cellTexts = ProjectMention(of: ["textlabel", "contentconfiguration"])

    /// The words of these files.
    init(in files: [FileIndex: CodeIndex]) { self.files = files }

    // MARK: One file

    /// The files of code with their words.
    package var all: some Sequence<(file: FileIndex, index: CodeIndex)> { files.lazy.map { ($0.key, $0.value) } }

    /// The files that have a word, and maybe some others.
    package func all(with word: String) -> [(file: FileIndex, index: CodeIndex)] {
        // To look through a few files takes less than to sort their words.
        if files.count < Self.manyFiles { return Array(all) }
        let found = wordFiles.withLock { known in
            let sorted = known ?? WordFiles(files)
            known = sorted
            return sorted.files(with: word)
        }
        return found.compactMap { file in files[file].map { (file, $0) } }
    }

    private static let manyFiles = 64

    /// Whether some file has a word.
    package func has(_ word: String) -> Bool { all(with: word).contains { $0.index.token(of: word) != nil } }

    /// Whether some file has a string literal that is written like this.
    package func hasString(_ text: String) -> Bool { files.values.contains { $0.hasString(text) } }

    /// The words of a file; none of one that is no code.
    package func index(of file: FileIndex) -> CodeIndex { files[file] ?? .empty }

    /// Whether one of some words stands in the code at a place.
    package func has(_ words: CodeWords, at place: SourcePlace) -> Bool {
        files[place.file]?.has(words, in: place.range) ?? false
    }

    /// Whether a file asks anywhere, or says of a declaration, which version of the system has to be there.
    package func asksForVersion(in file: FileIndex) -> Bool { files[file]?.has(Self.versions) ?? false }

    private static let versions = CodeWords(["available("])

    // MARK: All files

    /// Whether code anywhere fills the labels that cells of the framework bring along.
    package var fillsCells: Bool { cellTexts.isIn(files.values) }

    /// Whether the app keeps all of its pictures out of Smart Invert at one place.
    package var keepsPhotos: Bool { photosKept.isIn(files.values) }

    /// Whether code anywhere may give cells of tables another ground than the system's.
    package var paintsCells: Bool { cellGrounds.isIn(files.values) }

    /// Whether some code speaks of the layouts of collection views, which is not sure to leave that of an interface
    /// file as it is.
    package var laysOutItems: Bool { itemLayouts.isIn(files.values) }

    /// Whether code anywhere sets what all views of a class look like: `UILabel.appearance()`.
    package var setsAppearances: Bool { appearances.isIn(files.values) }

    /// Whether code anywhere may ask to be told of taps on what a property or variable of a name holds.
    package func mayWire(_ name: String) -> Bool {
        let name = name.lowercased()
        return files.values.contains { TapMention.isIn($0, of: name) }
    }

    /// Whether code anywhere sets a value of the environment.
    package func setsEnvironment(_ key: String) -> Bool { environmentKeys.isSet(key, in: self) }

    /// Whether code anywhere shows or hides a view through the object whose property of this name holds it.
    package func showsFromOutside(_ property: String) -> Bool { !showing.files(with: property, in: files).isEmpty }

    /// Whether code anywhere says how a view is called through the object whose property of this name holds it.
    package func namesFromOutside(_ property: String) -> Bool { !naming.files(with: property, in: files).isEmpty }

    /// Whether code that speaks of a class says how the view is called that a property of it holds, or hands that view
    /// on.
    package func namesFromOutside(_ property: String, of type: LinkedType) -> Bool {
        var found = naming.files(with: property, in: files)
        // What one file keeps to itself nobody else gets hold of.
        if type.isPrivate { found.formIntersection(type.places.map(\.file)) }
        guard !found.isEmpty else { return false }
        let name = CodeWords([type.simpleName.lowercased()])
        return found.contains { files[$0]?.has(name) ?? false }
    }
}
