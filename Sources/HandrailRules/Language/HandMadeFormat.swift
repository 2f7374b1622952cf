import HandrailModel
import HandrailSource

/// Dates, numbers and lists that are written by a pattern of the app's own.
struct HandMadeFormat: TargetRule {
    static let info = RuleInfo(
        id: "hand-made-format",
        title: Bilingual(en: "Format made by hand", ko: "직접 만든 형식"),
        reason: Bilingual(
            en: "03/04 is in March for some and in April for others; a point, a comma and the clock differ as well.",
            ko: "03/04를 3월 4일로 읽는 사람도, 4월 3일로 읽는 사람도 있습니다. 소수점, 쉼표, 시각 표기도 지역마다 다릅니다."),
        impact: .minor, guidelines: ["layout.localized-formats"], criteria: [], examples: examples)

    private static let translated = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
        "ko.lproj/Localizable.strings": "\"start\" = \"시작\";",
    ]

    private static let german = [
        "en.lproj/Localizable.strings": "\"start\" = \"Start\";",
        "de.lproj/Localizable.strings": "\"start\" = \"Anfang\";",
    ]

    private static func controller(_ code: String) -> String {
        """
        import UIKit

        final class PierController: UIViewController {
            private let label = UILabel()

            func show(_ name: String, _ count: Int, _ depth: Double, _ piers: [String]) {
                \(code)
            }
        }
        """
    }

    private static func reader(_ code: String) -> String {
        """
        import Foundation

        final class TideTable {
            private let decoder: JSONDecoder

            init(decoder: JSONDecoder) {
                let formatter = DateFormatter()
                self.decoder = decoder
                \(code)
            }
        }
        """
    }

    private static let examples: [RuleExample] = [
        RuleExample(
            .review,
            controller(
                "↓formatter.dateFormat = \"MM/dd/yyyy\"\n        label.text = formatter.string(from: date)")),
        RuleExample(
            .review, controller("formatter.setLocalizedDateFormatFromTemplate(\"dMMMYYYY\")").replacing(
                "formatter.set", with: "↓formatter.set")),
        RuleExample(.review, controller("↓formatter.dateFormat = \"YYYY-MM-DD\"")),
        RuleExample(
            .review,
            reader(
                "↓formatter.dateFormat = \"YYYY-MM-dd\"\n"
                    + "        decoder.dateDecodingStrategy = .formatted(formatter)")),
        RuleExample(.silent, controller("formatter.dateFormat = \"YYYY-'W'ww\"")),
        RuleExample(
            .nearMiss("nothing reads or writes a date with it"), reader("formatter.dateFormat = \"YYYY-MM-dd\"")),
        RuleExample(.review, controller("label.text = ↓String(format: \"%.2f km\", depth)"), files: german),
        RuleExample(
            .nearMiss("all languages of the app write a point"),
            controller("label.text = String(format: \"%.2f km\", depth)"), files: translated),
        RuleExample(.review, controller("label.text = ↓piers.joined(separator: \", \")"), files: translated),
        RuleExample(
            .review,
            """
            struct Row: View {
                let piers: [Pier]
                var body: some View {
                    Text(verbatim: "A").accessibilityLabel(↓piers.map(\\.name).joined(separator: ", "))
                }
            }
            """, files: translated),
        RuleExample(
            .nearMiss("the parts of what a cell says are parted for a pause, and are no list of like things"),
            controller(
                "accessibilityLabel = [name, place, hint].compactMap { $0 }.joined(separator: \", \")"),
            files: translated),
        RuleExample(
            .nearMiss("what is said of a row is put together of parts, each of its own kind"),
            """
            struct Row: View {
                let parts: [String]
                var body: some View {
                    Text(verbatim: "A").accessibilityValue(parts.joined(separator: ", "))
                }
            }
            """, files: translated),
        RuleExample(
            .review,
            controller(
                "let formatter = DateFormatter()\n        ↓formatter.dateFormat = \"yyyy-MM-dd HH:mm:ss\"\n"
                    + "        return formatter.date(from: name)")),
        RuleExample(
            .review,
            reader(
                "↓formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"\n"
                    + "        decoder.dateDecodingStrategy = .formatted(formatter)")),
        RuleExample(
            .nearMiss("its locale is fixed"),
            reader(
                "formatter.locale = .posix\n        formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"\n"
                    + "        decoder.dateDecodingStrategy = .formatted(formatter)")),
        RuleExample(
            .nearMiss("it only writes the name of a file"),
            controller(
                "let formatter = DateFormatter()\n        formatter.dateFormat = \"yyyy-MM-dd HH:mm:ss\"\n"
                    + "        return formatter.string(from: date)")),
        RuleExample(.silent, controller("formatter.setLocalizedDateFormatFromTemplate(\"MMMd\")")),
        RuleExample(.silent, controller("formatter.dateFormat = \"yyyy-MM-dd'T'HH:mm:ssZ\"")),
        RuleExample(.silent, controller("label.text = String(format: \"%.2f km\", depth)")),
        RuleExample(
            .silent,
            controller(
                "formatter.locale = Locale(identifier: \"en_US_POSIX\")\n"
                    + "        formatter.dateFormat = \"MM/dd/yyyy\"")),
        RuleExample(.silent, controller("let line = piers.joined(separator: \", \")"), files: translated),
        RuleExample(
            .silent,
            controller(
                "formatter.dateFormat = \"d/M\"\n        return formatter.string(from: date) == name"
            ).replacing("PierController: UIViewController", with: "PierModel")),
        RuleExample(
            .nearMiss("what is read with a pattern was written with it"),
            controller("formatter.dateFormat = \"dd.MM.yyyy\"\n        return formatter.date(from: name)")),
    ]

    let readsTexts = true

    fileprivate static let reading: Set<String> = ["date", "dateFromString"]
    fileprivate static let writing: Set<String> = ["string", "stringFromDate"]
    private static let fixing: Set<String> = ["Locale", "NSLocale"]

    /// What makes a formatter, and what says for which region.
    private static let making: Set<String> = ["DateFormatter", "NSDateFormatter", "locale", "calendar"]
    /// What decoders and encoders are given a formatter by, which reads or writes dates then.
    private static let decoding: Set<String> = ["dateDecodingStrategy"]
    private static let encoding: Set<String> = ["dateEncodingStrategy"]

    let names = Self.reading.union(Self.writing).union(Self.fixing).union(patterns).union(decoding)
        .union(encoding).union(making)

    /// What is given a pattern for dates.
    fileprivate static let patterns: Set<String> = [
        "dateFormat", "setLocalizedDateFormatFromTemplate", "dateFormatFromTemplate",
    ]

    /// What is written by hand in one file.
    enum Signal: Hashable, Sendable {
        case date(String, count: Int)
        case number(String, count: Int)
        case list(count: Int)
        /// A pattern with `Y`, the year that a week belongs to, and without a week.
        case weekYear(String, count: Int, isOnlyRead: Bool)
        /// Dates of programs, read by a formatter that follows the settings of people.
        case fixed(String, count: Int)
    }

    func examine(_ target: TargetFacts, _ answers: inout Answers<Signal>) {
        for uses in dates(in: target).byFile {
            report(uses, in: target, &answers) { use in
                use.arguments.lazy.compactMap(\.string).first.map { .date($0, count: uses.count) }
            }
        }
        for uses in weekYears(in: target).byFile {
            report(uses, in: target, &answers) { use in
                use.weekYearPattern.map { pattern in
                    .weekYear(pattern, count: uses.count, isOnlyRead: purpose(of: use, in: target) == .reading)
                }
            }
        }
        for uses in fixedDates(in: target).byFile {
            report(uses, in: target, &answers) { use in
                use.arguments.lazy.compactMap(\.string).first.map { .fixed($0, count: uses.count) }
            }
        }
        let texts = target.uses.filter { $0.isText && !$0.isOfSomeBuilds }
        guard !texts.isEmpty, target.speaksSeveralLanguages else { return }
        // Where all languages write a point, so does the format.
        let writesComma = target.declared.spoken.contains { !DecimalSigns.isPoint(in: $0) && $0 != "Base" }
        for uses in texts.filter({ $0.numberFormat != nil && writesComma }).byFile {
            report(uses, in: target, &answers) { $0.numberFormat.map { .number($0, count: uses.count) } }
        }
        for uses in texts.filter(\.isList).byFile {
            report(uses, in: target, &answers) { _ in .list(count: uses.count) }
        }
    }

    private func report(
        _ uses: [CodeUse], in target: TargetFacts, _ answers: inout Answers<Signal>, _ signal: (CodeUse) -> Signal?
    ) {
        guard let first = uses.first, let signal = signal(first) else { return }
        answers.review(
            signal, of: target, at: first.place, certainty: .likely,
            related: uses.dropFirst().prefix(10).map { RelatedPlace(place: $0.place, why: Self.also) })
    }

    private static let also = Bilingual(en: "This is made by hand as well.", ko: "여기에도 직접 만든 형식이 있습니다.")

    /// What the type that a formatter belongs to does with dates.
    private enum Purpose { case reading, both, nothing }

    private func purpose(of use: CodeUse, in target: TargetFacts) -> Purpose {
        let own = target.uses.filter { $0.place.file == use.place.file && $0.type == use.type }
        let reads = own.contains { $0.isReading || $0.isNamed(among: Self.decoding) }
        let writes = own.contains { $0.isWriting || $0.isNamed(among: Self.encoding) }
        return writes ? .both : reads ? .reading : .nothing
    }

    /// Where a pattern has the year of a week without a week. What an initializer sets up and its type never uses,
    /// nobody reads or writes a date with.
    private func weekYears(in target: TargetFacts) -> [CodeUse] {
        target.uses.filter { use in
            guard use.weekYearPattern != nil, !use.isOfSomeBuilds else { return false }
            return use.function?.hasPrefix("init(") != true || purpose(of: use, in: target) != .nothing
        }
    }

    /// Where a formatter that was just made is given the pattern of programs and no locale, and reads dates. What a
    /// property is set up with, the type around it reads with.
    ///
    /// Source: Apple, Technical Q&A QA1480, “NSDateFormatter and Internet Dates”.
    private func fixedDates(in target: TargetFacts) -> [CodeUse] {
        let named = target.uses.filter { $0.isNamed(among: names) }
        let parts = Dictionary(grouping: named) { CodePart(use: $0) }
        return parts.flatMap { part, uses -> [CodeUse] in
            let makes = uses.contains { $0.isNamed(among: ["DateFormatter", "NSDateFormatter"]) }
            let says = uses.contains { $0.isNamed(among: Self.fixing.union(["locale", "calendar"])) }
            guard makes, !says else { return [] }
            return uses.filter { use in
                guard use.isNamed(among: ["dateFormat"]), use.arguments.first?.label == "=", !use.isOfSomeBuilds,
                    use.weekYearPattern == nil, let pattern = use.arguments.first?.string, Self.isOfPrograms(pattern)
                else { return false }
                if part.function?.contains("(") == true {
                    return uses.contains { $0.isReading || $0.isNamed(among: Self.decoding) }
                }
                return purpose(of: use, in: target) == .reading
            }
        }
    }

    /// Whether a pattern is one by which programs write: a year before a month, and a time of day.
    private static func isOfPrograms(_ pattern: String) -> Bool {
        pattern.hasPrefix("yyyy") && pattern.contains("MM") && pattern.contains("HH") && pattern.contains("mm")
    }

    /// Where dates are given a pattern to be shown by, in the code of views: not one that programs read, nor where
    /// dates are read. What other code writes may be compared or sent.
    private func dates(in target: TargetFacts) -> [CodeUse] {
        let named = target.uses.filter { $0.isNamed(among: names) }
        let functions = Dictionary(grouping: named) { CodePart(use: $0) }
        return functions.values.flatMap { uses -> [CodeUse] in
            let isFixed = uses.contains { use in
                use.isNamed(among: Self.fixing)
                    && use.arguments.contains { $0.string.map { $0.hasPrefix("en_US") || $0 == "en" } ?? false }
            }
            guard !isFixed, uses.contains(where: \.isWriting), !uses.contains(where: \.isReading), uses[0].isOfView
            else { return [] }
            return uses.filter { use in
                use.isNamed(among: ["dateFormat"]) && use.weekYearPattern == nil && use.arguments.first?.label == "="
                    && use.arguments.first?.string.map(Self.isShown) ?? false && !use.isOfSomeBuilds
            }
        }
    }

    /// Whether a pattern is one for people: a day with a month, or a time of day, in an order of its own.
    private static func isShown(_ pattern: String) -> Bool {
        if machine.contains(where: pattern.contains) { return false }
        var fields: Set<Character> = []
        var isQuoted = false
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            if !isQuoted, "dMyEhHma".contains(character) { fields.insert(character) }
        }
        let hasDate = fields.contains("M") && (fields.contains("d") || fields.contains("y"))
        let hasTime = fields.contains("m") && !fields.isDisjoint(with: ["h", "H"])
        return hasDate || hasTime
    }

    private static let machine = [
        "'T'", "yyyy-MM", "yyyyMM", "yyyy_MM", "yyyy:MM", "yyyy/MM/dd", "SSS", "Z", "X", "xx", "zzz", "HHmmss",
        "ddMMyy", "YYYY-MM", "HH:mm:ss", "HH-mm", "HH_mm",
    ]

    /// `Y` is the year that a week belongs to, and `D` the day of the year, which beside a month is never meant.
    ///
    /// Source: Unicode Technical Standard 35, part 4, “Date Field Symbol Table”.
    private static func phrase(ofYearOfWeek pattern: String, count: Int, isOnlyRead: Bool) -> Phrasing {
        let more = MoreInFile.words(for: count)
        let parts = pattern.split(separator: "'", omittingEmptySubsequences: false)
        let hasDay = parts.enumerated().contains { $0.offset.isMultiple(of: 2) && $0.element.contains("D") }
        // What stands between apostrophes is no letter of a pattern.
        let mended = parts.enumerated().map { part in
            part.offset.isMultiple(of: 2)
                ? String(part.element.map { ["Y": "y", "D": "d"][$0] ?? $0 }) : String(part.element)
        }.joined(separator: "'")
        return Phrasing(
            message: isOnlyRead && !hasDay
                ? Bilingual(
                    en: """
                        “\(pattern)” has the year of the week, which tells no day without a week: dates are read \
                        wrong\(more.en).
                        """,
                    ko: "“\(pattern)” 형식의 Y는 주를 기준으로 한 연도라서, 몇째 주인지 없으면 날짜를 잘못 읽습니다\(more.ko).")
                : hasDay
                ? Bilingual(
                    en: """
                        “\(pattern)” has the year of the week and the day of the year: dates are written and read \
                        wrong\(more.en).
                        """,
                    ko: "“\(pattern)” 형식의 Y는 주를 기준으로 한 연도, D는 그해의 며칠째인지를 뜻해서 날짜가 틀리게 표시되거나 읽힙니다\(more.ko).")
                : Bilingual(
                    en: """
                        “\(pattern)” has the year of the week: in the days around New Year the year is \
                        wrong\(more.en).
                        """,
                    ko: "“\(pattern)” 형식의 Y는 주를 기준으로 한 연도라서, 연말연시 며칠 동안 연도가 틀립니다\(more.ko)."),
            fix: Bilingual(en: "Write “\(mended)”.", ko: "“\(mended)”로 쓰세요."))
    }

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .date(let pattern, let count):
            Phrasing(
                message: Bilingual(
                    en: "Dates are written as “\(pattern)” everywhere\(MoreInFile.words(for: count).en).",
                    ko: "지역과 관계없이 날짜를 “\(pattern)” 형식으로 씁니다\(MoreInFile.words(for: count).ko)."),
                fix: Bilingual(
                    en: "Use dateStyle and timeStyle, or setLocalizedDateFormatFromTemplate; "
                        + "for programs set the locale en_US_POSIX.",
                    ko: "dateStyle과 timeStyle, setLocalizedDateFormatFromTemplate을 쓰세요. 프로그램이 "
                        + "읽을 날짜라면 로케일을 en_US_POSIX로 정하세요."))
        case .fixed(let pattern, let count):
            Phrasing(
                message: Bilingual(
                    en: """
                        Dates are read as “\(pattern)” by a formatter without a fixed locale: where people use another \
                        calendar or clock it reads nothing, or another year\(MoreInFile.words(for: count).en).
                        """,
                    ko: """
                        로케일을 정하지 않은 포매터로 “\(pattern)” 형식의 날짜를 읽습니다. 다른 달력이나 시각 표기를 쓰는 기기에서는 읽지 못하거나 \
                        연도가 틀립니다\(MoreInFile.words(for: count).ko).
                        """),
                fix: Bilingual(
                    en: "Set the locale en_US_POSIX, or read ISO 8601 dates with ISO8601DateFormatter.",
                    ko: "로케일을 en_US_POSIX로 정하거나, ISO 8601 날짜라면 ISO8601DateFormatter로 읽으세요."))
        case .number(let format, let count):
            Phrasing(
                message: Bilingual(
                    en: "“\(format)” shows numbers with a point in every language\(MoreInFile.words(for: count).en).",
                    ko: "어느 언어에서나 소수점을 점으로 쓰는 “\(format)” 형식으로 숫자를 보여 줍니다\(MoreInFile.words(for: count).ko)."),
                fix: Bilingual(
                    en: "Use NumberFormatter or String.localizedStringWithFormat.",
                    ko: "NumberFormatter나 String.localizedStringWithFormat을 쓰세요."))
        case .weekYear(let pattern, let count, let isOnlyRead):
            Self.phrase(ofYearOfWeek: pattern, count: count, isOnlyRead: isOnlyRead)
        case .list(let count):
            Phrasing(
                message: Bilingual(
                    en: "A list is strung together with the commas of one language\(MoreInFile.words(for: count).en).",
                    ko: "한 언어의 쉼표로 목록을 이어 붙입니다\(MoreInFile.words(for: count).ko)."),
                fix: Bilingual(
                    en: "Use ListFormatter.",
                    ko: "ListFormatter를 쓰세요."))
        }
    }
}

