import HandrailModel
import HandrailReporting
import HandrailRules
import HandrailStandards
import HandrailTranscripts

/// What each target asks people for: the permission, the reason in each language, where it is asked for.
struct PrivacyListing: Listing {
    /// The audit.
    let audit: Audit
    /// The language.
    let language: ReportLanguage

    /// The list for people.
    func text(on page: TextPage) -> String {
        var page = page
        let requests = requests
        for target in audit.targets.map(\.name) where requests.contains(where: { $0.target == target }) {
            page.heading(target)
            for request in requests where request.target == target { write(request, on: &page) }
            page.line()
        }
        if requests.isEmpty {
            page.paragraph(Bilingual(en: "Nothing is asked for.", ko: "요청하는 권한이 없습니다.")[language])
        }
        return page.text
    }

    private func write(_ request: Request, on page: inout TextPage) {
        page.line("\(request.permission) · \(request.key)", indent: 2)
        for purpose in request.purposes {
            page.paragraph("\(purpose.language): \(purpose.text)", indent: 4, hanging: 2)
        }
        if request.purposes.isEmpty {
            page.line(Bilingual(en: "no purpose string", ko: "사용 목적 문구 없음")[language], indent: 4)
            if !request.uses.isEmpty { write(snippetFor: request.key, on: &page) }
        }
        if let first = request.uses.first {
            page.line(Bilingual(en: "first asked in ", ko: "처음 요청하는 곳: ")[language] + first, indent: 4)
            for use in request.uses.dropFirst() { page.line(use, indent: 6) }
        } else {
            page.line(
                Bilingual(en: "no code was found that asks for it", ko: "요청하는 코드를 찾지 못했습니다")[language], indent: 4)
        }
    }

    /// What a person adds to the list, and completes: nobody else knows what it is for.
    private func write(snippetFor key: String, on page: inout TextPage) {
        page.line(
            Bilingual(
                en: "Add this to Info.plist, and complete the sentence:",
                ko: "Info.plist에 다음을 추가하고 문장을 완성하세요.")[language], indent: 4)
        page.line("<key>\(key)</key>", indent: 6)
        page.line(
            "<string>" + Bilingual(en: "Lets you … in the app.", ko: "앱에서 …할 수 있습니다.")[language] + "</string>",
            indent: 6)
    }

    /// The list for programs.
    func json() throws -> String { try JSONText.of(Wire(requests: requests)) }

    private var requests: [Request] {
        var seen: Set<String> = []
        return audit.targets.flatMap { target -> [Request] in
            let purposes = (target.declared.purposes ?? []).filter { $0.name.contains("UsageDescription") }
            let known = Set(ProtectedResources.all.map(\.key))
            let asked = ProtectedResources.all.compactMap { resource -> Request? in
                let uses = target.uses.filter(resource.isAskedFor)
                guard !uses.isEmpty || purposes.contains(where: { $0.name == resource.key }) else { return nil }
                return request(resource.key, resource.name[language], of: target, uses: uses)
            }
            let others = purposes.filter { !known.contains($0.name) }.map {
                request($0.name, $0.name, of: target, uses: [])
            }
            return (asked + others).filter { seen.insert($0.target + $0.key).inserted }
        }
    }

    private func request(_ key: String, _ name: String, of target: TargetFacts, uses: [CodeUse]) -> Request {
        let own = (target.declared.purposes ?? []).filter { $0.name == key }.compactMap(\.text).map {
            Purpose(language: target.developmentLanguage ?? "-", text: $0)
        }
        let translated = target.declared.texts.filter { $0.key == key }.compactMap { entry in
            entry.value.map { Purpose(language: entry.language, text: $0) }
        }
        let spoken = Set(translated.map(\.language))
        return Request(
            target: target.name, permission: name, key: key,
            purposes: (own.filter { !spoken.contains($0.language) } + translated).sorted { $0.language < $1.language },
            uses: uses.compactMap { SourceLocation($0.place, in: audit.files)?.text })
    }

    private struct Request: Encodable {
        let target: String
        let permission: String
        let key: String
        let purposes: [Purpose]
        let uses: [String]
    }

    private struct Purpose: Encodable {
        let language: String
        let text: String
    }

    private struct Wire: Encodable {
        let schema = "handrail.privacy/1"
        let requests: [Request]
    }
}
