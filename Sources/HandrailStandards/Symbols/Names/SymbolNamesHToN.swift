/// The SF Symbols whose names begin with h to n; `SymbolTable` says what stands after a name.
enum SymbolNamesHToN {
    /// The names.
    static let text = #"""
h.circle:A h.circle.fill:A h.square:A h.square.fill:A h.square.fill.on.square.fill:C=h.square.on.square.fill
h.square.on.square:C h.square.on.square.fill:F hammer:A hammer.circle:F hammer.circle.fill:F hammer.fill:A
hammer.slash:Y? hammer.slash.fill:Y? hand.app:J=hand.raised.app hand.app.fill:J=hand.raised.app.fill hand.draw:A
hand.draw.badge.ellipsis:R hand.draw.badge.ellipsis.fill:R hand.draw.fill:A hand.palm.facing:R hand.palm.facing.fill:R
hand.pinch:R hand.pinch.fill:R hand.point.down:C hand.point.down.fill:C hand.point.left:A hand.point.left.fill:A
hand.point.right:A hand.point.right.fill:A hand.point.up:C hand.point.up.braille:C
hand.point.up.braille.badge.ellipsis:R hand.point.up.braille.badge.ellipsis.fill:R hand.point.up.braille.fill:C
hand.point.up.fill:C hand.point.up.left:C hand.point.up.left.and.text:M hand.point.up.left.and.text.fill:M
hand.point.up.left.fill:C hand.raised:A hand.raised.app:K hand.raised.app.fill:K hand.raised.brakesignal:K
hand.raised.brakesignal.slash:K hand.raised.circle:F hand.raised.circle.fill:F hand.raised.fill:A
hand.raised.fingers.spread:J hand.raised.fingers.spread.fill:J hand.raised.palm.facing:R hand.raised.palm.facing.fill:R
hand.raised.slash:A hand.raised.slash.fill:A hand.raised.square:F hand.raised.square.fill:F
hand.raised.square.on.square:F hand.raised.square.on.square.fill:F hand.rays:R hand.rays.fill:R hand.tap:C
hand.tap.fill:C hand.thumbsdown:A hand.thumbsdown.circle:F hand.thumbsdown.circle.fill:F hand.thumbsdown.fill:A
hand.thumbsdown.filled.hand.thumbsup:W hand.thumbsdown.hand.thumbsup:W hand.thumbsdown.hand.thumbsup.fill:W
hand.thumbsdown.hand.thumbsup.filled:W hand.thumbsdown.slash:S hand.thumbsdown.slash.fill:S hand.thumbsup:A
hand.thumbsup.circle:F hand.thumbsup.circle.fill:F hand.thumbsup.fill:A hand.thumbsup.slash:S hand.thumbsup.slash.fill:S
hand.wave:C hand.wave.fill:C handbag:K handbag.circle:M handbag.circle.fill:M handbag.fill:K
handbag.sensor.tag.radiowaves.left.and.right:W handbag.sensor.tag.radiowaves.left.and.right.fill:W hands.and.sparkles:M
hands.and.sparkles.fill:M hands.clap:C hands.clap.fill:C hands.sparkles:C=hands.and.sparkles
hands.sparkles.fill:C=hands.and.sparkles.fill hanger:M hare:A hare.circle:M hare.circle.fill:M hare.fill:A hat.cap:R
hat.cap.fill:R hat.widebrim:R hat.widebrim.fill:R hazardsign:K hazardsign.fill:K
head.profile.arrow.forward.and.vision.pro:R=head.profile.vision.pro.remove!13
head.profile.arrow.forward.and.visionpro:M=head.profile.vision.pro.remove!13 head.profile.vision.pro.remove:X!13
headlight.daytime:K headlight.daytime.fill:K headlight.fog:K headlight.fog.fill:K headlight.high.beam:J
headlight.high.beam.fill:J headlight.low.beam:J headlight.low.beam.fill:J headphones:A headphones.circle:C
headphones.circle.fill:C headphones.dots:T headphones.over.ear:W headphones.sensor.tag.radiowaves.left.and.right:W
headphones.sensor.tag.radiowaves.left.and.right.fill:W headphones.slash:R headset:R headset.circle:R
headset.circle.fill:R hearingaid.ear:C=hearingdevice.ear hearingdevice.and.signal.meter:J
hearingdevice.and.signal.meter.fill:J hearingdevice.ear:F hearingdevice.ear.fill:J heart:A heart.badge.bolt:W
heart.badge.bolt.fill:W heart.badge.bolt.slash:W heart.badge.bolt.slash.fill:W heart.circle:A heart.circle.fill:A
heart.fill:A heart.gauge.open:W heart.rectangle:F heart.rectangle.fill:F heart.slash:A heart.slash.circle:A
heart.slash.circle.fill:A heart.slash.fill:A heart.square:F heart.square.fill:F heart.text.clipboard:R
heart.text.clipboard.fill:R heart.text.square:C heart.text.square.fill:C heat.element.windshield:K heat.waves:M
heat.waves.and.fan:R heat.waves.circle:W heat.waves.circle.fill:W heat.waves.gauge.open:W heater.vertical:J
heater.vertical.fill:J helm:A helmet:R helmet.fill:R hexagon:A hexagon.bottomhalf.filled:F hexagon.fill:A
hexagon.lefthalf.filled:F hexagon.righthalf.filled:F hexagon.tophalf.filled:F hifireceiver:J hifireceiver.fill:J
hifispeaker:A hifispeaker.2:C hifispeaker.2.badge.checkmark:Y? hifispeaker.2.badge.checkmark.fill:Y?
hifispeaker.2.badge.exclamationmark:Y? hifispeaker.2.badge.exclamationmark.fill:Y? hifispeaker.2.badge.minus:R
hifispeaker.2.badge.minus.fill:R hifispeaker.2.badge.plus:R hifispeaker.2.badge.plus.fill:R hifispeaker.2.fill:C
hifispeaker.and.appletv:F!12 hifispeaker.and.appletv.fill:F!12 hifispeaker.and.appletv.fill.rtl:J@!12
hifispeaker.and.appletv.rtl:J@!12 hifispeaker.and.homepod:C!43 hifispeaker.and.homepod.badge.checkmark:Y?!43
hifispeaker.and.homepod.badge.checkmark.fill:Y?!43 hifispeaker.and.homepod.badge.exclamationmark:Y?!43
hifispeaker.and.homepod.badge.exclamationmark.fill:Y?!43 hifispeaker.and.homepod.badge.minus:R!43
hifispeaker.and.homepod.badge.minus.fill:R!43 hifispeaker.and.homepod.badge.plus:R!43
hifispeaker.and.homepod.badge.plus.fill:R!43 hifispeaker.and.homepod.fill:C!43 hifispeaker.and.homepod.mini:R!46
hifispeaker.and.homepod.mini.badge.checkmark:Y?!43 hifispeaker.and.homepod.mini.badge.checkmark.fill:Y?!43
hifispeaker.and.homepod.mini.badge.exclamationmark:Y?!43 hifispeaker.and.homepod.mini.badge.exclamationmark.fill:Y?!43
hifispeaker.and.homepod.mini.badge.minus:R!46 hifispeaker.and.homepod.mini.badge.minus.fill:R!46
hifispeaker.and.homepod.mini.badge.plus:R!46 hifispeaker.and.homepod.mini.badge.plus.fill:R!46
hifispeaker.and.homepod.mini.fill:R!46 hifispeaker.and.homepodmini:E=hifispeaker.and.homepod.mini!46
hifispeaker.and.homepodmini.fill:E=hifispeaker.and.homepod.mini.fill!46 hifispeaker.arrow.forward:R
hifispeaker.arrow.forward.fill:R hifispeaker.badge.checkmark:Y? hifispeaker.badge.checkmark.fill:Y?
hifispeaker.badge.exclamationmark:Y? hifispeaker.badge.exclamationmark.fill:Y? hifispeaker.badge.minus:R
hifispeaker.badge.minus.fill:R hifispeaker.badge.plus:R hifispeaker.badge.plus.fill:R hifispeaker.fill:A highlighter:C
highlighter.badge.ellipsis:W hockey.puck:J hockey.puck.circle:J hockey.puck.circle.fill:J hockey.puck.fill:J
hold.brakesignal:J homekit:C=apple.homekit!42 homepod:C!43 homepod.2:C!43 homepod.2.badge.checkmark:Y?!43
homepod.2.badge.checkmark.fill:Y?!43 homepod.2.badge.exclamationmark:Y?!43 homepod.2.badge.exclamationmark.fill:Y?!43
homepod.2.badge.minus:R!43 homepod.2.badge.minus.fill:R!43 homepod.2.badge.plus:R!43 homepod.2.badge.plus.fill:R!43
homepod.2.fill:C!43 homepod.and.appletv:F!44 homepod.and.appletv.fill:F!44 homepod.and.appletv.fill.rtl:J@!44
homepod.and.appletv.rtl:J@!44 homepod.and.homepod.mini:R!45 homepod.and.homepod.mini.badge.checkmark:Y?!43
homepod.and.homepod.mini.badge.checkmark.fill:Y?!43 homepod.and.homepod.mini.badge.exclamationmark:Y?!43
homepod.and.homepod.mini.badge.exclamationmark.fill:Y?!43 homepod.and.homepod.mini.badge.minus:R!45
homepod.and.homepod.mini.badge.minus.fill:R!45 homepod.and.homepod.mini.badge.plus:R!45
homepod.and.homepod.mini.badge.plus.fill:R!45 homepod.and.homepod.mini.fill:R!45
homepod.and.homepodmini:E=homepod.and.homepod.mini!45 homepod.and.homepodmini.fill:E=homepod.and.homepod.mini.fill!45
homepod.arrow.forward:R!43 homepod.arrow.forward.fill:R!43 homepod.badge.checkmark:W!43
homepod.badge.checkmark.fill:W!43 homepod.badge.checkmark.fill.rtl:W@!43 homepod.badge.checkmark.rtl:W@!43
homepod.badge.exclamationmark:Y?!43 homepod.badge.exclamationmark.fill:Y?!43 homepod.badge.minus:R!43
homepod.badge.minus.fill:R!43 homepod.badge.plus:R!43 homepod.badge.plus.fill:R!43 homepod.fill:C!43 homepod.mini:R!46
homepod.mini.2:R!46 homepod.mini.2.badge.checkmark:Y?!43 homepod.mini.2.badge.checkmark.fill:Y?!43
homepod.mini.2.badge.exclamationmark:Y?!43 homepod.mini.2.badge.exclamationmark.fill:Y?!43
homepod.mini.2.badge.minus:R!46 homepod.mini.2.badge.minus.fill:R!46 homepod.mini.2.badge.plus:R!46
homepod.mini.2.badge.plus.fill:R!46 homepod.mini.2.fill:R!46 homepod.mini.and.appletv:W!47
homepod.mini.and.appletv.fill:W!47 homepod.mini.and.appletv.fill.rtl:W@!47 homepod.mini.and.appletv.rtl:W@!47
homepod.mini.arrow.forward:R!46 homepod.mini.arrow.forward.fill:R!46 homepod.mini.badge.checkmark:W!46
homepod.mini.badge.checkmark.fill:W!46 homepod.mini.badge.checkmark.fill.rtl:W@!46
homepod.mini.badge.checkmark.rtl:W@!46 homepod.mini.badge.exclamationmark:Y?!43
homepod.mini.badge.exclamationmark.fill:Y?!43 homepod.mini.badge.minus:R!46 homepod.mini.badge.minus.fill:R!46
homepod.mini.badge.plus:R!46 homepod.mini.badge.plus.fill:R!46 homepod.mini.fill:R!46 homepodmini:E=homepod.mini!46
homepodmini.2:E=homepod.mini.2!46 homepodmini.2.fill:E=homepod.mini.2.fill!46
homepodmini.and.appletv:F=homepod.mini.and.appletv!47 homepodmini.and.appletv.fill:F=homepod.mini.and.appletv.fill!47
homepodmini.and.appletv.fill.rtl:J=homepod.mini.and.appletv.fill.rtl@!47
homepodmini.and.appletv.rtl:J=homepod.mini.and.appletv.rtl@!47 homepodmini.fill:E=homepod.mini.fill!46 horn:M
horn.blast:M horn.blast.fill:M horn.fill:M hourglass:A hourglass.and.lock:M=hourglass.badge.lock hourglass.badge.eye:R
hourglass.badge.lock:W hourglass.badge.plus:C hourglass.bottomhalf.fill:A=hourglass.bottomhalf.filled
hourglass.bottomhalf.filled:F hourglass.circle:F hourglass.circle.fill:F
hourglass.tophalf.fill:A=hourglass.tophalf.filled hourglass.tophalf.filled:F house:A house.and.flag:K
house.and.flag.circle:K house.and.flag.circle.fill:K house.and.flag.fill:K house.badge.exclamationmark:R
house.badge.exclamationmark.fill:R house.badge.wifi:R house.badge.wifi.fill:R house.circle:C house.circle.fill:C
house.fill:A house.lodge:K house.lodge.circle:K house.lodge.circle.fill:K house.lodge.fill:K house.slash:R
house.slash.fill:R hryvniasign:J
hryvniasign.arrow.circlepath:M=hryvniasign.arrow.trianglehead.counterclockwise.rotate.90
hryvniasign.arrow.trianglehead.counterclockwise.rotate.90:R hryvniasign.bank.building:R hryvniasign.bank.building.fill:R
hryvniasign.building.classical:Y? hryvniasign.building.classical.fill:Y? hryvniasign.circle:A hryvniasign.circle.fill:A
hryvniasign.gauge.chart.lefthalf.righthalf:R hryvniasign.gauge.chart.leftthird.topthird.rightthird:R hryvniasign.ring:R
hryvniasign.ring.dashed:R hryvniasign.square:A hryvniasign.square.fill:A humidifier:J humidifier.and.droplets:J
humidifier.and.droplets.fill:J humidifier.and.ellipsis:W humidifier.and.ellipsis.fill:W humidifier.fill:J humidity:F
humidity.fill:F hurricane:A hurricane.circle:J hurricane.circle.fill:J hydrogen:U hydrogen.circle:U
hydrogen.circle.fill:U hydrogen.square:U hydrogen.square.fill:U i.circle:A i.circle.fill:A i.square:A i.square.fill:A
icloud:A!84 icloud.and.arrow.down:A!84 icloud.and.arrow.down.fill:A!84 icloud.and.arrow.up:A!84
icloud.and.arrow.up.fill:A!84 icloud.circle:A!84 icloud.circle.fill:A!84 icloud.dashed:W!84 icloud.fill:A!84
icloud.slash:A!84 icloud.slash.fill:A!84 icloud.square:F!84 icloud.square.fill:F!84 increase.indent:A
increase.quotelevel:A indianrupeesign:J
indianrupeesign.arrow.circlepath:M=indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90
indianrupeesign.arrow.trianglehead.counterclockwise.rotate.90:R indianrupeesign.bank.building:R
indianrupeesign.bank.building.fill:R indianrupeesign.building.classical:Y? indianrupeesign.building.classical.fill:Y?
indianrupeesign.circle:A indianrupeesign.circle.fill:A indianrupeesign.gauge.chart.lefthalf.righthalf:R
indianrupeesign.gauge.chart.leftthird.topthird.rightthird:R indianrupeesign.ring:R indianrupeesign.ring.dashed:R
indianrupeesign.square:A indianrupeesign.square.fill:A infinity:C infinity.circle:D infinity.circle.fill:D info:A
info.app:Y? info.app.fill:Y? info.bubble:J info.bubble.fill:J info.bubble.fill.rtl:M@ info.bubble.rtl:M@ info.circle:A
info.circle.fill:A info.circle.text.page:U info.circle.text.page.fill:U info.circle.text.page.fill.rtl:U@
info.circle.text.page.rtl:U@ info.square:J info.square.fill:J info.triangle:T info.triangle.fill:T info.windshield:K
inhaler:R inhaler.fill:R inset.filled.applewatch.case:R!15 inset.filled.bottomhalf.rectangle:R
inset.filled.bottomhalf.rectangle.portrait:R inset.filled.bottomhalf.tophalf.rectangle:R
inset.filled.bottomleading.bottomtrailing.rectangle:W inset.filled.bottomleading.rectangle:R
inset.filled.bottomleading.rectangle.portrait:R inset.filled.bottomleft.bottomright.rectangle:W
inset.filled.bottomleft.rectangle:R inset.filled.bottomleft.rectangle.portrait:R inset.filled.bottomright.rectangle:R
inset.filled.bottomright.rectangle.portrait:R inset.filled.bottomthird.rectangle:R
inset.filled.bottomthird.rectangle.portrait:R inset.filled.bottomthird.square:R inset.filled.bottomtrailing.rectangle:R
inset.filled.bottomtrailing.rectangle.portrait:R inset.filled.bubble:Y? inset.filled.capsule:R
inset.filled.capsule.portrait:R inset.filled.center.rectangle:R inset.filled.center.rectangle.badge.plus:R
inset.filled.center.rectangle.portrait:R inset.filled.circle:R inset.filled.circle.dashed:R inset.filled.circle.slash:W
inset.filled.diamond:R inset.filled.leadinghalf.arrow.leading.rectangle:R
inset.filled.leadinghalf.arrowtriangle.backward.rectangle:Y? inset.filled.leadinghalf.rectangle:R
inset.filled.leadinghalf.rectangle.portrait:R inset.filled.leadinghalf.toptrailing.bottomtrailing.rectangle:R
inset.filled.leadinghalf.trailinghalf.rectangle:R inset.filled.leadingthird.rectangle:R
inset.filled.leadingthird.rectangle.badge.xmark:Y? inset.filled.leadingthird.rectangle.portrait:R
inset.filled.leadingthird.square:R
inset.filled.lefthalf.arrow.left.rectangle:R~inset.filled.leadinghalf.arrow.leading.rectangle
inset.filled.lefthalf.arrowtriangle.left.rectangle:Y?
inset.filled.lefthalf.rectangle:R~inset.filled.leadinghalf.rectangle
inset.filled.lefthalf.rectangle.portrait:R~inset.filled.leadinghalf.rectangle.portrait
inset.filled.lefthalf.righthalf.rectangle:R~inset.filled.leadinghalf.trailinghalf.rectangle
inset.filled.lefthalf.topright.bottomright.rectangle:R inset.filled.leftthird.middlethird.rightthird.rectangle:W
inset.filled.leftthird.rectangle:R~inset.filled.leadingthird.rectangle
inset.filled.leftthird.rectangle.badge.xmark:Y?~inset.filled.leadingthird.rectangle.badge.xmark
inset.filled.leftthird.rectangle.portrait:R~inset.filled.leadingthird.rectangle.portrait
inset.filled.leftthird.square:R~inset.filled.leadingthird.square inset.filled.oval:R inset.filled.oval.portrait:R
inset.filled.pano:W inset.filled.rectangle:R
inset.filled.rectangle.and.cursorarrow:R=inset.filled.rectangle.and.pointer.arrow inset.filled.rectangle.and.person:Y?
inset.filled.rectangle.and.person.filled:R inset.filled.rectangle.and.person.filled.circle:T
inset.filled.rectangle.and.person.filled.circle.fill:T inset.filled.rectangle.and.person.filled.slash:X
inset.filled.rectangle.and.person.filled.slash.rtl:X@ inset.filled.rectangle.and.person.slash:Y?
inset.filled.rectangle.and.pointer.arrow:W inset.filled.rectangle.badge.record:R inset.filled.rectangle.on.rectangle:R
inset.filled.rectangle.portrait:R
inset.filled.righthalf.arrow.right.rectangle:R~inset.filled.trailinghalf.arrow.trailing.rectangle
inset.filled.righthalf.arrowtriangle.right.rectangle:Y?
inset.filled.righthalf.lefthalf.rectangle:R~inset.filled.trailinghalf.leadinghalf.rectangle
inset.filled.righthalf.rectangle:R~inset.filled.trailinghalf.rectangle
inset.filled.righthalf.rectangle.portrait:R~inset.filled.trailinghalf.rectangle.portrait
inset.filled.rightthird.rectangle:R~inset.filled.trailingthird.rectangle
inset.filled.rightthird.rectangle.badge.xmark:Y?~inset.filled.trailingthird.rectangle.badge.xmark
inset.filled.rightthird.rectangle.portrait:R~inset.filled.trailingthird.rectangle.portrait
inset.filled.rightthird.square:R~inset.filled.trailingthird.square inset.filled.square:R inset.filled.square.dashed:R
inset.filled.square.dashed.micro:Y? inset.filled.tophalf.bottomhalf.rectangle:R
inset.filled.tophalf.bottomleft.bottomright.rectangle:R inset.filled.tophalf.rectangle:R
inset.filled.tophalf.rectangle.portrait:R inset.filled.topleading.bottomleading.trailinghalf.rectangle:R
inset.filled.topleading.rectangle:R inset.filled.topleading.rectangle.portrait:R
inset.filled.topleft.bottomleft.righthalf.rectangle:R inset.filled.topleft.rectangle:R
inset.filled.topleft.rectangle.portrait:R inset.filled.topleft.topright.bottomhalf.rectangle:R
inset.filled.topleft.topright.bottomleft.bottomright.rectangle:R inset.filled.topright.rectangle:R
inset.filled.topright.rectangle.portrait:R inset.filled.topthird.middlethird.bottomthird.rectangle:W
inset.filled.topthird.rectangle:R inset.filled.topthird.rectangle.portrait:R inset.filled.topthird.square:R
inset.filled.toptrailing.rectangle:R inset.filled.toptrailing.rectangle.portrait:R
inset.filled.trailinghalf.arrow.trailing.rectangle:R inset.filled.trailinghalf.arrowtriangle.forward.rectangle:Y?
inset.filled.trailinghalf.leadinghalf.rectangle:R inset.filled.trailinghalf.rectangle:R
inset.filled.trailinghalf.rectangle.portrait:R inset.filled.trailingthird.rectangle:R
inset.filled.trailingthird.rectangle.badge.xmark:Y? inset.filled.trailingthird.rectangle.portrait:R
inset.filled.trailingthird.square:R inset.filled.triangle:R inset.filled.tv:R
inset.left.half.filled.square.dashed.micro:Y? inset.left.half.square.dashed.micro:Y? inset.square.dashed.micro:Y?
interface.window:Y? interface.window.and.pointer.arrow:Y? interface.window.badge.plus:Y? interface.window.dashed:Y?
interface.window.on.rectangle:Y? interface.window.on.rectangle.dashed:Y? interface.window.stack:Y? internaldrive:C
internaldrive.fill:C ipad:C!85 ipad.and.arrow.forward:F ipad.and.iphone:F=ipad.landscape.and.iphone!87
ipad.and.iphone.slash:K=ipad.landscape.and.iphone.slash!87 ipad.badge.checkmark:W!85 ipad.badge.exclamationmark:P!85
ipad.badge.location:R!85 ipad.badge.play:D!85 ipad.case:M!90 ipad.case.and.iphone.case:M!88 ipad.gen1:K!85
ipad.gen1.badge.exclamationmark:P!85 ipad.gen1.badge.location:R!85 ipad.gen1.badge.play:K!85
ipad.gen1.crop.homebutton.circle:W!85 ipad.gen1.landscape:K!85 ipad.gen1.landscape.badge.exclamationmark:P!85
ipad.gen1.landscape.badge.location:R!85 ipad.gen1.landscape.badge.play:K!85 ipad.gen1.landscape.slash:R!85
ipad.gen1.sizes:W!85 ipad.gen1.slash:R!85 ipad.gen2:K!85 ipad.gen2.badge.exclamationmark:P!85
ipad.gen2.badge.location:R!85 ipad.gen2.badge.play:K!85 ipad.gen2.landscape:K!85
ipad.gen2.landscape.badge.exclamationmark:P!85 ipad.gen2.landscape.badge.location:R!85
ipad.gen2.landscape.badge.play:K!85 ipad.gen2.landscape.slash:R!85 ipad.gen2.sizes:W!85 ipad.gen2.slash:R!85
ipad.homebutton:C=ipad.gen1!85 ipad.homebutton.badge.play:D=ipad.gen1.badge.play!85
ipad.homebutton.landscape:C=ipad.gen1.landscape!85
ipad.homebutton.landscape.badge.play:D=ipad.gen1.landscape.badge.play!85 ipad.landscape:C!85
ipad.landscape.and.applewatch:W!86 ipad.landscape.and.iphone:R!87 ipad.landscape.and.iphone.slash:R!87
ipad.landscape.and.ipod:W!89 ipad.landscape.badge.exclamationmark:P!85 ipad.landscape.badge.location:R!85
ipad.landscape.badge.play:D!85 ipad.rear.camera:F ipad.sizes:M!85 iphone:C!91
iphone.and.arrow.forward:F=iphone.and.arrow.forward.inward iphone.and.arrow.forward.inward:R
iphone.and.arrow.forward.outward:R
iphone.and.arrow.left.and.arrow.right:M=iphone.and.arrow.left.and.arrow.right.inward!91
iphone.and.arrow.left.and.arrow.right.inward:R!91 iphone.and.arrow.right.inward:R~iphone.and.arrow.forward.inward
iphone.and.arrow.right.outward:R~iphone.and.arrow.forward.outward iphone.and.ipod:W!94 iphone.and.vision.pro:W!93
iphone.app.switcher:R!91 iphone.badge.checkmark:W!91 iphone.badge.exclamationmark:P!91 iphone.badge.location:R!91
iphone.badge.play:D!91 iphone.case:M!95 iphone.circle:F!91 iphone.circle.fill:F!91 iphone.crop.circle:R!91
iphone.dock.motorized.viewfinder:R!81 iphone.gen1:K!91 iphone.gen1.and.arrow.left:R!91
iphone.gen1.badge.exclamationmark:P!91 iphone.gen1.badge.location:R!91 iphone.gen1.badge.play:K!91
iphone.gen1.circle:K!91 iphone.gen1.circle.fill:K!91 iphone.gen1.crop.circle:R!91
iphone.gen1.crop.homebutton.circle:W!91 iphone.gen1.landscape:K!91 iphone.gen1.landscape.slash:R!91
iphone.gen1.motion:R!91 iphone.gen1.radiowaves.left.and.right:K!91 iphone.gen1.radiowaves.left.and.right.circle:K!91
iphone.gen1.radiowaves.left.and.right.circle.fill:K!91 iphone.gen1.sizes:W!91 iphone.gen1.slash:K!91
iphone.gen1.slash.circle:K!91 iphone.gen1.slash.circle.fill:K!91 iphone.gen2:K!91
iphone.gen2.and.arrow.left.and.arrow.right.inward:R!91 iphone.gen2.badge.exclamationmark:P!91
iphone.gen2.badge.location:R!91 iphone.gen2.badge.play:K!91 iphone.gen2.circle:K!91 iphone.gen2.circle.fill:K!91
iphone.gen2.crop.circle:R!91 iphone.gen2.landscape:K!91 iphone.gen2.landscape.slash:R!91 iphone.gen2.motion:R!91
iphone.gen2.radiowaves.left.and.right:K!91 iphone.gen2.radiowaves.left.and.right.circle:K!91
iphone.gen2.radiowaves.left.and.right.circle.fill:K!91 iphone.gen2.sizes:W!91 iphone.gen2.slash:K!91
iphone.gen2.slash.circle:K!91 iphone.gen2.slash.circle.fill:K!91 iphone.gen3:K!91
iphone.gen3.and.arrow.left.and.arrow.right.inward:R!91 iphone.gen3.badge.exclamationmark:P!91
iphone.gen3.badge.location:R!91 iphone.gen3.badge.play:K!91 iphone.gen3.circle:K!91 iphone.gen3.circle.fill:K!91
iphone.gen3.crop.circle:R!91 iphone.gen3.landscape:K!91 iphone.gen3.landscape.slash:R!91 iphone.gen3.motion:R!91
iphone.gen3.radiowaves.left.and.right:K!91 iphone.gen3.radiowaves.left.and.right.circle:K!91
iphone.gen3.radiowaves.left.and.right.circle.fill:K!91 iphone.gen3.sizes:W!91 iphone.gen3.slash:K!91
iphone.gen3.slash.circle:K!91 iphone.gen3.slash.circle.fill:K!91 iphone.homebutton:C=iphone.gen1!91
iphone.homebutton.badge.play:D=iphone.gen1.badge.play!91 iphone.homebutton.circle:F=iphone.gen1.circle!91
iphone.homebutton.circle.fill:F=iphone.gen1.circle.fill!91 iphone.homebutton.landscape:D=iphone.gen1.landscape!91
iphone.homebutton.radiowaves.left.and.right:C=iphone.gen1.radiowaves.left.and.right!91
iphone.homebutton.radiowaves.left.and.right.circle:F=iphone.gen1.radiowaves.left.and.right.circle!91
iphone.homebutton.radiowaves.left.and.right.circle.fill:F=iphone.gen1.radiowaves.left.and.right.circle.fill!91
iphone.homebutton.slash:C=iphone.gen1.slash!91 iphone.homebutton.slash.circle:F=iphone.gen1.slash.circle!91
iphone.homebutton.slash.circle.fill:F=iphone.gen1.slash.circle.fill!91 iphone.landscape:D!91 iphone.motion:R!91
iphone.pattern.diagonalline:W iphone.pattern.diagonalline.on.rectangle.portrait.dashed:W
iphone.radiowaves.left.and.right:C!91 iphone.radiowaves.left.and.right.circle:F!91
iphone.radiowaves.left.and.right.circle.fill:F!91 iphone.rear.camera:F iphone.sizes:M!91 iphone.slash:C!91
iphone.slash.circle:F!91 iphone.slash.circle.fill:F!91 iphone.smartbatterycase.gen1:F!92
iphone.smartbatterycase.gen2:F!92 ipod:C!96 ipod.and.applewatch:W!97 ipod.and.vision.pro:W!98 ipod.shuffle.gen1:R!99
ipod.shuffle.gen2:R!99 ipod.shuffle.gen3:R!99 ipod.shuffle.gen4:R!99 ipod.touch:R!100 ipod.touch.landscape:R!100
ipod.touch.slash:R!100 ipodshuffle.gen1:C=ipod.shuffle.gen1!99 ipodshuffle.gen2:C=ipod.shuffle.gen2!99
ipodshuffle.gen3:C=ipod.shuffle.gen3!99 ipodshuffle.gen4:C=ipod.shuffle.gen4!99 ipodtouch:C=ipod.touch!100
ipodtouch.landscape:D=ipod.touch.landscape!100 ipodtouch.slash:F=ipod.touch.slash!100 italic:A ivfluid.bag:F
ivfluid.bag.fill:F j.circle:A j.circle.fill:A j.square:A j.square.fill:A
j.square.fill.on.square.fill:C=j.square.on.square.fill j.square.on.square:C j.square.on.square.fill:F jacket:R
jacket.circle:W jacket.circle.fill:W jacket.fill:R jacket.sensor.tag.radiowaves.left.and.right:W
jacket.sensor.tag.radiowaves.left.and.right.fill:W k:C k.circle:A k.circle.fill:A k.square:A k.square.fill:A
kashida.arabic:M key:C key.2.on.ring:R key.2.on.ring.fill:R key.car.radiowaves.forward:R
key.car.radiowaves.forward.fill:R key.car.radiowaves.forward.fill.rtl:R@ key.car.radiowaves.forward.rtl:R@
key.car.side:U key.car.side.fill:U key.card:R key.card.fill:R key.circle:W key.circle.fill:W key.convertible.side:U
key.convertible.side.fill:U key.fill:C key.horizontal:K key.horizontal.fill:K key.icloud:C!84 key.icloud.fill:C!84
key.radiowaves.forward:K key.radiowaves.forward.fill:K key.radiowaves.forward.slash:M
key.radiowaves.forward.slash.fill:M key.sensor.tag.radiowaves.left.and.right:W
key.sensor.tag.radiowaves.left.and.right.fill:W key.shield:W key.shield.fill:W key.slash:M key.slash.fill:M
key.suv.side:U key.suv.side.fill:U key.truck.pickup.side:U key.truck.pickup.side.fill:U key.viewfinder:I keyboard:A
keyboard.badge.ellipsis:C keyboard.badge.ellipsis.fill:J keyboard.badge.eye:J keyboard.badge.eye.fill:J
keyboard.chevron.compact.down:A keyboard.chevron.compact.down.fill:J keyboard.chevron.compact.left:C
keyboard.chevron.compact.left.fill:J keyboard.fill:F keyboard.interface.window:Y? keyboard.macwindow:C
keyboard.onehanded.left:C keyboard.onehanded.left.fill:J keyboard.onehanded.right:C keyboard.onehanded.right.fill:J
kipsign:J kipsign.arrow.circlepath:M=kipsign.arrow.trianglehead.counterclockwise.rotate.90
kipsign.arrow.trianglehead.counterclockwise.rotate.90:R kipsign.bank.building:R kipsign.bank.building.fill:R
kipsign.building.classical:Y? kipsign.building.classical.fill:Y? kipsign.circle:A kipsign.circle.fill:A
kipsign.gauge.chart.lefthalf.righthalf:R kipsign.gauge.chart.leftthird.topthird.rightthird:R kipsign.ring:R
kipsign.ring.dashed:R kipsign.square:A kipsign.square.fill:A kph:K kph.circle:K kph.circle.fill:K
l.button.roundedbottom.horizontal:M l.button.roundedbottom.horizontal.fill:M l.circle:A l.circle.fill:A l.joystick:C
l.joystick.down:C=l.joystick.press.down l.joystick.down.fill:C=l.joystick.press.down.fill l.joystick.fill:C
l.joystick.press.down:F l.joystick.press.down.fill:F l.joystick.tilt.down:F l.joystick.tilt.down.fill:F
l.joystick.tilt.left:F l.joystick.tilt.left.fill:F l.joystick.tilt.right:F l.joystick.tilt.right.fill:F
l.joystick.tilt.up:F l.joystick.tilt.up.fill:F l.rectangle.roundedbottom:C=l.button.roundedbottom.horizontal
l.rectangle.roundedbottom.fill:C=l.button.roundedbottom.horizontal.fill l.square:A l.square.fill:A
l1.button.roundedbottom.horizontal:M l1.button.roundedbottom.horizontal.fill:M l1.circle:M l1.circle.fill:M
l1.rectangle.roundedbottom:C=l1.button.roundedbottom.horizontal
l1.rectangle.roundedbottom.fill:C=l1.button.roundedbottom.horizontal.fill l2.button.angledtop.vertical.left:M
l2.button.angledtop.vertical.left.fill:M l2.button.roundedtop.horizontal:M l2.button.roundedtop.horizontal.fill:M
l2.circle:M l2.circle.fill:M l2.rectangle.roundedtop:C=l2.button.roundedtop.horizontal
l2.rectangle.roundedtop.fill:C=l2.button.roundedtop.horizontal.fill l3.button.angledbottom.horizontal.left:M
l3.button.angledbottom.horizontal.left.fill:M l4.button.horizontal:M l4.button.horizontal.fill:M ladybug:C
ladybug.circle:M ladybug.circle.fill:M ladybug.fill:C ladybug.slash:R ladybug.slash.circle:R ladybug.slash.circle.fill:R
ladybug.slash.fill:R lamp.ceiling:J lamp.ceiling.fill:J lamp.ceiling.inverse:J lamp.desk:J lamp.desk.fill:J lamp.floor:J
lamp.floor.fill:J lamp.table:J lamp.table.fill:J lane:K lanyardcard:F lanyardcard.fill:F laptopcomputer:C
laptopcomputer.and.arrow.down:F laptopcomputer.and.ipad:J=macbook.and.ipad!55
laptopcomputer.and.iphone:C=macbook.and.iphone!56 laptopcomputer.badge.checkmark:W laptopcomputer.display.clean:Y?
laptopcomputer.slash:K laptopcomputer.trianglebadge.exclamationmark:F largecircle.fill.circle:A=inset.filled.circle
larisign:J larisign.arrow.circlepath:M=larisign.arrow.trianglehead.counterclockwise.rotate.90
larisign.arrow.trianglehead.counterclockwise.rotate.90:R larisign.bank.building:R larisign.bank.building.fill:R
larisign.building.classical:Y? larisign.building.classical.fill:Y? larisign.circle:A larisign.circle.fill:A
larisign.gauge.chart.lefthalf.righthalf:R larisign.gauge.chart.leftthird.topthird.rightthird:R larisign.ring:R
larisign.ring.dashed:R larisign.square:A larisign.square.fill:A laser.burst:M lasso:A
lasso.and.sparkles:F=lasso.badge.sparkles lasso.badge.sparkles:M lasso.sparkles:C=lasso.badge.sparkles latch.2.case:C
latch.2.case.fill:C laurel.leading:J laurel.leading.laurel.trailing:S laurel.trailing:J
lb.button.roundedbottom.horizontal:M lb.button.roundedbottom.horizontal.fill:M lb.circle:M lb.circle.fill:M
lb.rectangle.roundedbottom:C=lb.button.roundedbottom.horizontal
lb.rectangle.roundedbottom.fill:C=lb.button.roundedbottom.horizontal.fill leaf:C
leaf.arrow.circlepath:A=leaf.arrow.trianglehead.clockwise
leaf.arrow.triangle.circlepath:C=leaf.arrow.trianglehead.clockwise leaf.arrow.trianglehead.clockwise:R leaf.circle:F
leaf.circle.fill:F leaf.fill:C left:M~backward left.circle:M~backward.circle left.circle.fill:M~backward.circle.fill
lessthan:A lessthan.circle:A lessthan.circle.fill:A lessthan.square:A lessthan.square.fill:A lessthanorequalto:R
lessthanorequalto.circle:R lessthanorequalto.circle.fill:R lessthanorequalto.square:R lessthanorequalto.square.fill:R
level:C level.fill:C licenseplate:M licenseplate.fill:M lifepreserver:C lifepreserver.fill:C light.beacon.max:J
light.beacon.max.fill:J light.beacon.min:J light.beacon.min.fill:J light.cylindrical.ceiling:J
light.cylindrical.ceiling.fill:J light.cylindrical.ceiling.inverse:J light.max:A light.min:A light.overhead.left:K
light.overhead.left.fill:K light.overhead.right:K light.overhead.right.fill:K light.panel:J light.panel.fill:J
light.recessed:J light.recessed.3:J light.recessed.3.fill:J light.recessed.3.inverse:J light.recessed.fill:J
light.recessed.inverse:J light.ribbon:J light.ribbon.fill:J light.strip.2:J light.strip.2.fill:J lightbulb:A
lightbulb.2:J lightbulb.2.fill:J lightbulb.circle:F lightbulb.circle.fill:F lightbulb.fill:A lightbulb.led:J
lightbulb.led.fill:J lightbulb.led.wide:J lightbulb.led.wide.fill:J lightbulb.max:M lightbulb.max.fill:M lightbulb.min:M
lightbulb.min.badge.exclamationmark:M lightbulb.min.badge.exclamationmark.fill:M lightbulb.min.fill:M lightbulb.slash:A
lightbulb.slash.fill:A lightrail:M lightrail.fill:M lightspectrum.horizontal:M lightswitch.off:J lightswitch.off.fill:J
lightswitch.off.square:J lightswitch.off.square.fill:J lightswitch.on:J lightswitch.on.fill:J lightswitch.on.square:J
lightswitch.on.square.fill:J line.2.horizontal.decrease.circle:F line.2.horizontal.decrease.circle.fill:F
line.3.crossed.swirl.circle:C line.3.crossed.swirl.circle.fill:C line.3.horizontal:F
line.3.horizontal.button.angledtop.vertical.right:M line.3.horizontal.button.angledtop.vertical.right.fill:M
line.3.horizontal.circle:F line.3.horizontal.circle.fill:F line.3.horizontal.decrease:F
line.3.horizontal.decrease.circle:F line.3.horizontal.decrease.circle.fill:F line.diagonal:C
line.diagonal.arrow:C=line.diagonal.trianglehead.up.right line.diagonal.trianglehead.up.right:W
line.diagonal.trianglehead.up.right.left.down:W line.horizontal.2.decrease.circle:C=line.2.horizontal.decrease.circle
line.horizontal.2.decrease.circle.fill:C=line.2.horizontal.decrease.circle.fill line.horizontal.3:A=line.3.horizontal
line.horizontal.3.circle:C=line.3.horizontal.circle line.horizontal.3.circle.fill:C=line.3.horizontal.circle.fill
line.horizontal.3.decrease:A=line.3.horizontal.decrease
line.horizontal.3.decrease.circle:A=line.3.horizontal.decrease.circle
line.horizontal.3.decrease.circle.fill:A=line.3.horizontal.decrease.circle.fill
line.horizontal.star.fill.line.horizontal:C lines.measurement.horizontal:F lines.measurement.horizontal.aligned.bottom:W
lines.measurement.vertical:M lineweight:C link:A link.badge.plus:C link.circle:A link.circle.fill:A link.icloud:A!84
link.icloud.fill:A!84 lirasign:J lirasign.arrow.circlepath:M=lirasign.arrow.trianglehead.counterclockwise.rotate.90
lirasign.arrow.trianglehead.counterclockwise.rotate.90:R lirasign.bank.building:R lirasign.bank.building.fill:R
lirasign.building.classical:Y? lirasign.building.classical.fill:Y? lirasign.circle:A lirasign.circle.fill:A
lirasign.gauge.chart.lefthalf.righthalf:R lirasign.gauge.chart.leftthird.topthird.rightthird:R lirasign.ring:R
lirasign.ring.dashed:R lirasign.square:A lirasign.square.fill:A list.and.film:C list.bullet:A
list.bullet.badge.ellipsis:W list.bullet.below.rectangle:A list.bullet.circle:F list.bullet.circle.fill:F
list.bullet.clipboard:J list.bullet.clipboard.fill:J list.bullet.indent:A list.bullet.rectangle:C
list.bullet.rectangle.fill:F list.bullet.rectangle.portrait:F list.bullet.rectangle.portrait.fill:F list.clipboard:J
list.clipboard.fill:J list.dash:A list.dash.badge.ellipsis:W list.dash.header.rectangle:F
list.dash.header.rectangle.fill:W list.number:A list.number.ar:C@ list.number.badge.ellipsis:W
list.number.badge.ellipsis.hi:W@ list.number.badge.ellipsis.rtl:W@ list.number.hi:F@ list.number.rtl:A@ list.star:C
list.triangle:C livephoto:A!49 livephoto.badge.a:C=livephoto.badge.automatic!49 livephoto.badge.automatic:M!49
livephoto.play:A!49 livephoto.slash:A!49 lizard:J lizard.circle:M lizard.circle.fill:M lizard.fill:J
lm.button.horizontal:M lm.button.horizontal.fill:M location:A location.app:R location.app.fill:R location.circle:A
location.circle.fill:A location.fill:A location.fill.viewfinder:C location.magnifyingglass:F location.north:A
location.north.circle:F location.north.circle.fill:F location.north.fill:A location.north.line:A
location.north.line.fill:A location.slash:A location.slash.circle:J location.slash.circle.fill:J location.slash.fill:A
location.square:F location.square.fill:F location.viewfinder:C lock:A lock.app.dashed:M lock.applewatch:D!15
lock.badge.checkmark:W lock.badge.checkmark.fill:W lock.badge.clock:M lock.badge.clock.fill:M lock.badge.xmark:W
lock.badge.xmark.fill:W lock.circle:A lock.circle.dotted:M lock.circle.fill:A lock.desktopcomputer:F lock.display:F
lock.doc:C=lock.document lock.doc.fill:C=lock.document.fill lock.document:R lock.document.fill:R lock.fill:A
lock.heart:W lock.heart.fill:W lock.icloud:A!84 lock.icloud.fill:A!84 lock.ipad:F lock.iphone:F lock.laptopcomputer:F
lock.open:A lock.open.applewatch:F!15 lock.open.desktopcomputer:F lock.open.display:F lock.open.fill:A lock.open.ipad:F
lock.open.iphone:F lock.open.laptopcomputer:F lock.open.rotation:K lock.open.trianglebadge.exclamationmark:J
lock.open.trianglebadge.exclamationmark.fill:J lock.rectangle:C lock.rectangle.dashed:W lock.rectangle.fill:C
lock.rectangle.on.rectangle:C lock.rectangle.on.rectangle.dashed:R lock.rectangle.on.rectangle.fill:C
lock.rectangle.stack:C lock.rectangle.stack.fill:C lock.rotation:A lock.rotation.open:A=lock.open.rotation lock.shield:A
lock.shield.fill:A lock.slash:A lock.slash.fill:A lock.square:C lock.square.dashed:W lock.square.fill:C
lock.square.stack:C lock.square.stack.fill:C lock.trianglebadge.exclamationmark:J
lock.trianglebadge.exclamationmark.fill:J logo.playstation:F=playstation.logo!71 logo.xbox:F=xbox.logo!63
long.text.page.and.pencil:U long.text.page.and.pencil.fill:U loupe:C lsb.button.angledbottom.horizontal.left:M
lsb.button.angledbottom.horizontal.left.fill:M lt.button.roundedtop.horizontal:M lt.button.roundedtop.horizontal.fill:M
lt.circle:M lt.circle.fill:M lt.rectangle.roundedtop:C=lt.button.roundedtop.horizontal
lt.rectangle.roundedtop.fill:C=lt.button.roundedtop.horizontal.fill lungs:C lungs.fill:C m.circle:A m.circle.fill:A
m.square:A m.square.fill:A m1.button.horizontal:M m1.button.horizontal.fill:M m2.button.horizontal:M
m2.button.horizontal.fill:M m3.button.horizontal:M m3.button.horizontal.fill:M m4.button.horizontal:M
m4.button.horizontal.fill:M macbook:M!53 macbook.and.applewatch:R!54 macbook.and.ipad:K!55 macbook.and.iphone:K!56
macbook.and.ipod:W!57 macbook.and.vision.pro:R!14 macbook.and.visionpro:M=macbook.and.vision.pro!14
macbook.badge.checkmark:W!53 macbook.badge.exclamationmark:W!53 macbook.badge.shield.checkmark:W!53 macbook.gen1:M!53
macbook.gen1.sizes:W!53 macbook.gen2:M!53 macbook.gen2.sizes:W!53 macbook.sizes:W!53 macbook.slash:R!53
macbook.trianglebadge.exclamationmark:W!53 macmini:C!52 macmini.badge.checkmark:W!52 macmini.badge.checkmark.fill:W!52
macmini.fill:C!52 macmini.gen2:U!52 macmini.gen2.fill:U!52 macmini.gen3:U!52 macmini.gen3.fill:U!52 macpro.gen1:C!50
macpro.gen1.fill:F!50 macpro.gen2:C!50 macpro.gen2.fill:C!50 macpro.gen3:C!50 macpro.gen3.badge.checkmark:Y?!50
macpro.gen3.badge.checkmark.fill:Y?!50 macpro.gen3.badge.ckeckmark:W!50 macpro.gen3.badge.ckeckmark.fill:W!50
macpro.gen3.fill:F!50 macpro.gen3.server:C!50 macstudio:J!51 macstudio.badge.checkmark:W!51
macstudio.badge.checkmark.fill:W!51 macstudio.fill:J!51 macwindow:A
macwindow.and.cursorarrow:M=macwindow.and.pointer.arrow macwindow.and.cursorarrow.rtl:M=macwindow.and.pointer.arrow.rtl@
macwindow.and.pointer.arrow:W macwindow.and.pointer.arrow.rtl:W@ macwindow.badge.plus:C macwindow.on.rectangle:C
macwindow.on.rectangle.rtl:C@ macwindow.stack:W magazine:F magazine.fill:F magicmouse:F!59 magicmouse.fill:F!59
magnifyingglass:A magnifyingglass.circle:A magnifyingglass.circle.fill:A magsafe.batterypack:F!58
magsafe.batterypack.fill:F!58 mail:C mail.and.text.magnifyingglass:C mail.and.text.magnifyingglass.rtl:C@ mail.fill:C
mail.stack:C mail.stack.fill:C malaysianringgitsign:R
malaysianringgitsign.arrow.trianglehead.counterclockwise.rotate.90:R malaysianringgitsign.bank.building:R
malaysianringgitsign.bank.building.fill:R malaysianringgitsign.building.classical:Y?
malaysianringgitsign.building.classical.fill:Y? malaysianringgitsign.circle:R malaysianringgitsign.circle.fill:R
malaysianringgitsign.gauge.chart.lefthalf.righthalf:R malaysianringgitsign.gauge.chart.leftthird.topthird.rightthird:R
malaysianringgitsign.ring:R malaysianringgitsign.ring.dashed:R malaysianringgitsign.square:R
malaysianringgitsign.square.fill:R manatsign:J
manatsign.arrow.circlepath:M=manatsign.arrow.trianglehead.counterclockwise.rotate.90
manatsign.arrow.trianglehead.counterclockwise.rotate.90:R manatsign.bank.building:R manatsign.bank.building.fill:R
manatsign.building.classical:Y? manatsign.building.classical.fill:Y? manatsign.circle:A manatsign.circle.fill:A
manatsign.gauge.chart.lefthalf.righthalf:R manatsign.gauge.chart.leftthird.topthird.rightthird:R manatsign.ring:R
manatsign.ring.dashed:R manatsign.square:A manatsign.square.fill:A map:A map.circle:F map.circle.fill:F map.fill:A
mappin:A mappin.and.ellipse:A mappin.and.ellipse.circle:M mappin.and.ellipse.circle.fill:M mappin.circle:B
mappin.circle.fill:B mappin.slash:A mappin.slash.circle:F mappin.slash.circle.fill:F mappin.square:F
mappin.square.fill:F matter.logo:R!104 mecca:R medal:J medal.fill:J medal.star:P medal.star.fill:P mediastick:F
medical.thermometer:J medical.thermometer.fill:J megaphone:C megaphone.fill:C memories:A memories.badge.checkmark:S
memories.badge.minus:A memories.badge.plus:A memories.badge.xmark:S memories.slash:U memorychip:C memorychip.fill:F
menubar.arrow.down.rectangle:C menubar.arrow.up.rectangle:C menubar.dock.rectangle:C
menubar.dock.rectangle.badge.record:C menubar.rectangle:C menucard:F menucard.fill:F message:A!62
message.and.waveform:F=message.badge.waveform!62 message.and.waveform.fill:F=message.badge.waveform.fill!62
message.badge:J!62 message.badge.circle:J!62 message.badge.circle.fill:J!62 message.badge.circle.fill.rtl:J@!62
message.badge.circle.rtl:J@!62 message.badge.fill:J!62 message.badge.fill.rtl:J@!62 message.badge.filled.fill:J!62
message.badge.filled.fill.rtl:J@!62 message.badge.rtl:J@!62 message.badge.waveform:M!62 message.badge.waveform.fill:M!62
message.circle:A!62 message.circle.fill:A!62 message.fill:A!62 metronome:A metronome.fill:C mic:A=microphone
mic.and.signal.meter:J=microphone.and.signal.meter mic.and.signal.meter.fill:J=microphone.and.signal.meter.fill
mic.badge.plus:F=microphone.badge.plus mic.badge.xmark:J=microphone.badge.xmark mic.circle:A=microphone.circle
mic.circle.fill:A=microphone.circle.fill mic.fill:A=microphone.fill mic.fill.badge.plus:F=microphone.badge.plus.fill
mic.fill.badge.xmark:J=microphone.badge.xmark.fill mic.slash:A=microphone.slash
mic.slash.circle:F=microphone.slash.circle mic.slash.circle.fill:F=microphone.slash.circle.fill
mic.slash.fill:A=microphone.slash.fill mic.square:F=microphone.square mic.square.fill:F=microphone.square.fill microbe:J
microbe.circle:J microbe.circle.fill:J microbe.fill:J microphone:R microphone.and.signal.meter:R
microphone.and.signal.meter.fill:R microphone.badge.ellipsis:R microphone.badge.ellipsis.fill:R microphone.badge.plus:R
microphone.badge.plus.fill:R microphone.badge.xmark:R microphone.badge.xmark.fill:R microphone.circle:R
microphone.circle.fill:R microphone.dynamic.on.stand:Y? microphone.dynamic.on.stand.circle:Y?
microphone.dynamic.on.stand.circle.fill:Y? microphone.fill:R microphone.slash:R microphone.slash.circle:R
microphone.slash.circle.fill:R microphone.slash.fill:R microphone.square:R microphone.square.fill:R microwave:J
microwave.fill:J millsign:J millsign.arrow.circlepath:M=millsign.arrow.trianglehead.counterclockwise.rotate.90
millsign.arrow.trianglehead.counterclockwise.rotate.90:R millsign.bank.building:R millsign.bank.building.fill:R
millsign.building.classical:Y? millsign.building.classical.fill:Y? millsign.circle:A millsign.circle.fill:A
millsign.gauge.chart.lefthalf.righthalf:R millsign.gauge.chart.leftthird.topthird.rightthird:R millsign.ring:R
millsign.ring.dashed:R millsign.square:A millsign.square.fill:A minus:A minus.arrow.trianglehead.clockwise:W
minus.arrow.trianglehead.counterclockwise:R minus.circle:A minus.circle.fill:A minus.diamond:C minus.diamond.fill:C
minus.forwardslash.plus:F minus.magnifyingglass:A minus.plus.and.fluid.batteryblock:K minus.plus.batteryblock:C
minus.plus.batteryblock.exclamationmark:K minus.plus.batteryblock.exclamationmark.fill:K minus.plus.batteryblock.fill:C
minus.plus.batteryblock.slash:K minus.plus.batteryblock.slash.fill:K minus.plus.batteryblock.stack:K
minus.plus.batteryblock.stack.arrowtriangle.left:U minus.plus.batteryblock.stack.arrowtriangle.left.fill:U
minus.plus.batteryblock.stack.arrowtriangle.right:U
minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left:U
minus.plus.batteryblock.stack.arrowtriangle.right.and.arrowtriangle.left.fill:U
minus.plus.batteryblock.stack.arrowtriangle.right.fill:U minus.plus.batteryblock.stack.exclamationmark:K
minus.plus.batteryblock.stack.exclamationmark.fill:K minus.plus.batteryblock.stack.fill:K
minus.plus.lines.measurement.horizontal.aligned.bottom:W minus.rectangle:A minus.rectangle.fill:A
minus.rectangle.portrait:C minus.rectangle.portrait.fill:C minus.slash.plus:A=minus.forwardslash.plus minus.square:A
minus.square.fill:A mirror.side.left:J mirror.side.left.and.arrow.turn.down.right:K mirror.side.left.and.heat.waves:K
mirror.side.right:J mirror.side.right.and.arrow.turn.down.left:K mirror.side.right.and.heat.waves:K moon:A moon.circle:A
moon.circle.fill:A moon.dust:M moon.dust.circle:M moon.dust.circle.fill:M moon.dust.fill:M moon.fill:A moon.haze:J
moon.haze.circle:J moon.haze.circle.fill:J moon.haze.fill:J moon.road.lanes:R moon.stars:A moon.stars.circle:J
moon.stars.circle.fill:J moon.stars.fill:A moon.zzz:A moon.zzz.fill:A moonphase.first.quarter:J
moonphase.first.quarter.inverse:J moonphase.full.moon:J moonphase.full.moon.inverse:J moonphase.last.quarter:J
moonphase.last.quarter.inverse:J moonphase.new.moon:J moonphase.new.moon.inverse:J moonphase.waning.crescent:J
moonphase.waning.crescent.inverse:J moonphase.waning.gibbous:J moonphase.waning.gibbous.inverse:J
moonphase.waxing.crescent:J moonphase.waxing.crescent.inverse:J moonphase.waxing.gibbous:J
moonphase.waxing.gibbous.inverse:J moonrise:M moonrise.circle:M moonrise.circle.fill:M moonrise.fill:M moonset:M
moonset.circle:M moonset.circle.fill:M moonset.fill:M moped:R moped.fill:R mosaic:C mosaic.fill:C motorcycle:R
motorcycle.fill:R mount:C mount.fill:C mountain.2:K mountain.2.circle:K mountain.2.circle.fill:K mountain.2.fill:K
mouth:C mouth.fill:C move.3d:C movieclapper:M movieclapper.fill:M mph:K mph.circle:K mph.circle.fill:K mug:K mug.fill:K
multiply:A multiply.circle:A multiply.circle.fill:A multiply.square:A multiply.square.fill:A
music.house:A=music.note.house music.house.fill:A=music.note.house.fill music.mic:A=music.microphone
music.mic.circle:F=music.microphone.circle music.mic.circle.fill:F=music.microphone.circle.fill music.microphone:R
music.microphone.circle:R music.microphone.circle.fill:R music.note:A music.note.arrow.trianglehead.clockwise:W
music.note.house:C music.note.house.fill:C music.note.list:A music.note.slash:W music.note.square.stack:W
music.note.square.stack.fill:W music.note.tv:F music.note.tv.fill:F music.pages:W music.pages.fill:W
music.quarternote.3:C mustache:C mustache.fill:C n.circle:A n.circle.fill:A n.square:A n.square.fill:A nairasign:J
nairasign.arrow.circlepath:M=nairasign.arrow.trianglehead.counterclockwise.rotate.90
nairasign.arrow.trianglehead.counterclockwise.rotate.90:R nairasign.bank.building:R nairasign.bank.building.fill:R
nairasign.building.classical:Y? nairasign.building.classical.fill:Y? nairasign.circle:A nairasign.circle.fill:A
nairasign.gauge.chart.lefthalf.righthalf:R nairasign.gauge.chart.leftthird.topthird.rightthird:R nairasign.ring:R
nairasign.ring.dashed:R nairasign.square:A nairasign.square.fill:A network:C network.badge.shield.half.filled:F
network.slash:M newspaper:C newspaper.circle:F newspaper.circle.fill:F newspaper.fill:C norwegiankronesign:M
norwegiankronesign.arrow.circlepath:M=norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90
norwegiankronesign.arrow.trianglehead.counterclockwise.rotate.90:R norwegiankronesign.bank.building:R
norwegiankronesign.bank.building.fill:R norwegiankronesign.building.classical:Y?
norwegiankronesign.building.classical.fill:Y? norwegiankronesign.circle:M norwegiankronesign.circle.fill:M
norwegiankronesign.gauge.chart.lefthalf.righthalf:R norwegiankronesign.gauge.chart.leftthird.topthird.rightthird:R
norwegiankronesign.ring:R norwegiankronesign.ring.dashed:R norwegiankronesign.square:M norwegiankronesign.square.fill:M
nose:C nose.fill:C nosign:A nosign.app:J nosign.app.fill:J nosign.badge.clock:U note:C=pad.header
note.text:C=text.pad.header note.text.badge.plus:C=text.pad.header.badge.plus notequal:R notequal.circle:R
notequal.circle.fill:R notequal.square:R notequal.square.fill:R number:A number.circle:A number.circle.fill:A
number.sign:Y number.sign.circle:Y? number.sign.circle.fill:Y? number.sign.square:Y? number.sign.square.fill:Y?
number.square:A number.square.fill:A numbers:R numbers.ar:R@ numbers.bn:W@ numbers.gu:W@ numbers.hi:R@ numbers.km:W@
numbers.kn:W@ numbers.ml:W@ numbers.mni:W numbers.mr:W@ numbers.my:W@ numbers.or:W@ numbers.pa:W@ numbers.rectangle:R
numbers.rectangle.ar:R@ numbers.rectangle.fill:R numbers.rectangle.fill.ar:R@ numbers.rectangle.fill.hi:R@
numbers.rectangle.hi:R@ numbers.sat:W numbers.te:W@ numbersign:J numero.sign:Y
"""#
}
