import HandrailModel
import HandrailSource

/// An element that reacts to a tap without being announced as a button or a link.
struct TapWithoutTrait: ElementRule {
    static let info = RuleInfo(
        id: "tap-without-trait",
        title: Bilingual(en: "Tap gesture without a button trait", ko: "버튼 특성이 없는 탭 제스처"),
        reason: Bilingual(
            en: "VoiceOver reads it like plain text or a picture, Switch Control and Full Keyboard Access pass it by, "
                + "and nobody who cannot see learns that there is something to activate.",
            ko: "VoiceOver는 이 요소를 일반 텍스트나 그림처럼 읽고, 스위치 제어와 전체 키보드 접근은 이 요소를 지나칩니다. "
                + "화면을 볼 수 없는 사람은 활성화할 수 있는 요소라는 것을 알 수 없습니다."),
        impact: .serious, guidelines: ["accessibility.custom-element-traits"],
        criteria: ["WCAG 2.2 4.1.2"], examples: TapWithoutTraitExamples.all + DrawnControlExamples.all)

    let kinds: Set<ElementKind>? = nil
    let attributes: Set<AttributeKind>? = [.interaction(.gesture)]

    /// What was found.
    enum Signal: Hashable, Sendable {
        /// Nothing says that it can be activated; where the trait would go, and what becomes of the parts.
        case noTrait(NamedElement, after: SourcePlace?, Joining)
        /// Nothing says that it can be activated, and there are controls in it that one element would hide.
        case aroundControls(NamedElement)
        /// Nothing says that a cell can be activated which its list reacts to; whether there may be controls in it.
        case chosenCell(NamedElement, aroundControls: Bool)
        /// Only named actions are offered.
        case onlyNamedActions(NamedElement, after: SourcePlace?)
        /// It can be activated, but no trait is written where the gesture is.
        case onlyAction(NamedElement, after: SourcePlace?)
        /// It is part of a control or of a combined element, which activates something else.
        case insideOneStop(NamedElement)
        /// Nothing at all is exposed of it.
        case unreachable(NamedElement)
        /// It shows a picture, which is no element.
        case unreachablePicture
        /// There is nothing to see in it, and nothing to find.
        case invisible
        /// A control that the app draws, its class by name, is no element.
        case drawnControl(String)
        /// It cannot be looked into.
        case opaque(NamedElement)
    }

    /// How the parts of what is tapped become one element.
    enum Joining: Hashable, Sendable {
        /// There is one part only, or each stays by itself.
        case none
        /// There is one picture that no words name.
        case naming
        /// There are pictures only that no words name, and one name is to take their place.
        case replacing
        /// They are combined.
        case combining
        /// They are arranged first: what is set on a group is set on each of them.
        case arranging
    }

    func examine(_ element: ElementView, on screen: PerceivedTree, _ answers: inout Answers<Signal>) {
        let taps = element.gestures.filter(\.gesture.isTap)
        guard let (gesture, use) = taps.first(where: \.gesture.isChoice) ?? taps.first else { return }
        guard let count = gesture.count else {
            return answers.cannotTell(en: "the number of taps is not a literal", ko: "탭 횟수가 상수로 적혀 있지 않습니다")
        }
        guard count == 1 else { return }
        // What a remote moves the focus to is chosen with it: the system says so of the cells of a list by itself.
        if gesture.isChoice, screen.screen.isOnlyOnTV { return answers.pass() }
        let effect = ActionEffect(gesture.action)
        let site = GestureSite(element, on: screen)
        if effect.isNothing || effect.onlyMovesFocus || Self.isExempt(site, effect, gesture) { return answers.pass() }
        let surface = TapSurface(element: element)
        if surface.fillsScreen || (!effect.summary.toggles.isEmpty && effect.onlyShowsOrHides && surface.holdsPlayer) {
            return answers.cannotTell(
                en: "the tap is anywhere on a screen or a player, on no element of its own",
                ko: "탭이 특정 요소가 아니라 화면이나 플레이어 전체에 걸려 있습니다")
        }
        // A control that sends actions asks where it was touched to tell whether that was still on it.
        let sendsActions = gesture.isOnDrawnControl && effect.summary.calls.contains("sendActions")
        if element.kind != .image, effect.asksWhere, !sendsActions {
            return answers.cannotTell(
                en: "what the tap does depends on where it is", ko: "탭이 하는 일이 탭한 위치에 따라 달라집니다")
        }
        if site.stops.isEmpty, surface.isClearTarget, !effect.onlyCloses, !effect.onlyShowsOrHides {
            return answers.review(.invisible, on: element, at: site.place, certainty: .likely)
        }
        if gesture.isOnDrawnControl, site.stops.isEmpty, !element.isLabeledInVain {
            return judge(drawnControl: site, use, &answers)
        }
        judge(site, use, on: screen.screen, &answers)
    }

