/// Guidelines on privacy, in the order in which reports list them.
///
/// `GuidelineTable` says what the columns are.
enum PrivacyGuidelineRows {
    /// The rows.
    static let text = #"""
#	privacy
privacy.data-minimization	Ask only for the data you need	실제로 필요한 데이터에만 접근을 요청하기	\#
Specific requests leave people in control.	\#
구체적으로 요청해야 사용자가 자신의 데이터를 직접 통제할 수 있습니다.	\#
source,plist	usage key with no API that needs it; whole photo library or contacts access where a picker serves; \#
always-location without background use
privacy.transparency	Be open about collection and use	데이터 수집과 사용을 투명하게 알리기	\#
People share what they understand.	\#
사람들은 데이터가 어떻게 쓰이는지 이해해야 안심하고 공유합니다.	\#
plist,source	missing privacy manifest, required-reason API without a declared reason, tracking domains or SDKs \#
undeclared
privacy.on-device	Process on the device where possible	가능하면 기기에서 처리하기	\#
Data that never leaves cannot leak on the way.	\#
기기를 떠나지 않는 데이터는 전송 중에 유출될 일이 없습니다.	\#
source,manual	server speech recognition without on-device requirement; images or text sent out for tasks system \#
frameworks do locally
privacy.system-protections	Adopt the system's protections	시스템의 개인정보 보호 기능과 보안 모범 사례를 따르기	\#
Transport security and data protection exist; do not switch them off.	\#
전송 보안과 데이터 보호는 시스템이 이미 제공하므로 끄지 않아야 합니다.	\#
source,plist	NSAllowsArbitraryLoads, disabled certificate checks, file protection none, secrets in logs, pasteboard \#
reads at launch
privacy.purpose-strings	Explain each request clearly	권한 요청 이유를 명확하게 설명하기	\#
A short, specific sentence with an example earns trust; a vague one is rejected.	\#
예시가 있는 짧고 구체적인 문장은 신뢰를 얻고, 모호한 문장은 심사에서 거부될 수 있습니다.	\#
plist,source,strings	protected API without its usage key; empty, placeholder, vague or passive purpose string; not \#
localized; does not name the benefit
privacy.request-timing	Ask when the feature needs it, not at launch	앱을 실행할 때가 아니라 기능이 필요할 때 권한을 요청하기	\#
In context people understand why.	\#
기능을 쓰려는 순간에 요청해야 이유를 이해할 수 있습니다.	\#
source	authorization request in app launch, scene connect, root view appear or initializer
privacy.pre-alert	A pre-alert screen has one button that leads to the system alert	사전 경고 화면에는 시스템 경고로 이어지는 버튼 하나만 두기	\#
No way out, no second action, no word such as Allow before the real question.	\#
시스템 경고가 나오기 전에는 나가는 방법이나 다른 동작, ‘허용’ 같은 문구를 두지 않습니다.	\#
source,manual	custom view before an authorization request with more than one button, a close control, or a button \#
titled Allow
privacy.tracking	Never mislead before a tracking request	추적 요청 전에 사용자를 오도하지 않기	\#
Imitated alerts, incentives and pictures of the system alert get apps rejected.	\#
시스템 경고를 흉내 내거나 보상을 내걸거나 경고 이미지를 보여 주면 심사에서 거부될 수 있습니다.	\#
source,plist,manual	ATT request without usage key; custom prompt with incentive wording; ad identifier use without \#
request
privacy.location-button	Consider the location button for one-time use	일회성 위치 공유에는 위치 버튼을 고려하기	\#
People share location for one feature without a standing permission.	\#
계속 유지되는 권한을 주지 않고도 특정 기능에 위치를 공유할 수 있습니다.	\#
source	one-shot location request behind a button with full when-in-use authorization
privacy.location-button-style	Fit the location button to your interface and keep it readable	\#
위치 버튼을 UI에 어울리고 알아보기 쉽게 꾸미기	\#
A button that suits its surroundings gets used; the system ignores one that has been made hard to read.	\#
주변과 어울리는 위치 버튼은 쓰기 쉽지만, 읽기 어렵게 바꾼 버튼은 탭해도 시스템이 위치를 공유하지 않습니다.	\#
source,interface,preview	LocationButton or CLLocationButton left in default colors and corners beside styled buttons; \#
low contrast between its foreground and background, reduced opacity, clipped title, too small a frame, also at large \#
text sizes; a look-alike in place of the system button
privacy.authentication	Do not rely on passwords alone	인증을 암호에만 의존하지 않기	\#
Passkeys, biometrics and a second factor protect better.	\#
패스키, 생체 인증, 이중 인증이 더 안전합니다.	\#
source	login with password field and no passkey, Sign in with Apple, biometric or one-time code
privacy.keychain	Keep secrets in the keychain	중요한 정보는 키체인에 저장하기	\#
The keychain is built for secrets.	\#
키체인은 비밀 정보를 위해 만들어졌습니다.	\#
source	token, password or secret written to UserDefaults, AppStorage, files or plists
privacy.plain-text-secrets	Never store secrets as plain text	비밀 정보를 평문으로 저장하지 않기	\#
A readable file is a leaked secret.	\#
누구나 읽을 수 있는 파일에 둔 비밀 정보는 이미 유출된 것과 같습니다.	\#
source,plist,assets	hard-coded keys and passwords in source, plists, bundled files
privacy.no-custom-authentication	Use system sign-in instead of your own scheme	직접 만든 인증 체계 대신 시스템 로그인을 사용하기	\#
AutoFill, passkeys and Sign in with Apple are safer and easier for everybody.	\#
암호 자동 완성, 패스키, Apple로 로그인은 더 안전하고 누구에게나 쉽습니다.	\#
source,interface	credential fields without text content types; web view login; custom PIN or pattern; paste disabled \#
in password fields
"""#
}
