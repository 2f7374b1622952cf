/// What the system guards, one resource a row.
enum ProtectedResourceRows {
    /// Columns: key, other keys that will do, what it is (en, ko), the APIs that ask, platforms, `?` where it is not
    /// certain that the system asks for nothing without the key. A row goes on below a line that ends with `\#`.
    static let text = #"""
NSCameraUsageDescription		the camera	카메라	requestAccess(video|AVMediaTypeVideo) AVCaptureVideoDataOutput \#
AVCaptureMetadataOutput AVCapturePhotoOutput VNDocumentCameraViewController DataScannerViewController \#
ARWorldTrackingConfiguration ARFaceTrackingConfiguration	ios,mac
NSMicrophoneUsageDescription		the microphone	마이크	requestRecordPermission \#
requestAccess(audio|AVMediaTypeAudio) AVAudioRecorder	ios,mac,watch
NSPhotoLibraryUsageDescription		the photo library	사진 보관함	PHPhotoLibrary.requestAuthorization(!addOnly) \#
PHAsset.fetchAssets PHAssetCollection.fetchAssetCollections	ios,mac
NSPhotoLibraryAddUsageDescription	NSPhotoLibraryUsageDescription	adding to the photo library	사진 보관함에 추가	\#
PHPhotoLibrary.requestAuthorization(addOnly) UIImageWriteToSavedPhotosAlbum \#
UISaveVideoAtPathToSavedPhotosAlbum	ios
NSContactsUsageDescription		contacts	연락처	CNContactStore requestAccess(contacts|CNEntityTypeContacts)	\#
ios,mac,watch
NSCalendarsFullAccessUsageDescription		all calendar events	캘린더의 모든 이벤트	requestFullAccessToEvents	\#
ios,mac,watch
NSCalendarsWriteOnlyAccessUsageDescription	NSCalendarsFullAccessUsageDescription	adding calendar events	\#
캘린더에 이벤트 추가	requestWriteOnlyAccessToEvents	ios,mac,watch
NSCalendarsUsageDescription	NSCalendarsFullAccessUsageDescription	calendar events	캘린더	\#
requestAccess(event|EKEntityTypeEvent)	ios,mac,watch
NSRemindersFullAccessUsageDescription		reminders	미리 알림	requestFullAccessToReminders	ios,mac,watch
NSRemindersUsageDescription	NSRemindersFullAccessUsageDescription	reminders	미리 알림	\#
requestAccess(reminder|EKEntityTypeReminder)	ios,mac,watch
NSLocationWhenInUseUsageDescription	NSLocationUsageDescription	the location while the app is used	앱 사용 중의 \#
위치	requestWhenInUseAuthorization	ios,mac,watch,tv
NSLocationAlwaysAndWhenInUseUsageDescription	NSLocationUsageDescription,NSLocationAlwaysUsageDescription	\#
the location at all times	항상 위치	requestAlwaysAuthorization	ios,mac,watch
NSLocationTemporaryUsageDescriptionDictionary		the exact location for a while	일시적인 정확한 위치	\#
requestTemporaryFullAccuracyAuthorization	ios,mac,watch
NSBluetoothAlwaysUsageDescription	NSBluetoothPeripheralUsageDescription	Bluetooth	Bluetooth	\#
CBCentralManager CBPeripheralManager	ios,mac,watch,tv
NSLocalNetworkUsageDescription		devices on the local network	로컬 네트워크의 기기	NWBrowser NetServiceBrowser \#
MCNearbyServiceBrowser MCNearbyServiceAdvertiser	ios	?
NSFaceIDUsageDescription		Face ID	Face ID	evaluatePolicy	ios
NSMotionUsageDescription		motion and fitness data	동작 및 피트니스 데이터	CMMotionActivityManager CMPedometer \#
CMAltimeter	ios,watch
NSHealthShareUsageDescription	NSHealthUpdateUsageDescription	health data	건강 데이터	\#
HKHealthStore.requestAuthorization	ios,watch
NSHomeKitUsageDescription		home data	홈 데이터	HMHomeManager	ios,watch,tv
NSSiriUsageDescription		Siri	Siri	INPreferences.requestSiriAuthorization	ios,watch
NSSpeechRecognitionUsageDescription		speech recognition	음성 인식	SFSpeechRecognizer.requestAuthorization \#
SFSpeechAudioBufferRecognitionRequest SFSpeechURLRecognitionRequest	ios,mac
NSAppleMusicUsageDescription		the media library	미디어 보관함	MPMediaLibrary.requestAuthorization \#
MusicAuthorization.request	ios
NSUserTrackingUsageDescription		tracking across apps and websites	다른 앱과 웹사이트에서의 추적	\#
ATTrackingManager.requestTrackingAuthorization	ios,tv
NFCReaderUsageDescription		NFC tags	NFC 태그	NFCNDEFReaderSession NFCTagReaderSession	ios
NSNearbyInteractionUsageDescription	NSNearbyInteractionAllowOnceUsageDescription	the position of nearby \#
devices	근처 기기의 위치	NISession	ios,watch	?
"""#
}
