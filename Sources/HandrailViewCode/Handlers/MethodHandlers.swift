import HandrailFrameworks

/// What methods of frameworks and packages do to the views, controllers or items that they are called on.
///
/// Nearly every call is of none of these, which one look into the table of methods tells.
enum MethodHandlers {
    /// What the method of a name does; `nil` for one that does nothing that is known of.
    static func method(named name: String) -> MethodHandler? {
        guard let effect = FrameworkMethod.effect(of: name) else { return nil }
        return handler(of: effect)
    }

    /// What an effect does; `nil` for one that comes with a call on something else than these objects.
    static func handler(of effect: MethodEffect) -> MethodHandler? {
        switch effect {
        case .addsSubview(let slot): { Subviews.addSubview(as: slot, isInserted: false, $0, &$1, &$2) }
        case .insertsSubview(let slot): { Subviews.addSubview(as: slot, isInserted: true, $0, &$1, &$2) }
        case .addsSubviews(let slot): { Subviews.addSubviews(as: slot, $0, &$1, &$2) }
        case .replacesSubview(let label): { NodeLists.replace(by: label, $0, &$1, &$2) }
        case .fillsStack: Subviews.fillStackOfMac
        case .addsLayer: Subviews.addLayer
        case .leavesSuperview: Subviews.leaveSuperview
        case .leavesScreen: Subviews.leave
        case .addsRecognizer: Recognizers.add
        case .addsInteraction: ContextMenus.addInteraction
        case .addsTarget: ControlActions.addTarget
        case .addsAction: ControlActions.addAction
        case .addsTextField: Alerts.addTextField
        case .addsAnimation: Animations.addAnimation
        case .addsSymbolEffect: SymbolEffects.addSymbolEffect
        case .givesAnimator: Animations.animator
        case .movesByHand: Dragging.beginMovement
        case .givesContentConfiguration: CellContents.makeContentConfiguration
        case .findsView(let lookup): { CellContents.find(by: lookup, $0, &$1, &$2) }
        case .registersClass: SectionTitles.register
        case .insertsSegment: Segments.insert
        case .removesSegments: Segments.removeAll
        case .setsForState(let property): { ControlStates.setForState(property, $0, &$1, &$2) }
        case .setsProperty(let name): { ControlStates.set(name, $0, &$1, &$2) }
        case .turnsOn(let name): { ControlStates.turnOn(name, $0, &$1, &$2) }
        case .setsValueForKey: ControlStates.setValue
        case .setsFrameOrigin: Frames.setFrameOrigin
        case .setsItems(let slot): { BarItems.setItems(on: slot, $0, &$1, &$2) }
        case .setsToolbarItems: BarItems.setToolbarItems
        case .addsMenuItem: Menus.addItem
        case .setsSubmenu: Menus.setSubmenu
        case .groupsItem: BarItems.group
        case .changesHosting: HostedSwiftUI.changeHosting
        case .takesIn(let taking): { ChildControllers.takeIn(taking, $0, &$1, &$2) }
        case .presents(let way, let label): { Presentations.show(way, with: label, $0, &$1, &$2) }
        case .performsLater: Animations.perform
        case .playsFrames: FrameAnimations.play
        case .laysOutNow: Animations.layOut
        case .scrolls: Animations.scroll
        case .showsRemoteImage: RemoteImages.showRemoteImage
        case .setsAccessibility(let part): { AppKitAccessibility.set(part, $0, &$1, &$2) }
        case .runsLater, .schedulesTimer, .loadsImage, .laysOut, .constrains, .fits, .changesSet, .loadsXib,
            .instantiatesXib, .loadsOwnXib:
            nil
        }
    }
}
