import type { Texts } from '../../kinds.ts';

/** Notices about money: deposits, start-up funds, reversals, payouts and exchanges. */
export const walletNotices = {
  'deposit-confirmed': {
    title: 'Einzahlung eingegangen',
    text: 'Ihrem verfügbaren Guthaben gutgeschrieben: {amount}.',
  },
  'deposit-refused': {
    title: 'Einzahlung nicht gebucht',
    text: 'Die Überweisung mit der Referenz {reference} haben wir nicht gebucht. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
  },
  'startup-advanced': {
    title: 'Startguthaben erhalten',
    text: 'Sie haben {amount} erhalten, nur für Werbung. Das Geld gehört dem Netzwerk, bis es zurückgegeben ist.',
  },
  'startup-returned': {
    title: 'Startguthaben zurückgegeben',
    text: 'Zurückgegeben: {amount}. Was dieses Guthaben und seine Einnahmen nicht decken, trägt das Netzwerk.',
  },
  'startup-forgiven': {
    title: 'Verlust vom Netzwerk getragen',
    text: 'Das Netzwerk trägt {amount} Ihres Startguthabens. Ihr eigenes Geld wird dafür nie verwendet. Einzelheiten finden Sie beim Umsatz.',
  },
  'charged-back': {
    title: 'Umsatz zurückgebucht',
    text: 'Änderung in Ihrer Wallet: {change}. Den Grund finden Sie beim Umsatz.',
  },
  'recovery-opened': {
    title: 'Rückbuchung übersteigt Ihr verfügbares Guthaben',
    text: 'Das Netzwerk deckt vorerst {amount}. Beglichen wird das aus Geld, das später verfügbar wird. Sie müssen nie etwas nachzahlen.',
  },
  'recovery-paid': {
    title: 'Rückbuchung beglichen',
    text: 'Von Ihrem neu verfügbaren Geld für eine frühere Rückbuchung verwendet: {amount}. Welche, sehen Sie beim Umsatz.',
  },
  'payout-approved': {
    title: 'Auszahlung genehmigt',
    text: 'Ihre Auszahlung über {amount} wurde genehmigt. Haben Sie sie nicht beantragt, wenden Sie sich sofort an den Kundenservice.',
  },
  'payout-sent': {
    title: 'Auszahlung gesendet',
    text: 'Unterwegs: {amount}. Referenz: {reference}.',
  },
  'payout-completed': {
    title: 'Auszahlung abgeschlossen',
    text: 'Aus Ihrer Wallet ausgezahlt: {amount}.',
  },
  'payout-rejected': {
    title: 'Auszahlung abgelehnt',
    text: 'Wieder verfügbar: {amount}. Den Grund finden Sie in Ihrer Wallet. Sie können eine Überprüfung beantragen.',
  },
  'payout-failed': {
    title: 'Auszahlung fehlgeschlagen',
    text: 'Wieder verfügbar: {amount}. Den Grund finden Sie in Ihrer Wallet.',
  },
  'review-answered': {
    title: 'Ihr Antrag auf Überprüfung wurde beantwortet',
    text: 'Die Antwort finden Sie in Ihrer Wallet, mit Name und Begründung.',
  },
  'exchange-accepted': {
    title: 'Tausch angenommen',
    text: 'Reserviert, bis Sie den Geldeingang bestätigen: {amount}.',
  },
  'exchange-released': {
    title: 'Tausch zu Ihren Gunsten entschieden',
    text: 'Wieder verfügbar: {amount}. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
  },
  'exchange-completed': {
    title: 'Tausch für den Akzeptanten entschieden',
    text: 'An den Akzeptanten freigegeben: {amount}. Wer das entschieden hat und warum, sehen Sie in Ihrer Wallet.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
