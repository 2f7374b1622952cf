/// What a method of a framework that is called on views, controllers or items does to them, as far as that is followed.
///
/// Nearly every call is of none of these, which one look into the table tells.
enum SystemMethod {
    case addAction, addAnimation, addField, addInteraction, addLayer, addRecognizer, addSymbolEffect, addTarget, addView, addViews
    case animator, contentConfiguration, fillStackOfMac, find, insertSegment, leave, moveByHand, perform, register, removeSegments
    case setButtonType, setForState, setFrameOrigin, setItems, setValue, showRemoteImage
    /// It puts items on a bar, or makes a group of them.
    case arrangesItems
    /// It brings up a controller, or takes one in.
    case takesController

    /// By name.
    static let named: [String: SystemMethod] = own
        .merging(ViewCodeReader.remoteSetters.map { ($0, .showRemoteImage) }) { first, _ in first }
        .merging(ViewCodeReader.itemSetters.keys.map { ($0, .arrangesItems) }) { first, _ in first }
        .merging(ViewCodeReader.itemGrouping.map { ($0, .arrangesItems) }) { first, _ in first }
        .merging(ScenePresentations.ways.keys.map { ($0, .takesController) }) { first, _ in first }
        .merging(ViewCodeReader.takers.map { ($0, .takesController) }) { first, _ in first }

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
