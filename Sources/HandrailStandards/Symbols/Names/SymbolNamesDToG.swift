/// The SF Symbols whose names begin with d to g; `SymbolTable` says what stands after a name.
enum SymbolNamesDToG {
    /// The names.
    static let text = #"""
d.circle:A d.circle.fill:A d.square:A d.square.fill:A danishkronesign:M
danishkronesign.arrow.circlepath:M=danishkronesign.arrow.trianglehead.counterclockwise.rotate.90
danishkronesign.arrow.trianglehead.counterclockwise.rotate.90:R danishkronesign.bank.building:R
danishkronesign.bank.building.fill:R danishkronesign.building.classical:Y? danishkronesign.building.classical.fill:Y?
danishkronesign.circle:M danishkronesign.circle.fill:M danishkronesign.gauge.chart.lefthalf.righthalf:R
danishkronesign.gauge.chart.leftthird.topthird.rightthird:R danishkronesign.ring:R danishkronesign.ring.dashed:R
danishkronesign.square:M danishkronesign.square.fill:M decrease.indent:A decrease.quotelevel:A degreesign.celsius:R
degreesign.fahrenheit:R dehumidifier:J dehumidifier.fill:J delete.backward:F delete.backward.fill:F delete.forward:F
delete.forward.fill:F delete.left:A~delete.backward delete.left.fill:A~delete.backward.fill
delete.right:A~delete.forward delete.right.fill:A~delete.forward.fill deskclock:C deskclock.fill:C desktopcomputer:A
desktopcomputer.and.arrow.down:F desktopcomputer.and.macbook:R!53 desktopcomputer.badge.checkmark:W
desktopcomputer.badge.shield.checkmark:W desktopcomputer.trianglebadge.exclamationmark:F deskview:J!35
deskview.fill:J!35 dial:A=dial.low dial.fill:A=dial.low.fill dial.high:J dial.high.fill:J dial.low:J dial.low.fill:J
dial.max:C=dial.high dial.max.fill:C=dial.high.fill dial.medium:J dial.medium.fill:J dial.min:C=dial.low
dial.min.fill:C=dial.low.fill diamond:C diamond.bottomhalf.filled:F diamond.circle:F diamond.circle.fill:F
diamond.fill:C diamond.inset.filled:F=inset.filled.diamond diamond.lefthalf.filled:F diamond.righthalf.filled:F
diamond.tophalf.filled:F dice:F dice.fill:F die.face.1:C die.face.1.fill:C die.face.2:C die.face.2.fill:C die.face.3:C
die.face.3.fill:C die.face.4:C die.face.4.fill:C die.face.5:C die.face.5.fill:C die.face.6:C die.face.6.fill:C
digitalcrown:X!36 digitalcrown.arrow.clockwise:F!36 digitalcrown.arrow.clockwise.fill:F!36
digitalcrown.arrow.counterclockwise:F!36 digitalcrown.arrow.counterclockwise.fill:F!36 digitalcrown.fill:X!36
digitalcrown.horizontal:X!36 digitalcrown.horizontal.arrow.clockwise:F!36
digitalcrown.horizontal.arrow.clockwise.fill:F!36 digitalcrown.horizontal.arrow.counterclockwise:F!36
digitalcrown.horizontal.arrow.counterclockwise.fill:F!36 digitalcrown.horizontal.fill:X!36
digitalcrown.horizontal.press:F!36 digitalcrown.horizontal.press.fill:F!36 digitalcrown.press:F!36
digitalcrown.press.fill:F!36 directcurrent:D dishwasher:J dishwasher.circle:M dishwasher.circle.fill:M dishwasher.fill:J
display:C display.2:C display.and.arrow.down:F display.and.screwdriver:W display.trianglebadge.exclamationmark:C
distribute.horizontal:R distribute.horizontal.center:J distribute.horizontal.center.fill:J distribute.horizontal.fill:R
distribute.horizontal.left:J distribute.horizontal.left.fill:J distribute.horizontal.right:J
distribute.horizontal.right.fill:J distribute.vertical:R distribute.vertical.bottom:J distribute.vertical.bottom.fill:J
distribute.vertical.center:J distribute.vertical.center.fill:J distribute.vertical.fill:R distribute.vertical.top:J
distribute.vertical.top.fill:J divide:A divide.circle:A divide.circle.fill:A divide.square:A divide.square.fill:A
doc:A=document doc.append:A=append.page doc.append.fill:C=append.page.fill doc.append.fill.rtl:C=append.page.fill.rtl@
doc.append.rtl:C=append.page.rtl@ doc.badge.arrow.up:J=document.badge.arrow.up
doc.badge.arrow.up.fill:J=document.badge.arrow.up.fill doc.badge.clock:M=document.badge.clock
doc.badge.clock.fill:M=document.badge.clock.fill doc.badge.ellipsis:C=document.badge.ellipsis
doc.badge.gearshape:C=document.badge.gearshape doc.badge.gearshape.fill:C=document.badge.gearshape.fill
doc.badge.plus:C=document.badge.plus doc.circle:A=document.circle doc.circle.fill:A=document.circle.fill
doc.fill:A=document.fill doc.fill.badge.ellipsis:C=document.badge.ellipsis.fill
doc.fill.badge.plus:C=document.badge.plus.fill doc.on.clipboard:A=document.on.clipboard
doc.on.clipboard.fill:A=document.on.clipboard.fill doc.on.doc:A=document.on.document
doc.on.doc.fill:A=document.on.document.fill doc.plaintext:A=text.page doc.plaintext.fill:C=text.page.fill
doc.questionmark:M=questionmark.text.page doc.questionmark.ar:M=questionmark.text.page.ar@
doc.questionmark.fill:M=questionmark.text.page.fill doc.questionmark.fill.ar:M=questionmark.text.page.fill.ar@
doc.questionmark.fill.rtl:M=questionmark.text.page.fill.rtl@ doc.questionmark.rtl:M=questionmark.text.page.rtl@
doc.richtext:A=richtext.page doc.richtext.ar:C=richtext.page.ar@ doc.richtext.fill:C=richtext.page.fill
doc.richtext.fill.ar:C=richtext.page.fill.ar@ doc.richtext.fill.he:C=richtext.page.fill.he@
doc.richtext.fill.hi:F=richtext.page.fill.hi@ doc.richtext.fill.ja:F=richtext.page.fill.ja@
doc.richtext.fill.ko:F=richtext.page.fill.ko@ doc.richtext.fill.th:F=richtext.page.fill.th@
doc.richtext.fill.zh:F=richtext.page.fill.zh@ doc.richtext.he:C=richtext.page.he@ doc.richtext.hi:F=richtext.page.hi@
doc.richtext.ja:F=richtext.page.ja@ doc.richtext.ko:F=richtext.page.ko@ doc.richtext.th:F=richtext.page.th@
doc.richtext.zh:F=richtext.page.zh@ doc.text:A=text.document doc.text.below.ecg:C=waveform.path.ecg.text.page
doc.text.below.ecg.fill:C=waveform.path.ecg.text.page.fill
doc.text.below.ecg.fill.rtl:D=waveform.path.ecg.text.page.fill.rtl@
doc.text.below.ecg.rtl:D=waveform.path.ecg.text.page.rtl@ doc.text.fill:A=text.document.fill
doc.text.fill.viewfinder:C=document.viewfinder.fill doc.text.image:F=text.rectangle.page
doc.text.image.fill:F=text.rectangle.page.fill doc.text.magnifyingglass:A=text.page.badge.magnifyingglass
doc.text.viewfinder:A=document.viewfinder doc.viewfinder:F=document.viewfinder
doc.viewfinder.fill:F=document.viewfinder.fill doc.zipper:C=zipper.page dock.arrow.down.rectangle:C
dock.arrow.up.rectangle:C dock.rectangle:C document:R document.badge.arrow.up:R document.badge.arrow.up.fill:R
document.badge.clock:R document.badge.clock.fill:R document.badge.ellipsis:R document.badge.ellipsis.fill:R
document.badge.gearshape:R document.badge.gearshape.fill:R document.badge.plus:R document.badge.plus.fill:R
document.circle:R document.circle.fill:R document.fill:R document.on.clipboard:R document.on.clipboard.fill:R
document.on.document:R document.on.document.fill:R document.on.trash:W document.on.trash.fill:W document.viewfinder:R
document.viewfinder.fill:R dog:M dog.circle:M dog.circle.fill:M dog.fill:M dollarsign:J
dollarsign.arrow.circlepath:J=dollarsign.arrow.trianglehead.counterclockwise.rotate.90
dollarsign.arrow.trianglehead.counterclockwise.rotate.90:R dollarsign.bank.building:R dollarsign.bank.building.fill:R
dollarsign.building.classical:Y? dollarsign.building.classical.fill:Y? dollarsign.circle:A dollarsign.circle.fill:A
dollarsign.gauge.chart.lefthalf.righthalf:R dollarsign.gauge.chart.leftthird.topthird.rightthird:R dollarsign.ring:R
dollarsign.ring.dashed:R dollarsign.square:A dollarsign.square.fill:A dongsign:J
dongsign.arrow.circlepath:M=dongsign.arrow.trianglehead.counterclockwise.rotate.90
dongsign.arrow.trianglehead.counterclockwise.rotate.90:R dongsign.bank.building:R dongsign.bank.building.fill:R
dongsign.building.classical:Y? dongsign.building.classical.fill:Y? dongsign.circle:A dongsign.circle.fill:A
dongsign.gauge.chart.lefthalf.righthalf:R dongsign.gauge.chart.leftthird.topthird.rightthird:R dongsign.ring:R
dongsign.ring.dashed:R dongsign.square:A dongsign.square.fill:A door.french.closed:J door.french.open:J
door.garage.closed:J door.garage.closed.trianglebadge.exclamationmark:J door.garage.double.bay.closed:J
door.garage.double.bay.closed.trianglebadge.exclamationmark:J door.garage.double.bay.open:J
door.garage.double.bay.open.trianglebadge.exclamationmark:J door.garage.open:J
door.garage.open.trianglebadge.exclamationmark:J door.left.hand.closed:J door.left.hand.open:J door.right.hand.closed:J
door.right.hand.open:J door.sliding.left.hand.closed:J door.sliding.left.hand.open:J door.sliding.right.hand.closed:J
door.sliding.right.hand.open:J dot.arrowtriangles.up.right.down.left.circle:C
dot.car.top.radiowaves.2.rear.left.rear.rear.right:S dot.car.top.radiowaves.2.rear.left.rear.rear.right.fill:S
dot.circle.and.cursorarrow:C=dot.circle.and.pointer.arrow dot.circle.and.hand.point.up.left.fill:F
dot.circle.and.pointer.arrow:W dot.circle.viewfinder:F dot.crosshair:W dot.radiowaves.forward:C
dot.radiowaves.left.and.right:A dot.radiowaves.right:A~dot.radiowaves.forward dot.radiowaves.up.forward:F dot.scope:M
dot.scope.display:M dot.scope.laptopcomputer:M dot.square:A dot.square.fill:A dot.squareshape:C dot.squareshape.fill:C
dot.squareshape.split.2x2:C dot.viewfinder:F
dots.and.line.vertical.and.cursorarrow.rectangle:I=dots.and.line.vertical.and.pointer.arrow.rectangle
dots.and.line.vertical.and.pointer.arrow.rectangle:W dpad:C dpad.down.fill:C=dpad.down.filled dpad.down.filled:F
dpad.fill:C dpad.left.fill:C=dpad.left.filled dpad.left.filled:F dpad.right.fill:C=dpad.right.filled dpad.right.filled:F
dpad.up.fill:C=dpad.up.filled dpad.up.filled:F drone:R drone.fill:R drop:C drop.circle:F drop.circle.fill:F
drop.degreesign:J drop.degreesign.fill:J drop.degreesign.slash:J drop.degreesign.slash.fill:J
drop.degreesign.slash.fill.rtl:J@ drop.degreesign.slash.rtl:J@ drop.fill:C drop.halffull:M drop.keypad.rectangle:J
drop.keypad.rectangle.fill:J drop.transmission:M drop.triangle:A drop.triangle.fill:A dryer:J dryer.circle:M
dryer.circle.fill:M dryer.fill:J duffle.bag:R duffle.bag.fill:R dumbbell:J dumbbell.fill:J e.circle:A e.circle.fill:A
e.square:A e.square.fill:A ear:A ear.and.waveform:F=ear.badge.waveform ear.badge.checkmark:C ear.badge.waveform:M
ear.fill:C ear.trianglebadge.exclamationmark:C earbud.left:W earbud.right:W earbuds:F earbuds.bone.conduction:W
earbuds.bone.conduction.left:W earbuds.bone.conduction.right:W earbuds.case:F earbuds.case.fill:F earbuds.in.ear:W
earbuds.in.ear.left:W earbuds.in.ear.right:W earbuds.stemless:W earbuds.stemless.left:W earbuds.stemless.right:W
earpods:C!37 ecg.text.page:R=waveform.path.ecg.text.page ecg.text.page.fill:R=waveform.path.ecg.text.page.fill
ecg.text.page.fill.rtl:R=waveform.path.ecg.text.page.fill.rtl@ ecg.text.page.rtl:R=waveform.path.ecg.text.page.rtl@
eject:A eject.circle:C eject.circle.fill:C eject.fill:A electronic.toll.collection:U
electronic.toll.collection.rectangle:U electronic.toll.collection.rectangle.fill:U
electronic.toll.collection.rectangle.slash:U electronic.toll.collection.rectangle.slash.fill:U
electronic.toll.collection.rectangle.trianglebadge.exclamationmark:U
electronic.toll.collection.rectangle.trianglebadge.exclamationmark.fill:U ellipses.bubble:A=ellipsis.bubble
ellipses.bubble.fill:A=ellipsis.bubble.fill ellipsis:A ellipsis.bubble:C ellipsis.bubble.fill:C ellipsis.calendar:W
ellipsis.circle:A ellipsis.circle.badge:W ellipsis.circle.badge.fill:W ellipsis.circle.fill:A ellipsis.curlybraces:F
ellipsis.message:J!62 ellipsis.message.fill:J!62 ellipsis.rectangle:C ellipsis.rectangle.fill:C
ellipsis.vertical.bubble:F ellipsis.vertical.bubble.fill:F ellipsis.viewfinder:K engine.combustion:K
engine.combustion.badge.exclamationmark:M engine.combustion.badge.exclamationmark.fill:M engine.combustion.fill:K
engine.emission.and.drop.2.water.wave.below:U engine.emission.and.exclamationmark:R engine.emission.and.filter:R
entry.lever.keypad:J entry.lever.keypad.fill:J entry.lever.keypad.trianglebadge.exclamationmark:J
entry.lever.keypad.trianglebadge.exclamationmark.fill:J envelope:A envelope.and.arrow.3.down:U
envelope.and.arrow.3.down.fill:U envelope.and.arrow.trianglehead.branch:R envelope.and.arrow.trianglehead.branch.fill:R
envelope.and.hand.raised:W envelope.and.hand.raised.fill:W
envelope.arrow.triangle.branch:C=envelope.and.arrow.trianglehead.branch
envelope.arrow.triangle.branch.fill:C=envelope.and.arrow.trianglehead.branch.fill envelope.badge:A envelope.badge.fill:A
envelope.badge.minus:W envelope.badge.minus.fill:W envelope.badge.person.crop:M envelope.badge.person.crop.fill:M
envelope.badge.plus:W envelope.badge.plus.fill:W envelope.badge.shield.half.filled:F
envelope.badge.shield.half.filled.fill:F envelope.badge.shield.leadinghalf.fill:C=envelope.badge.shield.half.filled
envelope.circle:A envelope.circle.fill:A envelope.fill:A
envelope.fill.badge.shield.trailinghalf.fill:C=envelope.badge.shield.half.filled.fill envelope.front:R
envelope.front.fill:R envelope.front.fill.rtl:R@ envelope.front.rtl:R@ envelope.open:A envelope.open.badge.clock:J
envelope.open.badge.clock.fill:W envelope.open.fill:A envelope.stack:S envelope.stack.fill:S environments:W!38
environments.circle:W!38 environments.circle.fill:W!38 environments.fill:W!38 environments.slash:W!38
environments.slash.circle:W!38 environments.slash.circle.fill:W!38 environments.slash.fill:W!38 equal:A equal.circle:A
equal.circle.fill:A equal.square:A equal.square.fill:A eraser:J eraser.badge.xmark:W eraser.badge.xmark.fill:W
eraser.fill:J eraser.line.dashed:J eraser.line.dashed.fill:J eraser.slash:W eraser.slash.fill:W
eraser.trianglebadge.exclamationmark:W eraser.trianglebadge.exclamationmark.fill:W escape:A esim:C esim.fill:C
eurosign:J eurosign.arrow.circlepath:M=eurosign.arrow.trianglehead.counterclockwise.rotate.90
eurosign.arrow.trianglehead.counterclockwise.rotate.90:R eurosign.bank.building:R eurosign.bank.building.fill:R
eurosign.building.classical:Y? eurosign.building.classical.fill:Y? eurosign.circle:A eurosign.circle.fill:A
eurosign.gauge.chart.lefthalf.righthalf:R eurosign.gauge.chart.leftthird.topthird.rightthird:R eurosign.ring:R
eurosign.ring.dashed:R eurosign.square:A eurosign.square.fill:A eurozonesign:M
eurozonesign.arrow.circlepath:M=eurozonesign.arrow.trianglehead.counterclockwise.rotate.90
eurozonesign.arrow.trianglehead.counterclockwise.rotate.90:R eurozonesign.bank.building:R
eurozonesign.bank.building.fill:R eurozonesign.building.classical:Y? eurozonesign.building.classical.fill:Y?
eurozonesign.circle:M eurozonesign.circle.fill:M eurozonesign.gauge.chart.lefthalf.righthalf:R
eurozonesign.gauge.chart.leftthird.topthird.rightthird:R eurozonesign.ring:R eurozonesign.ring.dashed:R
eurozonesign.square:M eurozonesign.square.fill:M ev.charger:M ev.charger.arrowtriangle.left:M
ev.charger.arrowtriangle.left.fill:M ev.charger.arrowtriangle.right:M ev.charger.arrowtriangle.right.fill:M
ev.charger.exclamationmark:M ev.charger.exclamationmark.fill:M ev.charger.fill:M ev.charger.slash:M
ev.charger.slash.fill:M ev.plug.ac.gb.t:M ev.plug.ac.gb.t.fill:M ev.plug.ac.type.1:M ev.plug.ac.type.1.fill:M
ev.plug.ac.type.2:M ev.plug.ac.type.2.fill:M ev.plug.dc.ccs1:M ev.plug.dc.ccs1.fill:M ev.plug.dc.ccs2:M
ev.plug.dc.ccs2.fill:M ev.plug.dc.chademo:M ev.plug.dc.chademo.fill:M ev.plug.dc.gb.t:M ev.plug.dc.gb.t.fill:M
ev.plug.dc.nacs:M ev.plug.dc.nacs.fill:M exclamationmark:A exclamationmark.2:C exclamationmark.3:C
exclamationmark.applewatch:D!15
exclamationmark.arrow.circlepath:C=exclamationmark.arrow.trianglehead.counterclockwise.rotate.90
exclamationmark.arrow.triangle.2.circlepath:C=exclamationmark.arrow.trianglehead.2.clockwise.rotate.90
exclamationmark.arrow.trianglehead.2.clockwise.rotate.90:R
exclamationmark.arrow.trianglehead.counterclockwise.rotate.90:R exclamationmark.brakesignal:J exclamationmark.bubble:A
exclamationmark.bubble.circle:F exclamationmark.bubble.circle.fill:F exclamationmark.bubble.fill:A
exclamationmark.circle:A exclamationmark.circle.fill:A exclamationmark.icloud:A!84 exclamationmark.icloud.fill:A!84
exclamationmark.lock:J exclamationmark.lock.fill:J exclamationmark.magnifyingglass:M exclamationmark.message:S!62
exclamationmark.message.fill:S!62 exclamationmark.octagon:A exclamationmark.octagon.fill:A
exclamationmark.questionmark:J exclamationmark.questionmark.ar:J@ exclamationmark.shield:A exclamationmark.shield.fill:A
exclamationmark.square:A exclamationmark.square.fill:A exclamationmark.tirepressure:M exclamationmark.transmission:K
exclamationmark.triangle:A exclamationmark.triangle.fill:A exclamationmark.triangle.text.page:T
exclamationmark.triangle.text.page.fill:T exclamationmark.triangle.text.page.fill.rtl:T@
exclamationmark.triangle.text.page.rtl:T@ exclamationmark.viewfinder:Y? exclamationmark.warninglight:M
exclamationmark.warninglight.fill:M externaldrive:C externaldrive.badge.checkmark:C
externaldrive.badge.exclamationmark:J externaldrive.badge.icloud:C externaldrive.badge.minus:C
externaldrive.badge.person.crop:C externaldrive.badge.plus:C externaldrive.badge.questionmark:J
externaldrive.badge.questionmark.ar:J@ externaldrive.badge.timemachine:C externaldrive.badge.wifi:C
externaldrive.badge.xmark:C externaldrive.connected.to.line.below:C externaldrive.connected.to.line.below.fill:C
externaldrive.fill:C externaldrive.fill.badge.checkmark:C externaldrive.fill.badge.exclamationmark:J
externaldrive.fill.badge.icloud:C externaldrive.fill.badge.minus:C externaldrive.fill.badge.person.crop:C
externaldrive.fill.badge.plus:C externaldrive.fill.badge.questionmark:J externaldrive.fill.badge.questionmark.ar:J@
externaldrive.fill.badge.timemachine:C externaldrive.fill.badge.wifi:C externaldrive.fill.badge.xmark:C
externaldrive.fill.trianglebadge.exclamationmark:J externaldrive.trianglebadge.exclamationmark:J eye:A eye.circle:C
eye.circle.fill:C eye.fill:A eye.half.closed:W eye.half.closed.fill:W eye.slash:A eye.slash.circle:F
eye.slash.circle.fill:F eye.slash.fill:A eye.square:F eye.square.fill:F eye.trianglebadge.exclamationmark:F
eye.trianglebadge.exclamationmark.fill:F eyebrow:C eyedropper:A eyedropper.full:A eyedropper.halffull:A eyeglasses:A
eyeglasses.slash:M eyes:C eyes.inverse:C f.circle:A f.circle.fill:A f.cursive:A f.cursive.circle:A
f.cursive.circle.fill:A f.cursive.slash:W f.square:A f.square.fill:A face.dashed:C face.dashed.fill:C face.smiling:C
face.smiling.fill:C=face.smiling.inverse face.smiling.inverse:J faceid:A!39 facemask:F facemask.fill:F fan:M
fan.and.light.ceiling:J fan.and.light.ceiling.fill:J fan.badge.arrow.up.and.down.and.arrow.left.and.right:W
fan.badge.arrow.up.and.down.and.arrow.left.and.right.fill:W fan.badge.automatic:M fan.badge.automatic.fill:M
fan.ceiling:J fan.ceiling.fill:J fan.circle:W fan.circle.fill:W fan.desk:J fan.desk.fill:J fan.fill:M fan.floor:J
fan.floor.fill:J fan.gauge.open:W fan.oscillation:J fan.oscillation.fill:J fan.slash:M fan.slash.fill:M fanblades:F=fan
fanblades.fill:F=fan.fill fanblades.slash:J=fan.slash fanblades.slash.fill:J=fan.slash.fill faxmachine:C
faxmachine.fill:J ferry:F ferry.fill:F fiberchannel:C=fibrechannel fibrechannel:F field.of.view.ultrawide:M
field.of.view.ultrawide.fill:M field.of.view.wide:M field.of.view.wide.fill:M figure:M figure.2:M
figure.2.and.child.holdinghands:J figure.2.arms.open:J figure.2.ascending:Y? figure.2.circle:M figure.2.circle.fill:M
figure.2.descending:Y? figure.2.left.holdinghands:R figure.2.right.holdinghands:R figure.american.football:J
figure.american.football.circle:R figure.american.football.circle.fill:R figure.and.child.holdinghands:J
figure.archery:J figure.archery.circle:R figure.archery.circle.fill:R figure.arms.open:J figure.australian.football:J
figure.australian.football.circle:R figure.australian.football.circle.fill:R figure.badminton:J
figure.badminton.circle:R figure.badminton.circle.fill:R figure.barre:J figure.barre.circle:R figure.barre.circle.fill:R
figure.baseball:J figure.baseball.circle:R figure.baseball.circle.fill:R figure.basketball:J figure.basketball.circle:R
figure.basketball.circle.fill:R figure.bowling:J figure.bowling.circle:R figure.bowling.circle.fill:R figure.boxing:J
figure.boxing.circle:R figure.boxing.circle.fill:R figure.child:M figure.child.and.lock:M figure.child.and.lock.fill:M
figure.child.and.lock.open:M figure.child.and.lock.open.fill:M figure.child.circle:M figure.child.circle.fill:M
figure.climbing:J figure.climbing.circle:R figure.climbing.circle.fill:R figure.cooldown:J figure.cooldown.circle:R
figure.cooldown.circle.fill:R figure.core.training:J figure.core.training.circle:R figure.core.training.circle.fill:R
figure.cricket:J figure.cricket.circle:R figure.cricket.circle.fill:R figure.cross.training:J
figure.cross.training.circle:R figure.cross.training.circle.fill:R figure.curling:J figure.curling.circle:R
figure.curling.circle.fill:R figure.dance:J figure.dance.circle:R figure.dance.circle.fill:R figure.disc.sports:J
figure.disc.sports.circle:R figure.disc.sports.circle.fill:R
figure.dress.line.vertical.figure:J=figure.stand.dress.line.vertical.figure figure.elliptical:J
figure.elliptical.circle:R figure.elliptical.circle.fill:R figure.equestrian.sports:J figure.equestrian.sports.circle:R
figure.equestrian.sports.circle.fill:R figure.fall:J figure.fall.circle:J figure.fall.circle.fill:J figure.fencing:J
figure.fencing.circle:R figure.fencing.circle.fill:R figure.field.hockey:R figure.field.hockey.circle:R
figure.field.hockey.circle.fill:R figure.fishing:J figure.fishing.circle:R figure.fishing.circle.fill:R
figure.flexibility:J figure.flexibility.circle:R figure.flexibility.circle.fill:R figure.golf:J figure.golf.circle:R
figure.golf.circle.fill:R figure.gymnastics:J figure.gymnastics.circle:R figure.gymnastics.circle.fill:R
figure.hand.cycling:J figure.hand.cycling.circle:R figure.hand.cycling.circle.fill:R figure.handball:J
figure.handball.circle:R figure.handball.circle.fill:R figure.highintensity.intervaltraining:J
figure.highintensity.intervaltraining.circle:R figure.highintensity.intervaltraining.circle.fill:R figure.hiking:J
figure.hiking.circle:R figure.hiking.circle.fill:R figure.hockey:J figure.hockey.circle:R figure.hockey.circle.fill:R
figure.hunting:J figure.hunting.circle:R figure.hunting.circle.fill:R figure.ice.hockey:R figure.ice.hockey.circle:R
figure.ice.hockey.circle.fill:R figure.ice.skating:R figure.ice.skating.circle:R figure.ice.skating.circle.fill:R
figure.indoor.cycle:J figure.indoor.cycle.circle:R figure.indoor.cycle.circle.fill:R figure.indoor.rowing:R
figure.indoor.rowing.circle:R figure.indoor.rowing.circle.fill:R figure.indoor.soccer:R figure.indoor.soccer.circle:R
figure.indoor.soccer.circle.fill:R figure.jumprope:J figure.jumprope.circle:R figure.jumprope.circle.fill:R
figure.kickboxing:J figure.kickboxing.circle:R figure.kickboxing.circle.fill:R figure.lacrosse:J
figure.lacrosse.circle:R figure.lacrosse.circle.fill:R figure.martial.arts:J figure.martial.arts.circle:R
figure.martial.arts.circle.fill:R figure.mind.and.body:J figure.mind.and.body.circle:R
figure.mind.and.body.circle.fill:R figure.mixed.cardio:J figure.mixed.cardio.circle:R figure.mixed.cardio.circle.fill:R
figure.open.water.swim:J figure.open.water.swim.circle:R figure.open.water.swim.circle.fill:R figure.outdoor.cycle:J
figure.outdoor.cycle.circle:R figure.outdoor.cycle.circle.fill:R figure.outdoor.rowing:R figure.outdoor.rowing.circle:R
figure.outdoor.rowing.circle.fill:R figure.outdoor.soccer:R figure.outdoor.soccer.circle:R
figure.outdoor.soccer.circle.fill:R figure.pickleball:J figure.pickleball.circle:R figure.pickleball.circle.fill:R
figure.pilates:J figure.pilates.circle:R figure.pilates.circle.fill:R figure.play:J figure.play.circle:R
figure.play.circle.fill:R figure.pool.swim:J figure.pool.swim.circle:R figure.pool.swim.circle.fill:R
figure.racquetball:J figure.racquetball.circle:R figure.racquetball.circle.fill:R figure.roll:F figure.roll.circle:R
figure.roll.circle.fill:R figure.roll.runningpace:J figure.roll.runningpace.circle:R
figure.roll.runningpace.circle.fill:R figure.rolling:J figure.rolling.circle:R figure.rolling.circle.fill:R
figure.rower:J=figure.indoor.rowing figure.rugby:J figure.rugby.circle:R figure.rugby.circle.fill:R figure.run:J
figure.run.circle:J figure.run.circle.fill:J figure.run.square.stack:K figure.run.square.stack.fill:K
figure.run.treadmill:R figure.run.treadmill.circle:R figure.run.treadmill.circle.fill:R figure.sailing:J
figure.sailing.circle:R figure.sailing.circle.fill:R figure.seated.seatbelt:K figure.seated.seatbelt.and.airbag.off:K
figure.seated.seatbelt.and.airbag.on:K figure.seated.seatbelt.left.drive.seats.1:R
figure.seated.seatbelt.left.drive.seats.1.1:R figure.seated.seatbelt.left.drive.seats.1.1.fill:R
figure.seated.seatbelt.left.drive.seats.1.2:R figure.seated.seatbelt.left.drive.seats.1.2.fill:R
figure.seated.seatbelt.left.drive.seats.1.fill:R figure.seated.seatbelt.left.drive.seats.2:R
figure.seated.seatbelt.left.drive.seats.2.2:R figure.seated.seatbelt.left.drive.seats.2.2.2:R
figure.seated.seatbelt.left.drive.seats.2.2.2.fill:R figure.seated.seatbelt.left.drive.seats.2.2.3:R
figure.seated.seatbelt.left.drive.seats.2.2.3.fill:R figure.seated.seatbelt.left.drive.seats.2.2.fill:R
figure.seated.seatbelt.left.drive.seats.2.3:R figure.seated.seatbelt.left.drive.seats.2.3.2:R
figure.seated.seatbelt.left.drive.seats.2.3.2.fill:R figure.seated.seatbelt.left.drive.seats.2.3.3:R
figure.seated.seatbelt.left.drive.seats.2.3.3.fill:R figure.seated.seatbelt.left.drive.seats.2.3.fill:R
figure.seated.seatbelt.left.drive.seats.2.fill:R figure.seated.seatbelt.left.drive.seats.3:R
figure.seated.seatbelt.left.drive.seats.3.3:R figure.seated.seatbelt.left.drive.seats.3.3.3:R
figure.seated.seatbelt.left.drive.seats.3.3.3.fill:R figure.seated.seatbelt.left.drive.seats.3.3.fill:R
figure.seated.seatbelt.left.drive.seats.3.fill:R figure.seated.side:M=figure.seated.side.left
figure.seated.side.air.distribution.lower:M=figure.seated.side.left.air.distribution.lower
figure.seated.side.air.distribution.middle:M=figure.seated.side.left.air.distribution.middle
figure.seated.side.air.distribution.middle.and.lower:M=figure.seated.side.left.air.distribution.middle.and.lower
figure.seated.side.air.distribution.middle.and.lower.angled:M=\#
figure.seated.side.left.air.distribution.middle.and.lower.angled
figure.seated.side.air.distribution.upper:M=figure.seated.side.left.air.distribution.upper
figure.seated.side.air.distribution.upper.angled.and.lower.angled:M=\#
figure.seated.side.left.air.distribution.upper.angled.and.lower.angled
figure.seated.side.air.distribution.upper.angled.and.middle:M=\#
figure.seated.side.left.air.distribution.upper.angled.and.middle
figure.seated.side.air.distribution.upper.angled.and.middle.and.lower.angled:M=\#
figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled
figure.seated.side.air.lower:K=figure.seated.side.left.air.distribution.lower
figure.seated.side.air.upper:K=figure.seated.side.left.air.distribution.middle
figure.seated.side.air.upper.and.lower:K=figure.seated.side.left.air.distribution.middle.and.lower
figure.seated.side.air.windshield:K=figure.seated.side.left.air.distribution.upper
figure.seated.side.airbag.off:K=figure.seated.side.left.airbag.off
figure.seated.side.airbag.off.2:K=figure.seated.side.left.airbag.off.2
figure.seated.side.airbag.on:K=figure.seated.side.left.airbag.on
figure.seated.side.airbag.on.2:K=figure.seated.side.left.airbag.on.2
figure.seated.side.automatic:M=figure.seated.side.left.automatic figure.seated.side.left:R
figure.seated.side.left.air.distribution.indirect:W figure.seated.side.left.air.distribution.lower:R
figure.seated.side.left.air.distribution.lower.angled.and.upper.angled:W
figure.seated.side.left.air.distribution.middle:R figure.seated.side.left.air.distribution.middle.and.lower:R
figure.seated.side.left.air.distribution.middle.and.lower.angled:R figure.seated.side.left.air.distribution.upper:R
figure.seated.side.left.air.distribution.upper.and.middle.and.lower:T
figure.seated.side.left.air.distribution.upper.angled.and.dottedline.and.lower.angled:W
figure.seated.side.left.air.distribution.upper.angled.and.lower.angled:R
figure.seated.side.left.air.distribution.upper.angled.and.middle:R
figure.seated.side.left.air.distribution.upper.angled.and.middle.and.lower.angled:R figure.seated.side.left.airbag.off:R
figure.seated.side.left.airbag.off.2:R figure.seated.side.left.airbag.on:R figure.seated.side.left.airbag.on.2:R
figure.seated.side.left.automatic:R figure.seated.side.left.fan:R figure.seated.side.left.steeringwheel:R
figure.seated.side.left.windshield.front.and.heat.waves:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle:R
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower:R
figure.seated.side.right:R figure.seated.side.right.air.distribution.indirect:W
figure.seated.side.right.air.distribution.lower:R
figure.seated.side.right.air.distribution.lower.angled.and.upper.angled:W
figure.seated.side.right.air.distribution.middle:R figure.seated.side.right.air.distribution.middle.and.lower:R
figure.seated.side.right.air.distribution.middle.and.lower.angled:R figure.seated.side.right.air.distribution.upper:R
figure.seated.side.right.air.distribution.upper.and.middle.and.lower:T
figure.seated.side.right.air.distribution.upper.angled.and.dottedline.and.lower.angled:W
figure.seated.side.right.air.distribution.upper.angled.and.lower.angled:R
figure.seated.side.right.air.distribution.upper.angled.and.middle:R
figure.seated.side.right.air.distribution.upper.angled.and.middle.and.lower.angled:R
figure.seated.side.right.airbag.off:R figure.seated.side.right.airbag.off.2:R figure.seated.side.right.airbag.on:R
figure.seated.side.right.airbag.on.2:R figure.seated.side.right.automatic:R figure.seated.side.right.child.lap:W
figure.seated.side.right.fan:R figure.seated.side.right.steeringwheel:R
figure.seated.side.right.windshield.front.and.heat.waves:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.lower:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.middle.and.lower:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.lower:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle:R
figure.seated.side.right.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower:R
figure.seated.side.windshield.front.and.heat.waves:K=figure.seated.side.left.windshield.front.and.heat.waves
figure.seated.side.windshield.front.and.heat.waves.air.distribution.lower:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.lower
figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle
figure.seated.side.windshield.front.and.heat.waves.air.distribution.middle.and.lower:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.middle.and.lower
figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper
figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.lower:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.lower
figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle
figure.seated.side.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower:M=\#
figure.seated.side.left.windshield.front.and.heat.waves.air.distribution.upper.and.middle.and.lower
figure.skateboarding:R figure.skateboarding.circle:R figure.skateboarding.circle.fill:R
figure.skating:J=figure.skateboarding figure.skiing.crosscountry:J figure.skiing.crosscountry.circle:R
figure.skiing.crosscountry.circle.fill:R figure.skiing.downhill:J figure.skiing.downhill.circle:R
figure.skiing.downhill.circle.fill:R figure.snowboarding:J figure.snowboarding.circle:R
figure.snowboarding.circle.fill:R figure.soccer:J=figure.indoor.soccer figure.socialdance:J figure.socialdance.circle:R
figure.socialdance.circle.fill:R figure.softball:J figure.softball.circle:R figure.softball.circle.fill:R
figure.squash:J figure.squash.circle:R figure.squash.circle.fill:R figure.stair.stepper:J figure.stair.stepper.circle:R
figure.stair.stepper.circle.fill:R figure.stairs:J figure.stairs.circle:R figure.stairs.circle.fill:R figure.stand:C
figure.stand.and.figure.teen:Y? figure.stand.dress:R figure.stand.dress.line.vertical.figure:R
figure.stand.line.dotted.figure.stand:C figure.step.training:J figure.step.training.circle:R
figure.step.training.circle.fill:R figure.strengthtraining.functional:J figure.strengthtraining.functional.circle:R
figure.strengthtraining.functional.circle.fill:R figure.strengthtraining.traditional:J
figure.strengthtraining.traditional.circle:R figure.strengthtraining.traditional.circle.fill:R figure.surfing:J
figure.surfing.circle:R figure.surfing.circle.fill:R figure.table.tennis:J figure.table.tennis.circle:R
figure.table.tennis.circle.fill:R figure.taichi:J figure.taichi.circle:R figure.taichi.circle.fill:R figure.teen:Y?
figure.teen.and.lock:Y? figure.teen.and.lock.fill:Y? figure.teen.and.lock.open:Y? figure.teen.and.lock.open.fill:Y?
figure.tennis:J figure.tennis.circle:R figure.tennis.circle.fill:R figure.track.and.field:J
figure.track.and.field.circle:R figure.track.and.field.circle.fill:R figure.volleyball:J figure.volleyball.circle:R
figure.volleyball.circle.fill:R figure.walk:C figure.walk.arrival:J figure.walk.circle:C figure.walk.circle.fill:C
figure.walk.departure:J figure.walk.diamond:C figure.walk.diamond.fill:C figure.walk.motion:J
figure.walk.motion.trianglebadge.exclamationmark:M figure.walk.suitcase.rolling:W figure.walk.suitcase.rolling.circle:W
figure.walk.suitcase.rolling.circle.fill:W figure.walk.treadmill:R figure.walk.treadmill.circle:R
figure.walk.treadmill.circle.fill:R figure.walk.triangle:R figure.walk.triangle.fill:R figure.water.fitness:J
figure.water.fitness.circle:R figure.water.fitness.circle.fill:R figure.waterpolo:J figure.waterpolo.circle:R
figure.waterpolo.circle.fill:R figure.wave:C figure.wave.circle:C figure.wave.circle.fill:C figure.wrestling:J
figure.wrestling.circle:R figure.wrestling.circle.fill:R figure.yoga:J figure.yoga.circle:R figure.yoga.circle.fill:R
filemenu.and.cursorarrow:C=filemenu.and.pointer.arrow filemenu.and.cursorarrow.rtl:C=filemenu.and.pointer.arrow.rtl@
filemenu.and.pointer.arrow:W filemenu.and.pointer.arrow.rtl:W@ filemenu.and.selection:C film:A film.circle:F
film.circle.fill:F film.fill:A film.stack:J film.stack.fill:J finder:W!41 fire.extinguisher:R fire.extinguisher.fill:R
fireplace:J fireplace.fill:J firewall:J firewall.fill:J fireworks:M fish:J fish.circle:K fish.circle.fill:K fish.fill:J
flag:A flag.2.crossed:F flag.2.crossed.circle:J flag.2.crossed.circle.fill:J flag.2.crossed.fill:F
flag.and.flag.filled.crossed:F flag.badge.ellipsis:C flag.badge.ellipsis.fill:C flag.checkered:J=flag.pattern.checkered
flag.checkered.2.crossed:J=flag.pattern.checkered.2.crossed flag.checkered.circle:K=flag.pattern.checkered.circle
flag.checkered.circle.fill:K=flag.pattern.checkered.circle.fill flag.circle:A flag.circle.fill:A flag.fill:A
flag.filled.and.flag.crossed:F flag.pattern.checkered:R flag.pattern.checkered.2.crossed:R
flag.pattern.checkered.circle:R flag.pattern.checkered.circle.fill:R flag.pattern.checkered.lc:U flag.slash:A
flag.slash.circle:C flag.slash.circle.fill:C flag.slash.fill:A flag.square:F flag.square.fill:F flame:A flame.circle:F
flame.circle.fill:F flame.fill:A flame.gauge.open:W flashlight.off.circle:M flashlight.off.circle.fill:M
flashlight.off.fill:B flashlight.on.circle:M flashlight.on.circle.fill:M flashlight.on.fill:B flashlight.slash:M
flashlight.slash.circle:M flashlight.slash.circle.fill:M flask:M flask.fill:M fleuron:J fleuron.fill:J
flip.horizontal:B=arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right
flip.horizontal.fill:B=arrow.trianglehead.left.and.right.righttriangle.left.righttriangle.right.fill flipphone:C
florinsign:J florinsign.arrow.circlepath:M=florinsign.arrow.trianglehead.counterclockwise.rotate.90
florinsign.arrow.trianglehead.counterclockwise.rotate.90:R florinsign.bank.building:R florinsign.bank.building.fill:R
florinsign.building.classical:Y? florinsign.building.classical.fill:Y? florinsign.circle:A florinsign.circle.fill:A
florinsign.gauge.chart.lefthalf.righthalf:R florinsign.gauge.chart.leftthird.topthird.rightthird:R florinsign.ring:R
florinsign.ring.dashed:R florinsign.square:A florinsign.square.fill:A flowchart:A flowchart.fill:A fluid.batteryblock:R
fluid.brakesignal:J fluid.coolant:R fluid.transmission:K fn:C folder:A folder.badge.gear:C=folder.badge.gearshape
folder.badge.gearshape:F folder.badge.minus:A folder.badge.person.crop:A folder.badge.plus:A folder.badge.questionmark:C
folder.badge.questionmark.ar:C@ folder.circle:A folder.circle.fill:A folder.fill:A
folder.fill.badge.gear:C=folder.fill.badge.gearshape folder.fill.badge.gearshape:F folder.fill.badge.minus:A
folder.fill.badge.person.crop:A folder.fill.badge.plus:A folder.fill.badge.questionmark:C
folder.fill.badge.questionmark.ar:C@ football:J=american.football football.circle:J=american.football.circle
football.circle.fill:J=american.football.circle.fill football.fill:J=american.football.fill fork.knife:F
fork.knife.circle:F fork.knife.circle.fill:F formfitting.gamecontroller:R formfitting.gamecontroller.fill:R forward:A
forward.circle:F forward.circle.fill:F forward.end:A forward.end.alt:A forward.end.alt.fill:A forward.end.circle:J
forward.end.circle.fill:J forward.end.fill:A forward.fill:A forward.frame:C forward.frame.fill:C fossil.shell:J
fossil.shell.fill:J francsign:J francsign.arrow.circlepath:M=francsign.arrow.trianglehead.counterclockwise.rotate.90
francsign.arrow.trianglehead.counterclockwise.rotate.90:R francsign.bank.building:R francsign.bank.building.fill:R
francsign.building.classical:Y? francsign.building.classical.fill:Y? francsign.circle:A francsign.circle.fill:A
francsign.gauge.chart.lefthalf.righthalf:R francsign.gauge.chart.leftthird.topthird.rightthird:R francsign.ring:R
francsign.ring.dashed:R francsign.square:A francsign.square.fill:A frying.pan:J frying.pan.fill:J fuel.filter.water:U
fuelpump:F fuelpump.and.filter:R fuelpump.arrowtriangle.left:M fuelpump.arrowtriangle.left.fill:M
fuelpump.arrowtriangle.right:M fuelpump.arrowtriangle.right.fill:M fuelpump.circle:F fuelpump.circle.fill:F
fuelpump.exclamationmark:M fuelpump.exclamationmark.fill:M fuelpump.fill:F fuelpump.slash:M fuelpump.slash.fill:M
fuelpump.thermometer:W fuelpump.thermometer.fill:W function:A function.ar:U@ fx:A g.circle:A g.circle.fill:A g.square:A
g.square.fill:A gamecontroller:A gamecontroller.circle:R gamecontroller.circle.fill:R gamecontroller.fill:A
gauge:A=gauge.with.dots.needle.bottom.50percent gauge.badge.minus:A=gauge.with.dots.needle.bottom.50percent.badge.minus
gauge.badge.plus:A=gauge.with.dots.needle.bottom.50percent.badge.plus gauge.chart.lefthalf.righthalf:W
gauge.chart.leftthird.topthird.rightthird:W gauge.high:J=gauge.with.dots.needle.bottom.100percent
gauge.low:J=gauge.with.dots.needle.bottom.0percent gauge.medium:J=gauge.with.dots.needle.bottom.50percent
gauge.medium.badge.minus:J=gauge.with.dots.needle.bottom.50percent.badge.minus
gauge.medium.badge.plus:J=gauge.with.dots.needle.bottom.50percent.badge.plus gauge.open:W
gauge.open.righthalf.dotted.with.needle.and.arrow.trianglehead.backward:W gauge.open.with.lines.needle.33percent:M
gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent:R
gauge.open.with.lines.needle.33percent.and.arrowtriangle:M
gauge.open.with.lines.needle.33percent.and.arrowtriangle.from.0percent.to.50percent:M=\#
gauge.open.with.lines.needle.33percent.and.arrow.trianglehead.from.0percent.to.50percent
gauge.open.with.lines.needle.67percent.and.arrowtriangle:M
gauge.open.with.lines.needle.67percent.and.arrowtriangle.and.car:M gauge.open.with.lines.needle.84percent.exclamation:M
gauge.with.dots.needle.0percent:M gauge.with.dots.needle.100percent:M gauge.with.dots.needle.33percent:M
gauge.with.dots.needle.50percent:M gauge.with.dots.needle.67percent:M gauge.with.dots.needle.bottom.0percent:M
gauge.with.dots.needle.bottom.100percent:M gauge.with.dots.needle.bottom.50percent:M
gauge.with.dots.needle.bottom.50percent.badge.minus:M gauge.with.dots.needle.bottom.50percent.badge.plus:M
gauge.with.needle:M gauge.with.needle.fill:M gear:A gear.badge:J gear.badge.checkmark:F gear.badge.questionmark:F
gear.badge.rtl:J@ gear.badge.xmark:F gear.circle:F gear.circle.fill:F gearshape:C gearshape.2:C gearshape.2.fill:C
gearshape.arrow.triangle.2.circlepath:J=gearshape.arrow.trianglehead.2.clockwise.rotate.90
gearshape.arrow.trianglehead.2.clockwise.rotate.90:R gearshape.circle:F gearshape.circle.fill:F gearshape.fill:C
gearshift.layout.sixspeed:M gift:A gift.circle:C gift.circle.fill:C gift.fill:A giftcard:C giftcard.fill:C globe:A
globe.americas:F globe.americas.fill:F globe.and.person:Y? globe.asia.australia:F globe.asia.australia.fill:F
globe.badge.chevron.backward:F globe.badge.clock:W globe.badge.clock.fill:W globe.central.south.asia:J
globe.central.south.asia.fill:J globe.desk:J globe.desk.fill:J globe.europe.africa:F globe.europe.africa.fill:F
globe.fill:W glowplug:K gobackward:A=arrow.trianglehead.counterclockwise
gobackward.10:A=10.arrow.trianglehead.counterclockwise gobackward.10.ar:A=10.arrow.trianglehead.counterclockwise.ar@
gobackward.10.hi:A=10.arrow.trianglehead.counterclockwise.hi@ gobackward.15:A=15.arrow.trianglehead.counterclockwise
gobackward.15.ar:A=15.arrow.trianglehead.counterclockwise.ar@
gobackward.15.hi:A=15.arrow.trianglehead.counterclockwise.hi@ gobackward.30:A=30.arrow.trianglehead.counterclockwise
gobackward.30.ar:A=30.arrow.trianglehead.counterclockwise.ar@
gobackward.30.hi:A=30.arrow.trianglehead.counterclockwise.hi@ gobackward.45:A=45.arrow.trianglehead.counterclockwise
gobackward.45.ar:A=45.arrow.trianglehead.counterclockwise.ar@
gobackward.45.hi:A=45.arrow.trianglehead.counterclockwise.hi@ gobackward.5:F=5.arrow.trianglehead.counterclockwise
gobackward.5.ar:F=5.arrow.trianglehead.counterclockwise.ar@ gobackward.5.hi:F=5.arrow.trianglehead.counterclockwise.hi@
gobackward.60:A=60.arrow.trianglehead.counterclockwise gobackward.60.ar:A=60.arrow.trianglehead.counterclockwise.ar@
gobackward.60.hi:A=60.arrow.trianglehead.counterclockwise.hi@ gobackward.75:A=75.arrow.trianglehead.counterclockwise
gobackward.75.ar:A=75.arrow.trianglehead.counterclockwise.ar@
gobackward.75.hi:A=75.arrow.trianglehead.counterclockwise.hi@ gobackward.90:A=90.arrow.trianglehead.counterclockwise
gobackward.90.ar:A=90.arrow.trianglehead.counterclockwise.ar@
gobackward.90.hi:A=90.arrow.trianglehead.counterclockwise.hi@
gobackward.minus:A=minus.arrow.trianglehead.counterclockwise goforward:A=arrow.trianglehead.clockwise
goforward.10:A=10.arrow.trianglehead.clockwise goforward.10.ar:A=10.arrow.trianglehead.clockwise.ar@
goforward.10.hi:A=10.arrow.trianglehead.clockwise.hi@ goforward.15:A=15.arrow.trianglehead.clockwise
goforward.15.ar:A=15.arrow.trianglehead.clockwise.ar@ goforward.15.hi:A=15.arrow.trianglehead.clockwise.hi@
goforward.30:A=30.arrow.trianglehead.clockwise goforward.30.ar:A=30.arrow.trianglehead.clockwise.ar@
goforward.30.hi:A=30.arrow.trianglehead.clockwise.hi@ goforward.45:A=45.arrow.trianglehead.clockwise
goforward.45.ar:A=45.arrow.trianglehead.clockwise.ar@ goforward.45.hi:A=45.arrow.trianglehead.clockwise.hi@
goforward.5:F=5.arrow.trianglehead.clockwise goforward.5.ar:F=5.arrow.trianglehead.clockwise.ar@
goforward.5.hi:F=5.arrow.trianglehead.clockwise.hi@ goforward.60:A=60.arrow.trianglehead.clockwise
goforward.60.ar:A=60.arrow.trianglehead.clockwise.ar@ goforward.60.hi:A=60.arrow.trianglehead.clockwise.hi@
goforward.75:A=75.arrow.trianglehead.clockwise goforward.75.ar:A=75.arrow.trianglehead.clockwise.ar@
goforward.75.hi:A=75.arrow.trianglehead.clockwise.hi@ goforward.90:A=90.arrow.trianglehead.clockwise
goforward.90.ar:A=90.arrow.trianglehead.clockwise.ar@ goforward.90.hi:A=90.arrow.trianglehead.clockwise.hi@
goforward.plus:A=plus.arrow.trianglehead.clockwise graduationcap:C graduationcap.circle:F graduationcap.circle.fill:F
graduationcap.fill:C graph.2d:W graph.3d:W greaterthan:A greaterthan.circle:A greaterthan.circle.fill:A
greaterthan.square:A greaterthan.square.fill:A greaterthanorequalto:R greaterthanorequalto.circle:R
greaterthanorequalto.circle.fill:R greaterthanorequalto.square:R greaterthanorequalto.square.fill:R greetingcard:C
greetingcard.fill:C grid:A grid.circle:A grid.circle.fill:A guaranisign:J
guaranisign.arrow.circlepath:M=guaranisign.arrow.trianglehead.counterclockwise.rotate.90
guaranisign.arrow.trianglehead.counterclockwise.rotate.90:R guaranisign.bank.building:R guaranisign.bank.building.fill:R
guaranisign.building.classical:Y? guaranisign.building.classical.fill:Y? guaranisign.circle:A guaranisign.circle.fill:A
guaranisign.gauge.chart.lefthalf.righthalf:R guaranisign.gauge.chart.leftthird.topthird.rightthird:R guaranisign.ring:R
guaranisign.ring.dashed:R guaranisign.square:A guaranisign.square.fill:A guidepoint.horizontal:W guidepoint.vertical:W
guidepoint.vertical.arrowtriangle.forward:W guidepoint.vertical.numbers:W guitars:A guitars.fill:C gym.bag:M=duffle.bag
gym.bag.fill:M=duffle.bag.fill gyroscope:C
"""#
}