    /// Whether nothing is missing for people who cannot tap.
    private static func isExempt(_ site: GestureSite, _ effect: ActionEffect, _ gesture: Gesture) -> Bool {
        let element = site.element
        if element.kind.isControl || site.holdsOnlyControls || site.isOption { return true }
        if site.isHidden || site.isReplaced || site.isUntouchable { return true }
        let surface = TapSurface(element: element)
        if effect.onlyCloses,
            (surface.isBackdrop && !(element.kind == .shape && surface.isTouchTarget)) || element.kind == .opaque
                || element.slot == .background
        {
            return true
        }
        let folds = surface.folds(by: effect.summary.toggles)
        // A tap beside what is shown puts it away.
        if effect.onlyCloses, site.isRoot, !folds, !gesture.isChoice, site.stops.contains(where: \.kind.isControl) {
            return true
        }
        // A tap on a page or a drawing that only shows or hides something is no button: what it holds would be hidden.
        if element.kind == .opaque, effect.onlyShowsOrHides { return true }
        if effect.onlyShowsOrHides, site.isRoot, element.kind != .image, element.kind != .text, !folds {
            return true
        }
        if element.kind.isScrolling { return true }
        return site.isOfferedByControl(effect) || site.isOfferedElsewhere(effect)
    }

    /// A control that the app draws and that nothing makes an element of.
    private func judge(drawnControl site: GestureSite, _ use: AttributeUse, _ answers: inout Answers<Signal>) {
        if site.hasUnknownDescription || site.enclosingControl != nil || site.mergingElement != nil {
            return answers.cannotTell(
                en: "what lies around it may speak for it", ko: "이 뷰를 담은 뷰가 대신 설명할 수 있습니다")
        }
        var name = ""
        if case .type(let type) = site.element.content { name = type }
        answers.violation(
            .drawnControl(name), on: site.element, at: use.place, certainty: .likely,
            related: [RelatedPlace(place: site.element.place, why: Bilingual(en: "made here", ko: "여기에서 만듭니다"))],
            cause: name.isEmpty ? nil : .app(name))
    }

