/// Guidelines on SF Symbols, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum SymbolGuidelineRows {
    /// The rows.
    static let text = #"""
#	SF Symbols
symbols.availability	Use only symbols the target system has	대상 시스템에 있는 기호만 사용하기	\#
A symbol newer than the deployment target shows nothing.	\#
배포 대상 버전보다 나중에 나온 기호는 표시되지 않습니다.	\#
source,interface	unknown or misspelled symbol name; symbol or effect newer than the deployment target without \#
availability check; deprecated name
symbols.interface-icons	Use symbols for interface icons	인터페이스 아이콘에 기호를 사용하기	\#
A symbol lines up with the text, follows its size and weight, and looks as it does in other apps.	\#
기호는 텍스트와 나란히 맞춰지고 크기와 굵기를 따라가며 다른 앱에서와 같은 모양으로 보입니다.	\#
source,interface,assets	bitmap, icon-font character, emoji or hand-drawn shape as the icon of a bar item, tab, menu \#
entry, list row or inline text where a system symbol of that meaning exists; system symbols and home-made icons mixed \#
in one bar
symbols.rendering-mode	Pick the rendering mode that carries the meaning	의미를 전달하는 렌더링 모드를 고르기	\#
Monochrome, hierarchical, palette and multicolor differ in what stays visible.	\#
모노크롬, 계층, 팔레트, 멀티컬러는 저마다 눈에 띄게 하는 부분이 다릅니다.	\#
source,preview	palette with fewer colors than layers or layers of low contrast; multicolor symbol tinted flat
symbols.variable-color	Use variable color for change, not depth	가변 색상은 깊이가 아니라 변화를 전달할 때 사용하기	\#
It shows strength or progress over time; hierarchy shows depth.	\#
가변 색상은 세기나 진행을 보여 주며 깊이는 계층 렌더링이 담당합니다.	\#
source	constant variable value; variable value with no spoken value
symbols.weight-and-scale	Match symbol weight and scale to the text	기호의 굵기와 크기를 텍스트에 맞추기	\#
Symbols are drawn for nine weights and three scales so they sit with text.	\#
기호는 텍스트와 어울리도록 아홉 가지 굵기와 세 가지 크기로 그려져 있습니다.	\#
source,preview	symbol resized with resizable()/frame beside text; weight unlike its text's
symbols.design-variants	Let the container choose outline or fill	윤곽과 채우기 선택은 컨테이너에 맡기기	\#
Tab bars prefer fill and toolbars outline by themselves; enclosed forms read better when small.	\#
탭 막대는 채우기를, 도구 막대는 윤곽을 자동으로 선택하며 작은 크기에서는 둘러싼 형태가 알아보기 쉽습니다.	\#
source,interface	explicit .fill in tab items; mixed variants in one bar; slash variant with no spoken state
symbols.animation-restraint	Animate symbols sparingly	기호 애니메이션을 절제하기	\#
Too many at once overwhelm and distract.	\#
한꺼번에 너무 많이 움직이면 인터페이스가 산만해지고 주의가 흩어집니다.	\#
source	several indefinite symbol effects on one screen
symbols.animation-meaning	Animate with a purpose people can read	의도가 분명한 애니메이션을 사용하기	\#
Bounce says something happened, pulse and variable color say it is going on, replace says it changed.	\#
바운스는 동작이 일어났음을, 박동과 가변 색상은 진행 중임을, 대치는 바뀌었음을 나타냅니다.	\#
source	indefinite effect with no state behind it; effect whose state is not spoken; effects that ignore Reduce \#
Motion; effect newer than the target (appear, disappear, bounce, scale, pulse, variable color, replace; wiggle, \#
breathe, rotate, magic replace)
symbols.animation-information	Let a symbol's animation carry information in little space	기호 애니메이션으로 적은 공간에서 정보를 전달하기	\#
A moving symbol can confirm an action or show work going on where a banner would crowd the screen.	\#
배너로 화면을 채우지 않아도 움직이는 기호 하나로 동작의 결과나 진행 상태를 보여 줄 수 있습니다.	\#
source,manual	state change of a control with a symbol (favourite, mute, download, connect) that swaps the image with \#
neither transition nor other visible feedback; spinner laid beside a symbol that has a fitting effect
symbols.animation-tone	Match symbol animation to the app's character	기호 애니메이션을 앱의 분위기에 맞추기	\#
A playful bounce in a serious task, or another effect on every screen, feels out of place.	\#
진지한 작업에 쓴 장난스러운 바운스나 화면마다 다른 효과는 어색하게 느껴집니다.	\#
source,manual	inventory of every symbol effect with its screen, trigger, speed and repetition; one kind of event \#
animated with different effects; bounce or wiggle on error, payment, health or deletion paths, listed for a person to \#
judge
symbols.custom-template	Build custom symbols from the template	사용자 설정 기호는 템플릿으로 만들기	\#
Guides, margins, weights and layers make a symbol align, scale and animate.	\#
안내선, 여백, 굵기, 레이어를 갖추어야 기호의 정렬과 크기가 맞고 애니메이션이 동작합니다.	\#
assets	symbol set whose SVG lacks required guides, weights or margins; element that widens one side with no side \#
margin to keep the symbol optically centered (negative margins are allowed); incompatible paths, missing layer \#
annotation, drawn enclosure or badge
symbols.custom-design	Draw custom symbols that are simple, recognizable and to the point	\#
단순하고 알아보기 쉬우며 뜻이 분명한 사용자 설정 기호를 그리기	\#
A symbol that needs explaining, or that leaves people out, does not do its job.	\#
설명이 필요하거나 누군가를 배제하는 기호는 제 역할을 하지 못합니다.	\#
assets,manual	custom symbols drawn at the sizes they are used at, next to the nearest system symbol; detail finer \#
than a pixel at the smallest size; letters, words or gendered figures in the shape; one symbol for different actions, \#
or different symbols for one action
symbols.custom-label	Give custom symbols a spoken label	사용자 설정 기호에 대체 텍스트 레이블을 제공하기	\#
Only system symbols come with a description.	\#
시스템 기호에만 기본 설명이 있습니다.	\#
source,assets,interface	custom symbol used without a label
symbols.custom-animation	Prepare and try out the animation of custom symbols	사용자 설정 기호의 애니메이션을 준비하고 테스트하기	\#
Effects move a symbol layer by layer; paths joined or split in the wrong place come apart on screen.	\#
효과는 기호를 레이어 단위로 움직이므로 패스를 잘못 합치거나 나누면 화면에서 모양이 흐트러집니다.	\#
assets,source,preview,manual	custom symbol used with a symbol effect although it has a single layer or no layer \#
annotation; overlap painted as a white shape instead of an erase layer; layer order unlike the order that variable \#
color should fill; a list of every custom symbol with its effects to try out on a device
symbols.restricted	Do not copy or alter symbols of Apple products and features	Apple 제품이나 기능을 나타내는 기호를 복제하거나 변형하지 않기	\#
Some symbols may only stand for the Apple feature they show.	\#
일부 기호는 해당 Apple 기능을 가리킬 때만 쓸 수 있습니다.	\#
source,assets	restricted symbol used for something else; custom symbol derived from one
"""#
}
