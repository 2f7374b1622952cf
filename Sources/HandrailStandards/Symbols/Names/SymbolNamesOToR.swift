/// The SF Symbols whose names begin with o to r; `SymbolTable` says what stands after a name.
enum SymbolNamesOToR {
    /// The names.
    static let text = #"""
o.circle:A o.circle.fill:A o.square:A o.square.fill:A oar.2.crossed:J oar.2.crossed.circle:R oar.2.crossed.circle.fill:R
octagon:C octagon.bottomhalf.filled:F octagon.fill:C octagon.lefthalf.filled:F octagon.righthalf.filled:F
octagon.tophalf.filled:F oilcan:K oilcan.and.thermometer:R oilcan.and.thermometer.fill:R oilcan.fill:K opticaldisc:C
opticaldisc.fill:J opticaldiscdrive:C opticaldiscdrive.fill:C opticid:M!64 opticid.fill:M!64 option:A oval:C
oval.bottomhalf.filled:F oval.fill:C oval.inset.filled:F=inset.filled.oval oval.lefthalf.filled:F oval.portrait:C
oval.portrait.bottomhalf.filled:F oval.portrait.fill:C oval.portrait.inset.filled:F=inset.filled.oval.portrait
oval.portrait.lefthalf.filled:F oval.portrait.righthalf.filled:F oval.portrait.tophalf.filled:F oval.righthalf.filled:F
oval.tophalf.filled:F oven:J oven.fill:J p.circle:A p.circle.fill:A p.square:A p.square.fill:A p1.button.horizontal:M
p1.button.horizontal.fill:M p2.button.horizontal:M p2.button.horizontal.fill:M p3.button.horizontal:M
p3.button.horizontal.fill:M p4.button.horizontal:M p4.button.horizontal.fill:M pad.header:W paddleshifter.left:M
paddleshifter.left.fill:M paddleshifter.right:M paddleshifter.right.fill:M paint.bucket.classic:W paintbrush:A
paintbrush.fill:A paintbrush.pointed:C paintbrush.pointed.fill:C paintbrush.slash:Y? paintbrush.slash.fill:Y?
paintpalette:C paintpalette.fill:C pano:A pano.badge.play:M pano.badge.play.fill:M pano.fill:A paperclip:A
paperclip.badge.ellipsis:C paperclip.circle:B paperclip.circle.fill:B paperplane:A paperplane.circle:C
paperplane.circle.fill:C paperplane.fill:A paragraph:A=paragraphsign paragraphsign:C parentheses:F parkinglight:J
parkinglight.fill:J parkingsign:F parkingsign.brakesignal:J parkingsign.brakesignal.slash:J parkingsign.circle:F
parkingsign.circle.fill:F parkingsign.radiowaves.down.right.off:R parkingsign.radiowaves.left.and.right:M
parkingsign.radiowaves.left.and.right.slash:R parkingsign.radiowaves.right.and.safetycone:M parkingsign.square:R
parkingsign.square.fill:R parkingsign.steeringwheel:M party.popper:J party.popper.fill:J pause:A pause.circle:A
pause.circle.fill:A pause.fill:A pause.rectangle:A pause.rectangle.fill:A pawprint:F pawprint.circle:F
pawprint.circle.fill:F pawprint.fill:F pc:C peacesign:F pedal.accelerator:M pedal.accelerator.fill:M pedal.brake:M
pedal.brake.fill:M pedal.clutch:M pedal.clutch.fill:M pedestrian.gate.closed:J
pedestrian.gate.closed.trianglebadge.exclamationmark:W pedestrian.gate.open:J
pedestrian.gate.open.trianglebadge.exclamationmark:W pencil:A
pencil.and.ellipsis.rectangle:A=rectangle.and.pencil.and.ellipsis pencil.and.list.clipboard:M
pencil.and.list.clipboard.rtl:M@ pencil.and.outline:A pencil.and.ruler:J pencil.and.ruler.fill:J pencil.and.scribble:M
pencil.circle:A pencil.circle.fill:A pencil.line:J pencil.slash:A pencil.tip:A!83 pencil.tip.crop.circle:A!60
pencil.tip.crop.circle.badge.arrow.forward:C!60 pencil.tip.crop.circle.badge.arrow.forward.fill:M!60
pencil.tip.crop.circle.badge.minus:A!60 pencil.tip.crop.circle.badge.minus.fill:M!60
pencil.tip.crop.circle.badge.plus:A!60 pencil.tip.crop.circle.badge.plus.fill:M!60 pencil.tip.crop.circle.fill:M!60
pentagon:F pentagon.bottomhalf.filled:F pentagon.fill:F pentagon.lefthalf.filled:F pentagon.righthalf.filled:F
pentagon.tophalf.filled:F percent:A percent.ar:C@ person:A person.2:A person.2.arrow.trianglehead.counterclockwise:R
person.2.badge:W person.2.badge.fill:W person.2.badge.gearshape:J person.2.badge.gearshape.fill:J
person.2.badge.key:M!102 person.2.badge.key.fill:M!102 person.2.badge.minus:R person.2.badge.minus.fill:R
person.2.badge.plus:R person.2.badge.plus.fill:R person.2.circle:C person.2.circle.fill:C person.2.crop.square.stack:F
person.2.crop.square.stack.fill:F person.2.fill:A person.2.gobackward:J=person.2.arrow.trianglehead.counterclockwise
person.2.shield:W person.2.shield.fill:W person.2.slash:J person.2.slash.fill:J
person.2.square.stack:A=person.2.crop.square.stack person.2.square.stack.fill:A=person.2.crop.square.stack.fill
person.2.wave.2:F person.2.wave.2.fill:F person.3:A person.3.fill:A person.3.sequence:F person.3.sequence.fill:F
person.and.arrow.left.and.arrow.right:C=person.and.arrow.left.and.arrow.right.outward
person.and.arrow.left.and.arrow.right.outward:R person.and.background.dotted:J
person.and.background.striped.horizontal:M person.badge.checkmark:Y? person.badge.checkmark.fill:Y?
person.badge.checkmark.seal:Y? person.badge.checkmark.seal.fill:Y? person.badge.clock:F person.badge.clock.fill:F
person.badge.creditcard:Y? person.badge.creditcard.fill:Y? person.badge.gearshape:Y? person.badge.gearshape.fill:Y?
person.badge.key:I!82 person.badge.key.fill:I!82 person.badge.location:Y? person.badge.location.fill:Y?
person.badge.minus:A person.badge.minus.fill:A=person.fill.badge.minus person.badge.plus:A
person.badge.plus.fill:A=person.fill.badge.plus person.badge.shield.checkmark:J person.badge.shield.checkmark.fill:J
person.badge.shield.exclamationmark:R person.badge.shield.exclamationmark.fill:R person.bubble:M person.bubble.fill:M
person.building.classical:Y? person.building.classical.fill:Y? person.bust:J person.bust.circle:M
person.bust.circle.fill:M person.bust.fill:J person.checkmark.and.xmark:U person.checkmark.and.xmark.rtl:U@
person.circle:A person.circle.fill:A person.crop.artframe:F person.crop.badge.magnifyingglass:R
person.crop.badge.magnifyingglass.fill:R person.crop.circle:A person.crop.circle.badge:F
person.crop.circle.badge.checkmark:A person.crop.circle.badge.clock:F person.crop.circle.badge.clock.fill:F
person.crop.circle.badge.ellipsis:W person.crop.circle.badge.ellipsis.fill:W
person.crop.circle.badge.exclam:A=person.crop.circle.badge.exclamationmark person.crop.circle.badge.exclamationmark:C
person.crop.circle.badge.exclamationmark.fill:F person.crop.circle.badge.fill:F
person.crop.circle.badge.magnifyingglass:Y? person.crop.circle.badge.magnifyingglass.fill:Y?
person.crop.circle.badge.minus:A person.crop.circle.badge.moon:F person.crop.circle.badge.moon.fill:F
person.crop.circle.badge.plus:A person.crop.circle.badge.questionmark:C person.crop.circle.badge.questionmark.ar:C@
person.crop.circle.badge.questionmark.fill:F person.crop.circle.badge.questionmark.fill.ar:F@
person.crop.circle.badge.xmark:A person.crop.circle.dashed:K person.crop.circle.dashed.circle:M
person.crop.circle.dashed.circle.fill:M person.crop.circle.fill:A person.crop.circle.fill.badge.checkmark:A
person.crop.circle.fill.badge.exclam:A=person.crop.circle.badge.exclamationmark.fill
person.crop.circle.fill.badge.exclamationmark:C=person.crop.circle.badge.exclamationmark.fill
person.crop.circle.fill.badge.minus:A person.crop.circle.fill.badge.plus:A
person.crop.circle.fill.badge.questionmark:C=person.crop.circle.badge.questionmark.fill
person.crop.circle.fill.badge.questionmark.ar:C=person.crop.circle.badge.questionmark.fill.ar@
person.crop.circle.fill.badge.xmark:A person.crop.rectangle:A person.crop.rectangle.badge.plus:J
person.crop.rectangle.badge.plus.fill:J person.crop.rectangle.fill:A person.crop.rectangle.stack:F
person.crop.rectangle.stack.fill:F person.crop.square:A person.crop.square.badge.camera:N
person.crop.square.badge.camera.fill:N person.crop.square.badge.video:N person.crop.square.badge.video.fill:N
person.crop.square.fill:A person.crop.square.fill.and.at.rectangle:C=person.crop.square.filled.and.at.rectangle
person.crop.square.filled.and.at.rectangle:F person.crop.square.filled.and.at.rectangle.fill:F
person.crop.square.on.square.angled:R person.crop.square.on.square.angled.fill:R person.fill:A
person.fill.and.arrow.left.and.arrow.right:C=person.fill.and.arrow.left.and.arrow.right.outward
person.fill.and.arrow.left.and.arrow.right.outward:R person.fill.badge.minus:C person.fill.badge.plus:C
person.fill.checkmark:C person.fill.checkmark.and.xmark:U person.fill.checkmark.and.xmark.rtl:U@
person.fill.checkmark.rtl:C@ person.fill.questionmark:C person.fill.questionmark.ar:C@ person.fill.questionmark.rtl:C@
person.fill.turn.down:C person.fill.turn.left:C person.fill.turn.right:C person.fill.viewfinder:C person.fill.xmark:C
person.fill.xmark.rtl:C@ person.icloud:A!84 person.icloud.fill:A!84 person.line.dotted.person:J
person.line.dotted.person.fill:J person.number.sign.rectangle:Y? person.number.sign.rectangle.fill:Y? person.slash:M
person.slash.fill:M person.spatialaudio.3d.fill:W!72 person.spatialaudio.fill:W!72
person.spatialaudio.stereo.3d.fill:W!72 person.spatialaudio.stereo.fill:W!72 person.text.rectangle:F
person.text.rectangle.badge.clock:Y? person.text.rectangle.badge.clock.fill:Y? person.text.rectangle.fill:F
person.text.rectangle.trianglebadge.exclamationmark:W person.text.rectangle.trianglebadge.exclamationmark.fill:W
person.wave.2:F person.wave.2.fill:F personalhotspot:A personalhotspot.circle:F personalhotspot.circle.fill:F
personalhotspot.slash:R perspective:A peruviansolessign:R
peruviansolessign.arrow.trianglehead.counterclockwise.rotate.90:R peruviansolessign.bank.building:R
peruviansolessign.bank.building.fill:R peruviansolessign.building.classical:Y?
peruviansolessign.building.classical.fill:Y? peruviansolessign.circle:R peruviansolessign.circle.fill:R
peruviansolessign.gauge.chart.lefthalf.righthalf:R peruviansolessign.gauge.chart.leftthird.topthird.rightthird:R
peruviansolessign.ring:R peruviansolessign.ring.dashed:R peruviansolessign.square:R peruviansolessign.square.fill:R
pesetasign:J pesetasign.arrow.circlepath:M=pesetasign.arrow.trianglehead.counterclockwise.rotate.90
pesetasign.arrow.trianglehead.counterclockwise.rotate.90:R pesetasign.bank.building:R pesetasign.bank.building.fill:R
pesetasign.building.classical:Y? pesetasign.building.classical.fill:Y? pesetasign.circle:A pesetasign.circle.fill:A
pesetasign.gauge.chart.lefthalf.righthalf:R pesetasign.gauge.chart.leftthird.topthird.rightthird:R pesetasign.ring:R
pesetasign.ring.dashed:R pesetasign.square:A pesetasign.square.fill:A pesosign:J
pesosign.arrow.circlepath:M=pesosign.arrow.trianglehead.counterclockwise.rotate.90
pesosign.arrow.trianglehead.counterclockwise.rotate.90:R pesosign.bank.building:R pesosign.bank.building.fill:R
pesosign.building.classical:Y? pesosign.building.classical.fill:Y? pesosign.circle:A pesosign.circle.fill:A
pesosign.gauge.chart.lefthalf.righthalf:R pesosign.gauge.chart.leftthird.topthird.rightthird:R pesosign.ring:R
pesosign.ring.dashed:R pesosign.square:A pesosign.square.fill:A pet.carrier:W pet.carrier.circle:W
pet.carrier.circle.fill:W pet.carrier.fill:W phone:A phone.and.waveform:F=phone.badge.waveform
phone.and.waveform.fill:F=phone.badge.waveform.fill phone.arrow.down.left:A
phone.arrow.down.left.fill:J=phone.fill.arrow.down.left phone.arrow.right:A
phone.arrow.right.fill:J=phone.fill.arrow.right phone.arrow.up.right:A phone.arrow.up.right.circle:J
phone.arrow.up.right.circle.fill:J phone.arrow.up.right.fill:J=phone.fill.arrow.up.right phone.badge.checkmark:J
phone.badge.clock:R phone.badge.clock.fill:R phone.badge.plus:A phone.badge.waveform:M phone.badge.waveform.fill:M
phone.bubble:M phone.bubble.fill:M phone.bubble.fill.rtl:M@ phone.bubble.left:C=phone.bubble
phone.bubble.left.fill:C=phone.bubble.fill phone.bubble.rtl:M@ phone.circle:A phone.circle.fill:A phone.connection:C
phone.connection.fill:J phone.down:A phone.down.circle:A phone.down.circle.fill:A phone.down.fill:A
phone.down.waves.left.and.right:J phone.fill:A phone.fill.arrow.down.left:A=phone.arrow.down.left.fill
phone.fill.arrow.right:A=phone.arrow.right.fill phone.fill.arrow.up.right:A=phone.arrow.up.right.fill
phone.fill.badge.checkmark:J phone.fill.badge.plus:A phone.fill.connection:C=phone.connection.fill phone.pause:W
phone.pause.circle:W phone.pause.circle.fill:W phone.pause.fill:W photo:A photo.artframe:F photo.artframe.circle:M
photo.artframe.circle.fill:M photo.badge.arrow.down:M photo.badge.arrow.down.fill:M photo.badge.checkmark:M
photo.badge.checkmark.fill:M photo.badge.exclamationmark:R photo.badge.exclamationmark.fill:R
photo.badge.magnifyingglass:S photo.badge.magnifyingglass.fill:S photo.badge.plus:M photo.badge.plus.fill:M
photo.badge.questionmark:Y? photo.badge.questionmark.fill:Y? photo.badge.shield.exclamationmark:U
photo.badge.shield.exclamationmark.fill:U photo.circle:F photo.circle.fill:F photo.fill:A photo.fill.on.rectangle.fill:A
photo.on.rectangle:A photo.on.rectangle.angled:C photo.on.rectangle.angled.fill:R photo.slash:Y? photo.slash.fill:Y?
photo.stack:J photo.stack.fill:J photo.trianglebadge.exclamationmark:U photo.trianglebadge.exclamationmark.fill:U
photo.tv:D pi:U pi.circle:U pi.circle.fill:U pi.square:U pi.square.fill:U pianokeys:C pianokeys.inverse:C pill:J
pill.circle:J pill.circle.fill:J pill.fill:J pills:C pills.circle:F pills.circle.fill:F pills.fill:C pin:A pin.circle:B
pin.circle.fill:B pin.fill:A pin.slash:A pin.slash.fill:A pin.square:F pin.square.fill:F pip:C pip.enter:C pip.exit:C
pip.fill:C pip.remove:C pip.swap:C pipe.and.drop:J pipe.and.drop.fill:J pizza.slice:Y pizza.slice.fill:Y
pl.button.horizontal:Y? pl.button.horizontal.fill:Y? placeholdertext.fill:C platter.2.filled.ipad:F
platter.2.filled.ipad.landscape:F platter.2.filled.iphone:F platter.2.filled.iphone.landscape:F
platter.bottom.applewatch.case:F!15 platter.filled.bottom.and.arrow.down.iphone:G
platter.filled.bottom.applewatch.case:F!15 platter.filled.bottom.iphone:G platter.filled.top.and.arrow.up.iphone:G
platter.filled.top.applewatch.case:F!15 platter.filled.top.iphone:G platter.top.applewatch.case:F!15 play:A
play.bubble:Y? play.bubble.fill:Y? play.circle:A play.circle.fill:A play.desktopcomputer:J play.diamond:W
play.diamond.fill:W play.display:J play.fill:A play.house:M play.house.fill:M play.laptopcomputer:J play.rectangle:A
play.rectangle.fill:A play.rectangle.on.rectangle:F play.rectangle.on.rectangle.circle:F
play.rectangle.on.rectangle.circle.fill:F play.rectangle.on.rectangle.fill:F play.slash:C play.slash.fill:C
play.square:F play.square.fill:F play.square.stack:K play.square.stack.fill:K play.tv:D play.tv.fill:D playpause:A
playpause.circle:J playpause.circle.fill:J playpause.fill:A playstation.logo:J!71 plus:A plus.app:A plus.app.fill:A
plus.arrow.trianglehead.clockwise:R plus.arrow.trianglehead.counterclockwise:W plus.bubble:A plus.bubble.fill:A
plus.capsule:W plus.capsule.fill:W plus.circle:A plus.circle.dashed:P plus.circle.fill:A plus.diamond:C
plus.diamond.fill:C plus.forwardslash.minus:F plus.magnifyingglass:A plus.message:C!62 plus.message.fill:C!62
plus.minus.capsule:U plus.minus.capsule.fill:U plus.rectangle:A plus.rectangle.fill:A
plus.rectangle.fill.on.folder.fill:C=plus.rectangle.on.folder.fill plus.rectangle.fill.on.rectangle.fill:A
plus.rectangle.on.folder:C plus.rectangle.on.folder.fill:F plus.rectangle.on.rectangle:A plus.rectangle.portrait:C
plus.rectangle.portrait.fill:C plus.slash.minus:A=plus.forwardslash.minus plus.square:A plus.square.dashed:F
plus.square.fill:A plus.square.fill.on.square.fill:A plus.square.on.square:A plus.viewfinder:C plusminus:A
plusminus.circle:A plusminus.circle.fill:A point.3.connected.trianglepath.dotted:F
point.3.filled.connected.trianglepath.dotted:F point.bottomleft.filled.forward.to.point.topright.scurvepath:M
point.bottomleft.forward.to.arrow.triangle.scurvepath:R point.bottomleft.forward.to.arrow.triangle.scurvepath.fill:R
point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath:R
point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath.fill:R
point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath:M=point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath
point.bottomleft.forward.to.arrowtriangle.uturn.scurvepath.fill:M=\#
point.bottomleft.forward.to.arrow.triangle.uturn.scurvepath.fill
point.bottomleft.forward.to.point.topright.filled.scurvepath:M point.bottomleft.forward.to.point.topright.scurvepath:M
point.bottomleft.forward.to.point.topright.scurvepath.fill:M
point.fill.topleft.down.curvedto.point.fill.bottomright.up:C=point.topleft.down.to.point.bottomright.curvepath.fill
point.filled.topleft.down.curvedto.point.bottomright.up:F=point.topleft.filled.down.to.point.bottomright.curvepath
point.forward.to.point.capsulepath:M point.forward.to.point.capsulepath.fill:M
point.topleft.down.curvedto.point.bottomright.up:C=point.topleft.down.to.point.bottomright.curvepath
point.topleft.down.curvedto.point.bottomright.up.fill:F=point.topleft.down.to.point.bottomright.curvepath.fill
point.topleft.down.curvedto.point.filled.bottomright.up:F=point.topleft.down.to.point.bottomright.filled.curvepath
point.topleft.down.to.point.bottomright.curvepath:M point.topleft.down.to.point.bottomright.curvepath.fill:M
point.topleft.down.to.point.bottomright.filled.curvepath:M point.topleft.filled.down.to.point.bottomright.curvepath:M
point.topright.arrow.triangle.backward.to.point.bottomleft.filled.scurvepath:R
point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath:R
point.topright.arrow.triangle.backward.to.point.bottomleft.scurvepath.fill:R
point.topright.filled.arrow.triangle.backward.to.point.bottomleft.scurvepath:R pointer.arrow:W
pointer.arrow.and.square.on.square.dashed:W pointer.arrow.click:W pointer.arrow.click.2:W
pointer.arrow.click.badge.clock:W pointer.arrow.ipad:W pointer.arrow.ipad.and.square.on.square.dashed:W
pointer.arrow.ipad.rays:W pointer.arrow.ipad.slash:W pointer.arrow.ipad.slash.square:W
pointer.arrow.ipad.slash.square.fill:W pointer.arrow.ipad.square:W pointer.arrow.ipad.square.fill:W
pointer.arrow.motionlines:W pointer.arrow.motionlines.click:W pointer.arrow.rays:W pointer.arrow.slash:W
pointer.arrow.slash.square:W pointer.arrow.slash.square.fill:W pointer.arrow.square:W pointer.arrow.square.fill:W
polishzlotysign:M polishzlotysign.arrow.circlepath:M=polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90
polishzlotysign.arrow.trianglehead.counterclockwise.rotate.90:R polishzlotysign.bank.building:R
polishzlotysign.bank.building.fill:R polishzlotysign.building.classical:Y? polishzlotysign.building.classical.fill:Y?
polishzlotysign.circle:M polishzlotysign.circle.fill:M polishzlotysign.gauge.chart.lefthalf.righthalf:R
polishzlotysign.gauge.chart.leftthird.topthird.rightthird:R polishzlotysign.ring:R polishzlotysign.ring.dashed:R
polishzlotysign.square:M polishzlotysign.square.fill:M popcorn:J popcorn.circle:J popcorn.circle.fill:J popcorn.fill:J
power:A power.circle:F power.circle.fill:F power.dotted:F powercord:M powercord.fill:M powermeter:R poweroff:C poweron:C
poweroutlet.strip:J poweroutlet.strip.fill:J poweroutlet.type.a:J poweroutlet.type.a.fill:J poweroutlet.type.a.square:J
poweroutlet.type.a.square.fill:J poweroutlet.type.b:J poweroutlet.type.b.fill:J poweroutlet.type.b.square:J
poweroutlet.type.b.square.fill:J poweroutlet.type.c:J poweroutlet.type.c.fill:J poweroutlet.type.c.square:J
poweroutlet.type.c.square.fill:J poweroutlet.type.d:J poweroutlet.type.d.fill:J poweroutlet.type.d.square:J
poweroutlet.type.d.square.fill:J poweroutlet.type.e:J poweroutlet.type.e.fill:J poweroutlet.type.e.square:J
poweroutlet.type.e.square.fill:J poweroutlet.type.f:J poweroutlet.type.f.fill:J poweroutlet.type.f.square:J
poweroutlet.type.f.square.fill:J poweroutlet.type.g:J poweroutlet.type.g.fill:J poweroutlet.type.g.square:J
poweroutlet.type.g.square.fill:J poweroutlet.type.h:J poweroutlet.type.h.fill:J poweroutlet.type.h.square:J
poweroutlet.type.h.square.fill:J poweroutlet.type.i:J poweroutlet.type.i.fill:J poweroutlet.type.i.square:J
poweroutlet.type.i.square.fill:J poweroutlet.type.j:J poweroutlet.type.j.fill:J poweroutlet.type.j.square:J
poweroutlet.type.j.square.fill:J poweroutlet.type.k:J poweroutlet.type.k.fill:J poweroutlet.type.k.square:J
poweroutlet.type.k.square.fill:J poweroutlet.type.l:J poweroutlet.type.l.fill:J poweroutlet.type.l.square:J
poweroutlet.type.l.square.fill:J poweroutlet.type.m:J poweroutlet.type.m.fill:J poweroutlet.type.m.square:J
poweroutlet.type.m.square.fill:J poweroutlet.type.n:J poweroutlet.type.n.fill:J poweroutlet.type.n.square:J
poweroutlet.type.n.square.fill:J poweroutlet.type.o:J poweroutlet.type.o.fill:J poweroutlet.type.o.square:J
poweroutlet.type.o.square.fill:J powerplug:F powerplug.fill:F powerplug.portrait:R powerplug.portrait.fill:R
powersleep:C pr.button.horizontal:Y? pr.button.horizontal.fill:Y? printer:A printer.dotmatrix:C printer.dotmatrix.fill:C
printer.dotmatrix.fill.and.paper.fill:C=printer.dotmatrix.filled.and.paper printer.dotmatrix.filled.and.paper:F
printer.dotmatrix.filled.and.paper.inverse:R printer.dotmatrix.inverse:R printer.fill:A
printer.fill.and.paper.fill:C=printer.filled.and.paper printer.filled.and.paper:F printer.filled.and.paper.inverse:R
printer.inverse:R progress.indicator:R projective:A purchased:A purchased.circle:A purchased.circle.fill:A puzzlepiece:C
puzzlepiece.extension:F puzzlepiece.extension.fill:F puzzlepiece.fill:C pyramid:C pyramid.fill:C q.circle:A
q.circle.fill:A q.square:A q.square.fill:A qrcode:A qrcode.viewfinder:A questionmark:A questionmark.app:F
questionmark.app.ar:F@ questionmark.app.dashed:F questionmark.app.dashed.ar:F@ questionmark.app.fill:F
questionmark.app.fill.ar:F@ questionmark.ar:C@ questionmark.bubble:J questionmark.bubble.ar:J@
questionmark.bubble.fill:J questionmark.bubble.fill.ar:J@ questionmark.circle:A questionmark.circle.ar:C@
questionmark.circle.dashed:R questionmark.circle.dashed.ar:R@ questionmark.circle.fill:A questionmark.circle.fill.ar:C@
questionmark.diamond:A questionmark.diamond.ar:C@ questionmark.diamond.fill:A questionmark.diamond.fill.ar:C@
questionmark.folder:C questionmark.folder.ar:C@ questionmark.folder.fill:C questionmark.folder.fill.ar:C@
questionmark.key.filled:K questionmark.message:S!62 questionmark.message.ar:T@!62 questionmark.message.fill:S!62
questionmark.message.fill.ar:T@!62 questionmark.square:A questionmark.square.ar:C@ questionmark.square.dashed:C
questionmark.square.dashed.ar:C@ questionmark.square.fill:A questionmark.square.fill.ar:C@ questionmark.text.page:R
questionmark.text.page.ar:R@ questionmark.text.page.fill:R questionmark.text.page.fill.ar:R@
questionmark.text.page.fill.rtl:R@ questionmark.text.page.rtl:R@ questionmark.video:A!40 questionmark.video.ar:C@!40
questionmark.video.fill:A!40 questionmark.video.fill.ar:C@!40
questionmark.video.fill.rtl:A=questionmark.video.fill.ar@!40 questionmark.video.rtl:A=questionmark.video.ar@!40
quote.bubble:A quote.bubble.fill:A quote.bubble.fill.rtl:C@ quote.bubble.rtl:C@ quote.closing:F quote.opening:F
quotelevel:J r.button.roundedbottom.horizontal:M r.button.roundedbottom.horizontal.fill:M r.circle:A r.circle.fill:A
r.joystick:C r.joystick.down:C=r.joystick.press.down r.joystick.down.fill:C=r.joystick.press.down.fill r.joystick.fill:C
r.joystick.press.down:F r.joystick.press.down.fill:F r.joystick.tilt.down:F r.joystick.tilt.down.fill:F
r.joystick.tilt.left:F r.joystick.tilt.left.fill:F r.joystick.tilt.right:F r.joystick.tilt.right.fill:F
r.joystick.tilt.up:F r.joystick.tilt.up.fill:F r.rectangle.roundedbottom:C=r.button.roundedbottom.horizontal
r.rectangle.roundedbottom.fill:C=r.button.roundedbottom.horizontal.fill r.square:A r.square.fill:A
r.square.fill.on.square.fill:C=r.square.on.square.fill r.square.on.square:C r.square.on.square.fill:F
r1.button.roundedbottom.horizontal:M r1.button.roundedbottom.horizontal.fill:M r1.circle:M r1.circle.fill:M
r1.rectangle.roundedbottom:C=r1.button.roundedbottom.horizontal
r1.rectangle.roundedbottom.fill:C=r1.button.roundedbottom.horizontal.fill r2.button.angledtop.vertical.right:M
r2.button.angledtop.vertical.right.fill:M r2.button.roundedtop.horizontal:M r2.button.roundedtop.horizontal.fill:M
r2.circle:M r2.circle.fill:M r2.rectangle.roundedtop:C=r2.button.roundedtop.horizontal
r2.rectangle.roundedtop.fill:C=r2.button.roundedtop.horizontal.fill r3.button.angledbottom.horizontal.right:M
r3.button.angledbottom.horizontal.right.fill:M r4.button.horizontal:M r4.button.horizontal.fill:M radicand.squareroot:X
radicand.squareroot.ar:X@ radio:C radio.fill:C radiowaves.left:A=wave.3.left radiowaves.right:A=wave.3.right rainbow:M
rays:A rb.button.roundedbottom.horizontal:M rb.button.roundedbottom.horizontal.fill:M rb.circle:M rb.circle.fill:M
rb.rectangle.roundedbottom:C=rb.button.roundedbottom.horizontal
rb.rectangle.roundedbottom.fill:C=rb.button.roundedbottom.horizontal.fill receipt:T receipt.fill:T record.circle:C
record.circle.fill:C recordingtape:A recordingtape.badge:Y? recordingtape.circle:J recordingtape.circle.fill:J
rectangle:A rectangle.2.swap:F rectangle.3.group:F rectangle.3.group.bubble:M rectangle.3.group.bubble.fill:M
rectangle.3.group.bubble.left:F=rectangle.3.group.bubble
rectangle.3.group.bubble.left.fill:F=rectangle.3.group.bubble.fill rectangle.3.group.dashed:W rectangle.3.group.fill:F
rectangle.3.offgrid:A=rectangle.3.group rectangle.3.offgrid.bubble.left:C=rectangle.3.group.bubble
rectangle.3.offgrid.bubble.left.fill:C=rectangle.3.group.bubble.fill rectangle.3.offgrid.fill:A=rectangle.3.group.fill
rectangle.and.arrow.up.right.and.arrow.down.left:A rectangle.and.arrow.up.right.and.arrow.down.left.slash:A
rectangle.and.hand.point.up.left:F rectangle.and.hand.point.up.left.fill:F rectangle.and.hand.point.up.left.filled:F
rectangle.and.paperclip:A rectangle.and.pencil.and.ellipsis:C rectangle.and.pencil.and.ellipsis.rtl:C@
rectangle.and.text.magnifyingglass:C rectangle.and.text.magnifyingglass.rtl:C@ rectangle.arrowtriangle.2.inward:C
rectangle.arrowtriangle.2.outward:C rectangle.badge.checkmark:A rectangle.badge.minus:C rectangle.badge.person.crop:D
rectangle.badge.plus:C rectangle.badge.sparkles:X rectangle.badge.sparkles.fill:X rectangle.badge.xmark:A
rectangle.bottomhalf.filled:F rectangle.bottomhalf.inset.filled:F=inset.filled.bottomhalf.rectangle
rectangle.bottomthird.inset.fill:C=inset.filled.bottomthird.rectangle
rectangle.bottomthird.inset.filled:F=inset.filled.bottomthird.rectangle
rectangle.center.inset.fill:C=inset.filled.center.rectangle
rectangle.center.inset.filled:F=inset.filled.center.rectangle
rectangle.center.inset.filled.badge.plus:F=inset.filled.center.rectangle.badge.plus
rectangle.checkered:M=rectangle.pattern.checkered rectangle.compress.vertical:A rectangle.connected.to.line.below:C
rectangle.dashed:C rectangle.dashed.and.paperclip:C rectangle.dashed.badge.record:C rectangle.dock:A=dock.rectangle
rectangle.expand.diagonal:R rectangle.expand.vertical:A rectangle.fill:A rectangle.fill.badge.checkmark:A
rectangle.fill.badge.minus:C rectangle.fill.badge.person.crop:D rectangle.fill.badge.plus:C rectangle.fill.badge.xmark:A
rectangle.fill.on.rectangle.angled.fill:A rectangle.fill.on.rectangle.fill:A
rectangle.fill.on.rectangle.fill.circle:C=rectangle.on.rectangle.circle
rectangle.fill.on.rectangle.fill.circle.fill:C=rectangle.on.rectangle.circle.fill
rectangle.fill.on.rectangle.fill.slash.fill:C=rectangle.on.rectangle.slash.fill
rectangle.filled.and.hand.point.up.left:F rectangle.grid.1x2:A rectangle.grid.1x2.fill:A rectangle.grid.1x3:W
rectangle.grid.1x3.fill:W rectangle.grid.2x2:A rectangle.grid.2x2.fill:A rectangle.grid.3x1:S rectangle.grid.3x1.fill:S
rectangle.grid.3x2:A rectangle.grid.3x2.fill:A rectangle.grid.3x3:R rectangle.grid.3x3.fill:R
rectangle.inset.bottomleading.filled:F=inset.filled.bottomleading.rectangle
rectangle.inset.bottomleft.fill:C=inset.filled.bottomleft.rectangle
rectangle.inset.bottomleft.filled:F=inset.filled.bottomleft.rectangle
rectangle.inset.bottomright.fill:C=inset.filled.bottomright.rectangle
rectangle.inset.bottomright.filled:F=inset.filled.bottomright.rectangle
rectangle.inset.bottomtrailing.filled:F=inset.filled.bottomtrailing.rectangle
rectangle.inset.fill:C=inset.filled.rectangle rectangle.inset.filled:F=inset.filled.rectangle
rectangle.inset.filled.and.cursorarrow:M=inset.filled.rectangle.and.pointer.arrow
rectangle.inset.filled.and.person.filled:F=inset.filled.rectangle.and.person.filled
rectangle.inset.filled.badge.record:M=inset.filled.rectangle.badge.record
rectangle.inset.filled.on.rectangle:F=inset.filled.rectangle.on.rectangle
rectangle.inset.topleading.filled:F=inset.filled.topleading.rectangle
rectangle.inset.topleft.fill:C=inset.filled.topleft.rectangle
rectangle.inset.topleft.filled:F=inset.filled.topleft.rectangle
rectangle.inset.topright.fill:C=inset.filled.topright.rectangle
rectangle.inset.topright.filled:F=inset.filled.topright.rectangle
rectangle.inset.toptrailing.filled:F=inset.filled.toptrailing.rectangle rectangle.landscape.rotate:M
rectangle.landscape.rotate.slash:W rectangle.leadinghalf.filled:H
rectangle.leadinghalf.inset.filled:F=inset.filled.leadinghalf.rectangle
rectangle.leadinghalf.inset.filled.arrow.leading:F=inset.filled.leadinghalf.arrow.leading.rectangle
rectangle.leadingthird.inset.filled:F=inset.filled.leadingthird.rectangle
rectangle.lefthalf.fill:C=rectangle.lefthalf.filled rectangle.lefthalf.filled:F~rectangle.leadinghalf.filled
rectangle.lefthalf.inset.fill:C=inset.filled.lefthalf.rectangle
rectangle.lefthalf.inset.fill.arrow.left:C=inset.filled.lefthalf.arrow.left.rectangle
rectangle.lefthalf.inset.filled:F=inset.filled.lefthalf.rectangle~rectangle.leadinghalf.inset.filled
rectangle.lefthalf.inset.filled.arrow.left:F=\#
inset.filled.lefthalf.arrow.left.rectangle~rectangle.leadinghalf.inset.filled.arrow.leading
rectangle.leftthird.inset.fill:C=inset.filled.leftthird.rectangle
rectangle.leftthird.inset.filled:F=inset.filled.leftthird.rectangle~rectangle.leadingthird.inset.filled
rectangle.on.rectangle:A rectangle.on.rectangle.angled:A rectangle.on.rectangle.badge.gearshape:M
rectangle.on.rectangle.button.angledtop.vertical.left:M rectangle.on.rectangle.button.angledtop.vertical.left.fill:M
rectangle.on.rectangle.circle:F rectangle.on.rectangle.circle.fill:F rectangle.on.rectangle.dashed:R
rectangle.on.rectangle.slash:C rectangle.on.rectangle.slash.circle:F rectangle.on.rectangle.slash.circle.fill:F
rectangle.on.rectangle.slash.fill:F rectangle.on.rectangle.square:F rectangle.on.rectangle.square.fill:F
rectangle.pattern.checkered:R rectangle.portrait:C rectangle.portrait.and.arrow.forward:J
rectangle.portrait.and.arrow.forward.fill:J rectangle.portrait.and.arrow.right:F~rectangle.portrait.and.arrow.forward
rectangle.portrait.and.arrow.right.fill:F~rectangle.portrait.and.arrow.forward.fill
rectangle.portrait.arrowtriangle.2.inward:C rectangle.portrait.arrowtriangle.2.outward:C rectangle.portrait.badge.plus:M
rectangle.portrait.badge.plus.fill:M rectangle.portrait.bottomhalf.filled:F
rectangle.portrait.bottomhalf.inset.filled:F=inset.filled.bottomhalf.rectangle.portrait
rectangle.portrait.bottomleading.inset.filled:F=inset.filled.bottomleading.rectangle.portrait
rectangle.portrait.bottomleft.inset.filled:F=inset.filled.bottomleft.rectangle.portrait
rectangle.portrait.bottomright.inset.filled:F=inset.filled.bottomright.rectangle.portrait
rectangle.portrait.bottomthird.inset.filled:F=inset.filled.bottomthird.rectangle.portrait
rectangle.portrait.bottomtrailing.inset.filled:F=inset.filled.bottomtrailing.rectangle.portrait
rectangle.portrait.center.inset.filled:F=inset.filled.center.rectangle.portrait rectangle.portrait.fill:C
rectangle.portrait.inset.filled:F=inset.filled.rectangle.portrait
rectangle.portrait.leadinghalf.inset.filled:F=inset.filled.leadinghalf.rectangle.portrait
rectangle.portrait.leadingthird.inset.filled:F=inset.filled.leadingthird.rectangle.portrait
rectangle.portrait.lefthalf.filled:F
rectangle.portrait.lefthalf.inset.filled:F=\#
inset.filled.lefthalf.rectangle.portrait~rectangle.portrait.leadinghalf.inset.filled
rectangle.portrait.leftthird.inset.filled:F=\#
inset.filled.leftthird.rectangle.portrait~rectangle.portrait.leadingthird.inset.filled
rectangle.portrait.on.rectangle.portrait:F rectangle.portrait.on.rectangle.portrait.angled:J
rectangle.portrait.on.rectangle.portrait.angled.fill:J rectangle.portrait.on.rectangle.portrait.fill:F
rectangle.portrait.on.rectangle.portrait.slash:F rectangle.portrait.on.rectangle.portrait.slash.fill:F
rectangle.portrait.righthalf.filled:F
rectangle.portrait.righthalf.inset.filled:F=\#
inset.filled.righthalf.rectangle.portrait~rectangle.portrait.trailinghalf.inset.filled
rectangle.portrait.rightthird.inset.filled:F=\#
inset.filled.rightthird.rectangle.portrait~rectangle.portrait.trailingthird.inset.filled
rectangle.portrait.rotate:M rectangle.portrait.rotate.slash:W rectangle.portrait.slash:F rectangle.portrait.slash.fill:F
rectangle.portrait.split.2x1:F rectangle.portrait.split.2x1.fill:F rectangle.portrait.split.2x1.slash:F
rectangle.portrait.split.2x1.slash.fill:F rectangle.portrait.tophalf.filled:F
rectangle.portrait.tophalf.inset.filled:F=inset.filled.tophalf.rectangle.portrait
rectangle.portrait.topleading.inset.filled:F=inset.filled.topleading.rectangle.portrait
rectangle.portrait.topleft.inset.filled:F=inset.filled.topleft.rectangle.portrait
rectangle.portrait.topright.inset.filled:F=inset.filled.topright.rectangle.portrait
rectangle.portrait.topthird.inset.filled:F=inset.filled.topthird.rectangle.portrait
rectangle.portrait.toptrailing.inset.filled:F=inset.filled.toptrailing.rectangle.portrait
rectangle.portrait.trailinghalf.inset.filled:F=inset.filled.trailinghalf.rectangle.portrait
rectangle.portrait.trailingthird.inset.filled:F=inset.filled.trailingthird.rectangle.portrait rectangle.ratio.16.to.9:M
rectangle.ratio.16.to.9.fill:M rectangle.ratio.3.to.4:M rectangle.ratio.3.to.4.fill:M rectangle.ratio.4.to.3:M
rectangle.ratio.4.to.3.fill:M rectangle.ratio.9.to.16:M rectangle.ratio.9.to.16.fill:M
rectangle.righthalf.fill:C=rectangle.righthalf.filled rectangle.righthalf.filled:F~rectangle.trailinghalf.filled
rectangle.righthalf.inset.fill:C=inset.filled.righthalf.rectangle
rectangle.righthalf.inset.fill.arrow.right:C=inset.filled.righthalf.arrow.right.rectangle
rectangle.righthalf.inset.filled:F=inset.filled.righthalf.rectangle~rectangle.trailinghalf.inset.filled
rectangle.righthalf.inset.filled.arrow.right:F=\#
inset.filled.righthalf.arrow.right.rectangle~rectangle.trailinghalf.inset.filled.arrow.trailing
rectangle.rightthird.inset.fill:C=inset.filled.rightthird.rectangle
rectangle.rightthird.inset.filled:F=inset.filled.rightthird.rectangle~rectangle.trailingthird.inset.filled
rectangle.roundedbottom:C=button.roundedbottom.horizontal
rectangle.roundedbottom.fill:C=button.roundedbottom.horizontal.fill rectangle.roundedtop:C=button.roundedtop.horizontal
rectangle.roundedtop.fill:C=button.roundedtop.horizontal.fill rectangle.slash:C rectangle.slash.fill:C
rectangle.split.1x2:C rectangle.split.1x2.fill:C rectangle.split.2x1:C rectangle.split.2x1.fill:C
rectangle.split.2x1.slash:F rectangle.split.2x1.slash.fill:F rectangle.split.2x2:C rectangle.split.2x2.fill:C
rectangle.split.3x1:A rectangle.split.3x1.fill:A rectangle.split.3x3:A rectangle.split.3x3.fill:A rectangle.stack:A
rectangle.stack.badge.minus:A rectangle.stack.badge.person.crop:A rectangle.stack.badge.person.crop.fill:F
rectangle.stack.badge.play:F rectangle.stack.badge.play.fill:F rectangle.stack.badge.plus:A rectangle.stack.fill:A
rectangle.stack.fill.badge.minus:A rectangle.stack.fill.badge.person.crop:A=rectangle.stack.badge.person.crop.fill
rectangle.stack.fill.badge.plus:A rectangle.stack.person.crop:A=person.crop.rectangle.stack
rectangle.stack.person.crop.fill:A=person.crop.rectangle.stack.fill rectangle.stack.slash:W rectangle.stack.slash.fill:W
rectangle.tophalf.filled:F rectangle.tophalf.inset.filled:F=inset.filled.tophalf.rectangle
rectangle.topthird.inset:D=inset.filled.topthird.rectangle
rectangle.topthird.inset.fill:E=inset.filled.topthird.rectangle
rectangle.topthird.inset.filled:F=inset.filled.topthird.rectangle rectangle.trailinghalf.filled:H
rectangle.trailinghalf.inset.filled:F=inset.filled.trailinghalf.rectangle
rectangle.trailinghalf.inset.filled.arrow.trailing:F=inset.filled.trailinghalf.arrow.trailing.rectangle
rectangle.trailingthird.inset.filled:F=inset.filled.trailingthird.rectangle refrigerator:J refrigerator.fill:J repeat:A
repeat.1:A repeat.1.ar:F@ repeat.1.circle:D repeat.1.circle.ar:F@ repeat.1.circle.fill:D repeat.1.circle.fill.ar:F@
repeat.1.circle.fill.hi:F@ repeat.1.circle.hi:F@ repeat.1.hi:F@ repeat.badge.xmark:W
repeat.badge.xmark.circle.fill:U=repeat.badge.xmark repeat.circle:D repeat.circle.fill:D restart:C restart.circle:C
restart.circle.fill:F retarder.brakesignal:K retarder.brakesignal.and.exclamationmark:M retarder.brakesignal.slash:M
return:A return.left:F return.right:F rhombus:A rhombus.fill:A richtext.page:R richtext.page.ar:R@ richtext.page.fill:R
richtext.page.fill.ar:R@ richtext.page.fill.he:R@ richtext.page.fill.hi:R@ richtext.page.fill.ja:R@
richtext.page.fill.ko:R@ richtext.page.fill.th:R@ richtext.page.fill.zh:R@ richtext.page.he:R@ richtext.page.hi:R@
richtext.page.ja:R@ richtext.page.ko:R@ richtext.page.th:R@ richtext.page.zh:R@ right:M~forward
right.circle:M~forward.circle right.circle.fill:M~forward.circle.fill righttriangle:M righttriangle.fill:M
righttriangle.split.diagonal:M righttriangle.split.diagonal.fill:M ring:W ring.dashed:W ring.light:Y?
rm.button.horizontal:M rm.button.horizontal.fill:M road.lane.arrowtriangle.2.inward:K
road.lane.arrowtriangle.2.outward:U road.lanes:J road.lanes.curved.left:J road.lanes.curved.right:J robotic.vacuum:R
robotic.vacuum.and.arrowtriangle.up:U robotic.vacuum.and.arrowtriangle.up.fill:U robotic.vacuum.and.ellipsis:U
robotic.vacuum.and.ellipsis.fill:U robotic.vacuum.fill:R roller.shade.closed:J roller.shade.open:J roman.shade.closed:J
roman.shade.open:J rosette:A rotate.3d:C rotate.3d.circle:M rotate.3d.circle.fill:M rotate.3d.fill:M rotate.left:A
rotate.left.fill:A rotate.right:A rotate.right.fill:A rsb.button.angledbottom.horizontal.right:M
rsb.button.angledbottom.horizontal.right.fill:M rt.button.roundedtop.horizontal:M rt.button.roundedtop.horizontal.fill:M
rt.circle:M rt.circle.fill:M rt.rectangle.roundedtop:C=rt.button.roundedtop.horizontal
rt.rectangle.roundedtop.fill:C=rt.button.roundedtop.horizontal.fill rublesign:J
rublesign.arrow.circlepath:M=rublesign.arrow.trianglehead.counterclockwise.rotate.90
rublesign.arrow.trianglehead.counterclockwise.rotate.90:R rublesign.bank.building:R rublesign.bank.building.fill:R
rublesign.building.classical:Y? rublesign.building.classical.fill:Y? rublesign.circle:A rublesign.circle.fill:A
rublesign.gauge.chart.lefthalf.righthalf:R rublesign.gauge.chart.leftthird.topthird.rightthird:R rublesign.ring:R
rublesign.ring.dashed:R rublesign.square:A rublesign.square.fill:A rugbyball:R rugbyball.circle:R
rugbyball.circle.fill:R rugbyball.fill:R ruler:C ruler.fill:C rupeesign:J
rupeesign.arrow.circlepath:M=rupeesign.arrow.trianglehead.counterclockwise.rotate.90
rupeesign.arrow.trianglehead.counterclockwise.rotate.90:R rupeesign.bank.building:R rupeesign.bank.building.fill:R
rupeesign.building.classical:Y? rupeesign.building.classical.fill:Y? rupeesign.circle:A rupeesign.circle.fill:A
rupeesign.gauge.chart.lefthalf.righthalf:R rupeesign.gauge.chart.leftthird.topthird.rightthird:R rupeesign.ring:R
rupeesign.ring.dashed:R rupeesign.square:A rupeesign.square.fill:A
"""#
}