    private func judge(_ site: GestureSite, _ use: AttributeUse, on screen: Screen, _ answers: inout Answers<Signal>) {
        let element = site.element
        let name = NamedElement(element, stops: site.stops)
        let isHere = site.isWrittenOnElement(use)
        let place = isHere || use.isChoice ? element.place : use.place
        let end = isHere ? use.place : nil
        let added = site.addedTraits
        if !added.traits.isDisjoint(with: Self.roles) { return answers.pass() }
        if added.isUnsure {
            return answers.cannotTell(en: "traits are computed while the app runs", ko: "특성이 실행 중에 정해집니다")
        }
        if site.hasUnknownDescription {
            return answers.cannotTell(en: "a modifier of a package may add the trait", ko: "패키지의 수정자가 특성을 추가할 수 있습니다")
        }
        let actions = site.offeredActions
        let surface = TapSurface(element: element)
        if site.stops.isEmpty, surface.isBackdrop, !surface.isTouchTarget {
            answers.cannotTell(
                en: "nothing is exposed where the tap is; something else may offer it",
                ko: "탭하는 자리에 노출된 요소가 없어 다른 요소가 같은 동작을 제공할 수 있습니다")
        } else if site.enclosingControl != nil || site.mergingElement != nil {
            if actions.isEmpty { answers.review(.insideOneStop(name), on: element, at: place) } else { answers.pass() }
        } else if site.isOpaque {
            answers.review(.opaque(name), on: element, at: place)
        } else if site.stops.isEmpty {
            if surface.isTouchTarget {
                answers.violation(.unreachable(name), on: element, at: place, certainty: .likely)
            } else if element.showsSilentPicture {
                answers.violation(
                    .unreachablePicture, on: element, at: place, certainty: .likely,
                    related: related(to: use, on: element, isHere: isHere))
            } else {
                answers.cannotTell(
                    en: "nothing is exposed where the tap is; something else may offer it",
                    ko: "탭하는 자리에 노출된 요소가 없어 다른 요소가 같은 동작을 제공할 수 있습니다")
            }
        } else if actions.contains(.activate), element.isDescribed, screen.toolkit(at: element.place) == .swiftUI {
            // Whoever made one element of it and gave it words and an action has listened to it: in SwiftUI an action
            // without a name brings the trait along.
            answers.pass()
        } else if actions.contains(.activate) {
            answers.review(.onlyAction(name, after: end), on: element, at: place, certainty: .likely, impact: .minor)
        } else if actions.contains(where: \.isNamed) {
            answers.violation(.onlyNamedActions(name, after: end), on: element, at: place, impact: .moderate)
        } else {
            // A row that a list reacts to is activated by what is in it, too: only its role is missing.
            // Around controls it may only be felt beside them.
            let holdsControls = site.stops.contains { $0.kind.isControl && element.contains($0.declared) }
                || site.holdsOtherGesture
            let isSure = use.condition == nil && !site.mayBeHidden && !use.isChoice && !holdsControls
            let mayHoldControls = holdsControls || element.descendants.contains { $0.kind == .opaque }
            let signal: Signal = if use.isChoice {
                .chosenCell(name, aroundControls: mayHoldControls)
            } else if holdsControls || mayHoldControls && screen.toolkit(at: element.place) != .swiftUI {
                .aroundControls(name)
            } else {
                .noTrait(name, after: end, Self.joining(site))
            }
            answers.violation(
                signal, on: element, at: place,
                certainty: isSure ? .certain : .likely, impact: use.isChoice ? .moderate : nil,
                related: related(to: use, on: element, isHere: isHere))
        }
    }

    /// Where an element that is chosen in a list is set up, and what reacts to it; where a picture is made that is
    /// tapped; what a helper adds the gesture to.
    private func related(to use: AttributeUse, on element: ElementView, isHere: Bool) -> [RelatedPlace] {
        if use.isChoice {
            return element.setUpPlaces
                + [RelatedPlace(place: use.place, why: Bilingual(en: "reacts to it", ko: "여기에서 반응합니다"))]
        }
        if element.place != use.place, element.showsSilentPicture {
            return [RelatedPlace(place: element.place, why: Bilingual(en: "made here", ko: "여기에서 만듭니다"))]
        }
        return isHere ? [] : [RelatedPlace(place: element.place, why: Bilingual(
            en: "reacts to the tap",
            ko: "탭에 반응하는 뷰"))]
    }

    private static let roles: Traits = [.button, .link, .toggle, .keyboardKey, .searchField, .tabBar]

    /// What has to become of the stops that the trait would go to, where several stand next to each other and none of
    /// them is a control.
    private static func joining(_ site: GestureSite) -> Joining {
        var inner = site.element
        while inner.kind.isTransparent, let only = inner.onlyChild(in: .content) { inner = only }
        if inner.kind == .image, site.stops.count == 1, !site.stops[0].isNamedByWords { return .naming }
        if inner.kind.isArrangement, !site.stops.isEmpty,
            site.stops.allSatisfy({ $0.kind == .image && !$0.isNamedByWords })
        {
            return .replacing
        }
        guard site.stops.count > 1, !site.stops.contains(where: { $0.kind.isControl }) else { return .none }
        if inner.kind == .group, inner.children(in: .content).count > 1 { return .arranging }
        return inner.kind.isArrangement ? .combining : .none
    }

    let viewFix: ViewFix? = .trait

