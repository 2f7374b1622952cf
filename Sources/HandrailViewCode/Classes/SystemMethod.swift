import HandrailFrameworks
import HandrailModel

/// What a method of a framework that is called on views, controllers or items does to them, as far as that is followed.
///
/// Nearly every call is of none of these, which one look into the table tells.
enum SystemMethod {
    case addAction, addAnimation, addField, addInteraction, addLayer, addRecognizer, addSymbolEffect, addTarget, addView, addViews
    case animator, contentConfiguration, fillStackOfMac, find, insertSegment, leave, moveByHand, perform, register, removeSegments
    case setButtonType, setForState, setFrameOrigin, setItems, setValue, showRemoteImage
    /// It makes a group of an item of a bar alone.
    case groupsItems
    /// It puts items on a bar.
    case setsItems(ViewSlot)
    /// It brings up a controller, or takes one in.
    case takesController

    /// By name.
    package static let named: NameTable<SystemMethod> = {
        var methods = own
        for name in ViewCodeReader.remoteSetters { methods[name] = .showRemoteImage }
        for (name, slot) in ViewCodeReader.itemSetters { methods[name] = .setsItems(slot) }
        for name in ViewCodeReader.itemGrouping { methods[name] = .groupsItems }
        for name in ViewCodeReader.takers.union(PresentingMethods.presentations.keys) { methods[name] = .takesController }
        return NameTable(methods.map { ($0.key, $0.value) })
    }()

    private static let own: [String: SystemMethod] = [
        "add": .addAnimation, "addAction": .addAction, "addArrangedSubview": .addView, "addArrangedSubviews": .addViews,
        "addAutoLayoutSubview": .addViews, "addAutoLayoutSubviews": .addViews, "addGestureRecognizer": .addRecognizer,
        "addInteraction": .addInteraction, "addSublayer": .addLayer, "addSubview": .addView, "addSubviews": .addViews,
        "addSymbolEffect": .addSymbolEffect, "addTarget": .addTarget, "addTextField": .addField, "addView": .fillStackOfMac,
        "animator": .animator, "beginInteractiveMovementForItem": .moveByHand,
        "defaultContentConfiguration": .contentConfiguration, "dequeueReusableCell": .find, "dismiss": .leave,
        "insertArrangedSubview": .addView, "insertSegment": .insertSegment, "insertSublayer": .addLayer,
        "insertSubview": .addView, "insertView": .fillStackOfMac, "makeView": .find, "perform": .perform,
        "register": .register, "removeAllSegments": .removeSegments, "removeFromSuperview": .leave,
        "setAttributedTitle": .setForState, "setBackgroundImage": .setForState, "setButtonType": .setButtonType,
        "setFrameOrigin": .setFrameOrigin, "setImage": .setForState, "setItems": .setItems, "setTitle": .setForState,
        "setTitleColor": .setForState, "setValue": .setValue, "setViews": .fillStackOfMac, "subviews": .addViews,
        "sv": .addViews, "viewWithTag": .find,
    ]
}
