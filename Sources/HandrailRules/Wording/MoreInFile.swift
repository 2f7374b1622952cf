import HandrailModel

/// What is said where one finding stands for several places of a file.
enum MoreInFile {
    /// How many places there are besides the first, to go into a sentence behind it; nothing for one.
    static func words(for count: Int) -> Bilingual {
        guard count > 1 else { return Bilingual(en: "", ko: "") }
        return Bilingual(en: ", as \(count - 1) more in this file", ko: "(이 파일에 \(count - 1)개 더 있음)")
    }
}
