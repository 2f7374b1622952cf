/// Guidelines on color, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum ColorGuidelineRows {
    /// The rows.
    static let text = #"""
#	color
color.coordinated-palette	Use one coordinated color family	서로 어울리는 하나의 색상 계열을 사용하기	\#
Custom colors should belong together across the whole app.	\#
사용자 설정 색상은 앱 전체에서 서로 어울려야 합니다.	\#
source,assets,manual	inventory of every color with near-duplicates and outliers; the palette drawn as a picture
color.wide-gamut	Keep colors distinct in every display's gamut	디스플레이의 색 영역이 달라도 색상을 구별할 수 있게 하기	\#
Two wide-gamut colors that differ on one display may become one on another.	\#
넓은 색 영역에서 서로 다른 두 색이 다른 디스플레이에서는 같은 색으로 보일 수 있습니다.	\#
source,assets,preview	Display P3 color set or literal without an sRGB counterpart; states or chart series that fall \#
together once clipped to sRGB; color components outside 0…1; device-dependent color space in drawing code
color.contrast-in-context	Check contrast in every context	맥락마다 대비를 확인하기	\#
Bar titles on bar backgrounds need separation too; begin at half the luminance range and aim for 4.5:1 or better.	\#
막대 배경과 막대 버튼 제목도 뚜렷이 구분되어야 합니다. 휘도 차이 50%에서 시작해 4.5:1 이상의 대비를 목표로 합니다.	\#
source,interface,assets,capture	bar tint against title and item colors; selected and disabled states; widgets and \#
notifications
color.lighting-conditions	Check colors in different light	다양한 조명에서 색상을 확인하기	\#
Sunlight, a dim room and a shifted white point wash out differences that look clear at a desk.	\#
책상 앞에서 뚜렷하던 색 차이도 햇빛, 어두운 방, 달라진 화이트 포인트에서는 흐려집니다.	\#
preview,manual	color pairs that only just pass the contrast threshold, shown again with simulated glare, low \#
brightness and a warm white point; a checklist entry to look at the screens with the weakest pairs outdoors and in \#
the dark
color.translucent-bars	Mind translucency when you tint a bar	막대에 색조를 입힐 때 반투명 효과를 고려하기	\#
Content showing through changes the color people see.	\#
비쳐 보이는 콘텐츠가 실제로 보이는 색을 바꿉니다.	\#
source,capture	bar tint over translucent bar with text contrast that fails over light or dark content
color.color-blindness	Test with color-vision deficiency in mind	색각 이상을 고려해 테스트하기	\#
Most people with color blindness confuse red and green.	\#
색각 이상이 있는 사람 대부분은 빨강과 초록을 구별하기 어렵습니다.	\#
capture,preview,assets	screens and palettes shown under protanopia, deuteranopia, tritanopia and achromatopsia, with \#
pairs that collapse
color.key-color	Reserve a key color for interactivity and state	상호작용과 상태를 나타내는 키 색상을 정하기	\#
No other color may compete with it.	\#
다른 색상이 키 색상과 경쟁하지 않아야 합니다.	\#
source,assets	several accent or tint colors on interactive elements; decorative use of the tint color
color.interactive-distinct	Do not share a color between what acts and what does not	상호작용 요소와 그렇지 않은 요소에 같은 색을 쓰지 않기	\#
If both look alike people cannot tell where to tap.	\#
색이 같으면 어디를 탭해야 할지 알 수 없습니다.	\#
source,interface,capture	static text or image in the tint color; button in the body text color without other affordance
color.interactivity-cues	Show in more than one way that something can be tapped	탭할 수 있음을 두 가지 이상의 방법으로 나타내기	\#
A tint alone is lost on people who do not see it; shape, symbol, wording or place says it again.	\#
색조만으로는 알아보지 못하는 사람이 있으므로 모양, 기호, 문구, 위치로도 알려야 합니다.	\#
source,interface,capture	tappable text or image that differs from static content in color alone: no border, fill, \#
underline, symbol, chevron, action wording or customary place; interactive row that looks like a static one
color.cultural-meaning	Check what a color means where it is shown	색이 문화권마다 갖는 의미를 확인하기	\#
Colors speak, and not the same everywhere: rises are red in Korea and green in the US.	\#
색의 의미는 문화권마다 다릅니다. 예를 들어 주가 상승을 한국에서는 빨간색으로, 미국에서는 초록색으로 나타냅니다.	\#
source,strings,manual	gain/loss or success/failure coded by red and green in an app localized for cultures that read \#
them otherwise
color.not-distracting	Do not let color distract	색으로 사용자를 산만하게 하지 않기	\#
Unless color is the app's purpose it should refine, not shout.	\#
색이 앱의 목적이 아니라면 은은하게 보완하는 정도로 사용합니다.	\#
capture,manual	share of strongly saturated area on a captured screen; number of saturated hues at once
"""#
}
