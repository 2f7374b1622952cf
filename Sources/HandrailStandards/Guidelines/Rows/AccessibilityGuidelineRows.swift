/// Guidelines on accessibility, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum AccessibilityGuidelineRows {
    /// The rows.
    static let text = #"""
#	accessibility · best practice
accessibility.simplicity	Keep interactions familiar and simple	익숙하고 단순한 상호작용을 유지하기	\#
Consistent, familiar interactions let everybody finish a complex task.	\#
일관되고 익숙한 상호작용이어야 누구나 복잡한 작업을 끝낼 수 있습니다.	\#
flow,manual	cost of a flow: number of steps, swipes, switch presses and keys for each task; the same control named or \#
behaving differently on different screens
accessibility.perceivability	Make everything perceivable by sight, hearing or touch	시각·청각·촉각 어느 것으로도 인지할 수 있게 하기	\#
Information that reaches one sense only is lost to people who lack that sense.	\#
한 가지 감각으로만 전하는 정보는 그 감각을 쓰기 어려운 사람에게 닿지 않습니다.	\#
source,capture,flow	content drawn but absent from the accessibility tree; sound or haptic as the only feedback; \#
visual state with no spoken state
accessibility.personalization	Respond to the settings people choose	사용자가 선택한 손쉬운 사용 설정에 반응하기	\#
People set text size, contrast, motion and transparency once and expect every app to follow.	\#
사람들은 글자 크기·대비·동작·투명도를 한 번 설정해 두고 모든 앱이 그대로 따르기를 기대합니다.	\#
source,preview,flow	settings never read anywhere in an app that has effects they govern; overridden dynamicTypeSize, \#
color scheme or content size category
accessibility.standard-components	Build on system components	시스템 표준 구성요소를 사용하기	\#
System text and controls follow Bold Text, Larger Text, Invert Colors and Increase Contrast by themselves.	\#
시스템 텍스트와 컨트롤은 대비 증가, 색상 반전, 더 큰 텍스트, 굵은 텍스트 같은 설정에 자동으로 맞춰집니다.	\#
source	hand-drawn controls (shapes with tap gestures, custom draw(_:) or Canvas acting as controls) without full \#
accessibility characterization
accessibility.audit-critical-flows	Test every critical flow with each assistive feature on	\#
손쉬운 사용 기능을 하나씩 켜고 핵심 사용자 흐름을 테스트하기	\#
A flow is accessible only when each of its tasks can be finished with VoiceOver, with large text, with reduced motion \#
and with the other features.	\#
VoiceOver, 더 큰 텍스트, 동작 줄이기 같은 기능을 각각 켠 상태에서 모든 작업을 끝낼 수 있어야 누구나 쓸 수 있는 흐름입니다.	\#
flow	a declared flow with a step that cannot be perceived, reached or operated under a feature
accessibility.audit-every-element	Audit every element on every screen	모든 화면의 모든 요소를 점검하기	\#
Trying the main flows misses what they never touch; an audit lists what is wrong everywhere.	\#
주요 흐름만 테스트하면 흐름에 없는 요소를 놓칩니다. 전체를 점검해야 고칠 곳이 모두 드러납니다.	\#
source,capture,manual	UI tests that never call performAccessibilityAudit, or call it and discard its issues; screens \#
of the project that no capture and no flow has visited; a checklist entry to run Accessibility Inspector where \#
nothing could be captured
#	accessibility · gestures
accessibility.assistive-technology-integration	Support system interactions so assistive technologies work	\#
보조 기술이 동작하도록 시스템 상호작용을 올바르게 지원하기	\#
VoiceOver, AssistiveTouch, Pointer Control and Switch Control act through the system's own interactions.	\#
VoiceOver, AssistiveTouch, 포인터 제어, 스위치 제어는 시스템이 제공하는 상호작용을 통해 동작합니다.	\#
source,capture,flow	raw touch handling (touchesBegan, hit testing) that acts without an accessible activation; \#
controls not reachable by scanning or keyboard
accessibility.platform-gestures	Leave platform gestures alone	플랫폼 제스처를 재정의하지 않기	\#
System gestures must behave the same in every app.	\#
시스템 제스처는 어느 앱에서나 같은 방식으로 동작해야 합니다.	\#
source	deferred or captured screen edges, disabled interactive pop, three-finger and edge recognizers, hidden back \#
button with no replacement
accessibility.simple-gestures	Prefer the simplest gesture for a common action	자주 쓰는 동작에는 가장 단순한 제스처를 사용하기	\#
Multi-finger, long and repeated gestures are hard or impossible for many people.	\#
여러 손가락을 쓰는 제스처, 길게 누르기, 반복해서 탭하기는 많은 사람에게 어렵거나 불가능합니다.	\#
source,interface	numberOfTouchesRequired > 1, tap count > 1, long press, rotation, magnification, drag as the only \#
way to an action
accessibility.gesture-alternatives	Offer another way to do what a gesture does	제스처로 하는 작업에는 다른 방법도 함께 제공하기	\#
Somebody who cannot swipe still has to delete a row.	\#
쓸어넘기기를 할 수 없는 사람도 행을 삭제할 수 있어야 합니다.	\#
source,flow	swipe actions or swipe-to-delete with no edit mode, menu or button for the same action
accessibility.multiple-physical-interactions	Give core actions more than one physical way	\#
핵심 기능을 둘 이상의 물리적 상호작용으로 쓸 수 있게 하기	\#
Alternatives such as a hardware button or a key help people with limited grip or dexterity.	\#
하드웨어 버튼이나 키 같은 대안은 쥐는 힘이 약하거나 손을 섬세하게 움직이기 어려운 사람에게 도움이 됩니다.	\#
source,manual	device motion or shake as the only trigger; primary actions with no keyboard shortcut where a keyboard \#
is expected
accessibility.custom-gesture-actions	Back custom gestures with accessibility actions	사용자 설정 제스처에는 손쉬운 사용 동작을 함께 제공하기	\#
VoiceOver, Dwell Control and Switch Control reach custom behavior only through actions.	\#
VoiceOver, 머무르기 제어, 스위치 제어로는 손쉬운 사용 동작이 있어야만 사용자 설정 제스처의 기능을 실행할 수 있습니다.	\#
source,interface	drag, long-press, magnify, rotate or custom recognizers without accessibilityAction / \#
accessibilityCustomActions / adjustable action
accessibility.drag-and-drop	Describe drag sources and drop points	드래그 소스와 드롭 지점을 설명하기	\#
Assistive technologies can drag only between places that have been named.	\#
보조 기술은 이름이 지정된 위치 사이에서만 드래그 앤 드롭을 수행할 수 있습니다.	\#
source	drag or drop APIs with no drag-source or drop-point descriptors and no equivalent action
#	accessibility · buttons and controls
accessibility.hit-target	Give every control a large enough hit target	모든 컨트롤에 충분히 큰 터치 영역을 제공하기	\#
On touchscreens a target needs at least 44×44 pt; in visionOS centers need to stand at least 60 pt apart.	\#
터치스크린에서는 최소 44×44 pt의 터치 영역이, visionOS에서는 최소 60 pt의 중심 간격이 필요합니다.	\#
source,interface,capture,preview	interactive frames below 44×44 pt (iOS, iPadOS, watchOS), the platform minimum \#
elsewhere, where the app set the size; a system control in a system style is never reported for its own size; centers \#
closer than 60 pt in visionOS; overlapping targets
accessibility.custom-element-traits	Tell assistive technologies how a custom element behaves	\#
사용자 설정 요소의 동작 방식을 보조 기술에 알리기	\#
A view characterized as a button is announced and activated as a button.	\#
버튼 특성을 지정한 뷰는 버튼으로 안내되고 버튼처럼 활성화됩니다.	\#
source,interface,capture	tappable view without button or link trait; custom toggle without toggle or selected state; \#
custom adjustable without adjustable; heading-styled text without header; conflicting traits
accessibility.button-hierarchy	Show importance with one consistent button style hierarchy	\#
일관된 버튼 스타일 계층으로 상대적 중요도를 전달하기	\#
People find the likely action by its style; several prominent buttons in one view say nothing.	\#
사람들은 스타일을 보고 주요 동작을 알아봅니다. 한 화면에 강조 버튼이 여럿이면 계층이 사라집니다.	\#
source,interface,preview	more than one prominent (filled) button in a view; destructive action as the prominent default
accessibility.button-shapes	Keep buttons recognizable, and honor Button Shapes	버튼을 알아볼 수 있게 하고 버튼 모양 설정에 반응하기	\#
People who cannot tell a button from the text around it ask for visible shapes; a custom style answers only if it is \#
written to.	\#
버튼과 주변 텍스트를 구별하기 어려운 사람은 버튼 모양을 켭니다. 사용자 설정 스타일은 따로 구현해야 이 설정에 반응합니다.	\#
source,preview,capture	custom ButtonStyle or UIButton subclass that draws bare text and reads neither the Button \#
Shapes setting nor its successor Show Borders (accessibilityShowButtonShapes, buttonShapesEnabled, \#
accessibilityShowBorders, showBordersEnabled); tappable text that is not a button; visionOS button stripped of its \#
background with no other visible shape
accessibility.system-switch	Prefer the system switch	시스템 스위치를 사용하기	\#
Only the system switch shows on/off marks when people ask for them.	\#
시스템 스위치만 켬/끔 레이블 설정에 따라 켬과 끔 표시를 자동으로 보여 줍니다.	\#
source	button or image toggling a Boolean as a home-made switch; custom ToggleStyle that drops state exposure
accessibility.link-indicator	Mark links with more than color	링크를 색상 외의 표시로도 구분하기	\#
Color alone hides a link from people who cannot tell the color apart.	\#
색상만으로 구분한 링크는 그 색상을 구별하기 어려운 사람이 알아볼 수 없습니다.	\#
source,capture	link text distinguished by color only; linkTextAttributes without underline; Button Shapes ignored by \#
a fully custom button style
#	accessibility · user input
accessibility.dictation	Let people speak instead of type	타이핑 대신 말로 입력할 수 있게 하기	\#
Dictation must stay available, also in custom keyboards.	\#
사용자 설정 키보드를 포함해 텍스트를 입력하는 모든 곳에서 받아쓰기를 쓸 수 있어야 합니다.	\#
source,plist	keyboard extension that sets hasDictationKey to true (which removes the system key) without a dictation \#
key of its own; search that prevents dictation; custom input view replacing the keyboard; text entry that only \#
accepts key events
accessibility.siri-shortcuts	Let important tasks be done by voice	중요한 작업을 음성으로 수행할 수 있게 하기	\#
Siri and Shortcuts let people finish a task hands-free.	\#
Siri와 단축어를 지원하면 손을 쓰지 않고도 작업을 끝낼 수 있습니다.	\#
source,plist,manual	an app with no App Intents, App Shortcuts, SiriKit intents or donated activities
accessibility.text-selection	Do not stop people selecting plain text	일반 텍스트 선택을 막지 않기	\#
Many people feed selected text to translation, definition or speech.	\#
텍스트를 선택해 번역하거나 뜻을 찾거나 소리 내어 듣는 사람이 많습니다.	\#
source,interface	isSelectable = false, textSelection(.disabled), long-form static text without selection enabled
#	accessibility · haptics
accessibility.system-haptics	Use system haptics, and use them consistently	시스템 햅틱을 일관되게 사용하기	\#
Success, warning and error feel the same in every app, for people who cannot see the screen.	\#
화면을 볼 수 없는 사람을 위해 성공·경고·오류 햅틱은 모든 앱에서 같은 의미를 전해야 합니다.	\#
source	vibration by system sound; custom haptic patterns for standard outcomes; success haptic on a failure path; \#
different haptics for the same outcome
accessibility.haptic-fallback	Give feedback another way where haptics do not play	햅틱이 없는 환경에서는 다른 방식으로 피드백을 제공하기	\#
Platforms without haptics need a sound or a visible change.	\#
햅틱이 재생되지 않는 플랫폼에서는 소리나 시각적 변화가 필요합니다.	\#
source	haptic as the only response on a path, in a target that also builds for a platform without haptics
#	accessibility · VoiceOver content
accessibility.image-description	Describe every image that carries meaning	의미를 전달하는 모든 이미지에 대체 설명을 제공하기	\#
An undescribed image keeps VoiceOver users from part of the content.	\#
설명이 없는 이미지는 VoiceOver 사용자가 경험할 수 없는 콘텐츠가 됩니다.	\#
source,interface,capture	meaningful image or symbol with no label; label that is a file or symbol name; label saying \#
'image', 'icon', 'picture'; label repeating the caption
accessibility.infographics	Make charts and infographics fully accessible	차트와 인포그래픽에 완전히 접근할 수 있게 하기	\#
A concise description and the same interactions must be there for VoiceOver.	\#
VoiceOver 사용자에게도 간결한 설명과 같은 상호작용을 제공해야 합니다.	\#
source,capture	Canvas, Path, Chart, custom drawing with neither label nor chart descriptor nor accessibility children
accessibility.decorative-images	Hide purely decorative images	장식용 이미지는 보조 기술에서 숨기기	\#
Speaking decoration wastes time and attention.	\#
장식까지 읽어 주면 시간이 낭비되고 인지 부하가 늘어납니다.	\#
source,interface,capture	background, divider, chevron, placeholder and duplicate images exposed to VoiceOver; hidden \#
images that carry meaning
accessibility.screen-titles	Give each screen a unique title	화면마다 고유한 제목을 붙이기	\#
The title is the first thing assistive technology says on arrival.	\#
새 화면이 열리면 보조 기술은 제목부터 알려 줍니다.	\#
source,interface,capture	screen without navigation title; the same title on different screens; empty title
accessibility.section-headings	Mark section headings as headings	섹션 제목을 머리말로 지정하기	\#
Accurate headings give people the map of a screen.	\#
정확한 머리말은 화면의 정보 구조를 파악하는 지도가 됩니다.	\#
source,interface,capture	title-styled text without header trait; header trait on body text; long screen with no \#
heading; skipped heading levels
accessibility.media-alternatives	Caption, describe and transcribe media	영상과 음성에 자막·오디오 설명·대본을 제공하기	\#
Captions serve people who cannot hear, audio description people who cannot see, transcripts both.	\#
자막은 소리를 들을 수 없는 사람에게, 오디오 설명은 화면을 볼 수 없는 사람에게, 대본은 양쪽 모두에게 도움이 됩니다.	\#
source,assets,manual	player UI without selection of legible and audible options; bundled media without subtitle \#
tracks; closed-captioning preference never honored by a custom player
accessibility.subtitle-languages	Offer subtitles in the app's languages and let the system choose	\#
앱이 지원하는 언어로 자막을 제공하고 선택은 시스템에 맡기기	\#
With a track for each language, playback follows the language and caption settings people already made.	\#
언어별 자막 트랙이 있으면 재생할 때 사용자가 정해 둔 언어와 자막 설정을 따를 수 있습니다.	\#
source,assets,manual	media whose subtitle tracks lack a language that the app is localized in; \#
appliesMediaSelectionCriteriaAutomatically switched off; a subtitle or audio language fixed in code; subtitles burned \#
into the picture
#	accessibility · VoiceOver navigation
accessibility.reachable-elements	Let VoiceOver reach every element	VoiceOver로 모든 요소에 도달할 수 있게 하기	\#
An element outside the accessibility tree does not exist for a VoiceOver user.	\#
손쉬운 사용 트리에 없는 요소는 VoiceOver 사용자에게 없는 것과 같습니다.	\#
source,interface,capture,flow	interactive view hidden from accessibility or swallowed by an accessible parent; \#
accessibilityElements list that omits children; off-screen focus traps; modal that leaves what is behind it reachable
accessibility.element-geometry	Give every element its true place and activation point	모든 요소의 위치와 활성화 지점을 정확하게 지정하기	\#
Exploring by touch, the focus outline and spatial sound all go by the place an element reports.	\#
손가락으로 탐색하기, 초점 표시, 공간 음향은 모두 요소가 알려 주는 위치를 기준으로 동작합니다.	\#
source,capture,flow	accessibilityFrame set once, or in view coordinates, and not updated on scrolling, rotation or \#
resizing; empty or off-screen frame on a visible element; frame far larger or smaller than what is drawn; irregular \#
shape without accessibilityPath; activation point outside its element or over another one; visionOS entity whose \#
accessibility component is not where its model is
accessibility.grouping-and-order	Group, order and link elements the way they are seen	눈에 보이는 관계대로 요소를 묶고 순서를 정하고 연결하기	\#
Proximity and alignment are invisible to VoiceOver: a caption has to be tied to its picture.	\#
가까이 있거나 나란히 놓였다는 사실은 VoiceOver에 전달되지 않으므로 캡션과 이미지를 묶어 주어야 합니다.	\#
source,capture,preview	caption and image as separate stops in a grid; row of label and value as separate stops; \#
spoken order unlike visual order; overused sort priority
accessibility.layout-change-notification	Tell assistive technologies when the screen changes	\#
화면의 콘텐츠나 레이아웃이 바뀌면 보조 기술에 알리기	\#
An unannounced change makes a listener's picture of the screen wrong.	\#
바뀐 것을 알리지 않으면 듣는 사람이 머릿속에 그린 화면이 실제와 달라집니다.	\#
source,flow	toast, banner, inserted error, async result or replaced view without layout-changed, screen-changed or \#
announcement
accessibility.predictable-controls	Say when a control leads somewhere else	컨트롤이 다른 앱·웹 페이지·화면을 여는지 미리 알 수 있게 하기	\#
An ellipsis in a title, or a link, tells people that another view opens.	\#
제목 끝의 줄임표나 링크는 다른 뷰가 열린다는 것을 알려 줍니다.	\#
source,interface	control that opens a URL, sheet or app without link trait, ellipsis or hint
accessibility.element-labels	Label every important interface element	중요한 모든 인터페이스 요소에 대체 텍스트 레이블을 제공하기	\#
A label lets VoiceOver say what an element is; system controls bring theirs, custom ones do not.	\#
레이블이 있어야 VoiceOver가 요소를 말로 설명할 수 있습니다. 시스템 컨트롤과 달리 사용자 설정 요소에는 기본 레이블이 없습니다.	\#
source,interface,capture	control with no name; name from a symbol or asset; role word in the label ('button'); \#
duplicate names for different actions; label not starting with the visible text; unlocalized label; empty string \#
label; hint that repeats the label or names a gesture
accessibility.element-values	Speak the current value apart from the name	현재 값을 이름과 구분해 읽어 주기	\#
A gauge, slider or rating whose number is only drawn leaves a listener with a name and no information.	\#
값을 그림으로만 보여 주는 게이지, 슬라이더, 별점은 듣는 사람에게 이름만 전하고 값은 전하지 못합니다.	\#
source,interface,capture,flow	custom slider, gauge, progress, ring, rating, stepper or counter without \#
accessibilityValue; value baked into the label so that its change is not read; spoken value that lags behind the \#
drawn one; bare number without unit or context; fraction spoken where a percentage or a count is shown
accessibility.spoken-language	Have text spoken in its own language and the right way	텍스트를 알맞은 언어와 발음으로 읽게 하기	\#
A voice meant for one language makes nonsense of another, and of codes, prices and abbreviations.	\#
한 언어에 맞춘 음성은 다른 언어나 코드, 금액, 줄임말을 알아듣기 어렵게 읽습니다.	\#
source,strings,capture	label or content in a language other than the app's with neither accessibilityLanguage nor a \#
speech language attribute; sentence of mixed languages in one plain label; codes, phone numbers, versions and \#
abbreviations with no spelled-out or phonetic form; language fixed in code that contradicts the localization in use
accessibility.test-identifiers	Identify elements for tests without touching what is spoken	\#
읽어 주는 내용을 건드리지 않고 테스트용 식별자를 지정하기	\#
An identifier is never read aloud, so it can stay fixed while the label is translated and changes.	\#
식별자는 소리 내어 읽지 않으므로 레이블이 번역되거나 바뀌어도 그대로 둘 수 있습니다.	\#
source,interface,capture	label shaped like a key (camelCase, snake_case, dots) with no identifier beside it; one \#
string used as both label and identifier; UI test that finds elements by translated text; identifier repeated on one \#
screen; container identifier that replaces its children's
accessibility.rotor	Support the VoiceOver rotor where it helps	필요한 곳에서 VoiceOver 로터를 지원하기	\#
The rotor jumps by heading, link or any kind the app defines.	\#
로터를 쓰면 머리말, 링크 또는 앱이 정의한 항목 유형별로 이동할 수 있습니다.	\#
source,capture,flow	long screen with neither headings nor custom rotor; custom text view without line, word, link \#
rotors; many swipes to reach a step's target
accessibility.full-keyboard-access	Make everything work from a keyboard	키보드만으로 모든 작업을 할 수 있게 하기	\#
With Full Keyboard Access people do everything without touch; system shortcuts stay the system's.	\#
전체 키보드 접근을 쓰는 사람은 터치 없이 모든 작업을 합니다. 시스템 단축키는 재정의하지 않아야 합니다.	\#
source,capture,flow	interactive view not focusable; gesture-only action; app shortcut that shadows a system one; no \#
escape from a modal
accessibility.braille	Let people type and read in braille	점자로 입력하고 읽을 수 있게 하기	\#
Braille keyboards and displays reach an app only through its text interfaces and its labels.	\#
점자 키보드와 점자 디스플레이는 앱의 텍스트 인터페이스와 레이블을 통해서만 동작합니다.	\#
source,manual	text entry built on key events or UIKeyInput alone instead of UITextInput or a system field; on-screen \#
key grid for a PIN or code with no text field behind it; editor that exposes neither its text nor its selection; \#
label padded with decorative characters or rows of emoji; a checklist entry for braille keyboard and display
accessibility.visionos-voiceover	Offer VoiceOver an alternative to custom hand gestures in visionOS	\#
visionOS의 사용자 설정 손 제스처에 VoiceOver용 대안을 제공하기	\#
With VoiceOver on, apps with custom gestures get no hand input by default.	\#
VoiceOver를 켜면 사용자 설정 제스처를 쓰는 앱은 기본적으로 손 입력을 받지 못합니다.	\#
source	spatial or hand-tracking gestures in a visionOS target without accessibility actions or direct-gesture \#
support; RealityKit entity without accessibility component
#	accessibility · text display
accessibility.dynamic-type	Support Dynamic Type at every size	다이나믹 타입의 모든 크기를 지원하기	\#
People read at the size they chose; text that does not scale shuts them out.	\#
사람들은 자신에게 맞는 크기로 글을 읽습니다. 텍스트가 커지지 않으면 읽을 수 없는 사람이 생깁니다.	\#
source,interface,capture,preview	fixed point sizes (system(size:), custom(_:fixedSize:), UIFont(name:size:) and \#
systemFont(ofSize:) outside UIFontMetrics); adjustsFontForContentSizeCategory off; dynamicTypeSize clamped; fixed \#
heights around text
accessibility.text-truncation	Keep truncation minimal as text grows	글자가 커져도 텍스트 잘림을 최소화하기	\#
At the largest accessibility size nearly as much useful text should show as at the largest standard size.	\#
가장 큰 손쉬운 사용 글자 크기에서도 가장 큰 표준 글자 크기만큼 유용한 텍스트가 보여야 합니다.	\#
source,interface,capture,preview	line limit of 1 on meaningful text; fixed heights; truncated or clipped text in a \#
computed or captured layout; no way to read the rest
accessibility.large-text-layout	Rearrange the layout for large text	글자가 커지면 레이아웃을 조정하기	\#
Inline items crowd large text; stacking them and using fewer columns keeps it readable.	\#
옆에 놓인 요소는 큰 글자의 자리를 빼앗습니다. 위아래로 쌓고 열 수를 줄이면 읽기 쉽습니다.	\#
source,preview	horizontal arrangement of text that overflows at accessibility sizes with no alternative layout; fixed \#
column counts
accessibility.icon-scaling	Grow meaningful icons with the text	글자 크기에 맞춰 의미 있는 아이콘도 키우기	\#
An icon that stays small beside large text gets lost; symbols scale by themselves.	\#
큰 글자 옆의 작은 아이콘은 알아보기 어렵습니다. SF Symbols는 글자 크기에 맞춰 자동으로 조절됩니다.	\#
source,interface,preview	icon with a fixed frame or symbol with fixed point size beside scaling text; no \#
ScaledMetric; adjustsImageSizeForAccessibilityContentSizeCategory off
accessibility.stable-hierarchy	Keep the information hierarchy at every size	글자 크기와 관계없이 정보 계층을 유지하기	\#
Primary elements stay at the top even when text is very large.	\#
글자가 아주 커져도 주요 요소는 위쪽에 있어야 합니다.	\#
preview	primary element pushed below the first screen, or order changed, between standard and accessibility sizes
accessibility.font-weight	Prefer regular or heavier weights	Regular 이상의 굵기를 사용하기	\#
Ultralight, thin and light strokes are hard to see.	\#
Ultralight, Thin, Light처럼 획이 가는 굵기는 알아보기 어렵습니다.	\#
source,interface	ultraLight, thin, light weights; font names ending in -UltraLight, -Thin, -Light
accessibility.bold-text	Respond to Bold Text	굵은 텍스트 설정에 반응하기	\#
All text and glyph strokes get heavier when people ask for it.	\#
설정이 켜지면 모든 텍스트와 글리프의 획이 굵어져야 합니다.	\#
source	custom font or custom-drawn glyph with no use of legibilityWeight or isBoldTextEnabled
accessibility.custom-font-legibility	Make sure custom fonts are legible	사용자 설정 서체가 읽기 쉬운지 확인하기	\#
Custom typefaces can be hard to read, above all when small.	\#
사용자 설정 서체는 특히 작은 크기에서 읽기 어려울 수 있습니다.	\#
source,preview,manual	custom font below the platform's default size; a list of every custom font and size for a \#
person to look at
accessibility.full-justification	Avoid fully justified text	양쪽 정렬 텍스트를 피하기	\#
The gaps that justification makes hinder people with dyslexia.	\#
양쪽 정렬이 만드는 빈틈은 난독증이 있는 사람의 읽기를 방해합니다.	\#
source,interface	justified text alignment in code, attributed strings, interface files, web content
accessibility.italics-and-caps	Avoid italics and all caps for long passages	긴 글에 이탤릭체나 전체 대문자를 쓰지 않기	\#
They are fine for emphasis and tiring in length.	\#
강조에는 좋지만 길어지면 읽기 어렵습니다.	\#
source,interface,strings	italic or uppercased style on text longer than a phrase; all-caps localized strings
#	accessibility · color and effects
accessibility.color-only	Never rely on color alone	색상에만 의존하지 않기	\#
A text label or a shape has to say what the color says.	\#
색이 전하는 정보를 텍스트나 모양으로도 전달해야 합니다.	\#
source,capture	state shown by a color conditional alone; chart series told apart by color alone; Differentiate \#
Without Color never read where color carries state
accessibility.color-pairs	Avoid color pairs that people confuse	혼동하기 쉬운 색 조합을 피하기	\#
Red with green or black, blue with orange, and red or green with gray are hard to tell apart for many.	\#
빨강·초록, 빨강·검정, 파랑·주황, 그리고 빨강이나 초록에 회색을 함께 쓴 조합은 구별하기 어려운 사람이 많습니다.	\#
source,assets,capture	two states whose colors fall below a distinguishability threshold under protan, deutan or \#
tritan simulation
accessibility.text-system-colors	Prefer system colors for text	텍스트에는 시스템 색상을 먼저 사용하기	\#
System colors answer Invert Colors, Increase Contrast and Dark Mode correctly.	\#
시스템 색상은 색상 반전, 대비 증가, 다크 모드에 올바르게 반응합니다.	\#
source,interface,assets	literal RGB text colors; asset colors without dark and high-contrast variants
accessibility.invert-colors	Keep photos and video from being inverted	사진과 영상은 색상 반전에서 제외하기	\#
Images, video and full-color icons stay as they are under Invert Colors.	\#
이미지, 영상, 풀 컬러 아이콘은 색상 반전을 켜도 원래 색을 유지해야 합니다.	\#
source,interface	photographic image, video or map without accessibilityIgnoresInvertColors
accessibility.contrast	Use strongly contrasting colors	충분히 대비되는 색상을 사용하기	\#
Text up to 17 pt needs 4.5:1; text of 18 pt and up, or bold, needs 3:1; glyphs and control boundaries need 3:1.	\#
17 pt 이하 텍스트는 4.5:1, 18 pt 이상이거나 굵은 글자는 3:1, 글리프와 컨트롤 경계는 3:1의 대비가 필요합니다.	\#
source,interface,assets,capture,preview	foreground/background pairs below threshold in each of light, dark, increased \#
contrast; bold text under 14 pt between 3:1 and 4.5:1 is a review (WCAG 1.4.3 asks for more than the guideline); \#
measured from pixels in a capture
accessibility.animation-optional	Do not require animation to understand or act	애니메이션에 의존하지 않고도 쓸 수 있게 하기	\#
People must be able to use an app without its animations.	\#
애니메이션 없이도 앱을 사용할 수 있어야 합니다.	\#
source,flow	information or an action available only during an animation; auto-dismissing content without control
accessibility.reduce-motion	Play tightened animations when Reduce Motion is on	동작 줄이기를 켜면 움직임을 줄인 애니메이션을 재생하기	\#
Zoom, scale, spin, parallax, depth and blur transitions can make people ill; fades do not.	\#
확대·축소, 회전, 시차, 깊이 변화, 흐림 전환은 어지럼을 일으킬 수 있으므로 페이드로 바꾸는 것이 안전합니다.	\#
source,flow	springs with bounce, z-axis, blur, slide, scale, rotation or parallax effects not conditioned on Reduce \#
Motion
accessibility.media-control	Let people start and stop video and motion	영상과 움직임을 사용자가 제어할 수 있게 하기	\#
Nothing plays by itself without a control to stop it.	\#
멈출 방법이 없는 영상이나 효과는 자동으로 재생되지 않아야 합니다.	\#
source	autoplay on appear, looping video or animation, animated images without pause control or video-autoplay \#
preference
accessibility.flashing	Be careful with moving and blinking elements	움직이거나 깜박이는 요소에 주의하기	\#
Blinking distracts, excludes and can cause seizures: never more than three flashes a second.	\#
깜박임은 주의를 흩뜨리고 발작을 일으킬 수 있습니다. 1초에 세 번을 넘지 않아야 합니다.	\#
source,assets,capture	repeat-forever opacity or color animation with short period; animated images or video frames \#
over the flash threshold; Dim Flashing Lights ignored
accessibility.reduce-transparency	Turn blur and translucency opaque on request	투명도 줄이기를 켜면 흐림과 반투명을 불투명하게 바꾸기	\#
Opaque areas, in colors chosen for opacity, restore legibility.	\#
영역을 불투명하게 하고 그에 맞는 색을 쓰면 다시 읽기 쉬워집니다.	\#
source,preview	hand-made blur (.blur, Core Image) and translucent fills behind text with no Reduce Transparency \#
branch; system materials, glass and UIVisualEffectView adapt by themselves and are silent
"""#
}
