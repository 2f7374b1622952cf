public import HandrailModel

/// What a person does to see whether a criterion is met, where no program can tell.
public enum CriterionStep {
    /// The step for a criterion, by the number of the WCAG criterion that it is, takes over or resembles.
    public static func step(for criterion: Criterion) -> Bilingual {
        let numbers = criterion.standard == .wcag ? [criterion.number] : criterion.wcagNumbers
        let told = numbers.compactMap { steps[$0] }
        guard !told.isEmpty else { return general }
        return Bilingual(en: told.map(\.en).joined(separator: " "), ko: told.map(\.ko).joined(separator: " "))
    }

    private static let general = Bilingual(
        en: "Read the criterion, and try the app on a device against it.", ko: "기준 원문을 읽고 기기에서 앱을 그에 맞춰 확인하세요.")

    private static let steps: [String: Bilingual] = Dictionary(
        TableRow.rows(of: table).map { ($0[0], Bilingual(en: $0[1], ko: $0[2])) },
        uniquingKeysWith: { first, _ in first })

    /// Number, step in English, step in Korean.
    private static let table = #"""
1.1.1	Listen to every image and chart with VoiceOver: does it say what they say, and pass by what only decorates?	\#
VoiceOver로 이미지와 차트를 모두 들어 보고, 담긴 내용을 말하는지, 장식은 지나치는지 확인하세요.
1.2.1	Play everything that is only heard or only seen, and look for a text that says the same.	\#
소리만 있거나 영상만 있는 자료를 재생하고, 같은 내용을 담은 텍스트가 있는지 확인하세요.
1.2.2	Play each video with captions on, and compare them with what is heard.	\#
자막을 켜고 동영상을 재생해 들리는 내용과 맞는지 비교하세요.
1.2.3	Look for an audio description or a text for each video.	\#
동영상마다 오디오 설명이나 대체 텍스트가 있는지 확인하세요.
1.2.4	Watch a live stream of the app with captions on.	\#
앱의 실시간 방송을 자막을 켜고 보세요.
1.2.5	Play each video with audio descriptions on.	\#
오디오 설명을 켜고 동영상을 재생하세요.
1.3.1	Go through headings, lists, tables and forms with the rotor: does their structure show by ear?	\#
로터로 머리말, 목록, 표, 양식을 살펴보고 구조가 소리로도 드러나는지 확인하세요.
1.3.2	Swipe through each screen: does the order make sense?	\#
화면마다 쓸어넘기며 읽는 순서가 자연스러운지 확인하세요.
1.3.3	Read all instructions: do they work without shape, color, size, place and sound?	\#
안내 문구가 모양, 색, 크기, 위치, 소리 없이도 통하는지 확인하세요.
1.3.4	Turn the device on each screen, locked and unlocked.	\#
화면마다 기기를 돌려 보세요.
1.3.5	Fill in each form with AutoFill: is the right kind of data offered?	\#
자동 완성으로 양식을 채워 보고 알맞은 정보가 제안되는지 확인하세요.
1.4.1	Look at each screen in grayscale: is anything lost?	\#
흑백 필터를 켜고 화면마다 알 수 없게 되는 것이 있는지 확인하세요.
1.4.2	Open each screen with the sound on: can what plays by itself be stopped?	\#
소리를 켜고 화면을 열어, 저절로 재생되는 소리를 멈출 수 있는지 확인하세요.
1.4.3	Measure the texts that stand on pictures, gradients and materials, in both appearances.	\#
사진, 그라디언트, 반투명 배경 위의 텍스트 대비를 라이트 모드와 다크 모드에서 측정하세요.
1.4.4	Set the largest accessibility size, and read every text.	\#
글자 크기를 가장 큰 손쉬운 사용 크기로 하고 모든 텍스트를 읽어 보세요.
1.4.5	Look for pictures that show words.	\#
글자를 그림으로 보여 주는 곳이 있는지 찾으세요.
1.4.10	Use the app on the narrowest screen with the largest text: does anything scroll in two directions?	\#
가장 좁은 화면에서 가장 큰 글자로, 두 방향으로 스크롤해야 하는 곳이 있는지 확인하세요.
1.4.11	Measure icons, edges of controls and states against what is behind them.	\#
아이콘, 컨트롤 테두리, 상태 표시가 배경과 구분되는지 대비를 측정하세요.
1.4.12	Switch on Bold Text and larger text: is anything cut off or laid over something else?	\#
볼드체 텍스트와 더 큰 텍스트를 켜고 잘리거나 겹치는 곳이 있는지 확인하세요.
1.4.13	With a pointer and a keyboard, open what comes up by hovering or focus: does it stay, and can it be sent \#
away?	\#
포인터와 키보드로 나타나는 내용이 그대로 머무는지, 닫을 수 있는지 확인하세요.
2.1.1	Do every task with Full Keyboard Access alone.	\#
전체 키보드 접근만으로 모든 작업을 해 보세요.
2.1.2	Go into each view with a keyboard, and out again.	\#
키보드로 모든 뷰에 들어갔다가 나와 보세요.
2.1.4	Try each shortcut of a single letter: can it be switched off or changed?	\#
한 글자 단축키를 끄거나 바꿀 수 있는지 확인하세요.
2.2.1	Wait on each screen: does anything go away or time out, and can that be put off?	\#
화면마다 기다려 보고, 사라지거나 만료되는 것의 시간을 늘릴 수 있는지 확인하세요.
2.2.2	Look for what moves, blinks or updates by itself: can it be paused?	\#
저절로 움직이거나 깜빡이거나 바뀌는 것을 멈출 수 있는지 확인하세요.
2.3.1	Record videos and animations, and count flashes within a second.	\#
동영상과 애니메이션을 녹화해 1초에 몇 번 번쩍이는지 세어 보세요.
2.4.1	With VoiceOver, get past what is the same on every screen.	\#
VoiceOver로 화면마다 반복되는 부분을 건너뛸 수 있는지 확인하세요.
2.4.2	Listen to the title of each screen: does it say where one is?	\#
화면 제목을 듣고 어디에 있는지 알 수 있는지 확인하세요.
2.4.3	Move through each screen with keys and with VoiceOver, also after dialogs close.	\#
대화상자를 닫은 뒤까지 포함해 키보드와 VoiceOver로 초점 순서를 확인하세요.
2.4.4	Listen to each link by itself and with what is around it.	\#
링크를 따로, 그리고 앞뒤 내용과 함께 들어 보세요.
2.4.5	Look for a second way to each screen, such as search.	\#
화면마다 검색 같은 다른 길이 있는지 확인하세요.
2.4.6	Read headings and labels: do they say what they are for?	\#
머리말과 레이블이 무엇을 가리키는지 말해 주는지 확인하세요.
2.4.7	Move with Full Keyboard Access: is the focus seen everywhere?	\#
전체 키보드 접근으로 움직이며 초점이 어디서나 보이는지 확인하세요.
2.4.11	Move with a keyboard: is the focus hidden by bars or sheets?	\#
키보드로 움직이며 막대나 시트가 초점을 가리는지 확인하세요.
2.5.1	Do with one finger and single taps what gestures do.	\#
제스처로 하는 작업을 한 손가락과 한 번 탭하기로 해 보세요.
2.5.2	Touch each control, move away and let go: nothing may happen.	\#
컨트롤을 누른 채 벗어나서 손을 떼어 보세요. 아무 일도 일어나지 않아야 합니다.
2.5.3	Say to Voice Control what is written on each control.	\#
컨트롤에 쓰인 글자를 음성 명령으로 말해 보세요.
2.5.4	Do what shaking or tilting does without moving the device.	\#
흔들거나 기울여 하는 작업을 기기를 움직이지 않고 해 보세요.
2.5.7	Do what dragging does with single taps.	\#
드래그로 하는 작업을 한 번 탭하기로 해 보세요.
2.5.8	Measure small controls on a device, with the space around them.	\#
기기에서 작은 컨트롤의 크기와 주변 간격을 측정하세요.
3.1.1	Listen to the app in each of its languages: is each text spoken in the right one?	\#
앱이 지원하는 언어마다 텍스트를 알맞은 언어로 읽는지 들어 보세요.
3.1.2	Listen to words of other languages in the text.	\#
본문에 섞인 다른 언어의 말이 알맞게 읽히는지 들어 보세요.
3.2.1	Move the focus through each screen: nothing may open or change by that.	\#
초점을 옮기는 것만으로 열리거나 바뀌는 것이 없는지 확인하세요.
3.2.2	Change each control: nothing unexpected may open or go away.	\#
컨트롤 값을 바꾸어 보고 뜻밖에 열리거나 사라지는 것이 없는지 확인하세요.
3.2.3	Compare where the same controls stand on several screens.	\#
여러 화면에서 같은 컨트롤이 같은 자리에 있는지 비교하세요.
3.2.4	Compare what the same action is called on several screens.	\#
여러 화면에서 같은 동작을 같은 이름으로 부르는지 비교하세요.
3.2.6	Look for help on each screen: does it stand in the same place?	\#
도움말이 화면마다 같은 자리에 있는지 확인하세요.
3.3.1	Make a mistake in each form: is it told in words, and spoken?	\#
양식마다 잘못 입력해 보고 오류를 글과 소리로 알려 주는지 확인하세요.
3.3.2	Look for a label or an instruction at each field.	\#
입력란마다 레이블이나 안내가 있는지 확인하세요.
3.3.3	Make a mistake in each form: is a way to mend it offered?	\#
양식마다 잘못 입력해 보고 고치는 방법을 제안하는지 확인하세요.
3.3.4	Order, pay or delete something: can it be checked, or undone?	\#
주문, 결제, 삭제를 해 보고 확인하거나 되돌릴 수 있는지 보세요.
3.3.7	Go through each flow: is anything asked for twice?	\#
흐름마다 같은 정보를 두 번 묻지 않는지 확인하세요.
3.3.8	Sign in without remembering or copying anything.	\#
외우거나 옮겨 적지 않고도 로그인할 수 있는지 확인하세요.
4.1.2	Use each control with VoiceOver: are name, role, value and state right, also after a change?	\#
VoiceOver로 컨트롤을 쓰며 이름, 역할, 값, 상태가 바뀐 뒤에도 맞는지 확인하세요.
4.1.3	Bring up each message with VoiceOver on: is it spoken without moving the focus?	\#
VoiceOver를 켜고 메시지를 띄워, 초점을 옮기지 않아도 읽히는지 확인하세요.
"""#
}