    func phrase(_ signal: Signal) -> Phrasing {
        switch signal {
        case .noTrait(let name, _, let joining): Phrasing(message: Self.untold(name), fix: Self.traitFix(joining))
        case .aroundControls(let name):
            Phrasing(message: Self.untold(name), fix: Self.stackFix, inViews: Self.panelFix)
        case .chosenCell(let name, let aroundControls):
            aroundControls
                ? Phrasing(message: Self.untold(name), fix: Self.fullCellFix.ofViews, inViews: Self.fullCellFix)
                : Phrasing(message: Self.untold(name), fix: Self.cellFix.ofViews, inViews: Self.cellFix)
        case .onlyNamedActions(let name, _):
            Phrasing(
                message: Wording(
                    en: """
                        This \(name.en) reacts to a \(.tap) but has no button trait: its named actions are found only \
                        by those who look for them.
                        """,
                    ko: "이 \(name.ko)은(는) \(.tap)에 반응하지만 버튼 특성이 없습니다. 이름이 있는 동작은 일부러 찾아보는 사람만 발견합니다."),
                fix: Wording(
                    en: """
                        Add \(.accessibilityAddTraits(".isButton")), so that a double \(.tap) is known to do something.
                        """,
                    ko: "두 번 \(.tap)하면 동작한다는 것을 알 수 있도록 \(.accessibilityAddTraits(".isButton"))을 추가하세요."))
        case .onlyAction(let name, _):
            Phrasing(
                message: Wording(
                    en: """
                        This \(name.en) reacts to a \(.tap) and offers an accessibility action, but no trait says here \
                        that it is a button.
                        """,
                    ko: "이 \(name.ko)은(는) \(.tap)에 반응하고 손쉬운 사용 동작도 제공하지만, 버튼이라고 알리는 특성이 이 위치에 없습니다."),
                fix: Wording(
                    en: """
                        Check that VoiceOver says “button” here; add \(.accessibilityAddTraits(".isButton")), or make \
                        it a Button, which needs neither.
                        """,
                    ko: """
                        VoiceOver가 “버튼”이라고 말하는지 확인하고 \(.accessibilityAddTraits(".isButton"))을 추가하거나, 둘 다 필요 없는 \
                        Button으로 바꾸세요.
                        """))
        case .insideOneStop(let name):
            Phrasing(
                message: Wording(
                    en: "This \(name.en) reacts to a \(.tap) of its own inside something that is a single element for "
                        + "VoiceOver, so its \(.tap) may not be reachable.",
                    ko: "이 \(name.ko)은(는) VoiceOver가 하나의 요소로 다루는 뷰 안에서 따로 \(.tap)에 반응하므로, 그 \(.tap) 동작을 "
                        + "실행하지 못할 수 있습니다."),
                fix: Wording(
                    en: "Offer the same with \(.namedAction) on the outer element.",
                    ko: "바깥 요소에 \(.namedAction)으로 같은 동작을 제공하세요."))
        case .unreachable(let name):
            Phrasing(
                message: Wording(
                    en: """
                        This \(name.en) reacts to a \(.tap), but assistive technologies do not know of it: what only \
                        shows a color or an outline is no element.
                        """,
                    ko: "이 \(name.ko)은(는) \(.tap)에 반응하지만 보조 기술은 이 요소를 알지 못합니다. 색이나 윤곽만 보이는 것은 요소로 노출되지 않습니다."),
                fix: Wording(
                    en: """
                        Make it a Button with a label, or add \(.accessibilityLabel("_:")) and \
                        \(.accessibilityAddTraits(".isButton")).
                        """,
                    ko: """
                        레이블이 있는 Button으로 바꾸거나 \(.accessibilityLabel("_:"))과 \(.accessibilityAddTraits(".isButton"))을 \
                        추가하세요.
                        """))
        case .unreachablePicture:
            Phrasing(
                message: Wording(
                    en: """
                        What reacts to a \(.tap) here shows nothing but an image, and an image view is no \
                        accessibility element: VoiceOver, Voice Control and Switch Control do not know of it.
                        """,
                    ko: "\(.tap)에 반응하는 이 뷰는 이미지만 보여 주는데, 이미지 뷰는 손쉬운 사용 요소가 아닙니다. VoiceOver, 음성 명령, 스위치 제어는 이 뷰를 알지 "
                        + "못합니다."),
                fix: Wording(
                    en: """
                        Make it a Button with a label, or add \(.accessibilityLabel("_:")) and \
                        \(.accessibilityAddTraits(".isButton")).
                        """,
                    ko: """
                        레이블이 있는 Button으로 바꾸거나 \(.accessibilityLabel("_:"))과 \(.accessibilityAddTraits(".isButton"))을 \
                        추가하세요.
                        """))
        case .invisible:
            Phrasing(
                message: Wording(
                    en: """
                        This clear area reacts to a \(.tap), but there is nothing in it that VoiceOver, Voice Control \
                        or Switch Control could find.
                        """,
                    ko: "이 투명한 영역은 \(.tap)에 반응하지만, VoiceOver, 음성 명령, 스위치 제어가 찾을 수 있는 것이 그 안에 없습니다."),
                fix: Wording(
                    en: "Make it a Button with a label, or offer the same with \(.namedAction) on what it belongs to.",
                    ko: "레이블이 있는 Button으로 바꾸거나, 이 영역이 속한 요소에 \(.namedAction)으로 같은 동작을 제공하세요."))
        case .drawnControl(let name):
            Phrasing(
                message: Wording(
                    en: """
                        “\(name)” handles \(.touches) in its own code, but it is no accessibility element: VoiceOver, \
                        Voice Control and Switch Control do not know of it.
                        """,
                    ko: "“\(name)”은(는) 직접 \(object: .touches) 처리하지만 손쉬운 사용 요소가 아닙니다. VoiceOver, 음성 명령, 스위치 제어는 이 컨트롤을 "
                        + "알지 못합니다."),
                fix: Self.drawnControlFix.ofViews, inViews: Self.drawnControlFix, onMac: Self.drawnControlFixOnMac)
        case .opaque(let name):
            Phrasing(
                message: Wording(
                    en: """
                        This \(name.en) reacts to a \(.tap) without a trait here. It comes from code that was not \
                        read and may bring one along.
                        """,
                    ko: "이 \(name.ko)은(는) \(.tap)에 반응하지만 여기에는 특성이 없습니다. 읽지 않은 코드에서 온 뷰이므로 그 안에서 특성을 지정할 수도 있습니다."),
                fix: Wording(
                    en: """
                        Check what VoiceOver says; without “button”, add \(.accessibilityAddTraits(".isButton")). \
                        Where it shows content to read, such as a page, offer the same with a button beside it instead.
                        """,
                    ko: """
                        VoiceOver가 무엇이라고 말하는지 확인하고, “버튼”이라고 하지 않으면 \
                        \(.accessibilityAddTraits(".isButton"))을 추가하세요. 웹 페이지처럼 읽을 내용을 보여 주는 뷰라면 옆에 같은 일을 하는 버튼을 \
                        두세요.
                        """),
                inViews: Wording(
                    en: """
                        Where it shows content to read, such as a page, offer the same with a button beside it: as \
                        an element it would hide that. Otherwise set isAccessibilityElement, \
                        \(.accessibilityLabel()) and \(.buttonTrait) on it.
                        """,
                    ko: """
                        웹 페이지처럼 읽을 내용을 보여 주는 뷰라면 옆에 같은 일을 하는 버튼을 두세요. 요소로 만들면 그 내용이 가려집니다. 아니라면 \
                        isAccessibilityElement와 \(.accessibilityLabel()), \(.buttonTrait)을 지정하세요.
                        """))
        }
    }

