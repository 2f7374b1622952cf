/// The settings that people choose, with the API that reads each of them.
enum EnvironmentSettingRows {
    /// Columns: setting, UIKit or framework API, change notification, since, SwiftUI environment key, since, AppKit
    /// API, since, WatchKit API (several names between `; `), status, what an app should do, `?` where uncertain. A row
    /// goes on below a line that ends with `\#`.
    static let text = #"""
VoiceOver	UIAccessibility.isVoiceOverRunning	UIAccessibility.voiceOverStatusDidChangeNotification	iOS 4	\#
accessibilityVoiceOverEnabled	iOS 15; macOS 12; tvOS 15; watchOS 8	NSWorkspace.shared.isVoiceOverEnabled	macOS 10.13	\#
WKAccessibilityIsVoiceOverRunning	current	labels, order and actions must work; do not hide features behind it	
Switch Control	UIAccessibility.isSwitchControlRunning	UIAccessibility.switchControlStatusDidChangeNotification	iOS 8	\#
accessibilitySwitchControlEnabled	iOS 15; macOS 12	NSWorkspace.shared.isSwitchControlEnabled	macOS 10.13		current	\#
no time limits, no gesture-only features	
Any assistive technology on				accessibilityEnabled	iOS 13; macOS 10.15				current	informational	
AssistiveTouch	UIAccessibility.isAssistiveTouchRunning	UIAccessibility.assistiveTouchStatusDidChangeNotification	\#
iOS 10						current	with Guided Access; multi-finger gestures need alternatives	
Guided Access	UIAccessibility.isGuidedAccessEnabled	UIAccessibility.guidedAccessStatusDidChangeNotification	\#
iOS 6						current	single-app mode; UIGuidedAccessRestrictionDelegate	
Assistive Access	AccessibilitySettings.isAssistiveAccessEnabled		iOS 18	accessibilityAssistiveAccessEnabled	\#
iOS 18; macOS 15				current	AssistiveAccess scene (iOS 26), UISupportsAssistiveAccess Info.plist key (iOS 17)	?
Reduce Motion	UIAccessibility.isReduceMotionEnabled	UIAccessibility.reduceMotionStatusDidChangeNotification	iOS 8	\#
accessibilityReduceMotion	iOS 13; macOS 10.15; tvOS 13; watchOS 6; visionOS 1	\#
NSWorkspace.shared.accessibilityDisplayShouldReduceMotion; \#
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	macOS 10.12	WKAccessibilityIsReduceMotionEnabled	current	\#
replace parallax, zoom, spin, slide, autoplay with fades or nothing	
Prefer Cross-Fade Transitions	UIAccessibility.prefersCrossFadeTransitions	\#
UIAccessibility.prefersCrossFadeTransitionsStatusDidChange	iOS 14	accessibilityPrefersCrossFadeTransitions	\#
iOS 26.4				current	replace slide transitions by cross-fade; only visible with Reduce Motion on	
Reduce Transparency	UIAccessibility.isReduceTransparencyEnabled	\#
UIAccessibility.reduceTransparencyStatusDidChangeNotification	iOS 8	accessibilityReduceTransparency	\#
iOS 13; macOS 10.15; watchOS 6	NSWorkspace.shared.accessibilityDisplayShouldReduceTransparency; \#
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	macOS 10.10		current	\#
use opaque backgrounds for blurs, materials, custom glass	
Increase Contrast (Darker Colors)	UIAccessibility.isDarkerSystemColorsEnabled; \#
UITraitCollection.accessibilityContrast	UIAccessibility.darkerSystemColorsStatusDidChangeNotification	iOS 8	\#
colorSchemeContrast	iOS 13; macOS 10.15	NSWorkspace.shared.accessibilityDisplayShouldIncreaseContrast; \#
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	macOS 10.10		current	\#
supply contrast: high asset variants; UITraitCollection.accessibilityContrast (.high) iOS 13	
Differentiate Without Color	UIAccessibility.shouldDifferentiateWithoutColor	\#
UIAccessibility.shouldDifferentiateWithoutColorDidChangeNotification	iOS 13	accessibilityDifferentiateWithoutColor	\#
iOS 13; macOS 10.15	NSWorkspace.shared.accessibilityDisplayShouldDifferentiateWithoutColor; \#
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	macOS 10.10		current	\#
add shapes, symbols, text; better: always, not only when on	
Smart / Classic Invert	UIAccessibility.isInvertColorsEnabled	UIAccessibility.invertColorsStatusDidChangeNotification	\#
iOS 6	accessibilityInvertColors	iOS 13; macOS 10.15	\#
NSWorkspace.shared.accessibilityDisplayShouldInvertColors; \#
NSWorkspace.accessibilityDisplayOptionsDidChangeNotification	macOS 10.12		current	\#
mark photos/video: accessibilityIgnoresInvertColors (UIView iOS 11; SwiftUI .accessibilityIgnoresInvertColors iOS 14)	
Bold Text	UIAccessibility.isBoldTextEnabled; UITraitCollection.legibilityWeight	\#
UIAccessibility.boldTextStatusDidChangeNotification	iOS 8	legibilityWeight	iOS 13; macOS 10.15; watchOS 6				current	\#
UITraitCollection.legibilityWeight iOS 13; custom fonts must pick a heavier face	
Button Shapes	UIAccessibility.buttonShapesEnabled	UIAccessibility.buttonShapesEnabledStatusDidChangeNotification	\#
iOS 14 - 26.0 (deprecated 26.1)	accessibilityShowButtonShapes	iOS 14 (deprecated)				deprecated	\#
underline or outline text buttons	
Show Borders (replaces Button Shapes)	AccessibilitySettings.showBordersEnabled	\#
AccessibilitySettings.showBordersEnabledStatusDidChangeNotification	iOS 26.1	accessibilityShowBorders	\#
iOS 26.1 (back-deployed to 14)				current	outline tappable text	
On/Off Switch Labels	UIAccessibility.isOnOffSwitchLabelsEnabled	\#
UIAccessibility.onOffSwitchLabelsDidChangeNotification	iOS 13						current	custom switches should show I / O	
Grayscale (Color Filters)	UIAccessibility.isGrayscaleEnabled	UIAccessibility.grayscaleStatusDidChangeNotification	\#
iOS 8						current	never rely on color alone	
Auto-Play Video Previews	UIAccessibility.isVideoAutoplayEnabled	\#
UIAccessibility.videoAutoplayStatusDidChangeNotification	iOS 13						current	do not autoplay when off	
Auto-Play Animated Images	AccessibilitySettings.animatedImagesEnabled	\#
AccessibilitySettings.animatedImagesEnabledDidChangeNotification	iOS 17/18	accessibilityPlayAnimatedImages	\#
iOS 17; macOS 14				current	pause GIFs and animated stickers	?
Dim Flashing Lights	MADimFlashingLightsEnabled	kMADimFlashingLightsChangedNotification	iOS 16.4; macOS 13.3	\#
accessibilityDimFlashingLights	iOS 17; macOS 14				current	\#
AVPlayer content is dimmed by the system; custom renderers must do it (MAFlashingLightsProcessor)	
Closed Captions + SDH	UIAccessibility.isClosedCaptioningEnabled	\#
UIAccessibility.closedCaptioningStatusDidChangeNotification	iOS 5			MACaptionAppearanceGetDisplayType	macOS 10.9		\#
current	turn captions on by default; honor caption style	
Audio Descriptions	MAAudibleMediaCopyPreferredCharacteristics; AVPlayer.appliesMediaSelectionCriteriaAutomatically		\#
iOS 8						current	select described audio track automatically	?
Mono Audio	UIAccessibility.isMonoAudioEnabled	UIAccessibility.monoAudioStatusDidChangeNotification	iOS 5						current	\#
no information by stereo position only	
Speak Screen	UIAccessibility.isSpeakScreenEnabled	UIAccessibility.speakScreenStatusDidChangeNotification	iOS 8						\#
current	content must be readable in order	
Speak Selection	UIAccessibility.isSpeakSelectionEnabled	UIAccessibility.speakSelectionStatusDidChangeNotification	\#
iOS 8						current	text selectable	
Shake to Undo	UIAccessibility.isShakeToUndoEnabled	UIAccessibility.shakeToUndoDidChangeNotification	iOS 9						\#
current	offer another undo; do not use shake otherwise	
Hearing device paired	UIAccessibility.hearingDevicePairedEar	\#
UIAccessibility.hearingDevicePairedEarDidChangeNotification	iOS 10						current	informational	
Text size (Dynamic Type)	UIApplication.preferredContentSizeCategory; UITraitCollection.preferredContentSizeCategory	\#
UIContentSizeCategory.didChangeNotification	iOS 7	dynamicTypeSize; sizeCategory	iOS 15 (sizeCategory iOS 13)				\#
current	text styles, UIFontMetrics, @ScaledMetric; adjustsFontForContentSizeCategory	
Large Content Viewer	UILargeContentViewerInteraction.isEnabled	\#
UILargeContentViewerInteraction.enabledStatusDidChangeNotification	iOS 13	accessibilityLargeContentViewerEnabled	\#
iOS 15				current	bar-like custom controls that do not grow need a large-content item	
Prefer Non-Blinking Cursor	AccessibilitySettings.prefersNonBlinkingTextInsertionIndicator		iOS 18						current	\#
custom text views stop cursor blinking	
Reduce Highlighting Effects	AccessibilitySettings.isReduceHighlightingEffectsEnabled		iOS 26.4	\#
accessibilityReduceHighlightingEffects	iOS 26.4				current	no glow/press highlights in custom Liquid Glass controls	
Prefer action alternative to sliders	AccessibilitySettings.prefersActionSliderAlternative		iOS 26.1						current	\#
offer buttons instead of slide-to-act	
Prefer horizontal text layout	AXPrefersHorizontalTextLayout	AXPrefersHorizontalTextLayoutDidChangeNotification	\#
iOS 18						current	vertical East Asian text should offer horizontal	?
Application accessibility enabled		applicationAccessibilityEnabled	iOS 27						current	informational	?
AssistiveTouch/Double Tap quick actions (Watch)				accessibilityQuickActionsEnabled	watchOS 8				current	\#
.accessibilityQuickAction	
Light/Dark appearance	UITraitCollection.userInterfaceStyle		iOS 13 (tvOS 10)	colorScheme	iOS 13	\#
NSApplication.effectiveAppearance	macOS 10.14		current	\#
not an accessibility setting but a Nutrition Label (Dark Interface)	
Layout direction	UITraitCollection.layoutDirection; effectiveUserInterfaceLayoutDirection		iOS 10 / 9	layoutDirection	\#
iOS 13				current	leading/trailing, not left/right	
Full Keyboard Access			iOS 13.4						current	focus engine: UIFocusItem, .focusable(), keyboardShortcut	?
Voice Control			iOS 13						current	visible text must equal or start the accessible name; accessibilityInputLabels / \#
accessibilityUserInputLabels (iOS 13/14)	
"""#
}
