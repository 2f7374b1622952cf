/// Which attribute it is, without what it says: the cases of `Attribute` by name.
public enum AttributeKind: UInt8, Sendable, CaseIterable {
    case
        accessibilityLabel, accessibilityValue, accessibilityHint, inputLabels, accessibilityIdentifier, addTraits,
        removeTraits, accessibilityHidden, accessibilityChildren, accessibilityAction, sortPriority, headingLevel,
        respondsToUserInteraction, customContent, rotor, chartDescriptor, labeledPair, representation,
        ignoresInvertColors, largeContentViewer, accessibilityFocused, directTouch, dragPoint, dropPoint,
        textContentType, unknownAccessibility, unheard, hidden, opacity, disabled, allowsHitTesting,
        labelsHidden, focusable, contentShape, gesture, action, keyboardShortcut, role, onDelete, onMove, editMode,
        draggable, dropTarget, refreshable, onSubmit, valueBinding, presents, textSelection, credentialType,
        font, fontAdjusts, fontWeight, italic, bold, underline, textCase, tracking, lineLimit, minimumScaleFactor,
        dynamicTypeSize, multilineTextAlignment, truncationMode, foreground, background, tint, look, listRowBackground,
        recolors, spacing, columns, scrollAxes, frame, padding, offset, imageScale, resizable, aspectRatio, shape,
        contentMode, contentInset, remoteImage, naturalSize, constraint, sectionHeader, setUp, symbolRendering, style,
        preferredColorScheme, ignoresSafeArea, clipped,
        border, blur, layoutDirection, statusBarHidden, navigationBackButtonHidden, navigationTitle,
        defersSystemGestures, animation, transition, symbolEffect, movement, event, playback, unknownModifier,
        listed, dismissalDisabled, barPlacement, barHidden, placed, otherEvent, uses,
        introduced, rowHeight, widgetContent, drawnValue, drawn, monogram, rating, turning, coversScreen
}

extension Attribute {
    /// Which attribute it is.
    public var kind: AttributeKind {
        switch self {
        case .accessibilityLabel: .accessibilityLabel
        case .accessibilityValue: .accessibilityValue
        case .accessibilityHint: .accessibilityHint
        case .inputLabels: .inputLabels
        case .accessibilityIdentifier: .accessibilityIdentifier
        case .addTraits: .addTraits
        case .removeTraits: .removeTraits
        case .accessibilityHidden: .accessibilityHidden
        case .accessibilityChildren: .accessibilityChildren
        case .accessibilityAction: .accessibilityAction
        case .sortPriority: .sortPriority
        case .headingLevel: .headingLevel
        case .respondsToUserInteraction: .respondsToUserInteraction
        case .customContent: .customContent
        case .rotor: .rotor
        case .chartDescriptor: .chartDescriptor
        case .labeledPair: .labeledPair
        case .representation: .representation
        case .ignoresInvertColors: .ignoresInvertColors
        case .largeContentViewer: .largeContentViewer
        case .accessibilityFocused: .accessibilityFocused
        case .directTouch: .directTouch
        case .dragPoint: .dragPoint
        case .dropPoint: .dropPoint
        case .textContentType: .textContentType
        case .unknownAccessibility: .unknownAccessibility
        case .unheard: .unheard
        case .hidden: .hidden
        case .opacity: .opacity
        case .disabled: .disabled
        case .allowsHitTesting: .allowsHitTesting
        case .labelsHidden: .labelsHidden
        case .focusable: .focusable
        case .contentShape: .contentShape
        case .gesture: .gesture
        case .action: .action
        case .keyboardShortcut: .keyboardShortcut
        case .role: .role
        case .onDelete: .onDelete
        case .onMove: .onMove
        case .editMode: .editMode
        case .draggable: .draggable
        case .dropTarget: .dropTarget
        case .refreshable: .refreshable
        case .onSubmit: .onSubmit
        case .valueBinding: .valueBinding
        case .presents: .presents
        case .textSelection: .textSelection
        case .credentialType: .credentialType
        case .font: .font
        case .fontAdjusts: .fontAdjusts
        case .fontWeight: .fontWeight
        case .italic: .italic
        case .bold: .bold
        case .underline: .underline
        case .textCase: .textCase
        case .tracking: .tracking
        case .lineLimit: .lineLimit
        case .minimumScaleFactor: .minimumScaleFactor
        case .dynamicTypeSize: .dynamicTypeSize
        case .multilineTextAlignment: .multilineTextAlignment
        case .truncationMode: .truncationMode
        case .foreground: .foreground
        case .background: .background
        case .tint: .tint
        case .look: .look
        case .listRowBackground: .listRowBackground
        case .recolors: .recolors
        case .spacing: .spacing
        case .columns: .columns
        case .scrollAxes: .scrollAxes
        case .frame: .frame
        case .padding: .padding
        case .offset: .offset
        case .imageScale: .imageScale
        case .resizable: .resizable
        case .aspectRatio: .aspectRatio
        case .shape: .shape
        case .contentMode: .contentMode
        case .contentInset: .contentInset
        case .remoteImage: .remoteImage
        case .naturalSize: .naturalSize
        case .constraint: .constraint
        case .sectionHeader: .sectionHeader
        case .introduced: .introduced
        case .rowHeight: .rowHeight
        case .widgetContent: .widgetContent
        case .drawnValue: .drawnValue
        case .rating: .rating
        case .turning: .turning
        case .coversScreen: .coversScreen
        case .drawn: .drawn
        case .setUp: .setUp
        case .symbolRendering: .symbolRendering
        case .style: .style
        case .preferredColorScheme: .preferredColorScheme
        case .ignoresSafeArea: .ignoresSafeArea
        case .clipped: .clipped
        case .border: .border
        case .blur: .blur
        case .layoutDirection: .layoutDirection
        case .statusBarHidden: .statusBarHidden
        case .navigationBackButtonHidden: .navigationBackButtonHidden
        case .navigationTitle: .navigationTitle
        case .defersSystemGestures: .defersSystemGestures
        case .animation: .animation
        case .transition: .transition
        case .symbolEffect: .symbolEffect
        case .movement: .movement
        case .event: .event
        case .playback: .playback
        case .unknownModifier: .unknownModifier
        case .listed: .listed
        case .dismissalDisabled: .dismissalDisabled
        case .barPlacement: .barPlacement
        case .barHidden: .barHidden
        case .placed: .placed
        case .otherEvent: .otherEvent
        case .monogram: .monogram
        case .uses: .uses
        }
    }
}
