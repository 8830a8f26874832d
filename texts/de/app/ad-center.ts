import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Grund ansehen',
    planFailed: 'Plan fehlgeschlagen: {product}',
    planReturned: 'Er endete am {date} ohne Verbrauch. Der volle Betrag wurde zurückgegeben.',
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
    following:
      'Aktiv: {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} ausgelassen',
    followed:
      'Beendet: {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} ausgelassen',
    questions: 'Fragen',
    allQuestions: 'Alle',
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
    levelTitle: 'Shop-Stufe',
    noUserData: 'Keine Nutzerdaten',
    usable: '{count, number} verfügbar',
    nobody: 'noch niemand',
    toClaim: '{count, number} zum Abholen',
    claimable: '{count, plural, one {# Gutschein zum Abholen} other {# Gutscheine zum Abholen}}',
    toCoupons: 'Meine Gutscheine',
    couponEnds: 'Gutschein läuft bald ab: {name}',
    couponEndsText: 'Einlösbar bis {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
