import type { Texts } from '../../kinds.ts';

/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'Voir pourquoi',
    planFailed: 'Échec du plan : {product}',
    planReturned:
      'Il s’est terminé le {date} sans diffusion. Le montant entier a été restitué là d’où il venait.',
    planOver: 'L’offre a pris fin le {date}. Rien n’y a été engagé.',
    payout: 'Retrait de {amount}',
    payoutState: {
      requested: 'Demandé le {date}. L’équipe va l’examiner.',
      approved: 'Approuvé le {date}. Il va être envoyé.',
      sent: 'Envoyé le {date}. La banque a besoin d’un à trois jours ouvrés.',
      completed: 'Arrivé le {date}.',
      rejected:
        'Refusé le {date}. Le montant est de nouveau disponible ; le portefeuille indique pourquoi.',
      failed:
        'Renvoyé par la banque le {date}. Le montant est de nouveau disponible ; le portefeuille indique pourquoi.',
      cancelled: 'Annulé le {date}.',
    },
    toWallet: 'Ouvrir le portefeuille',
    answered: 'Le service client a répondu',
    answeredText:
      '{count, plural, one {# message à lire.} many {# de messages à lire.} other {# messages à lire.}}',
    awaited: 'Votre message attend une réponse',
    awaitedText: 'Le service client l’a reçu. La cloche vous signale la réponse.',
    toChat: 'Ouvrir la discussion',
    follows: 'Liste de suivi',
    noFollows: 'Vous ne suivez encore personne',
    following:
      'Suivi en cours. {copies, plural, one {# plan copié} many {# de plans copiés} other {# plans copiés}}, non copiés : {missed, number}',
    followed:
      'Terminé. {copies, plural, one {# plan copié} many {# de plans copiés} other {# plans copiés}}, non copiés : {missed, number}',
    questions: 'Questions',
    allQuestions: 'Toutes',
    feedback: 'Commentaires',
    feedbackText: 'Dites-nous ce qui ne va pas ou ce qui vous manque',
    olderPlans: 'Tous les plans plus anciens',
    rules: 'Règles de fonctionnement',
  },
  programme: {
    title: 'Programme',
    level: 'Niveau de boutique {level, number}',
    levelTitle: 'Niveau de boutique',
    score: 'Score de crédit {score, number}',
    vip: 'VIP jusqu’au {date}',
    noVip: 'sans VIP',
    deposit: 'caution {amount}',
    activities: 'Promotions',
    couponsTitle: 'Coupons',
    coupons:
      '{count, plural, =0 {Aucun à utiliser pour l’instant} one {# coupon à utiliser} many {# de coupons à utiliser} other {# coupons à utiliser}}',
    toCoupons: 'Mes coupons',
    couponEnds: 'Un coupon expire bientôt : {name}',
    couponEndsText: 'Il est utilisable jusqu’au {date}.',
    follow: 'Suivi de plans',
    followText: 'Suivez un opérateur, ou laissez d’autres vous suivre',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'programme'>;