extension CodeArgument {
    /// The text that it is.
    fileprivate var string: String? { if case .string(let text) = value { text } else { nil } }
}

extension CodeUse {
    /// Whether it stands in the code of a view, as the name of its type says.
    fileprivate var isOfView: Bool {
        type.map { name in Self.views.contains { name.hasSuffix($0) } } ?? false
    }

    private static let views = ["View", "Cell", "Controller", "Row", "Screen", "Header", "Footer", "Label", "Bar"]

    /// Whether a formatter reads a date of a text.
    fileprivate var isReading: Bool {
        isNamed(among: HandMadeFormat.reading) && arguments.first?.label == "from"
            || isNamed(among: ["dateFromString"])
    }

    /// Whether a formatter writes a date.
    fileprivate var isWriting: Bool {
        isNamed(among: HandMadeFormat.writing) && arguments.first?.label == "from"
            || isNamed(among: ["stringFromDate"])
    }

    /// A pattern for dates with `Y` and no week in it, as code gives it.
    fileprivate var weekYearPattern: String? {
        guard isNamed(among: HandMadeFormat.patterns), let first = arguments.first, first.label != "==",
            let pattern = first.string
        else { return nil }
        var (isQuoted, hasYear, hasWeek) = (false, false, false)
        for character in pattern {
            if character == "'" { isQuoted.toggle() }
            guard !isQuoted else { continue }
            hasYear = hasYear || character == "Y"
            hasWeek = hasWeek || character == "w" || character == "e"
        }
        return hasYear && !hasWeek ? pattern : nil
    }

    fileprivate var isText: Bool { if case .text = api { true } else { false } }

    /// The format that numbers are shown by.
    fileprivate var numberFormat: String? {
        guard case .text(let text) = api, case .number(let format) = text.form else { return nil }
        return format
    }

    /// Whether a list is strung together for people.
    fileprivate var isList: Bool {
        guard case .text(let text) = api, case .list(let separator) = text.form else { return false }
        return separator == ", " || separator == " and " || separator == "、"
    }
}
