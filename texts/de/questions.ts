import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** Die Fragen und Regeln, die mit dem Produkt kommen, auf Deutsch. */
export const texts = {
  'plan-how': {
    question: 'Wie funktioniert ein Plan?',
    answer: [
      p(
        'Das Netzwerk bietet Ihnen Produkte als Pläne an. Sie setzen einen Betrag auf einen Plan, und das Netzwerk kauft dafür Werbung auf den Werbeplätzen von Publishern. Einblendungen und Klicks verbrauchen den Betrag. Kauft jemand, zahlt der Händler des Produkts eine Provision.',
      ),
      list(
        'Wartet auf Einsatz: Der Plan ist Ihnen angeboten, es ist nichts gebunden.',
        'Werbeplatzsuche: Ihr Betrag ist gebunden, während ein Werbeplatz gesucht wird. Findet sich keiner, kommt alles zurück.',
        'In Auslieferung: Ihre Werbung wird gezeigt. Sie können jederzeit pausieren oder beenden.',
        'Auslieferung beendet und Wartet auf Abrechnung: Was nicht verbraucht wurde, kommt zurück, und Provisionen warten, bis nichts mehr zurückgegeben werden kann.',
        'Erfolgreich abgerechnet: Was verdient wurde, ist in Ihren verfügbaren Mitteln, abzüglich der vorher genannten Gebühren.',
      ),
      p('Jeder Plan sagt, warum er in seinem Zustand ist und was als Nächstes geschieht.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Was ist die Lernphase?',
    answer: [
      p(
        'Ein neuer Plan muss herausfinden, welche Werbeplätze für ihn taugen. Dafür braucht er 30 bis 50 Conversions innerhalb von 7 Tagen. Bis dahin schwanken die Ergebnisse stärker als später, und ein Teil der Einblendungen wird gleichmäßig auf alle passenden Werbeplätze verteilt.',
      ),
      list(
        'Unter 30 Conversions lernt ein Plan, ab 30 wird er stetig, ab 50 hat er gelernt.',
        'Vergehen 7 Tage mit weniger als 30, wird der Plan als eingeschränkt gekennzeichnet, mit der Ursache.',
        'Die Lernphase beginnt neu, wenn Sie einen Werbeplatz ausschließen oder wieder zulassen.',
      ),
      p('Der Plan zeigt, wie weit er ist. Nichts an der Lernphase verspricht ein Ergebnis.'),
    ],
  },
  'payout-when': {
    question: 'Wie und wann bekomme ich eine Auszahlung?',
    answer: [
      p(
        'Jederzeit, über jeden Betrag bis zu Ihren verfügbaren Mitteln. Sie brauchen eine hinterlegte Karte oder Wallet-Adresse und Ihr Transaktionspasswort. Gebühr, was Sie erhalten und was übrig bleibt, stehen da, bevor Sie bestätigen.',
      ),
      list(
        'Beantragt: Sie können noch stornieren, und alles ist sofort wieder da.',
        'Genehmigt, dann gesendet: von zwei verschiedenen Mitarbeitenden.',
        'Abgeschlossen: Ihre Bank hat das Geld. Schickt die Bank es zurück, ist alles wieder verfügbar, auch die Gebühr.',
      ),
      p(
        'Eine Karte, die eine andere ersetzt, wartet einen Tag, damit Sie einen Diebstahl bemerken können.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Welche Gebühren gibt es?',
    answer: [
      p('Drei, und jede wird genannt, bevor Sie zustimmen:'),
      list(
        'Die Mediengebühr ist ein Anteil dessen, was Ihre Werbung verbraucht. Sie steckt im Preis einer Einblendung oder eines Klicks und kommt nicht hinzu.',
        'Die Erlösgebühr ist ein Anteil abgerechneter Provisionen. Ohne Provision gibt es keine.',
        'Die Auszahlungsgebühr ist, was die Bank nimmt, nie mehr als ein Zehntel des Betrags, und wird vom Betrag selbst genommen.',
      ),
      p(
        'Ein Konto, die Einzahlungsreferenz und das Schließen eines Kontos kosten nichts. Es gibt keine Gebühr für die Freigabe von Geld, und niemand darf eine von Ihnen verlangen.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Kann ich mit einem Plan Geld verlieren?',
    answer: [
      p(
        'Ja. Was Werbung verbraucht hat, ist ausgegeben, ob jemand kauft oder nicht. Gewinn ist, was abgerechnet wurde, weniger, was verbraucht wurde, weniger einer Gewinnbeteiligung, wenn Sie jemandem folgen. Er kann negativ sein und steht dann an derselben Stelle und in derselben Größe wie ein Gewinn.',
      ),
      p(
        'Was nicht verbraucht wurde, kommt immer zurück. Setzen Sie nur ein, was Sie entbehren können.',
      ),
    ],
  },
  'delivery-how': {
    question: 'Wo läuft meine Werbung, und wie wird gezählt?',
    answer: [
      p(
        'Auf Werbeplätzen von Publishern, die zum Plan passen. Jede Einblendung und jeder Klick trägt ein signiertes Kennzeichen, das einmal gilt und abläuft. Was doppelt, zu spät oder ohne Kennzeichen kommt, zählt nicht.',
      ),
      p(
        'Die Zahlen eines Plans sind Summen dieser Ereignisse. Jede Zahl lässt sich bis zu den Ereignissen darunter öffnen. Zahlen, die noch nicht vollständig sind, sagen, bis wann sie es sind.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Was geschieht mit ungültigem Verkehr?',
    answer: [
      p(
        'Sie zahlen nicht dafür. Er wird mit der Regel festgehalten, die ihn erkannt hat, und Sie sehen, wie viel und warum.',
      ),
      list(
        'Sofort: bekannte Roboter, Wiederholungen, abgelaufene Kennzeichen, zu viele Klicks eines Besuchers, Ihre eigenen Besuche.',
        'Jeden Tag: Werbeplätze, deren Zahlen über jeden Zufall hinaus auffallen.',
      ),
      p('Was später gefunden wird, wird Ihnen gutgeschrieben, auch wenn der Plan beendet ist.'),
    ],
  },
  'payout-refused': {
    question: 'Warum kann eine Auszahlung abgelehnt werden?',
    answer: [
      p(
        'Die Liste der Gründe ist abgeschlossen und öffentlich. Jeder Grund sagt, was zu tun ist, und etwas zu zahlen ist nie darunter. Stufe, Bonität und Mitgliedschaft spielen keine Rolle.',
      ),
      list(
        'Der Betrag ist null oder höher als Ihre verfügbaren Mittel.',
        'Es ist keine Karte oder Adresse hinterlegt, oder ihr Weg wird nicht mehr angeboten.',
        'Es gibt noch kein Transaktionspasswort.',
        'Das Startguthaben ist nicht zurückgegeben. Ein Tippen gibt es zurück.',
        'Eine neue Karte, ein zurückgesetztes Anmelde- oder Transaktionspasswort oder geänderte Kontaktdaten: einen Tag warten.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Was ist das Startguthaben?',
    answer: [
      p(
        'Ein Vorschuss des Netzwerks, mit dem Sie Werbung ausprobieren können. Er gehört Ihnen nicht, wird nicht ausgezahlt und steht neben Ihrem Gesamtvermögen, nie darin.',
      ),
      p(
        'Auszahlungen warten, bis er zurückgegeben ist. Dafür braucht es nie neues Geld: Was davon übrig ist, geht zurück, was Werbung davon verbraucht hat, wird von dem genommen, was sie verdient hat, und den Rest verliert das Netzwerk. Der Kundendienst macht das, oder Sie mit einem Tippen.',
      ),
    ],
  },
  coupons: {
    question: 'Wie funktionieren Gutscheine?',
    answer: [
      p(
        'Ein Gutschein ist Geld des Netzwerks für Ihre Werbung. Er zahlt einen Anteil Ihres Einsatzes, einen festen Teil davon oder zusätzliche Auslieferung. Er wird nie ausgezahlt; was nicht verbraucht wird, geht an das Netzwerk zurück.',
      ),
      list(
        'Jeder Partner bekommt einen Gutschein für Neue.',
        'Von gleichnamigen Gutscheinen lässt sich einer am Tag nutzen, in Ihrer eigenen Zeitzone.',
        'Bevor Sie bestätigen, sehen Sie, was der Gutschein ändert.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Was heißt es, jemandem zu folgen?',
    answer: [
      p(
        'Sie folgen den Plänen eines Betreibers über eine Proxy-ID. Setzt er auf einen Plan, wird dasselbe für Sie gesetzt, innerhalb einer Grenze je Plan und einer Grenze insgesamt. Sie bestätigen es mit Ihrem Transaktionspasswort und beenden es mit einem Tippen.',
      ),
      list(
        'Die Bilanz eines Betreibers enthält alle Pläne, auch die verlorenen.',
        'Ein Anteil am Gewinn geht nur bei Gewinn an den Betreiber, und nur über Ihrem bisher besten Stand.',
        'Was nicht übernommen werden konnte, sagt, warum.',
      ),
      p('Auch mit dem Folgen können Sie Geld verlieren, wie mit einem eigenen Plan.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Wofür ist das Transaktionspasswort?',
    answer: [
      p(
        'Mit diesen sechs Ziffern bestätigen Sie Auszahlungen, Pläne, Tausche und wohin Auszahlungen gehen. Jede Bestätigung gilt genau für das, was im Dialog stand, einmal, für eine Minute.',
      ),
      p(
        'Fünf falsche Versuche pausieren es, zehn schalten es ab. Wenn Sie es vergessen haben, können Sie mit Ihrem Anmeldepasswort um ein neues bitten und es nach 24 Stunden festlegen. Bis dahin lässt sich das abbrechen.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Wie zahle ich Geld ein?',
    answer: [
      p(
        'Einzahlungen geschehen von Hand. Im Guthaben finden Sie eine Referenz für die Überweisung und wohin sie geht. Der Kundendienst hilft Ihnen dabei, nennt aber nie ein Konto. Wer angekommenes Geld erfasst und wer es bestätigt, sind zwei Personen, und beide stehen in Ihrer Aktivitätenliste.',
      ),
      p('Nichts, was Sie verdient haben, hängt je von einer Einzahlung ab.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Wie prüfe ich, was Sie mir zeigen?',
    answer: [
      p(
        'Jede Zahl öffnet sich zu den Ereignissen oder Einträgen darunter. Die Einträge Ihres Guthabens sind eine Kette: Jeder enthält den Prüfwert des vorigen. Laden Sie die Prüfdatei eines Auszugs herunter und prüfen Sie sie auf einem beliebigen Rechner, ohne uns.',
      ),
      p(
        'Die App merkt sich auch das Ende der Kette und sagt Ihnen, falls Ihre Geschichte je kürzer wurde.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Ein Konto, ein Partner',
    answer: [
      list(
        'Ein Autorisierungscode eröffnet ein Konto, für die Person oder Firma, die ihn bekommen hat.',
        'Halten Sie Ihre Kontaktdaten richtig. Nach einer Änderung warten Auszahlungen einen Tag.',
        'Ein Konto wird nicht verliehen oder verkauft. Wer Ihre Passwörter hat, handelt als Sie.',
        'Wird ein Konto gesperrt, nennt Ihnen der Kundendienst den Grund.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Ehrlicher Verkehr',
    answer: [
      list(
        'Klicken Sie nicht auf Ihre eigene Werbung, und bitten Sie niemanden darum.',
        'Keine Roboter, keine bezahlten Klicks, keine versteckten oder gestapelten Einblendungen.',
        'Händler, Publisher und Partner dürfen nicht dieselben Hände sein; solche Bestellungen werden angehalten und geprüft.',
        'Verkehr gegen diese Regeln wird nicht berechnet und verdient nichts.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Regeln zum Geld',
    answer: [
      list(
        'Ihr eigenes Geld gehört Ihnen. Niemand zahlt, um bezahlt zu werden: Keine Gebühr, Stufe, Bonität oder Mitgliedschaft steht vor einer Auszahlung.',
        'Provisionen kommen aus dem, was der Händler vorher eingezahlt hat, nie von anderen Partnern.',
        'Gebuchtes wird nicht geändert. Ein Fehler wird durch eine Buchung berichtigt, die ihn nennt.',
        'Eine Bestellung, die in der genannten Zeit zurückgeht, nimmt ihre eigene Provision zurück und nichts weiter.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Was Mitarbeitende dürfen',
    answer: [
      list(
        'Sie können keinen Kontostand und keine Zahl festsetzen.',
        'Geld bewegen zwei von ihnen: Eine Person beantragt, eine andere bestätigt.',
        'Alles, was sie auf Ihrem Konto tun, steht in Ihrer Aktivitätenliste, mit Name, Grund und Referenz.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'Wie Sie sicher bleiben',
    answer: [
      list(
        'Der Kundendienst fragt nie nach einem Passwort und verlangt nie Geld, um Geld freizugeben.',
        'Zahlen Sie nur mit einer Referenz aus Ihrem eigenen Guthaben ein.',
        'Bestätigen Sie einen Tausch erst, wenn das Geld angekommen ist.',
        'Niemand kann Ihnen einen Ertrag versprechen. Wer es tut, gehört nicht zu uns.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
