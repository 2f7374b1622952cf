import HandrailCode
import HandrailFrameworks
import HandrailModel
import HandrailProgram

/// What methods of frameworks and packages do to the views, controllers or items that they are called on.
///
/// Nearly every call is of none of these, which one look into the table tells.
enum MethodHandlers {
    /// What the method of a name does; `nil` for one that does nothing that is known of.
    static func method(named name: String) -> MethodHandler? {
        named[name] ?? (name.hasPrefix("setAccessibility") ? AppKitAccessibility.set : nil)
    }

    private static let named: NameTable<MethodHandler> = {
        var handlers = own
        for name in RemoteImages.remoteSetters { handlers[name] = RemoteImages.showRemoteImage }
        for (name, slot) in FrameworkNames.itemSetters {
            handlers[name] = { BarItems.setItems(on: slot, $0, &$1, &$2) }
        }
        for name in BarItems.itemGrouping { handlers[name] = BarItems.group }
        for name in ChildControllers.takers.union(PresentingMethods.presentations.keys) {
            handlers[name] = Presentations.takeController
        }
        return NameTable(handlers.map { ($0.key, $0.value) })
    }()

    private static let own: [String: MethodHandler] = [
        "add": Animations.addAnimation,
        "addAction": ControlActions.addAction,
        "addArrangedSubview": Subviews.addSubview,
        "addArrangedSubviews": Subviews.addSubviews,
        "addAutoLayoutSubview": Subviews.addSubviews,
        "addAutoLayoutSubviews": Subviews.addSubviews,
        "addGestureRecognizer": Recognizers.add,
        "addInteraction": ContextMenus.addInteraction,
        "addSublayer": Subviews.addLayer,
        "addSubview": Subviews.addSubview,
        "addSubviews": Subviews.addSubviews,
        "addSymbolEffect": SymbolEffects.addSymbolEffect,
        "addTarget": ControlActions.addTarget,
        "addTextField": Alerts.addTextField,
        "addView": Subviews.fillStackOfMac,
        "animator": Animations.animator,
        "beginInteractiveMovementForItem": Dragging.beginMovement,
        "defaultContentConfiguration": CellContents.makeContentConfiguration,
        "dequeueReusableCell": CellContents.find,
        "dismiss": Subviews.leave,
        "insertArrangedSubview": Subviews.addSubview,
        "insertSegment": Segments.insert,
        "insertSublayer": Subviews.addLayer,
        "insertSubview": Subviews.addSubview,
        "insertView": Subviews.fillStackOfMac,
        "makeView": CellContents.find,
        "perform": Animations.perform,
        "register": SectionTitles.register,
        "removeAllSegments": Segments.removeAll,
        "removeFromSuperview": Subviews.leave,
        "setAttributedTitle": ControlStates.setForState,
        "setBackgroundImage": ControlStates.setForState,
        "setButtonType": ControlStates.setButtonType,
        "setFrameOrigin": Frames.setFrameOrigin,
        "setImage": ControlStates.setForState,
        "setItems": BarItems.setToolbarItems,
        "setTitle": ControlStates.setForState,
        "setTitleColor": ControlStates.setForState,
        "setValue": ControlStates.setValue,
        "setViews": Subviews.fillStackOfMac,
        "subviews": Subviews.addSubviews,
        "sv": Subviews.addSubviews,
        "viewWithTag": CellContents.find,
    ]
}
