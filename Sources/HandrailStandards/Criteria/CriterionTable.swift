/// The criteria of the standards as rows, in the order of the standards.
enum CriterionTable {
    /// A `#` row is the standard and version of those below. Columns: number, level, title (en, ko), applies to native
    /// apps (y, n or not known), `?` where uncertain, WCAG numbers it corresponds to, remark. Those numbers of
    /// KS X 3253 of 2025 are told by the titles.
    static let text = #"""
#	WCAG	2.2
1.1.1	A	Non-text Content	텍스트가 아닌 콘텐츠	y			
1.2.1	A	Audio-only and Video-only (Prerecorded)	오디오 전용 및 비디오 전용(사전 녹음/녹화된)	y			
1.2.2	A	Captions (Prerecorded)	자막 (사전 녹음된)	y			
1.2.3	A	Audio Description or Media Alternative (Prerecorded)	오디오 설명 또는 미디어 대체 수단(사전 녹화된)	y			
1.2.4	AA	Captions (Live)		y			
1.2.5	AA	Audio Description (Prerecorded)	오디오 설명 (사전 녹화된)	y			
1.2.6	AAA	Sign Language (Prerecorded)	수어 (사전 녹화된)				AAA: not in EN 301 549 clause 11
1.2.7	AAA	Extended Audio Description (Prerecorded)	확장형 오디오 설명 (사전 녹화된)				AAA: not in EN 301 549 clause 11
1.2.8	AAA	Media Alternative (Prerecorded)	미디어 대체 수단 (사전 녹음/녹화된)				AAA: not in EN 301 549 clause 11
1.2.9	AAA	Audio-only (Live)	오디오 전용 (실시간)				AAA: not in EN 301 549 clause 11
1.3.1	A	Info and Relationships	정보와 관계	y			
1.3.2	A	Meaningful Sequence	의미있는 순서	y			
1.3.3	A	Sensory Characteristics	감각 특성	y			
1.3.4	AA	Orientation	방향	y			
1.3.5	AA	Identify Input Purpose	입력 목적 식별	y			
1.3.6	AAA	Identify Purpose	목적 식별				AAA: not in EN 301 549 clause 11
1.4.1	A	Use of Color	색상 사용	y			
1.4.2	A	Audio Control	오디오 제어	y			
1.4.3	AA	Contrast (Minimum)	명도 대비 (최소)	y			
1.4.4	AA	Resize Text	텍스트 크기 조정	y	?		
1.4.5	AA	Images of Text	텍스트 이미지	y			
1.4.6	AAA	Contrast (Enhanced)	명도 대비 (향상된)				AAA: not in EN 301 549 clause 11
1.4.7	AAA	Low or No Background Audio	낮은 배경음 또는 배경음 없음				AAA: not in EN 301 549 clause 11
1.4.8	AAA	Visual Presentation	시각적 표현				AAA: not in EN 301 549 clause 11
1.4.9	AAA	Images of Text (No Exception)	텍스트 이미지 (예외 없음)				AAA: not in EN 301 549 clause 11
1.4.10	AA	Reflow	재정렬	y			
1.4.11	AA	Non-text Contrast	텍스트 아닌 콘텐츠의 명도대비	y			
1.4.12	AA	Text Spacing	텍스트 간격	y			
1.4.13	AA	Content on Hover or Focus	마우스오버 혹은 키보드 초점을 받은 콘텐츠	y			
2.1.1	A	Keyboard	키보드	y			
2.1.2	A	No Keyboard Trap	키보드 함정 방지	y			
2.1.3	AAA	Keyboard (No Exception)	키보드 (예외 없음)				AAA: not in EN 301 549 clause 11
2.1.4	A	Character Key Shortcuts	문자 단축키	y			
2.2.1	A	Timing Adjustable	시간 제한 조정	y			
2.2.2	A	Pause, Stop, Hide	일시정지, 중지, 숨김	y			
2.2.3	AAA	No Timing	시간 제한 없음				AAA: not in EN 301 549 clause 11
2.2.4	AAA	Interruptions	방해 금지				AAA: not in EN 301 549 clause 11
2.2.5	AAA	Re-authenticating	재인증				AAA: not in EN 301 549 clause 11
2.2.6	AAA	Timeouts	시간 제한(Timeouts)				AAA: not in EN 301 549 clause 11
2.3.1	A	Three Flashes or Below Threshold	3회 또는 임계값 이하의 번쩍임	y			
2.3.2	AAA	Three Flashes	3회 번쩍임				AAA: not in EN 301 549 clause 11
2.3.3	AAA	Animation from Interactions	대화형 애니메이션				AAA: not in EN 301 549 clause 11
2.4.1	A	Bypass Blocks	블록 건너뛰기	n			EN 301 549 V3.2.1 clause 11: does not apply
2.4.2	A	Page Titled	페이지 제목 제공	n			EN 301 549 V3.2.1 clause 11: does not apply
2.4.3	A	Focus Order	포커스 순서	y			
2.4.4	A	Link Purpose (In Context)	링크 목적(맥락 상의)	y			
2.4.5	AA	Multiple Ways	다양한 방법 제공	n			EN 301 549 V3.2.1 clause 11: does not apply
2.4.6	AA	Headings and Labels	제목과 레이블	y			
2.4.7	AA	Focus Visible	초점 시각화	y			
2.4.8	AAA	Location	위치 제공				AAA: not in EN 301 549 clause 11
2.4.9	AAA	Link Purpose (Link Only)	링크 목적 (링크만)				AAA: not in EN 301 549 clause 11
2.4.10	AAA	Section Headings	섹션 제목				AAA: not in EN 301 549 clause 11
2.4.11	AA	Focus Not Obscured (Minimum)	초점 표시(최소)		?		new in 2.2, not in EN 301 549 V3.2.1
2.4.12	AAA	Focus Not Obscured (Enhanced)	초점 표시(향상된)		?		AAA: not in EN 301 549 clause 11
2.4.13	AAA	Focus Appearance	초점 형태				AAA: not in EN 301 549 clause 11
2.5.1	A	Pointer Gestures	포인터 제스처	y			
2.5.2	A	Pointer Cancellation	포인터 취소	y			
2.5.3	A	Label in Name	이름 안의 레이블	y			
2.5.4	A	Motion Actuation	움직임 기반 실행	y			
2.5.5	AAA	Target Size (Enhanced)	포인터 입력 크기 (향상된)				AAA: not in EN 301 549 clause 11
2.5.6	AAA	Concurrent Input Mechanisms	동시 입력 메커니즘				AAA: not in EN 301 549 clause 11
2.5.7	AA	Dragging Movements	끌기 동작				new in 2.2, not in EN 301 549 V3.2.1
2.5.8	AA	Target Size (Minimum)	포인터 입력 크기 (최소)				new in 2.2, not in EN 301 549 V3.2.1
3.1.1	A	Language of Page	페이지의 언어	y			
3.1.2	AA	Language of Parts	부분적인 언어 표시	n			EN 301 549 V3.2.1 clause 11: does not apply
3.1.3	AAA	Unusual Words	생소한 단어				AAA: not in EN 301 549 clause 11
3.1.4	AAA	Abbreviations	약어				AAA: not in EN 301 549 clause 11
3.1.5	AAA	Reading Level	독해 수준				AAA: not in EN 301 549 clause 11
3.1.6	AAA	Pronunciation	발음				AAA: not in EN 301 549 clause 11
3.2.1	A	On Focus	초점 활성화 상황	y			
3.2.2	A	On Input	입력 상황	y			
3.2.3	AA	Consistent Navigation	일관된 탐색	n			EN 301 549 V3.2.1 clause 11: does not apply
3.2.4	AA	Consistent Identification	일관된 식별	n			EN 301 549 V3.2.1 clause 11: does not apply
3.2.5	AAA	Change on Request	요구에 의한 변화				AAA: not in EN 301 549 clause 11
3.2.6	A	Consistent Help	일관된 도움말				new in 2.2, not in EN 301 549 V3.2.1
3.3.1	A	Error Identification	오류 식별	y			
3.3.2	A	Labels or Instructions	레이블 또는 지시문	y			
3.3.3	AA	Error Suggestion	오류 수정 제안	y			
3.3.4	AA	Error Prevention (Legal, Financial, Data)	오류 예방 (법률, 금융, 데이터)	y			
3.3.5	AAA	Help	도움말				AAA: not in EN 301 549 clause 11
3.3.6	AAA	Error Prevention (All)	오류 예방 (전체)				AAA: not in EN 301 549 clause 11
3.3.7	A	Redundant Entry	중복 입력				new in 2.2, not in EN 301 549 V3.2.1
3.3.8	AA	Accessible Authentication (Minimum)	접근 가능한 인증 (최소)				new in 2.2, not in EN 301 549 V3.2.1
3.3.9	AAA	Accessible Authentication (Enhanced)	접근 가능한 인증 (향상된)				AAA: not in EN 301 549 clause 11
4.1.1	removed	Parsing	파싱 (제거됨)	n			removed: obsolete and removed in WCAG 2.2
4.1.2	A	Name, Role, Value	이름, 역할, 값	y			
4.1.3	AA	Status Messages	상태 메시지	y	?		
#	EN 301 549	V3.2.1
11.1.1.1		Non-text content		y		1.1.1	divided into open and closed functionality
11.1.1.1.1		Non-text content (open functionality)		y	?	1.1.1	open functionality
11.1.1.1.2		Non-text content (closed functionality)		n	?	1.1.1	closed functionality
11.1.2.1		Audio-only and video-only (prerecorded)		y		1.2.1	divided into open and closed functionality
11.1.2.1.1		Audio-only and video-only (prerecorded - open functionality)		y	?	1.2.1	open functionality
11.1.2.1.2		Audio-only and video-only (prerecorded - closed functionality)		n	?	1.2.1	closed functionality
11.1.2.1.2.1		Prerecorded audio-only (closed functionality)		n	?	1.2.1	closed functionality
11.1.2.1.2.2		Prerecorded video-only (closed functionality)		n	?	1.2.1	closed functionality
11.1.2.2		Captions (prerecorded)		y		1.2.2	
11.1.2.3		Audio description or media alternative (prerecorded)		y		1.2.3	divided into open and closed functionality
11.1.2.3.1		Audio description or media alternative (prerecorded - open functionality)		y	?	1.2.3	open functionality
11.1.2.3.2		Audio description or media alternative (prerecorded - closed functionality)		n	?	1.2.3	closed functionality
11.1.2.4		Captions (live)		y		1.2.4	
11.1.2.5		Audio description (prerecorded)		y		1.2.5	
11.1.3.1		Info and relationships		y		1.3.1	divided into open and closed functionality
11.1.3.1.1		Info and relationships (open functionality)		y	?	1.3.1	open functionality
11.1.3.1.2		Info and relationships (closed functionality)		n	?	1.3.1	closed functionality
11.1.3.2		Meaningful sequence		y		1.3.2	divided into open and closed functionality
11.1.3.2.1		Meaningful sequence (open functionality)		y	?	1.3.2	open functionality
11.1.3.2.2		Meaningful sequence (closed functionality)		n	?	1.3.2	closed functionality
11.1.3.3		Sensory characteristics		y		1.3.3	
11.1.3.4		Orientation		y		1.3.4	
11.1.3.5		Identify input purpose		y		1.3.5	divided into open and closed functionality
11.1.3.5.1		Identify input purpose (open functionality)		y	?	1.3.5	open functionality
11.1.3.5.2		Identify input purpose (closed functionality)		n	?	1.3.5	closed functionality
11.1.4.1		Use of colour		y		1.4.1	
11.1.4.2		Audio control		y		1.4.2	
11.1.4.3		Contrast (minimum)		y		1.4.3	
11.1.4.4		Resize text		y		1.4.4	divided into open and closed functionality
11.1.4.4.1		Resize text (open functionality)		y	?	1.4.4	open functionality
11.1.4.4.2		Resize text (closed functionality)		n	?	1.4.4	closed functionality
11.1.4.5		Images of text		y		1.4.5	divided into open and closed functionality
11.1.4.5.1		Images of text (open functionality)		y	?	1.4.5	open functionality
11.1.4.5.2		Images of text (closed functionality)		n	?	1.4.5	closed functionality
11.1.4.10		Reflow		y		1.4.10	
11.1.4.11		Non-text contrast		y		1.4.11	
11.1.4.12		Text spacing		y		1.4.12	
11.1.4.13		Content on hover or focus		y		1.4.13	
11.2.1.1		Keyboard		y		2.1.1	divided into open and closed functionality
11.2.1.1.1		Keyboard (open functionality)		y	?	2.1.1	open functionality
11.2.1.1.2		Keyboard (closed functionality)		n	?	2.1.1	closed functionality
11.2.1.2		No keyboard trap		y		2.1.2	
11.2.1.4		Character key shortcuts		y		2.1.4	divided into open and closed functionality
11.2.1.4.1		Character key shortcuts (open functionality)		y	?	2.1.4	open functionality
11.2.1.4.2		Character key shortcuts (closed functionality)		n	?	2.1.4	closed functionality
11.2.2.1		Timing adjustable		y		2.2.1	
11.2.2.2		Pause, stop, hide		y		2.2.2	
11.2.3.1		Three flashes or below threshold		y		2.3.1	
11.2.4.3		Focus order		y		2.4.3	
11.2.4.4		Link purpose (in context)		y		2.4.4	
11.2.4.6		Headings and labels		y		2.4.6	
11.2.4.7		Focus visible		y		2.4.7	
11.2.5.1		Pointer gestures		y		2.5.1	
11.2.5.2		Pointer cancellation		y		2.5.2	
11.2.5.3		Label in name		y		2.5.3	divided into open and closed functionality
11.2.5.3.1		Label in name (open functionality)		y	?	2.5.3	open functionality
11.2.5.3.2		Label in name (closed functionality)		n	?	2.5.3	closed functionality
11.2.5.4		Motion actuation		y		2.5.4	
11.3.1.1		Language of software		y	?	3.1.1	divided into open and closed functionality
11.3.1.1.1		Language of software (open functionality)		y	?	3.1.1	open functionality
11.3.1.1.2		Language of software (closed functionality)		n	?	3.1.1	closed functionality
11.3.2.1		On focus		y		3.2.1	
11.3.2.2		On input		y		3.2.2	
11.3.3.1		Error identification		y		3.3.1	divided into open and closed functionality
11.3.3.1.1		Error identification (open functionality)		y	?	3.3.1	open functionality
11.3.3.1.2		Error identification (closed functionality)		n	?	3.3.1	closed functionality
11.3.3.2		Labels or instructions		y		3.3.2	
11.3.3.3		Error suggestion		y		3.3.3	
11.3.3.4		Error prevention (legal, financial, data)		y		3.3.4	
11.4.1.1		Parsing		y		4.1.1	divided into open and closed functionality
11.4.1.1.1		Parsing (open functionality)		y	?	4.1.1	open functionality
11.4.1.1.2		Parsing (closed functionality)		n	?	4.1.1	closed functionality
11.4.1.2		Name, role, value		y		4.1.2	divided into open and closed functionality
11.4.1.2.1		Name, role, value (open functionality)		y	?	4.1.2	open functionality
11.4.1.2.2		Name, role, value (closed functionality)		n	?	4.1.2	closed functionality
11.4.1.3		Status messages		y	?	4.1.3	
11.5.2		Accessibility services		y			heading of 11.5.2.1 to 11.5.2.17
11.5.2.1		Platform accessibility service support for software that provides a user interface		n	?		platform software
11.5.2.2		Platform accessibility service support for assistive technologies		n	?		platform software
11.5.2.3		Use of accessibility services		y			
11.5.2.4		Assistive technology		n	?		software that is assistive technology
11.5.2.5		Object information		y			
11.5.2.6		Row, column, and headers		y			
11.5.2.7		Values		y			
11.5.2.8		Label relationships		y			
11.5.2.9		Parent-child relationships		y			
11.5.2.10		Text		y			
11.5.2.11		List of available actions		y			
11.5.2.12		Execution of available actions		y			
11.5.2.13		Tracking of focus and selection attributes		y			
11.5.2.14		Modification of focus and selection attributes		y			
11.5.2.15		Change notification		y			
11.5.2.16		Modifications of states and properties		y			
11.5.2.17		Modifications of values and text		y			
11.6		Documented accessibility usage		y			heading of 11.6.1 and 11.6.2
11.6.1		User control of accessibility features		n	?		platform software
11.6.2		No disruption of accessibility features		y			
11.7		User preferences		y			
11.8		Authoring tools		y			only where the app is an authoring tool
11.8.1		Content technology		y			only where the app is an authoring tool
11.8.2		Accessible content creation		y			only where the app is an authoring tool
11.8.3		Preservation of accessibility information in transformations		y			only where the app is an authoring tool
11.8.4		Repair assistance		y			only where the app is an authoring tool
11.8.5		Templates		y			only where the app is an authoring tool
#	KS X 3253	2016
5.1			대체 텍스트	y			2.0 (MACAG 2.0); a 2025 edition exists
5.2			자막, 수화 등의 제공	y			2.0 (MACAG 2.0); a 2025 edition exists
5.3			색에 무관한 인식	y			2.0 (MACAG 2.0); a 2025 edition exists
5.4			명도 대비	y			2.0 (MACAG 2.0); a 2025 edition exists
5.5			명확한 지시 사항	y			2.0 (MACAG 2.0); a 2025 edition exists
5.6			알림 기능	y			2.0 (MACAG 2.0); a 2025 edition exists
6.1			초점	y			2.0 (MACAG 2.0); a 2025 edition exists
6.2			누르기 동작 지원	y			2.0 (MACAG 2.0); a 2025 edition exists
6.3			응답 시간 조절	y			2.0 (MACAG 2.0); a 2025 edition exists
6.4			정지 기능 제공	y			2.0 (MACAG 2.0); a 2025 edition exists
6.5			컨트롤의 크기와 간격	y			2.0 (MACAG 2.0); a 2025 edition exists
7.1			입력 도움	y	?		2.0 (MACAG 2.0); a 2025 edition exists
7.2			사용자 인터페이스의 일관성	y	?		2.0 (MACAG 2.0); a 2025 edition exists
7.3			깜박거림의 사용 제한	y			2.0 (MACAG 2.0); a 2025 edition exists
7.4			자동재생 금지	y			2.0 (MACAG 2.0); a 2025 edition exists
7.5			예측 가능성	y	?		2.0 (MACAG 2.0); a 2025 edition exists
8.1			폰트 관련 기능의 활용	y	?		2.0 (MACAG 2.0); a 2025 edition exists
8.2			보조기술과의 호환성	y	?		2.0 (MACAG 2.0); a 2025 edition exists
#	KS X 3253	2025
item-01			텍스트 아닌 콘텐츠	y	?	1.1.1	running number, clause number not confirmed; against 2016: kept
item-02			자막 또는 수어	y	?	1.2.2	running number, clause number not confirmed; against 2016: strengthened
item-03			화면해설	y	?	1.2.5	running number, clause number not confirmed; against 2016: new
item-04			표의 구성	y	?		running number, clause number not confirmed; against 2016: new
item-05			콘텐츠의 선형구조	y	?	1.3.2	running number, clause number not confirmed; against 2016: new
item-06			다양한 감각 지원	y	?	1.3.3	running number, clause number not confirmed; against 2016: merged
item-07			방향 설정	y	?	1.3.4	running number, clause number not confirmed; against 2016: new
item-08			입력 목적 식별	y	?	1.3.5	running number, clause number not confirmed; against 2016: new
item-09			색에 무관한 콘텐츠	y	?	1.4.1	running number, clause number not confirmed; against 2016: kept
item-10			소리 자동 재생	y	?	1.4.2	running number, clause number not confirmed; against 2016: kept
item-11			콘텐츠의 명도대비	y	?	1.4.3	running number, clause number not confirmed; against 2016: strengthened
item-12			콘텐츠 간의 구분	y	?	1.4.11	running number, clause number not confirmed; against 2016: new
item-13			텍스트 크기 조정	y	?	1.4.4	running number, clause number not confirmed; against 2016: strengthened
item-14			이미지 텍스트	y	?	1.4.5	running number, clause number not confirmed; against 2016: new
item-15			리플로우	y	?	1.4.10	running number, clause number not confirmed; against 2016: new
item-16			텍스트 간격	y	?	1.4.12	running number, clause number not confirmed; against 2016: new
item-17			초점 이동과 표시	y	?	2.4.3,2.4.7	running number, clause number not confirmed; against 2016: kept
item-18			조작 가능한 크기	y	?	2.5.8	running number, clause number not confirmed; against 2016: updated
item-19			단일 문자 단축키	y	?	2.1.4	running number, clause number not confirmed; against 2016: new
item-20			응답시간 조절	y	?	2.2.1	running number, clause number not confirmed; against 2016: kept
item-21			움직임 제어	y	?	2.2.2	running number, clause number not confirmed; against 2016: kept
item-22			깜빡임과 번쩍임	y	?	2.3.1	running number, clause number not confirmed; against 2016: kept
item-23			제목	y	?	2.4.6	running number, clause number not confirmed; against 2016: new
item-24			링크 텍스트	y	?	2.4.4	running number, clause number not confirmed; against 2016: new
item-25			다양한 탐색 방법	y	?		running number, clause number not confirmed; against 2016: new
item-26			단일 포인터 입력	y	?	2.5.1,2.5.7	running number, clause number not confirmed; against 2016: kept
item-27			포인터 입력 취소	y	?	2.5.2	running number, clause number not confirmed; against 2016: new
item-28			네임 안의 레이블	y	?	2.5.3	running number, clause number not confirmed; against 2016: new
item-29			동작기반 작동	y	?	2.5.4	running number, clause number not confirmed; against 2016: new
item-30			기본 언어 표시	y	?	3.1.1	running number, clause number not confirmed; against 2016: new
item-31			부분 언어 표시	y	?	3.1.2	running number, clause number not confirmed; against 2016: new
item-32			사용자 요구에 따른 실행	y	?	3.2.1,3.2.2	running number, clause number not confirmed; against 2016: kept
item-33			사용자 인터페이스 컴포넌트의 일관성	y	?	3.2.4	running number, clause number not confirmed; against 2016: strengthened
item-34			도움 정보	y	?	3.2.6	running number, clause number not confirmed; against 2016: new
item-35			오류 정정	y	?	3.3.1,3.3.3	running number, clause number not confirmed; against 2016: split
item-36			레이블	y	?	3.3.2	running number, clause number not confirmed; against 2016: split
item-37			오류 방지	y	?	3.3.4	running number, clause number not confirmed; against 2016: new
item-38			반복 입력 정보	y	?	3.3.7	running number, clause number not confirmed; against 2016: new
item-39			접근 가능한 인증	y	?	3.3.8	running number, clause number not confirmed; against 2016: new
item-40			사용자 인터페이스 컴포넌트	y	?	4.1.2	running number, clause number not confirmed; against 2016: strengthened
item-41			상태 메시지	y	?	4.1.3	running number, clause number not confirmed; against 2016: new
#	KWCAG	2.2
5.1.1			적절한 대체 텍스트 제공	n			web only, reference; KS X OT0003:2022
5.2.1			자막 제공	n			web only, reference; KS X OT0003:2022
5.3.1			표의 구성	n			web only, reference; KS X OT0003:2022
5.3.2			콘텐츠의 선형구조	n		1.3.2	web only, reference; KS X OT0003:2022
5.3.3			명확한 지시사항 제공	n		1.3.3	web only, reference; KS X OT0003:2022
5.4.1			색에 무관한 콘텐츠 인식	n		1.4.1	web only, reference; KS X OT0003:2022
5.4.2			자동 재생 금지	n			web only, reference; KS X OT0003:2022
5.4.3			텍스트 콘텐츠의 명도 대비	n		1.4.3	web only, reference; KS X OT0003:2022
5.4.4			콘텐츠 간의 구분	n			web only, reference; KS X OT0003:2022
6.1.1			키보드 사용 보장	n		2.1.1	web only, reference; KS X OT0003:2022
6.1.2			초점 이동과 표시	n		2.4.3,2.4.7,2.4.11	web only, reference; KS X OT0003:2022
6.1.3			조작 가능	n		2.5.8	web only, reference; KS X OT0003:2022
6.1.4			문자 단축키	n		2.1.4	web only, reference; KS X OT0003:2022
6.2.1			응답시간 조절	n		2.2.1	web only, reference; KS X OT0003:2022
6.2.2			정지 기능 제공	n		2.2.2	web only, reference; KS X OT0003:2022
6.3.1			깜빡임과 번쩍임 사용 제한	n		2.3.1	web only, reference; KS X OT0003:2022
6.4.1			반복 영역 건너뛰기	n		2.4.1	web only, reference; KS X OT0003:2022
6.4.2			제목 제공	n		2.4.2,2.4.6	web only, reference; KS X OT0003:2022
6.4.3			적절한 링크 텍스트	n		2.4.4	web only, reference; KS X OT0003:2022
6.4.4			고정된 참조 위치 정보	n			web only, reference; KS X OT0003:2022
6.5.1			단일 포인터 입력 지원	n		2.5.1,2.5.7	web only, reference; KS X OT0003:2022
6.5.2			포인터 입력 취소	n		2.5.2	web only, reference; KS X OT0003:2022
6.5.3			레이블과 네임	n		2.5.3	web only, reference; KS X OT0003:2022
6.5.4			동작기반 작동	n		2.5.4	web only, reference; KS X OT0003:2022
7.1.1			기본 언어 표시	n		3.1.1	web only, reference; KS X OT0003:2022
7.2.1			사용자 요구에 따른 실행	n		3.2.1,3.2.2	web only, reference; KS X OT0003:2022
7.2.2			찾기 쉬운 도움 정보	n		3.2.6	web only, reference; KS X OT0003:2022
7.3.1			오류 정정	n		3.3.1,3.3.3	web only, reference; KS X OT0003:2022
7.3.2			레이블 제공	n		3.3.2	web only, reference; KS X OT0003:2022
7.3.3			접근 가능한 인증	n		3.3.8	web only, reference; KS X OT0003:2022
7.3.4			반복 입력 정보	n		3.3.7	web only, reference; KS X OT0003:2022
8.1.1			마크업 오류 방지	n			web only, reference; KS X OT0003:2022
8.2.1			웹 애플리케이션 접근성 준수	n		4.1.2,4.1.3	web only, reference; KS X OT0003:2022
"""#
}
