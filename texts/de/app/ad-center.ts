import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Grund ansehen',
    planFailed: 'Plan fehlgeschlagen: {product}',
    planReturned:
      'Er endete am {date} ohne Verbrauch. Der volle Betrag ging dorthin zurück, woher er kam.',
    planOver: 'Das Angebot endete am {date}. Sie hatten kein Budget zugewiesen.',
    payout: 'Auszahlung über {amount}',
    payoutState: {
      requested: 'Beantragt am {date}. Als Nächstes prüft sie unser Team.',
      approved: 'Genehmigt am {date}. Als Nächstes senden wir sie.',
      sent: 'Gesendet am {date}. Sie ist auf dem Weg zu Ihnen.',
      completed: 'Abgeschlossen am {date}.',
      rejected:
        'Abgelehnt am {date}. Der volle Betrag ist wieder verfügbar. Den Grund finden Sie in Ihrer Wallet.',
      failed:
        'Fehlgeschlagen am {date}. Der volle Betrag ist wieder verfügbar. Den Grund finden Sie in Ihrer Wallet.',
      cancelled: 'Storniert am {date}.',
    },
    toWallet: 'Wallet öffnen',
    answered: 'Der Kundenservice hat geantwortet',
    answeredText:
      '{count, plural, one {Sie haben # ungelesene Nachricht.} other {Sie haben # ungelesene Nachrichten.}}',
    awaited: 'Antwort ausstehend',
    awaitedText:
      'Der Kundenservice hat Ihre Nachricht erhalten. Wir benachrichtigen Sie, sobald jemand antwortet.',
    toChat: 'Chat öffnen',
    follows: 'Wem Sie folgen',
    noFollows: 'Sie folgen noch niemandem',
    following:
      'Aktiv: {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} ausgelassen',
    followed:
      'Beendet: {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} ausgelassen',
    questions: 'Fragen',
    allQuestions: 'Alle',
    feedback: 'Feedback',
    feedbackText: 'Sagen Sie uns, was nicht stimmt oder fehlt',
    olderPlans: 'Alle älteren Pläne',
    rules: 'Betriebsregeln',
  },
  start: {
    title: 'Erste Schritte',
    lead: 'Wenige Schritte bis zum ersten Plan. Es kostet nichts, bis Sie ihm Budget zuweisen.',
    progress: '{done, number} von {all, number}',
    done: 'Erledigt',
    account: 'Konto eröffnen',
    coupon: 'Willkommensgutschein holen',
    payPassword: 'Transaktionspasswort mit sechs Ziffern festlegen',
    payPasswordText: 'Damit bestätigen Sie, was Sie mit Ihrem Geld tun',
    money: 'Geld einzahlen',
    moneyText: 'Überweisung mit Ihrer eigenen Referenz',
    offer: 'Dem ersten Plan Budget zuweisen',
    offerText:
      '{count, plural, =0 {Noch kein Angebot. Wir benachrichtigen Sie.} one {# Angebot wartet auf Sie} other {# Angebote warten auf Sie}}',
    review: 'Angebot ansehen',
  },
  programme: {
    title: 'Programm',
    level: 'Shop-Stufe {level, number}',
    levelTitle: 'Shop-Stufe',
    score: 'Bonitätspunkte {score, number}',
    vip: 'VIP bis {date}',
    noVip: 'kein VIP',
    noUserData: 'Keine Nutzerdaten',
    deposit: 'Kaution {amount}',
    activities: 'Aktionen',
    couponsTitle: 'Gutscheine',
    coupons:
      '{count, plural, =0 {Derzeit keine verfügbar} one {# Gutschein verfügbar} other {# Gutscheine verfügbar}}',
    claimable: '{count, plural, one {# Gutschein zum Abholen} other {# Gutscheine zum Abholen}}',
    toCoupons: 'Meine Gutscheine',
    couponEnds: 'Gutschein läuft bald ab: {name}',
    couponEndsText: 'Einlösbar bis {date}.',
    follow: 'Plänen folgen',
    followText: 'Einem Leitpartner folgen oder andere Ihnen folgen lassen',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
