import HandrailModel

/// Leaves out what is written twice of one moment: a test run that fails writes the tree of that moment beside its
/// screenshot, and once more into the list of its commands, for each command that failed.
struct SameMoments {
    /// The screens of captures, those of the lists of commands only where nothing beside them says the same.
    static func leftOut(of files: [CapturedFile]) -> [Screen] {
        var told: Set<String> = []
        for file in files where file.format == .maestro {
            for screen in file.screens { told.insert(moment(screen, of: file)) }
        }
        return files.flatMap { file in
            file.screens.filter { file.format != .maestroCommands || told.insert(moment($0, of: file)).inserted }
        }
    }

    /// The folder, and every element with its name and place.
    private static func moment(_ screen: Screen, of file: CapturedFile) -> String {
        let tree = screen.tree
        let elements = tree.elements.indices.map { index in
            let frame = tree[index].capturedFrame.map { "\($0.x) \($0.y) \($0.width) \($0.height)" } ?? ""
            return "\(tree.elements[index].kind) \(tree[index].capturedName ?? "") \(frame)"
        }
        return ([PicturePairing.folder(of: file.path)] + elements).joined(separator: "\n")
    }
}