    // Right after the gesture, not at the end of the chain, which may be an `#endif`.
    func repairs(_ signal: Signal) -> [RepairPlan] {
        switch signal {
        case .noTrait(_, let place?, .combining):
            [.adding([.accessibilityElement(".combine"), .accessibilityAddTraits(".isButton")], after: place)]
        case .noTrait(_, let place?, .none), .onlyNamedActions(_, let place?), .onlyAction(_, let place?):
            [.adding([.accessibilityAddTraits(".isButton")], after: place)]
        case .noTrait, .aroundControls, .chosenCell, .onlyNamedActions, .onlyAction, .insideOneStop, .unreachable,
            .unreachablePicture, .invisible, .drawnControl, .opaque: []
        }
    }

    private static func traitFix(_ joining: Joining) -> Wording {
        switch joining {
        case .none:
            Wording(
                en: "Make it a Button, or add \(.accessibilityAddTraits(".isButton")).",
                ko: "Button으로 바꾸거나 \(.accessibilityAddTraits(".isButton"))을 추가하세요.")
        case .naming:
            Wording(
                en: """
                    Make it a Button with a label, or add \(.accessibilityLabel("_:")) and \
                    \(.accessibilityAddTraits(".isButton")).
                    """,
                ko: """
                    레이블이 있는 Button으로 바꾸거나 \(.accessibilityLabel("_:"))과 \(.accessibilityAddTraits(".isButton"))을 \
                    추가하세요.
                    """)
        case .replacing:
            Wording(
                en: """
                    Make it a Button with a label, or add \(.accessibilityElement(".ignore")), \
                    \(.accessibilityLabel("_:")) and \(.accessibilityAddTraits(".isButton")): there are only pictures \
                    in it, which say nothing of what it does.
                    """,
                ko: """
                    레이블이 있는 Button으로 바꾸거나 \(.accessibilityElement(".ignore")), \(.accessibilityLabel("_:")), \
                    \(.accessibilityAddTraits(".isButton"))을 추가하세요. 안에 그림만 있어 하는 일을 알 수 없습니다.
                    """)
        case .combining:
            Wording(
                en: "Make it a Button, or add \(.accessibilityElement(".combine")) and "
                    + "\(.accessibilityAddTraits(".isButton")).",
                ko: "Button으로 바꾸거나 \(.accessibilityElement(".combine"))과 "
                    + "\(.accessibilityAddTraits(".isButton"))을 추가하세요.")
        case .arranging:
            Wording(
                en: """
                    Make it a Button around a stack of these parts, or put them into a stack before the gesture and \
                    add \(.accessibilityElement(".combine")) and \(.accessibilityAddTraits(".isButton")) to that: on \
                    a Group each part would become a button of its own.
                    """,
                ko: """
                    이 뷰들을 스택에 담아 Button으로 감싸거나, 제스처 앞에서 스택에 담고 그 스택에 \
                    \(.accessibilityElement(".combine"))과 \(.accessibilityAddTraits(".isButton"))을 추가하세요. Group에 \
                    적용하면 각 뷰가 따로 버튼이 됩니다.
                    """)
        }
    }

