import type { Texts } from '../kinds.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product, in German. */
export const texts = {
  'plan-how': {
    question: 'Wie funktioniert ein Plan?',
    answer: [
      p(
        'Das Netzwerk bietet Ihnen Produkte als Pläne an. Sie weisen einem Plan ein Budget zu, und das Netzwerk kauft damit Werbung auf den Werbeplätzen von Publishern. Einblendungen und Klicks verbrauchen das Budget. Kauft jemand, zahlt der Händler des Produkts eine Provision.',
      ),
      list(
        'Wartet auf Budget: Der Plan wird Ihnen angeboten. Von Ihrem Geld ist nichts reserviert.',
        'Werbeplatzsuche: Ihr Budget ist reserviert, während wir einen Werbeplatz suchen. Finden wir keinen, erhalten Sie alles zurück.',
        'In Auslieferung: Ihre Anzeigen laufen. Sie können sie jederzeit pausieren oder beenden.',
        'Auslieferung beendet und Wartet auf Abrechnung: Nicht verbrauchtes Budget erhalten Sie zurück. Provisionen bleiben offen, bis der ganze Plan abgerechnet ist.',
        'Erfolgreich abgerechnet: Ihre Einnahmen sind Ihrem verfügbaren Guthaben gutgeschrieben, abzüglich der vorab genannten Gebühren. Eine Provision kann noch {chargebackDays, number} Tage lang zurückgebucht werden.',
      ),
      p('In jedem Plan sehen Sie, warum er in seinem aktuellen Status ist und wie es weitergeht.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'Was ist die Lernphase?',
    answer: [
      p(
        'Ein neuer Plan muss herausfinden, welche Werbeplätze sich für ihn lohnen. Dafür braucht er {learningFrom, number} bis {learningTo, number} Conversions innerhalb von {learningDays, number} Tagen. Bis dahin schwanken die Ergebnisse stärker als später, und bei der Auswahl der Werbeplätze zählt das Gesamtergebnis des Plans stärker.',
      ),
      list(
        'Unter {learningFrom, number} Conversions lernt ein Plan, ab {learningFrom, number} stabilisiert er sich, ab {learningTo, number} ist die Lernphase abgeschlossen.',
        'Es zählen immer die letzten {learningDays, number} Tage; ein Plan, der später weniger verkauft, kann also zurückfallen. Sind es nach dieser Zeit weniger als {learningFrom, number}, gilt die Lernphase als eingeschränkt.',
        'Die Lernphase beginnt von vorn, wenn Sie einen Werbeplatz ausschließen oder wieder zulassen.',
      ),
      p('Den Fortschritt sehen Sie im Plan. Die Lernphase ist kein Versprechen für ein Ergebnis.'),
    ],
  },
  'payout-when': {
    question: 'Wie und wann bekomme ich eine Auszahlung?',
    answer: [
      p(
        'Jederzeit und in beliebiger Höhe bis zu Ihrem verfügbaren Guthaben. Sie brauchen eine hinterlegte Karte oder Wallet-Adresse und Ihr Transaktionspasswort. Bevor Sie bestätigen, sehen Sie die Gebühr, den Betrag, den Sie erhalten, und was übrig bleibt.',
      ),
      list(
        'Beantragt: Sie können noch stornieren. Der volle Betrag ist dann sofort wieder verfügbar.',
        'Genehmigt, dann gesendet: durch zwei verschiedene Personen aus unserem Team.',
        'Abgeschlossen: Die Auszahlung ist durchgegangen. Schlägt sie fehl, ist der volle Betrag samt Gebühr wieder verfügbar.',
      ),
      p(
        'Wenn Sie Ihre Karte oder Wallet-Adresse ersetzen, sind Auszahlungen zu Ihrem Schutz {waitHours, number} Stunden lang pausiert. Beim ersten Hinterlegen gibt es keine Pause.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Welche Gebühren gibt es?',
    answer: [
      p('Es gibt drei. Jede wird genannt, bevor Sie zustimmen:'),
      list(
        'Die Mediengebühr ist ein Anteil dessen, was Ihre Anzeigen verbrauchen. Sie ist im Preis einer Einblendung oder eines Klicks enthalten und kommt nicht hinzu.',
        'Die Erlösgebühr ist ein Anteil der abgerechneten Provisionen. Ohne Provision fällt keine Gebühr an.',
        'Die Auszahlungsgebühr deckt die Kosten der Überweisung. Sie beträgt nie mehr als {feeShareMax, number, percent} des Betrags und wird davon abgezogen.',
      ),
      p(
        'Kontoeröffnung, Einzahlungsreferenz und Kontoschließung sind kostenlos. Für die Freigabe von Geld gibt es keine Gebühr, und niemand darf eine von Ihnen verlangen.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Kann ich mit einem Plan Geld verlieren?',
    answer: [
      p('Ja. Was Ihre Anzeigen verbraucht haben, ist ausgegeben, auch wenn niemand kauft.'),
      p(
        'Der Gewinn ist der abgerechnete Betrag abzüglich des Verbrauchs von Ihrem eigenen Geld und, falls Sie jemandem folgen, abzüglich Gewinnbeteiligung. Er kann negativ sein. Ein Verlust wird an derselben Stelle und in derselben Größe angezeigt wie ein Gewinn. Was Gutscheine und Startguthaben bezahlt haben, wird daneben angezeigt und ist nie Ihr Verlust.',
      ),
      p(
        'Nicht verbrauchtes Budget erhalten Sie immer zurück. Verwenden Sie nur Geld, dessen Verlust Sie verkraften können.',
      ),
    ],
  },
  'delivery-how': {
    question: 'Wo laufen meine Anzeigen, und wie wird gezählt?',
    answer: [
      p(
        'Auf Werbeplätzen von Publishern, die zum Plan passen. Jede Einblendung und jeder Klick trägt ein signiertes Token, das nur einmal gilt und abläuft. Was doppelt, zu spät oder ohne Token eintrifft, zählt nicht.',
      ),
      p(
        'Die Zahlen eines Plans sind Summen dieser Ereignisse. Tippen Sie auf eine Zahl, um die Ereignisse dahinter zu sehen. Bei jeder Zahl sehen Sie, bis wann sie vollständig ist.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'Was passiert mit ungültigem Traffic?',
    answer: [
      p(
        'Was wir finden, bezahlen Sie nicht; alles lässt sich nicht finden. Wir speichern es mit der Regel, die es erkannt hat. Sie sehen, wie viel es war und warum.',
      ),
      list(
        'Sofort: bekannte Bots, Duplikate, abgelaufene Tokens, zu viele Klicks einer Person, Ihre eigenen Besuche.',
        'Täglich: Werbeplätze, deren Zahlen nicht mit Zufall zu erklären sind.',
      ),
      p(
        'Finden wir ungültigen Traffic erst später, erstatten wir Ihnen die Kosten, auch nach dem Ende des Plans, bis er abgerechnet ist.',
      ),
    ],
  },
  'payout-refused': {
    question: 'Warum kann eine Auszahlung abgelehnt werden?',
    answer: [
      p(
        'Das ist die ganze Liste, und sie ist öffentlich. Bei jedem Grund steht, was zu tun ist, und nie ist es eine Zahlung. Stufe, Bonitätspunkte und Mitgliedschaft spielen keine Rolle.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'Was ist Startguthaben?',
    answer: [
      p(
        'Ein Vorschuss des Netzwerks, mit dem Sie Werbung ausprobieren können. Er gehört nicht Ihnen, kann nicht ausgezahlt werden und wird neben Ihrem Gesamtvermögen angezeigt, nie als Teil davon.',
      ),
      p(
        'Vor einer Auszahlung geben Sie zurück, was sich jetzt zurückgeben lässt. Was noch in Plänen steckt, hält keine Auszahlung auf. Neues Geld brauchen Sie dafür nie: Wir nehmen, was übrig ist, dann, was es eingebracht hat, und den Rest trägt das Netzwerk. Ein Tippen und Ihr Transaktionspasswort genügen, oder der Kundenservice erledigt es für Sie.',
      ),
    ],
  },
  coupons: {
    question: 'Wie funktionieren Gutscheine?',
    answer: [
      p(
        'Ein Gutschein ist Geld des Netzwerks für Ihre Werbung. Er übernimmt einen Anteil Ihres Budgets oder einen festen Teil davon, oder er stockt es auf. Er kann nicht ausgezahlt werden. Was nicht verbraucht wird, geht an das Netzwerk zurück.',
      ),
      list(
        'Jeder Partner kann höchstens einen Neukunden-Gutschein bekommen.',
        'Haben Sie mehrere Gutscheine mit demselben Namen, können Sie davon einen pro Tag einlösen, gerechnet in Ihrer Zeitzone.',
        'Bevor Sie bestätigen, sehen Sie, was der Gutschein ändert.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'Was bedeutet Folgen?',
    answer: [
      p(
        'Sie folgen den Plänen eines Leitpartners über seine Proxy-ID. Weist er einem Plan Budget zu, tun wir dasselbe für Sie, innerhalb Ihres Limits pro Plan und Ihres Gesamtlimits. Sie bestätigen mit Ihrem Transaktionspasswort und beenden das Folgen mit einem Tippen.',
      ),
      list(
        'Die Bilanz eines Leitpartners umfasst alle seine Pläne, auch die mit Verlust.',
        'Der Leitpartner erhält eine Gewinnbeteiligung nur auf Gewinne, und nur oberhalb Ihres bisher besten Ergebnisses.',
        'Konnte ein Plan nicht kopiert werden, sehen Sie den Grund.',
      ),
      p('Beim Folgen können Sie Geld verlieren, genau wie mit eigenen Plänen.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'Wofür brauche ich das Transaktionspasswort?',
    answer: [
      p(
        'Mit diesen {digits, number} Ziffern bestätigen Sie alles, was Sie mit Ihrem Geld tun, und jede Änderung des Auszahlungsziels:',
      ),
      p(
        'Jede Bestätigung gilt einmal, {confirmSeconds, number} Sekunden lang und nur für das, was der Dialog gezeigt hat.',
      ),
      p(
        '{triesToPause, number} Fehlversuche in Folge pausieren es, {triesToDisable, number} sperren es. Wenn Sie es vergessen haben, können Sie mit Ihrem Anmeldepasswort ein neues anfordern. Sie können es nach {resetHours, number} Stunden festlegen und haben dafür {resetDays, number} Tage Zeit; bis dahin lässt sich die Anfrage zurückziehen.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'Wie zahle ich Geld ein?',
    answer: [
      p(
        'Einzahlungen werden manuell bearbeitet. In Ihrer Wallet finden Sie eine Referenz für die Überweisung und das Zielkonto, sobald das Netzwerk eines veröffentlicht hat. Der Kundenservice hilft Ihnen dabei, nennt Ihnen aber nie eine Kontonummer. Eine Person aus unserem Team erfasst die Einzahlung, eine zweite genehmigt sie. Beides sehen Sie unter „Team-Aktivität“.',
      ),
      p('Was Sie verdient haben, hängt nie von einer Einzahlung ab.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'Wie kann ich prüfen, was Sie mir zeigen?',
    answer: [
      p(
        'Tippen Sie auf eine Zahl, um die Ereignisse oder Umsätze dahinter zu sehen. Die Einträge Ihrer Wallet bilden eine Kette: Jeder enthält den Hash des vorigen. Laden Sie die Prüfdatei eines Auszugs herunter und prüfen Sie sie auf einem beliebigen Computer, ganz ohne uns.',
      ),
      p(
        'Die App merkt sich außerdem das Ende der Kette und warnt Sie, falls Ihr Verlauf je kürzer wird.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'Ein Konto, ein Partner',
    answer: [
      list(
        'Ein Autorisierungscode eröffnet ein Konto, und zwar für die Person oder Firma, die ihn erhalten hat.',
        'Halten Sie Ihre Kontaktdaten aktuell; Sie können sie in der App ändern. Danach sind Auszahlungen und Devisentausch zu Ihrem Schutz {waitHours, number} Stunden lang pausiert.',
        'Verleihen oder verkaufen Sie Ihr Konto nicht. Wer Ihre Passwörter hat, kann in Ihrem Namen handeln.',
        'Wird Ihr Konto gesperrt, nennt Ihnen der Kundenservice den Grund.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Sauberer Traffic',
    answer: [
      list(
        'Klicken Sie nicht auf Ihre eigenen Anzeigen und bitten Sie auch niemanden darum.',
        'Keine Bots, keine bezahlten Klicks, keine versteckten oder gestapelten Einblendungen.',
        'Händler, Publisher und Partner müssen voneinander unabhängig sein. Klicks auf Ihrem eigenen Gerät zählen nicht. Fällt ein gemeinsames Gerät erst bei der Bestellung auf oder werden Leitpartner und Follower auf dieselbe Karte ausgezahlt, zählt die Bestellung erst später, sofern der Händler sie nicht vorher storniert.',
        'Traffic, bei dem wir einen Verstoß gegen diese Regeln feststellen, wird nicht berechnet und bringt nichts ein.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Regeln rund ums Geld',
    answer: [
      list(
        'Ihr Geld gehört Ihnen. Sie zahlen nie, um ausgezahlt zu werden: Keine Gebühr, keine Stufe, keine Punktzahl und keine Mitgliedschaft steht zwischen Ihnen und einer Auszahlung.',
        'Provisionen stammen aus Geld, das der Händler vorab eingezahlt hat, nie von anderen Partnern.',
        'Buchungen werden nie geändert. Ein Fehler wird durch eine neue Buchung korrigiert, die auf ihn verweist.',
        'Wird eine Bestellung innerhalb der genannten Frist storniert oder ihre Provision bis {chargebackDays, number} Tage nach der Abrechnung zurückgebucht, verlieren Sie diese Provision und sonst nichts. Reicht Ihr verfügbares Guthaben nicht, wird sie nur von späteren Provisionen desselben Händlers abgezogen.',
      ),
    ],
  },
  'rule-staff': {
    question: 'Was unser Team darf',
    answer: [
      list(
        'Niemand im Team kann einen Kontostand oder eine Zahl festlegen.',
        'Geld bewegen nur zwei Personen: Einzahlungen und Korrekturen beantragt eine und genehmigt die andere; Auszahlungen genehmigt eine und sendet die andere. Auch was ändert, was Sie zahlen, erhalten oder hier lesen, braucht zwei. Eine allein kann nur etwas anhalten, etwa eine Auszahlung ablehnen, und Ihnen unter ihrem Namen antworten.',
        'Was unser Team an Ihrem Konto tut, sehen Sie unter „Team-Aktivität“, mit Name, Grund und Referenz; alltägliche Schritte wie das Lesen Ihres Chats haben keinen eigenen Grund. Auch wer Ihre vollständigen Kartendaten ansieht, steht dort, nicht aber, wer nur Ihre Kontoseite öffnet.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'So bleiben Sie sicher',
    answer: [
      list(
        'Der Kundenservice fragt nie nach einem Passwort und verlangt vor einer Auszahlung nie Geld von Ihnen.',
        'Zahlen Sie nur mit der Referenz aus Ihrer eigenen Wallet ein.',
        'Bestätigen Sie einen Tausch erst, wenn Sie das Geld haben.',
        'Niemand kann Ihnen einen Ertrag versprechen. Melden Sie, wer das tut, auch wenn es jemand von uns ist.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Texts['questions'];
