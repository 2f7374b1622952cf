package import HandrailModel
package import HandrailSimulation

extension AccessibilityNode {
    /// What it is called, or what stands for a name.
    package func shownName(_ language: ReportLanguage) -> String {
        let words = [label, value].compactMap { $0?[language] }.first { !$0.isEmpty }
        return words ?? Bilingual(en: "(no name)", ko: "(이름 없음)")[language]
    }
}