    private static func untold(_ name: NamedElement) -> Wording {
        Wording(
            en: "This \(name.en) reacts to a \(.tap), but nothing tells VoiceOver, Voice Control or Switch Control "
                + "that it can be activated.",
            ko: "이 \(name.ko)은(는) \(.tap)에 반응하지만, 활성화할 수 있다는 사실이 VoiceOver, 음성 명령, 스위치 제어에 전달되지 않습니다.")
    }

    // The trait would go to every part of it, controls too, and a button around them would hold buttons.
    private static let stackFix = Wording(
        en: """
            Put a Button in it that does the same, or offer it with \(.namedAction) on a control in it; add no trait \
            to the whole, which holds controls of its own, and keep them apart with \
            \(.accessibilityElement(".contain")).
            """,
        ko: """
            같은 일을 하는 Button을 안에 두거나, 안에 있는 컨트롤에 \(.namedAction)으로 제공하세요. 안에 다른 컨트롤이 있으므로 전체에 특성을 추가하지 말고 \
            \(.accessibilityElement(".contain"))으로 따로 남겨 두세요.
            """)

    // One element of a cell would hide the controls in it.
    private static let fullCellFix = Wording(
        en: """
            Insert .button into the accessibilityTraits of the text that names the cell, and leave \
            isAccessibilityElement false on the cell: one element would hide the controls in it, unless it offers all \
            of them with \(.namedAction).
            """,
        ko: """
            셀을 대표하는 텍스트의 accessibilityTraits에 .button을 넣고, 셀은 \(as: .isAccessibilityElement(false)) 두세요. 하나의 요소로 \
            만들면 안에 있는 컨트롤이 가려집니다. 그렇게 하려면 그 컨트롤을 모두 \(.namedAction)으로 제공해야 합니다.
            """)

    // One element of it all would hide the controls.
    private static let panelFix = Wording(
        en: """
            Put a button in it that does the same, or offer it among the \(.namedAction) of a control in it; leave \
            isAccessibilityElement false here, since one element would hide the controls.
            """,
        ko: """
            같은 일을 하는 버튼을 안에 두거나, 안에 있는 컨트롤의 \(.namedAction)로 제공하세요. 하나의 요소로 만들면 컨트롤이 가려지므로 여기서는 \
            \(as: .isAccessibilityElement(false)) 두세요.
            """)

