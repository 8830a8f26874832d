import type { Words } from '../words.ts';

export const de: Words = {
  no: 'nie|niemals|niemand*|nicht|kein*|ohne|nichts|weder|noch nie|keinesfalls|nein',
  warn: 'betrug*|betrüger*|vorsicht|melden sie es|gibt sich als|phishing|verboten|lüge',
  anyone: 'jemand|wer sie|wer ihnen|jeder der',
  claim: `
    fragt|fragen|bittet|bitten|verlangt|verlangen|fordert|auffordert|verspricht|versprechen
    garantiert|zusichert|anbietet|bietet|sie anruft|sie anschreibt|ihnen schreibt|behauptet
    sie kontaktiert|drängt|wissen will|haben will`,
  common: `
    der|die|das|und|sie|ihr|ihre|ihren|ihnen|ist|sind|zu|von|wir|uns|mit|den|dem|des|ein|eine|einen|auf
    für|im|am|an|bei|werden|wird|hat|haben|ich|mir|mich|es|noch|nur|um|nach|dass|als|auch|über|aus`,
  but: 'aber|sondern|jedoch|stattdessen',
  shield: `
    ohne etwas zu tun|ohne arbeit|ohne mühe|gewährleistung*|rückgabe|herstellergarantie|garantie auf das gerät|jahre garantie
    senden ihnen|senden wir ihnen|schicken ihnen|schicken wir ihnen|schickt ihnen|sendet ihnen
    sagen ihnen|sage ihnen|nenne ihnen|nennen wir ihnen|schreiben ihnen|schreibe ihnen
    ihnen einen link|wurde bezahlt|auszahlung von|einzahlung von|einzahlung ist|ihre einzahlung
    auszuzahlen|ausgezahlt|auszahlen|wird ausgezahlt|gewinn und verlust|online|steuerberater
    finanzamt|steuererklärung|bevor sie zahlen|zahlen sie nichts|bezahlt der händler
    gewinn oder verlust`,
  promise: `
    garantie*|garantier*|versprech*|verspreche*|zugesichert*|sichern ihnen|risikolos*|risikofrei*
    kein risiko|ohne risiko|ohne jedes risiko|bestimmt|sicher*|fest zugesagt*|feste rendite|fester zins
    hundertprozentig*
    mein wort|mein ehrenwort|egal was passiert|verlassen sie sich darauf`,
  gain: `
    rendite*|gewinn|gewinne|gewinnen|ertrag|erträge|profit*|zins|zinsen|einkommen|einkünfte|verdienen
    verdienst|rückfluss|mehrertrag|dividende*`,
  sure: `
    geld verdoppeln|kapital verdoppeln|verdoppeln sie ihr|verdoppeln ihr geld
    nicht verlieren können|können nichts verlieren|kann nichts verlieren|kann nicht verlieren
    unmöglich zu verlieren|ohne verlustrisiko|garantierter gewinn|garantierte gewinne
    garantierte rendite|garantierte erträge|reich werden|schnelles geld|risikoloser gewinn
    sicherer gewinn|sichere rendite|sicheren gewinn|kapitalgarantie|passives einkommen
    insiderwissen|verlust ausgeschlossen|verluste ausgeschlossen`,
  rate: 'prozent|das doppelte|doppelt so viel',
  stake:
    'ihr geld|dein geld|ihr kapital|ihr einsatz|ihren einsatz|ihre einlage|ihr guthaben|ihr vermögen',
  multiply: `
    verdoppel*|verdreifach*|vervielfach*|anderthalbfach*|eineinhalbfach*|das doppelte
    das dreifache|dreifach*|fünffach*|zehnfach*|doppelt so viel`,
  other: `
    wer|alle|jeder|andere partner|anderen partner|meine kunden|meine anderen kunden
    ein kunde von mir|ein partner von mir|ein freund von mir|mein bruder|mein cousin`,
  joined: `
    gesetzt|setzt|investiert*|eingezahlt|einzahlt|eingestiegen|einsteigt|mitgemacht|mitmacht
    angelegt|anlegt|hineingesteckt|reingesteckt|eingesetzt|einsetzt|dabei war|dabei waren`,
  got: `
    bekam|bekamen|bekommen|bekommt|herausbekommen|heraus|raus|holte|holt|geholt|mitgenommen|nahm
    verdiente|gemacht|macht|machte|machten|herausgeholt|rausgeholt|kassiert|erhielt|erhielten
    erhalten`,
  period: `
    im monat|pro monat|jeden monat|monatlich*|am tag|pro tag|jeden tag|täglich*|pro woche|jede woche
    wöchentlich*|im jahr|pro jahr|jährlich*|jedes jahr|innerhalb eines monats|in 24 stunden|in einer woche`,
  pay: `
    zahlen|zahle|zahlt|zahlung|bezahlen|bezahle|bezahlt|einzahlen|einzuzahlen|zahlen sie|einzahlung
    nachzahlen|nachzahlung|anzahlung|vorauszahlung|vorauszahlen|zu zahlen|zu bezahlen|überweisen
    überweise|überweist|überweisung|zu überweisen|transferier*|aufladen|aufzuladen|laden sie|lade dein
    begleichen|beglichen|begleich*|hinterleg*|entricht*|geschenkkarten|gutscheinkarten|vorkasse`,
  send: 'senden|sende|schick*',
  money: `
    aufladen|aufzuladen|geld|betrag*|*gebühr*|*steuer*|kaution*|summe*|sicherheit*|krypto*|euro
    guthaben|prozent|%|kapital|versicherung*|einlage*|dollar|geschenkkarten|abgabe*|zoll|anzahlung
    zahlung*|einzahlung|strafe|restbetrag`,
  demand: `
    bitte|müssen|muss|zuerst|zunächst|bevor|erst|vorher|sofort|heute|umgehend|damit|sonst|innerhalb
    freigeschaltet|freizuschalten|freischalt*|freigabe|freigegeben|freizugeben|entsperr*|aktivier*
    auszahlung|nötig|erforderlich|vorab|im voraus|notwendig|andernfalls|eingefroren|vor der|fällig
    jetzt|um ihr|dann wird|dann werden|dann erhalten|dann bekommen`,
  threat: 'wenn|falls|solange|bevor|erst|sonst|bis|andernfalls|gesperrt|verfällt',
  show: `
    bildschirmfoto*|screenshot*|foto|fotos|bild|bilder|beleg|belege|kopie|nachweis|dokument*|frage
    nachricht|angaben`,
  reach: `
    kontaktier*|schreib*|meld*|füg*|folg*|ruf*|erreich*|anschreib*|such*|finden|weiter|unter|über|mich auf
    uns auf`,
  outside: `
    außerhalb der app|außerhalb dieses chats|außerhalb des chats|außerhalb der plattform
    private nummer|meine nummer|meine handynummer|meine telefonnummer|privaten chat|private nachricht
    meine mail|meine e mail|per e mail an mich|rufen sie mich an|ruf mich an|meine private
    andere app|anderen messenger|unserer gruppe bei|vip gruppe|besuchen sie unsere website
    besuchen sie unsere seite|klicken sie auf den link|klicken sie auf diesen link|klick auf den link
    öffnen sie diesen link|folgen sie diesem link|qr code scannen|scannen sie den qr
    mein nick|mein benutzername ist|finden sie mich unter|suchen sie mich`,
  secret: `
    passwort*|*passwort|passwörter*|kennwort*|kennwörter|pin|pins|sicherheitscode*|bestätigungscode*
    sms code*|smscode|einmalcode*|einmal code|tan|tans|zugangsdaten|login daten|anmeldedaten
    verifizierungscode*|code aus der sms|code den sie|mir den code|uns den code|ihren code|den code durch|zahlencode|geheimzahl|wiederherstellungsphrase
    privaten schlüssel|sechsstelligen code|prüfziffer`,
  tell: `
    sende*|schick*|sag*|nenn*|gib|geben sie mir|geben sie uns|teilen sie mir|teilen sie uns|mitteil*
    schreib*|verrat*|übermittel*|brauche*|benötig*|bestätigen sie mir|wie lautet|was ist|antwort*
    leiten sie|leite mir|weiterleit*|tippen sie|durchgeben|diktier*|lesen sie mir|zeigen sie mir|schicken`,
  own: `
    ändern|geändert|ändere|zurücksetz*|zurückgesetzt|vergessen|festlegen|festgelegt|wählen|schützen
    geheim|neues passwort`,
  remote: `
    fernzugriff*|fernsteuer*|fernwart*|bildschirm teilen|bildschirm freigeben|bildschirmfreigabe
    teilen sie ihren bildschirm|zugriff auf ihr handy|zugriff auf ihr gerät|zugriff auf ihr telefon
    zugriff auf ihren computer|kontrolle über ihr|installieren sie diese app|installieren sie die app die`,
  invest: `
    investieren|investiere|investier|investierst|einsetzen|setzen sie|setze|anlegen
    legen sie|lege|einlegen|stecken sie`,
  receive: `
    erhalten|erhältst|erhalte|bekommen|bekommst|bekomme|kassieren|kassierst|zurückbekommen
    zurückerhalten|zurück|kriegen|kriegst|rausbekommen`,
  grow: 'werden zu|wird zu|verwandeln sich|verwandelt sich',
  due: 'morgen|heute|übermorgen|montag|dienstag|mittwoch|donnerstag|freitag|samstag|sonntag',
  unit: 'tag|tage|tagen|woche|wochen|monat|monate|monaten|stunde|stunden',
  counted:
    'einblendungen|aufrufe|klicks|besuche|besucher|bestellungen|punkte|mal|nutzer|conversions|bestellung|klick|verkäufe|personen',
  price: 'für|für nur|für gerade mal|gegen|gegen nur|wenn sie|wenn du|sobald sie|sobald du',
};
