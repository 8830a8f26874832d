import type { Texts } from '../../kinds.ts';

/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'Neuer Gutschein',
    text: 'Sie haben einen weiteren Gutschein aus einer Aktion erhalten. Er gilt nur für Werbung.',
  },
  'plan-offered': {
    title: 'Neues Angebot',
    text: '{product}, Plan {plan}: Lesen Sie die Bedingungen und entscheiden Sie, ob Sie Budget zuweisen. Solange Sie nichts tun, passiert nichts.',
  },
  'terms-changed': {
    title: 'Preise und Bedingungen ändern sich',
    text: '{setting, select, mediaFee {Mediengebühr} revenueFee {Erlösgebühr} vipFee {Erlösgebühr mit VIP} vipPrice {Preis eines VIP-Monats} payoutCost {Auszahlungsgebühr} thousandPriceMax {Höchstpreis für tausend Einblendungen} clickPriceMax {Höchstpreis für einen Klick} offerDays {Bedenkzeit für ein Angebot} matchHours {Zeit für die Suche nach einem Werbeplatz} noSupplyHours {Zeit ohne passende Einblendungen, nach der ein Plan endet} escrowEmptyHours {Zeit ohne Geld für Provisionen, nach der ein Plan endet} other {Eine andere Einstellung}}: {from} → {to}, ab {date}. Angebote, die Sie schon haben, behalten, was für Sie besser ist, und Pläne mit zugewiesenem Budget ändern sich nicht.',
  },
  'offer-changed': {
    title: 'Neue Angebote haben andere Bedingungen',
    text: '{product}, Plan {plan}: In neuen Angeboten ändert sich {setting, select, commission {die Provision pro Bestellung} commissionMax {die Höchstprovision pro Bestellung} clickWindow {die Frist vom Klick zur Bestellung} validate {die Frist vom Klick zur endgültigen Bestellung} lowest {der niedrigste Betrag} highest {der höchste Betrag} other {eine Bedingung}} ({from} → {to}). Ihr Angebot behält seine Bedingungen und übernimmt, was für Sie besser ist.',
  },
  'plan-copied': {
    title: 'Plan für Sie kopiert',
    text: '{product}, Plan {plan}: Ihr Leitpartner hat ihm Budget zugewiesen. Für Ihre Kopie wurde innerhalb Ihrer Limits dieser Betrag zugewiesen: {amount}.',
  },
  'plan-failed': {
    title: 'Plan fehlgeschlagen',
    text: '{product}, Plan {plan}: Er endete ohne Verbrauch. Vollständig zurückgegeben: {amount}.',
  },
  'plan-first-impression': {
    title: 'Erste Einblendung',
    text: '{product}, Plan {plan}: Ihre Anzeige wurde zum ersten Mal eingeblendet.',
  },
  'plan-first-click': {
    title: 'Erster Klick',
    text: '{product}, Plan {plan}: Jemand hat zum ersten Mal auf Ihre Anzeige geklickt.',
  },
  'plan-first-order': {
    title: 'Erste Bestellung',
    text: '{product}, Plan {plan}: Die erste Bestellung ist eingegangen. Sie bleibt offen, bis sie endgültig ist.',
  },
  'plan-slow': {
    title: 'Plan unter Soll',
    text: '{product}, Plan {plan}: Seit {hours, number} Stunden unter Soll, bisher {percent} des Solls verbraucht. Nicht Verbrauchtes erhalten Sie zurück.',
  },
  'plan-learning-limited': {
    title: 'Lernphase eingeschränkt',
    text: '{product}, Plan {plan}: {count, plural, one {# Bestellung} other {# Bestellungen}} in den letzten {days, number} Tagen, zu wenig, um Werbeplätze gut zu wählen.',
  },
  'plan-reversals': {
    title: 'Viele Bestellungen storniert',
    text: '{product}, Plan {plan}: Der Händler hat {percent} der Bestellungen storniert. Gegen jede können Sie Einspruch erheben.',
  },
  'plan-escrow-low': {
    title: 'Plan pausiert',
    text: '{product}, Plan {plan}: Der Händler hat zu wenig für Provisionen bereitgestellt. Sobald es reicht, wird der Plan fortgesetzt.',
  },
  'plan-credited': {
    title: 'Erstattung für ungültigen Traffic',
    text: '{product}, Plan {plan}: Für später als ungültig erkannte Ereignisse erstattet: {amount}.',
  },
  'plan-settled': {
    title: 'Plan abgerechnet',
    text: '{product}, Plan {plan}: Ihr Ergebnis ist {amount}.',
  },
  'conversion-disputed': {
    title: 'Händler erhebt Einspruch gegen eine Bestellung',
    text: '{product}, Plan {plan}: Der Betrag von {amount} bleibt offen, bis zwei Personen aus unserem Team entscheiden. Geschieht das nicht innerhalb von {days, number} Tagen, wird er gezahlt.',
  },
  'conversion-approved': {
    title: 'Bestellung zu Ihren Gunsten entschieden',
    text: '{product}, Plan {plan}: Die Bestellung zählt. Der Betrag von {amount} wird gezahlt, sofern der Händler Geld bereitgestellt hat.',
  },
  'conversion-unfunded': {
    title: 'Bestellung zählt, Provision wird nicht gezahlt',
    text: '{product}, Plan {plan}: Es wurde zu Ihren Gunsten entschieden, aber der Betrag von {amount} kann nicht gezahlt werden, weil der Händler kein Geld bereitgestellt hatte.',
  },
  'conversion-upheld': {
    title: 'Bestellung zählt nicht',
    text: '{product}, Plan {plan}: Unser Team hat entschieden, dass der Betrag von {amount} nicht gezahlt wird. Den Grund sehen Sie im Plan.',
  },
  'conversion-clawed-back': {
    title: 'Bestellung zurückgebucht',
    text: '{product}, Plan {plan}: Der Betrag von {amount} wird von künftigen Provisionen dieses Händlers abgezogen, und nur davon. Was am {date} übrig ist, wird erlassen.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