    private static let cellFix = Wording(
        en: """
            \(Set: .isAccessibilityElement(true)) on the cell, give it \(an: .accessibilityLabel()) made of its texts \
            and insert .button into its accessibilityTraits.
            """,
        ko: """
            셀의 \(set: .isAccessibilityElement(true), ending: "고"), 셀의 텍스트를 이은 \(.accessibilityLabel())을 지정한 뒤 \
            accessibilityTraits에 .button을 넣으세요.
            """)

    private static let drawnControlFixOnMac = Wording(
        en: """
            In its class call \(.isAccessibilityElement(true)), setAccessibilityRole(.button) and \
            \(.accessibilityLabel()), and do in \(.accessibilityActivate) what a click does.
            """,
        ko: """
            해당 클래스에서 \(.isAccessibilityElement(true))와 setAccessibilityRole(.button), \(.accessibilityLabel())을 호출하고, \
            클릭할 때 하는 일은 \(.accessibilityActivate)에서도 하세요.
            """)

    private static let drawnControlFix = Wording(
        en: """
            In its class \(set: .isAccessibilityElement(true)), give it \(an: .accessibilityLabel()) and \
            \(.buttonTrait), and do in \(.accessibilityActivate) what a \(.touch) does.
            """,
        ko: """
            해당 클래스에서 \(set: .isAccessibilityElement(true), ending: "고") \(.accessibilityLabel())과 \(.buttonTrait)을 \
            지정하세요. \(.touch)할 때 하는 일은 \(.accessibilityActivate)에서도 하세요.
            """)
}

extension PerceivedView {
    /// Whether somebody wrote words that name it, in every case.
    fileprivate var isNamedByWords: Bool {
        let cases = element.name.cases
        return !cases.isEmpty && cases.allSatisfy { name in
            name.parts.contains { part in
                switch part.source {
                case .accessibilityLabel, .text, .fieldTitle, .opaque: true
                case .symbol, .asset, .image, .system: false
                }
            }
        }
    }

    /// Whether a tap on it is told of, which does not say what it is: to name it is part of that.
    var isToldOfTap: Bool {
        var answers = Answers<TapWithoutTrait.Signal>()
        TapWithoutTrait().examine(declared, on: tree, &answers)
        return !answers.reports.isEmpty
    }
}

extension ElementView {
    /// Whether it is given a label that nobody hears, which is told of there.
    fileprivate var isLabeledInVain: Bool {
        has { attribute in
            if case .accessibility(.unheard(let name?)) = attribute { name.hasSuffix("Label") } else { false }
        }
    }
}

extension ElementView {
    /// Whether it was made one element and given a label.
    fileprivate var isDescribed: Bool {
        has(.accessibility(.label)) && has { attribute in
            switch attribute {
            case .accessibility(.children(.ignore)), .accessibility(.children(.combine)),
                .accessibility(.children(.aggregate)):
                true
            default: false
            }
        }
    }
}

extension AttributeUse {
    /// Whether it is the list around an element that reacts.
    fileprivate var isChoice: Bool {
        if case .interaction(.gesture(let gesture)) = attribute { gesture.isChoice } else { false }
    }
}

extension ElementView {
    /// Whether there is nothing in it but pictures that are no elements, none of them hidden by name.
    fileprivate var showsSilentPicture: Bool {
        var found = false
        for inside in descendants {
            switch inside.content {
            case .image(.decorative): found = true
            default:
                guard inside.kind.isTransparent || inside.kind.isArrangement || inside.kind == .shape else {
                    return false
                }
            }
        }
        return found
    }
}

extension Gesture {
    /// Whether it is made of taps.
    var isTap: Bool { kind == .tap }
}

extension AccessibilityAction {
    /// Whether it has a name that people choose it by.
    fileprivate var isNamed: Bool {
        switch self {
        case .named: true
        case .activate, .escape, .magicTap, .delete, .adjust, .scroll, .zoom, .showMenu: false
        }
    }
}
