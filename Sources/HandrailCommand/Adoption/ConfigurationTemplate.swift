import HandrailModel

/// The configuration that `handrail init` writes: nothing in it is in force until its sign of a comment is taken away.
enum ConfigurationTemplate {
    /// The file in a language.
    static func text(_ language: ReportLanguage) -> String {
        Bilingual(en: english, ko: korean)[language]
    }

    private static let english = """
        # What Handrail does in this project. All of it is optional; the command line wins.
        # “handrail config show PATH” prints what holds for a file, and from where.
        # “handrail config schema” prints a JSON Schema for editors.

        # What makes a run end with status 1: violation, review or never.
        fail-on: violation

        # Language of reports: en or ko.
        # language: en

        # Paths begin at this file's folder; “*” is part of a name, “**” any number of folders.
        # What is excluded is still read, because other code may use it.
        # exclude: ["Legacy/**", "Sources/Generated"]
        # include: ["App/**"]
        # targets: [App]
        # platforms: [iOS]

        # off, on, review or violation; “handrail rules” lists the rules. A guideline stands for all of its rules.
        # rules:
        #   vague-name: review
        #   small-hit-target: { as: violation, impact: moderate, least-size: 40 }
        # “handrail explain RULE” lists the options of a rule.

        # What views of packages behave like, and which argument is what; _ is the first one without a label.
        # components:
        #   OurButton: { kind: button, label: title, action: onTap }

        # Other rules for some folders; later ones win.
        # overrides:
        #   - path: "Prototypes/**"
        #     rules: { unnamed-control: review }

        # Findings that you live with, where no comment can stand. An exception that matches nothing is a finding.
        # exceptions:
        #   - rule: unnamed-control
        #     path: App/Main.storyboard
        #     place: LoginViewController      # a piece of the source, or the name of a screen; may be left out
        #     reason: Replaced in the next release.
        #     until: 2030-01-31               # from this day on it counts again; may be left out

        # Files of this project that this one builds on.
        # extends: tools/accessibility.yml

        # Where the findings of the first day stand (“handrail audit --write-baseline”).
        # baseline: .handrail-baseline

        """

    private static let korean = """
        # 이 프로젝트에서 Handrail이 할 일입니다. 모두 생략할 수 있고, 명령줄 옵션이 우선합니다.
        # 파일에 적용되는 설정과 그 출처는 ‘handrail config show 경로’로 확인하세요.
        # 편집기용 JSON 스키마는 ‘handrail config schema’로 출력하세요.

        # 상태 1로 끝내는 기준: violation, review, never
        fail-on: violation

        # 보고서 언어: en, ko
        # language: ko

        # 경로는 이 파일이 있는 폴더를 기준으로 합니다. ‘*’는 이름의 일부, ‘**’는 여러 단계의 폴더입니다.
        # 제외한 코드도 다른 코드가 쓸 수 있으므로 읽기는 합니다.
        # exclude: ["Legacy/**", "Sources/Generated"]
        # include: ["App/**"]
        # targets: [App]
        # platforms: [iOS]

        # off, on, review, violation 중 하나입니다. 규칙 목록은 ‘handrail rules’로 확인하세요.
        # 가이드라인 이름은 그에 딸린 모든 규칙을 뜻합니다.
        # rules:
        #   vague-name: review
        #   small-hit-target: { as: violation, impact: moderate, least-size: 40 }
        # 규칙의 옵션은 ‘handrail explain 규칙’으로 확인하세요.

        # 패키지의 뷰가 무엇처럼 동작하고 어느 인자가 무엇인지 적습니다. _는 레이블이 없는 첫 인자입니다.
        # components:
        #   OurButton: { kind: button, label: title, action: onTap }

        # 일부 폴더에만 적용할 규칙입니다. 뒤에 쓴 것이 우선합니다.
        # overrides:
        #   - path: "Prototypes/**"
        #     rules: { unnamed-control: review }

        # 주석을 달 수 없는 파일에서 그대로 두기로 한 결과입니다. 해당하는 결과가 없는 예외는 결과로 알립니다.
        # exceptions:
        #   - rule: unnamed-control
        #     path: App/Main.storyboard
        #     place: LoginViewController      # 소스의 일부나 화면 이름이며 생략할 수 있습니다
        #     reason: 다음 릴리스에서 교체합니다.
        #     until: 2030-01-31               # 이날부터 다시 셉니다. 생략할 수 있습니다

        # 이 설정의 바탕이 되는 프로젝트 안의 파일입니다.
        # extends: tools/accessibility.yml

        # 처음 있던 결과를 적어 둔 파일입니다(‘handrail audit --write-baseline’).
        # baseline: .handrail-baseline

        """
}
