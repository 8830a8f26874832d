import type { Texts } from '../../kinds.ts';

/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'Voir pourquoi',
    planFailed: 'Échec du plan : {product}',
    planReturned:
      'Il s’est terminé le {date} sans rien consommer. Le montant total a été restitué.',
    planOver: 'L’offre a pris fin le {date}. Vous n’y aviez pas engagé de montant.',
    payout: 'Retrait de {amount}',
    payoutState: {
      requested: 'Demandé le {date}. Prochaine étape : examen par notre équipe.',
      approved: 'Approuvé le {date}. Prochaine étape : l’envoi.',
      sent: 'Envoyé le {date}. Il est en route vers vous.',
      completed: 'Effectué le {date}.',
      rejected:
        'Refusé le {date}. Le montant total est de nouveau disponible. Motif dans votre portefeuille.',
      failed:
        'Échec le {date}. Le montant total est de nouveau disponible. Motif dans votre portefeuille.',
      cancelled: 'Annulé le {date}.',
    },
    toWallet: 'Ouvrir le portefeuille',
    answered: 'Le service client a répondu',
    answeredText:
      '{count, plural, one {Vous avez # message non lu.} many {Vous avez # de messages non lus.} other {Vous avez # messages non lus.}}',
    awaited: 'Réponse en attente',
    awaitedText:
      'Le service client a reçu votre message. Nous vous préviendrons dès qu’il aura répondu.',
    toChat: 'Ouvrir la discussion',
    follows: 'Liste de suivi',
    following:
      'En cours : {copies, plural, one {# plan copié} many {# de plans copiés} other {# plans copiés}}, ignorés : {missed, number}',
    followed:
      'Terminé : {copies, plural, one {# plan copié} many {# de plans copiés} other {# plans copiés}}, ignorés : {missed, number}',
    questions: 'Questions',
    allQuestions: 'Toutes',
    olderPlans: 'Tous les anciens plans',
    rules: 'Règles de fonctionnement',
  },
  start: {
    title: 'Pour commencer',
    lead: 'Quelques étapes avant votre premier plan. Vous ne payez rien tant que vous n’y engagez pas de montant.',
    progress: '{done, number} sur {all, number}',
    done: 'Fait',
    account: 'Ouvrir votre compte',
    coupon: 'Obtenir votre coupon de bienvenue',
    payPassword: 'Définir votre mot de passe de transaction à six chiffres',
    payPasswordText: 'Il confirme ce que vous faites avec votre argent',
    money: 'Ajouter de l’argent',
    moneyText: 'Par virement, avec votre référence',
    offer: 'Engager un montant sur votre première offre',
    offerText:
      '{count, plural, =0 {Aucune pour l’instant. Nous vous préviendrons.} one {# offre vous attend} many {# d’offres vous attendent} other {# offres vous attendent}}',
    review: 'Voir l’offre',
  },
  programme: {
    levelTitle: 'Niveau de boutique',
    noUserData: 'Aucune donnée utilisateur',
    usable: '{count, plural, one {# disponible} many {# disponibles} other {# disponibles}}',
    nobody: 'personne encore',
    toClaim: '{count, number} à obtenir',
    claimable:
      '{count, plural, one {# coupon à obtenir} many {# de coupons à obtenir} other {# coupons à obtenir}}',
    toCoupons: 'Mes coupons',
    couponEnds: 'Coupon bientôt expiré : {name}',
    couponEndsText: 'Utilisable jusqu’au {date}.',
  },
} as const satisfies Pick<Texts['app'], 'center' | 'start' | 'programme'>;
