/// Guidelines on nodes of Texture (AsyncDisplayKit), in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum TextureGuidelineRows {
    /// The rows.
    static let text = #"""
#	Texture (AsyncDisplayKit) nodes
texture.element-exposure	Expose what a node shows	노드가 보여 주는 내용을 손쉬운 사용 요소로 노출하기	\#
Text nodes expose themselves once they have text, control and button nodes once interaction is on, which adding a \#
target does; plain display nodes do not.	\#
ASTextNode는 글이 있으면, 컨트롤과 버튼 노드는 상호작용이 켜지면(타깃을 추가하면) 노출되지만 ASDisplayNode는 그렇지 않습니다.	\#
source,capture	meaningful ASDisplayNode, ASImageNode, ASNetworkImageNode or ASControlNode with neither label nor \#
element flag; tappable node without button trait
texture.focus-order	Order focus with accessibilityElements	accessibilityElements로 포커스 순서를 정하기	\#
The list is read from its first entry on; what it omits is unreachable.	\#
목록의 0번 항목부터 차례로 포커스를 받으며 목록에 없는 요소에는 포커스가 가지 않습니다.	\#
source	accessibilityElements omitting an interactive subnode; list set before nodes exist; order against layout
texture.container-aggregation	Aggregate with isAccessibilityContainer knowingly	\#
isAccessibilityContainer가 레이블을 합치는 방식을 이해하고 사용하기	\#
A container speaks its children's labels as one and takes their focus away, buttons included.	\#
컨테이너는 자식의 레이블을 하나로 합쳐 읽고, 버튼을 포함한 자식에는 포커스가 가지 않게 합니다.	\#
source,capture	container whose tappable child loses its action (empty label, or none of the traits button, link, \#
keyboard key); container over a table or collection node (not aggregated at all); hidden children that still \#
contribute text; container together with explicit accessibilityElements; aggregated label too long
texture.summary-element	Give a compound cell one summary and its own actions	복합 셀에는 요약 요소와 개별 동작을 함께 제공하기	\#
One label for the whole, separate stops for what can be tapped.	\#
전체는 하나의 레이블로 읽고, 누를 수 있는 요소에는 따로 포커스가 가게 합니다.	\#
source,capture	cell node whose texts are separate stops; summary label that hides child buttons; summary label not \#
rebuilt when content changes
texture.state-updates	Keep node labels and traits true as state changes	상태가 바뀌면 노드의 레이블과 특성도 갱신하기	\#
A disabled or selected node must say so.	\#
비활성화되거나 선택된 노드는 그 상태까지 읽어 주어야 합니다.	\#
source	isEnabled or isSelected changed without traits; custom label fixed while text changes; layer-backed or \#
rasterized interactive node
texture.label-after-text	Set a text node's own label after its text	텍스트 노드의 레이블은 텍스트를 넣은 뒤에 지정하기	\#
Every new attributed text puts the default label back, and a node that fills or empties has its element flag reset.	\#
attributedText를 바꿀 때마다 레이블이 기본값으로 돌아가고, 내용이 생기거나 없어지면 isAccessibilityElement도 다시 정해집니다.	\#
source,capture	accessibilityLabel or isAccessibilityElement set on an ASTextNode before its attributedText, or set \#
once while the text changes later; label set in init with the text bound afterwards; text node hidden on purpose that \#
comes back when its text arrives
"""#
}
