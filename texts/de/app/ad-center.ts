import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Warum?',
    planFailed: 'Plan fehlgeschlagen: {product}',
    planReturned:
      'Er endete am {date} ohne Auslieferung. Der ganze Betrag ging dorthin zurück, woher er kam.',
    planOver: 'Das Angebot endete am {date}. Es wurde nichts darauf gesetzt.',
    payout: 'Auszahlung von {amount}',
    payoutState: {
      requested: 'Beantragt am {date}. Als Nächstes sieht jemand sie an.',
      approved: 'Genehmigt am {date}. Als Nächstes wird sie gesendet.',
      sent: 'Gesendet am {date}. Die Bank braucht einen bis drei Werktage.',
      completed: 'Angekommen am {date}.',
      rejected:
        'Abgelehnt am {date}. Der Betrag ist wieder verfügbar; der Grund steht beim Guthaben.',
      failed:
        'Die Bank schickte sie am {date} zurück. Der Betrag ist wieder verfügbar; der Grund steht beim Guthaben.',
      cancelled: 'Abgebrochen am {date}.',
    },
    toWallet: 'Guthaben öffnen',
    answered: 'Der Kundendienst hat geantwortet',
    answeredText:
      '{count, plural, one {# Nachricht ist} other {# Nachrichten sind}} noch nicht gelesen.',
    awaited: 'Ihre Nachricht wartet auf Antwort',
    awaitedText: 'Der Kundendienst hat sie. Die Glocke sagt Ihnen, wenn jemand geantwortet hat.',
    toChat: 'Chat öffnen',
    follows: 'Wem Sie folgen',
    noFollows: 'Sie folgen noch niemandem',
    following:
      'Sie folgen. {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} nicht',
    followed:
      'Beendet. {copies, plural, one {# Plan kopiert} other {# Pläne kopiert}}, {missed, number} nicht',
    questions: 'Fragen',
    allQuestions: 'Alle',
    feedback: 'Rückmeldung',
    feedbackText: 'Sagen Sie uns, was nicht stimmt oder was fehlt',
    olderPlans: 'Alle älteren Pläne',
    rules: 'Betriebsregeln',
  },
  programme: {
    title: 'Programm',
    level: 'Shop-Stufe {level, number}',
    levelTitle: 'Shop-Stufe',
    score: 'Bonitätspunkte {score, number}',
    vip: 'VIP bis {date}',
    noVip: 'kein VIP',
    deposit: 'Kaution {amount}',
    activities: 'Aktionen',
    couponsTitle: 'Gutscheine',
    coupons:
      '{count, plural, =0 {Gerade keiner offen} one {# Gutschein offen} other {# Gutscheine offen}}',
    toCoupons: 'Meine Gutscheine',
    couponEnds: 'Ein Gutschein endet bald: {name}',
    couponEndsText: 'Er kann bis {date} benutzt werden.',
    follow: 'Plänen folgen',
    followText: 'Einem Betreiber folgen oder andere Ihnen folgen lassen',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
