/// Guidelines on layout, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum LayoutGuidelineRows {
    /// The rows.
    static let text = #"""
#	layout
layout.adaptivity	Adapt to every device and context	모든 기기와 상황에 맞게 레이아웃을 조절하기	\#
Screen size, orientation, multitasking, camera housing, text size, locale and direction all vary.	\#
화면 크기, 방향, 멀티태스킹, 카메라 영역, 글자 크기, 언어와 쓰기 방향이 모두 달라집니다.	\#
source,interface,preview	hard-coded screen sizes, UIScreen.main.bounds, fixed widths wider than the narrowest device, \#
device-model checks
layout.windows-and-displays	Work in resizable windows, zoomed screens and external displays	\#
크기가 바뀌는 윈도우와 확대된 화면, 외장 디스플레이를 지원하기	\#
On iPad the space an app gets can change at any moment and need not be on the built-in screen.	\#
iPad에서 앱이 쓰는 공간은 언제든 바뀔 수 있고 내장 화면이 아닐 수도 있습니다.	\#
source,plist,preview	UIRequiresFullScreen; iPad app without scene support; layout read from the screen instead of the \#
window or container; layout decided once at launch; pixel arithmetic that takes scale for nativeScale; no preview at \#
the narrowest split width, at Display Zoom's logical size and on a large external display; player or presentation \#
content with no external-display scene
layout.safe-areas	Respect safe areas, margins and guides	안전 영역·여백·안내선을 지키기	\#
Bars, the Dynamic Island, rounded corners and the home indicator cover what lies under them.	\#
막대, Dynamic Island, 둥근 모서리, 홈 화면 표시기는 그 자리에 놓인 콘텐츠를 가립니다.	\#
source,interface,capture,preview	ignoresSafeArea on content that holds text or controls; constraints to superview \#
edges; elements overlapping unsafe regions in a capture
layout.readable-width	Keep lines of text to a readable width	한 줄의 너비를 읽기 좋게 제한하기	\#
After a line that spans a wide screen the eye loses the start of the next.	\#
넓은 화면을 가득 채운 줄을 읽고 나면 다음 줄의 시작을 찾기 어렵습니다.	\#
source,interface,preview	text of several lines pinned to the full width on iPad or Mac without readableContentGuide, \#
followsReadableWidth or a maximum width; computed lines of more than about 90 Latin or 45 Korean characters at the \#
default size; a maximum width that does not grow with the text
layout.right-to-left	Work right to left	오른쪽에서 왼쪽으로 쓰는 언어의 레이아웃을 지원하기	\#
Layout, order and directional symbols flip for right-to-left languages.	\#
오른쪽에서 왼쪽으로 쓰는 언어에서는 레이아웃과 순서, 방향이 있는 기호가 좌우로 뒤집혀야 합니다.	\#
source,interface,assets,preview	left/right constraints, edges and alignments; directional image without flipping; \#
forced layout direction; mirrored preview that breaks
layout.localized-formats	Allow for longer text and local formats	길어지는 번역과 지역 형식을 고려하기	\#
Translations grow, and dates and numbers are written differently.	\#
번역문은 원문보다 길어질 수 있고 날짜와 숫자의 형식은 지역마다 다릅니다.	\#
source,strings,preview	hard-coded user-facing strings, hand-made date or number formats, missing translations, \#
pseudolocalized preview that truncates
layout.preview-extremes	Preview the largest and smallest layouts	가장 큰 레이아웃과 가장 작은 레이아웃을 미리 보기	\#
If the extremes hold, what lies between usually does.	\#
가장 큰 것과 가장 작은 것에 문제가 없으면 그 사이도 대체로 문제가 없습니다.	\#
preview	a matrix of device × orientation × text size × language with clipping, overlap and truncation found
layout.artwork-scaling	Scale artwork without changing its aspect ratio	아트워크는 영상비를 유지한 채 크기를 조절하기	\#
Stretching distorts, cropping can lose what matters.	\#
늘리면 왜곡되고 자르면 중요한 내용이 사라질 수 있습니다.	\#
source,interface,capture	resizable image without aspect ratio mode; scaleToFill on photographs; slot ratio unlike the \#
asset's
layout.placement-by-importance	Place what matters at the top and leading side	중요한 항목을 상단과 선행(leading) 쪽에 배치하기	\#
People read from top to bottom and from leading to trailing.	\#
사람들은 위에서 아래로, 글이 시작되는 쪽에서 끝나는 쪽으로 읽습니다.	\#
preview,capture,manual	title or primary content below the fold or on the trailing side
layout.breathing-room	Give essential information room	중요한 정보에 충분한 공간을 주기	\#
Details must not crowd what people came for.	\#
세부 정보가 중요한 정보를 가려서는 안 됩니다.	\#
capture,preview	density of elements around the primary element; text blocks closer than their own leading
layout.visual-grouping	Group related items visually	관련 항목을 시각적으로 묶기	\#
Space, background, color or separators show what belongs together.	\#
여백, 배경, 색상, 구분선은 어떤 항목이 서로 관련되는지 보여 줍니다.	\#
preview,capture	uniform spacing across different groups; groups in the accessibility tree that do not match visual \#
proximity
layout.alignment	Align for easy scanning	훑어보기 쉽게 정렬하기	\#
Alignment shows organization and hierarchy.	\#
정렬은 정보의 구성과 계층을 드러냅니다.	\#
capture,preview	near-miss alignments (1–3 pt off), many distinct leading edges on one screen
layout.progressive-disclosure	Hint at content that is out of view	화면 밖에 콘텐츠가 더 있음을 알리기	\#
A partly visible item tells people to scroll.	\#
일부만 보이는 항목은 스크롤하면 더 볼 수 있다는 것을 알려 줍니다.	\#
source,capture,preview	scroll indicators hidden with content cut exactly at the edge; horizontally scrolling content \#
with no partial item
layout.control-spacing	Leave space around controls	상호작용 요소 주변에 충분한 공간을 두기	\#
Crowded controls are hard to find and easy to hit by mistake.	\#
붙어 있는 컨트롤은 찾기 어렵고 잘못 누르기 쉽습니다.	\#
source,capture,preview	targets closer than about 12 pt (bezeled) or 24 pt (without bezel)
layout.orientations	Support portrait and landscape	세로와 가로 방향을 모두 지원하기	\#
Some people's devices are mounted and cannot be turned.	\#
기기를 고정해 두어 돌릴 수 없는 사람도 있습니다.	\#
plist,source	supported orientations limited in Info.plist or code; full-screen required on iPad
layout.edge-to-edge-content	Extend visual content to the edges	시각적 콘텐츠를 화면 가장자리까지 확장하기	\#
Backgrounds and scrolling content fill the screen; controls stay inside the safe area.	\#
배경과 스크롤 콘텐츠는 화면을 채우고 컨트롤은 안전 영역 안에 둡니다.	\#
source,capture	background stopping at the safe area; letterboxed launch; scroll view clipped at the bottom
layout.games-full-bleed	Fill the whole screen in a game	게임에서는 화면 전체를 채우기	\#
The scene runs to every edge while controls keep clear of corners, sensors and the home indicator.	\#
장면은 화면 가장자리까지 이어지고, 컨트롤은 모서리와 센서, 홈 화면 표시기를 피해야 합니다.	\#
source,plist,capture,manual	game target (game category, SpriteKit, SceneKit or Metal view as the root) letterboxed on \#
current devices; scene view pinned to the safe area; on-screen controls outside it; fixed aspect ratio with no \#
artwork beyond it
layout.full-width-buttons	Inset full-width buttons	전체 너비 버튼의 양옆에 여백을 두기	\#
A full-width button keeps the standard margins, rounds its corners and clears the home indicator.	\#
전체 너비 버튼은 표준 여백을 지키고 모서리를 둥글게 하며 홈 화면 표시기와 겹치지 않게 합니다.	\#
source,interface,capture,preview	button touching both screen edges; bottom button overlapping the home indicator area
layout.ipad-landscape-controls	Consider controls at both sides in iPad landscape	iPad 가로 방향에서는 화면 양쪽에 컨트롤을 두는 것을 고려하기	\#
Hands hold the sides.	\#
iPad를 가로로 들면 두 손이 기기의 양옆에 놓입니다.	\#
manual	checklist entry for iPad apps and games
layout.bottom-edge-controls	Keep controls off the bottom edge	하단 가장자리에 컨트롤을 두지 않기	\#
The system's own gestures live there.	\#
화면 하단 가장자리는 시스템 제스처에 쓰이는 자리입니다.	\#
source,capture,preview	interactive element inside the bottom unsafe region
layout.status-bar-height	Expect different status-bar heights	기기마다 다른 상태 막대 높이에 대비하기	\#
The height differs by device.	\#
상태 막대의 높이는 기기마다 다릅니다.	\#
source,interface	literal 20, 44, 47, 59 pt offsets used as status or navigation bar heights
layout.status-bar-visibility	Hide the status bar only for immersive content	몰입형 콘텐츠에서만 상태 막대를 가리기	\#
Time and battery matter to people everywhere else.	\#
그 밖의 곳에서는 시간과 배터리 정보가 필요합니다.	\#
source,plist	status bar hidden app-wide or on ordinary screens
layout.keyboard-guide	Lay out around the keyboard with the system's guide	키보드 레이아웃 안내선을 사용하기	\#
Keyboards float, split and grow; fixed offsets cover fields.	\#
키보드는 떠 있거나 나뉘거나 커질 수 있으므로 고정된 간격으로 배치하면 입력란이 가려집니다.	\#
source	keyboard frame notifications with fixed offsets where the keyboard layout guide would do; text fields in a \#
non-scrolling screen
layout.grid	Use consistent grids	일관된 그리드를 사용하기	\#
Even spacing, symmetrical partial items and fewer columns at large text sizes keep grids readable.	\#
간격을 고르게 하고, 일부만 보이는 항목을 대칭으로 두고, 큰 글자에서 열 수를 줄이면 그리드가 읽기 쉽습니다.	\#
source,preview	fixed column counts regardless of width and text size; unequal spacings
"""#
}
