/// Changes a text piece by piece: most of what comes out is still cut into pieces as before, and seldom makes sense.
package enum TokenMutation {
    /// `file` after one to eight random changes.
    ///
    /// - Parameter others: files that pieces are taken from.
    package static func mutated(_ file: FuzzFile, with others: [FuzzFile], _ random: inout SeededRandom) -> [UInt8] {
        var texts = Self.texts(of: file)
        guard !texts.isEmpty else { return file.bytes }
        let donors = others.filter { $0.language == file.language }
        for _ in 0...random.below(8) {
            let place = random.below(texts.count)
            let length = min(1 + (random.once(in: 3) ? random.below(200) : random.below(4)), texts.count - place)
            let range = place..<(place + length)
            switch random.below(7) {
            case 0: texts.removeSubrange(range)
            case 1: texts.insert(contentsOf: Array(texts[range]), at: place)
            case 2: texts.swapAt(place, random.below(texts.count))
            case 3: texts[place] = texts[random.below(texts.count)]
            case 4: texts[place] = Array((random.one(of: words(of: file.language)) ?? "").utf8)
            case 5: texts.insert(contentsOf: Array(texts[range]), at: random.below(texts.count))
            default:
                guard let donor = random.one(of: donors) else { continue }
                let pieces = Self.texts(of: donor)
                let start = random.below(pieces.count)
                let end = min(start + 1 + random.below(60), pieces.count)
                texts.insert(contentsOf: pieces[start..<end], at: place)
            }
            if texts.isEmpty { break }
        }
        return Array(texts.joined())
    }

    private static func texts(of file: FuzzFile) -> [[UInt8]] {
        FuzzLexer.tokens(of: file.bytes, in: file.language).map { Array(file.bytes[$0.range]) }
    }

    private static func words(of language: FuzzLanguage) -> [String] {
        RepetitionTable.tokens(of: language).map { $0 + " " } + ["0", "-1", "\"\"", "\"%@\"", "/* */", "\n"]
    }
}
