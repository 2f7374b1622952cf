/// What VoiceOver says for SF Symbols, as the system of iOS 15 names them.
///
/// Where the system has a generated and a hand-written name, this is the hand-written one, which wins. Against labels
/// seen in dumps of running apps: they agree but for case (`plus`, `xmark`, `ellipsis`, `magnifyingglass`), which
/// nobody hears, so the system's own spelling stays; for `trash` one dump has "Remove", which that app may have written
/// itself, so "trash" stays and is marked uncertain; `moon` comes from one dump alone and is uncertain.
/// `clock.arrow.circlepath` was heard as its raw name, so it is left out, like all that is not known.
enum SpokenSymbolTable {
    /// Columns: symbol, English, Korean (empty where not known), `?` where uncertain.
    static let text = #"""
1.magnifyingglass	zoom to actual size	실제 크기로 확대/축소	
a.circle	A Circle	원형 A	
a.circle.fill	A Circle	원형 A	
archivebox	archive	아카이브	
archivebox.circle	archive	아카이브	
archivebox.circle.fill	archive	아카이브	
archivebox.fill	archive	아카이브	
arkit	ar	증강 현실	
arrow.clockwise	refresh	새로 고침	
arrow.clockwise.circle	refresh	새로 고침	
arrow.clockwise.circle.fill	refresh	새로 고침	
arrow.counterclockwise.circle	Refresh Circle	원형 새로 고침	
arrow.down	Down	아래쪽	
arrow.down.circle	Arrow Down Circle	원형 아래쪽 화살표	
arrow.down.circle.fill	Arrow Down Circle	원형 아래쪽 화살표	
arrow.down.to.line.alt	end	끝	
arrow.down.to.line.circle	end	끝	
arrow.down.to.line.compact	end	끝	
arrow.left	Left	왼쪽	
arrow.left.and.right.righttriangle.left.righttriangle.right	flip horizontal	수평 뒤집기	
arrow.right	Right	오른쪽	
arrow.right.circle	Arrow Right Circle	원형 오른쪽 화살표	
arrow.right.circle.fill	Arrow Right Circle	원형 오른쪽 화살표	
arrow.right.to.line.alt	tab	탭	
arrow.right.to.line.circle	tab	탭	
arrow.right.to.line.circle.fill	tab	탭	
arrow.up	Up	위쪽	
arrow.up.and.down.righttriangle.up.fill.righttriangle.down.fill	flip vertical	수직 뒤집기	
arrow.up.arrow.down	sort	정렬	
arrow.up.arrow.down.circle	sort	정렬	
arrow.up.arrow.down.circle.fill	sort	정렬	
arrow.up.arrow.down.square	sort	정렬	
arrow.up.arrow.down.square.fill	sort	정렬	
arrow.up.bin	Not Junk	정크 아님	
arrow.up.doc	Previous Page	이전 페이지	
arrow.up.doc.fill	Previous Page	이전 페이지	
arrow.up.left.and.arrow.down.right	enter full screen	전체 화면 시작	
arrow.up.right.video	outgoing facetime video call	발신 FaceTime 영상 통화	
arrow.up.right.video.fill	outgoing facetime video call	발신 FaceTime 영상 통화	
arrow.up.to.line	home	홈	
arrow.up.to.line.circle.fill	home	홈	
arrow.up.to.line.compact	home	홈	
arrow.uturn.backward	undo	실행 취소	
arrow.uturn.backward.circle	undo	실행 취소	
arrow.uturn.backward.circle.badge.ellipsis	Undo	실행 취소	
bag.circle	shopping bag	쇼핑백	
bag.circle.fill	shopping bag	쇼핑백	
bell	notifications	알림	
bell.circle	notifications	알림	
bell.circle.fill	notifications	알림	
bell.fill	notifications	알림	
bell.slash	notifications off	알림 끔	
bell.slash.circle	notifications off	알림 끔	
books.vertical.fill	Bookshelf	책장	
briefcase	Briefcase	서류 가방	
briefcase.fill	Briefcase	서류 가방	
bubble.left	comment left	왼쪽 주석	
bubble.left.and.bubble.right	conversation	대화	
bus.fill	bus	버스	
c.circle	C Circle	원형 C	
c.circle.fill	C Circle	원형 C	
calendar	calendar	캘린더	
calendar.badge.clock	date and time	날짜 및 시간	
calendar.badge.minus	remove from calendar	캘린더에서 제거	
calendar.badge.plus	add to calendar	캘린더에 추가	
calendar.circle	calendar	캘린더	
calendar.circle.fill	calendar	캘린더	
camera	camera	카메라	
camera.circle	camera	카메라	
camera.circle.fill	camera	카메라	
chart.bar	chart column	막대 차트	
chart.bar.fill	chart column	막대 차트	
chart.line.uptrend.xyaxis	chart line	차트 선	
checkmark	selected	선택됨	
checkmark.circle	selected	선택됨	
checkmark.circle.fill	selected	선택됨	
checkmark.seal	verified	확인됨	
checkmark.seal.fill	verified	확인됨	
checkmark.square	selected	선택됨	
checkmark.square.fill	selected	선택됨	
chevron.back	Back	뒤로	
chevron.backward	Back	뒤로	
chevron.backward.circle.fill	Back	뒤로	
chevron.down	go down	아래로 이동	
chevron.down.circle	go down	아래로 이동	
chevron.down.square	go down	아래로 이동	
chevron.down.square.fill	go down	아래로 이동	
chevron.forward	Forward	앞으로	
chevron.left	Back	뒤로	
chevron.left.circle	go left	왼쪽으로 이동	
chevron.left.square	go left	왼쪽으로 이동	
chevron.left.square.fill	go left	왼쪽으로 이동	
chevron.right	Forward	앞으로	
chevron.right.circle	go right	오른쪽으로 이동	
chevron.right.circle.fill	go right	오른쪽으로 이동	
chevron.up	go up	위로 이동	
chevron.up.chevron.down	Up and down Chevrons	V자형 위/아래	
chevron.up.circle	go up	위로 이동	
circle.dashed	circular selection	원형 선택	
circle.fill	Circle	원형	
clear.fill	Clear	지우기	
clock	clock	시계	
clock.fill	clock	시계	
cloud.heavyrain.fill	heavy rain	호우	
cloud.moon	partly cloudy night	한때 흐림 야간	
cloud.moon.bolt	scattered thunderstorm night	천둥 번개를 동반한 산발적인 폭풍우 야간	
creditcard.fill	card	카드	
crop	crop	자르기	
crop.rotate	crop and rotate	자르기 및 회전	
doc	document	문서	
doc.append	Append	추가	
doc.circle	document	문서	
doc.circle.fill	document	문서	
doc.fill	document	문서	
doc.on.clipboard	paste	붙여넣기	
doc.on.doc	copy	복사	
doc.on.doc.fill	copy	복사	
doc.plaintext	Plain Text	일반 텍스트	
doc.richtext	rich text document	리치 텍스트 문서	
doc.text	plain text document	일반 텍스트 문서	
doc.text.fill	plain text document	일반 텍스트 문서	
doc.text.fill.viewfinder	scan document	문서 스캔	
doc.text.magnifyingglass	search document	문서 검색	
dot.radiowaves.left.and.right	radio	라디오	
drop.fill	Water drop	물방울	
drop.triangle	liquid detect	액체 감지	
eject	eject	추출	
eject.fill	eject	추출	
ellipsis	more	더 보기	
ellipsis.circle	more	더 보기	
ellipsis.circle.fill	more	더 보기	
emoji.face.grinning	Grinning face	활짝 웃는 얼굴	
emphasize.bubble.tapback	Exclamation mark	느낌표	
emphasize.bubble.tapback.2	Exclamation mark, and other reactions	느낌표 및 기타 반응	
envelope	get mail	메일 가져오기	
envelope.badge	mark unread	읽지 않음으로 표시	
envelope.badge.fill	mark unread	읽지 않음으로 표시	
exclamationmark.bubble	Alert	경고	
exclamationmark.bubble.fill	report	리포트	
exclamationmark.circle	Error	오류	
exclamationmark.icloud.fill	iCloud upload error	iCloud 업로드 오류	
exclamationmark.triangle	warning	경고	
exclamationmark.triangle.fill	warning	경고	
eye	show	보기	
eye.circle	show	보기	
eye.circle.fill	show	보기	
eye.fill	show	보기	
eye.slash	hide	가리기	
eye.slash.circle	hide	가리기	
eye.slash.circle.fill	hide	가리기	
eye.slash.fill	hide	가리기	
flowchart.fill	Workflow	작업흐름	
folder	move	이동	
folder.badge.minus	new folder	새로운 폴더	?
folder.badge.person.crop	Shared Folder	공유 폴더	
folder.badge.plus	new folder	새로운 폴더	
folder.circle	move	이동	
gauge.badge.minus	remove from dashboard	대시보드에서 제거	
gauge.badge.plus	add to dashboard	대시보드에 추가	
gear	settings	설정	
gearshape.2	advanced	고급	
gearshape.2.fill	advanced	고급	
genericTV	TV	TV	
globe	Globe	지구본	
gobackward	go backward	뒤로 이동	
gobackward.10	go backward 10 seconds	10초 뒤로 이동	
gobackward.15	go backward 15 seconds	15초 뒤로 이동	
hearingdevice.ear	MFi Hearing Aids	MFi 보청기	
heart	love	좋아요	
heart.bubble.tapback	Heart	하트	
heart.circle	love	좋아요	
heart.circle.fill	love	좋아요	
heart.fill	love	좋아요	
homepodmini.2.fill	HomePod mini Pair	HomePod mini 페어링	
homepodmini.fill	HomePod mini	HomePod mini	
hourglass	duration	실행 시간	
hourglass.tophalf.fill	duration end	실행 시간 종료	
hourglass.tophalf.filled	duration end	실행 시간 종료	
house	home	집	
icloud.circle.fill	iCloud	iCloud	
icloud.fill	iCloud	iCloud	
icloud.slash	not uploaded to iCloud	iCloud에 업로드되지 않음	
info.circle	info	정보	
info.circle.and.sparkles	Detected item info	감지된 물품 정보	
info.circle.fill	info	정보	
iphone.homebutton.badge.play	keynote remote	Keynote 리모컨	
light.min	keyboard backlight lower	키보드 백라이트 밝기 낮게	
lightbulb.fill	Lightbulb	전구	
line.3.horizontal	drag	드래그	
line.3.horizontal.decrease.circle	filter	필터	
line.3.horizontal.decrease.circle.fill	filter	필터	
line.horizontal.3	drag	드래그	
line.horizontal.3.decrease.circle	filter	필터	
line.horizontal.3.decrease.circle.fill	filter	필터	
line.horizontal.star.fill.line.horizontal	Favorites Bar	즐겨찾기 막대	
lineweight	edit line	줄 편집	
link	link	링크	
link.circle	link	링크	
list.bullet	List	목록	
list.bullet.below.rectangle	split view vertically	수직 분할 화면 보기	
list.dash	list	목록	
list.number	numbered list	번호 목록	
list.number.rtl	numbered list	번호 목록	
location.circle.fill	orient to phone	전화기 향하기	
location.fill	location services	위치 서비스	
location.north	orient to phone	전화기 향하기	
location.north.fill	orient to phone	전화기 향하기	
location.north.line	orient to north	북쪽 향하기	
location.north.line.fill	orient to north	북쪽 향하기	
location.slash.fill	location services off	위치 서비스 끔	
lock	lock	잠금	
lock.circle	lock	잠금	
lock.fill	lock	잠금	
lock.open	unlock	잠금 해제	
lock.open.fill	unlock	잠금 해제	
lock.rotation.open	unlock rotation	회전 잠금 해제	
lock.slash	lock off	잠금 해제	
lock.slash.fill	lock off	잠금 해제	
loupe	Loupe	확대경	
macwindow	window	윈도우	
magnifyingglass	Search	검색	
magnifyingglass.circle	search	검색	
magnifyingglass.circle.fill	search	검색	
map.fill	show map	지도 보기	
mappin	map pin	지도 핀	
mappin.and.ellipse	remove map pin	지도 핀 제거	?
mic.fill	microphone	마이크	
mic.slash	microphone off	마이크 끔	
mic.slash.fill	microphone off	마이크 끔	
minus	remove	제거	
minus.circle	remove	제거	
minus.circle.fill	remove	제거	
minus.magnifyingglass	zoom out	축소	
minus.slash.plus	Adjust Goal	목표 조절	
moon	do not disturb		?
music.badge.plus	Music	음악	
music.mic	artist	아티스트	
music.note	song	노래	
nosign	stop	중단	
note.text	notes	메모	
option	option	옵션	
paperclip.circle.fill	attachements	첨부 파일	
paperplane	send	보내기	
paperplane.circle	send	보내기	
paperplane.circle.fill	send	보내기	
paperplane.fill	send	보내기	
paragraphsign	Paragraph Mark		?
pause	pause	일시 정지	
pause.circle	pause	일시 정지	
pause.circle.fill	pause	일시 정지	
pause.fill	pause	일시 정지	
pause.rectangle	pause	일시 정지	
pause.rectangle.fill	pause	일시 정지	
pencil	edit	편집	
pencil.and.outline	annotate	주석	
pencil.circle	edit	편집	
pencil.tip.crop.circle.badge.plus	add markup	마크업 추가	
person.2.square.stack	Compilations	두 명의 사람이 그려진 정사각형 스택	
person.circle.fill	Contact Photo	연락처 사진	
person.crop.circle	account	계정	
person.crop.circle.badge.minus	Unfollow	팔로우 취소	
phone.fill.badge.plus	add to call	통화에 추가	
photo	photo	사진	
photo.fill	photo	사진	
pianokeys	Piano	피아노	
pills.fill	Medicine	약	
pin	pin	핀	
play.circle	play	재생	
play.circle.fill	play	재생	
play.fill	play	재생	
play.rectangle.fill	slideshow	슬라이드쇼	
playpause	Play/Pause	재생/일시 정지	
playpause.fill	go backward	뒤로 이동	?
plus	add	추가	
plus.app	Add to home screen	홈 화면에 추가	
plus.app.fill	Add to home screen	홈 화면에 추가	
plus.bubble.fill	comment	주석	
plus.bubble.tapback	Add reaction	반응 추가	
plus.circle	add	추가	
plus.circle.fill	add	추가	
plus.magnifyingglass	zoom in	확대	
plus.rectangle	Add Slide		?
plus.square.fill	add	추가	
plus.square.fill.on.square.fill	duplicate	복제	
plus.square.on.square	duplicate	복제	
purchased.circle	purchased	구입 항목	
purchased.circle.fill	purchased	구입 항목	
qrcode	qr code	QR 코드	
question.bubble.tapback.fill	Question mark	물음표	
questionmark.diamond	question	질문	
questionmark.diamond.fill	question	질문	
safari	safari	Safari	
safari.fill	safari	Safari	
scissors	cut	오려두기	
scribble	draw	그리기	
selection.pin.in	Trim	다듬기	
selection.pin.in.out	Trim		?
shield	Shield	방패	
shield.fill	Shield	방패	
shift	shift	shift	
snowflake	snow flurry	소낙눈	
sparkles	sparkle	반짝반짝	
speaker	volume lowest	음량 가장 낮게	
speaker.bluetooth.fill	Bluetooth speaker	Bluetooth 스피커	
speaker.fill	volume lowest	음량 가장 낮게	
speaker.slash	mute	소리 끔	
speaker.slash.fill	mute	소리 끔	
speaker.slash.fill.rtl	mute	소리 끔	
speaker.slash.rtl	mute	소리 끔	
speaker.wave.1	volume low	음량 낮게	
speaker.wave.1.fill	volume low	음량 낮게	
speaker.wave.2	volume high	음량 높게	
speaker.wave.2.fill	volume high	음량 높게	
speaker.wave.3	volume highest	음량 가장 높게	
speaker.wave.3.fill	volume highest	음량 가장 높게	
square	square	정사각형	
square.and.arrow.down	download	다운로드	
square.and.arrow.down.fill	download	다운로드	
square.and.arrow.up	Share	공유	
square.and.arrow.up.fill	share	공유	
square.and.line.vertical.and.square	Compare Photos	사진 비교	
square.and.line.vertical.and.square.fill	Compare Photos	사진 비교	
square.and.pencil	compose	작성	
square.dashed	rectangular selection	직사각형 선택	
square.fill	square	정사각형	
square.fill.and.line.vertical.and.square	Compare Photos	사진 비교	
square.stack.3d.up	hdr	HDR	
square.stack.3d.up.fill	hdr	HDR	
star	favorite	즐겨찾기	
star.circle	favorite	즐겨찾기	
star.circle.fill	favorite	즐겨찾기	
star.fill	favorite	즐겨찾기	
star.lefthalf.fill	Half Star	별 반 개	
star.slash	remove favorite	즐겨찾기 제거	
star.slash.fill	remove favorite	즐겨찾기 제거	
star.square	favorite	즐겨찾기	
staroflife.circle.fill	medical id	의료 정보	
staroflife.fill	medical id	의료 정보	
stethoscope	Stethoscope	청진기	
stop.fill	Stop	중단	
stopwatch	stopwatch	스톱워치	
stopwatch.fill	stopwatch	스톱워치	
strikethrough	strike through	취소선	
tram	train	기차	
tram.fill	train	기차	
trash	trash	휴지통	?
tray.2	all mailboxes	모든 메일상자	
tray.2.fill	all mailboxes	모든 메일상자	
tray.and.arrow.down	inbox	받은 편지함	
tray.and.arrow.down.fill	inbox	받은 편지함	
tray.and.arrow.up	outbox	보낼 편지함	
tray.full	Inbox Full	받은 편지함 가득 참	
tray.full.fill	Inbox Full	받은 편지함 가득 참	
triangle.fill	Triangle	삼각형	
waveform.path	Waveform	파형	
wifi	Wi-Fi	Wi-Fi	
wifi.exclamationmark	Wi-Fi error	Wi-Fi 오류	
wifi.slash	Wi-Fi off	Wi‑Fi 끔	
wind	breezy	미풍	
wrench.fill	Wrench	렌치	
x.squareroot	function x	함수 x	
xmark	Close	닫기	
xmark.bin	junk	정크	
xmark.bin.circle	junk	정크	
xmark.bin.circle.fill	junk	정크	
xmark.bin.fill	junk	정크	
xmark.circle	close	닫기	
xmark.circle.fill	Close	닫기	
xmark.icloud	removed from iCloud	iCloud에서 제거됨	
xmark.square	close	닫기	
xmark.square.fill	close	닫기	
zzz	Utility Alarms (Snooze)	유틸리티 알람(스누즈)	
"""#
}
