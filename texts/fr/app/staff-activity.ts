import type { Texts } from '../../kinds.ts';

/**
 * What staff did on the partner’s account: of what takes two, what it is and who took which step;
 * of all else one sentence.
 */
export const staffActivityWords = {
  activity: {
    title: 'Actions de l’équipe',
    text: 'Ce que notre équipe a fait sur votre compte, avec un nom, un motif et une référence',
    none: 'Rien pour l’instant',
    noneText: 'Ce que notre équipe fait sur votre compte s’affiche ici immédiatement.',
    message: 'Message n° {number}',
    what: {
      deposit: 'Dépôt',
      'startup-advance': 'Avance de fonds de démarrage',
      'startup-return': 'Restitution de vos fonds de démarrage',
      chargeback: 'Annulation d’opération',
      'exchange-released': 'Opération de change : le montant vous revient',
      'exchange-completed': 'Opération de change : le montant va à l’accepteur',
      'conversion-approve': 'Une commande est prise en compte',
      'conversion-uphold': 'Une commande n’est pas prise en compte',
      'payout-rejected': 'Refus d’un retrait approuvé',
      'payout-failed': 'Échec d’un retrait',
      'partner-status': 'Changement de statut de votre compte',
      'password-link': 'Lien pour un nouveau mot de passe de connexion',
      'pay-password-help': 'Nouveau mot de passe de transaction',
      'objection-cleared': 'Fin de la suspension de vos retraits et opérations de change',
      coupon: 'Coupon pour vous',
      'partner-announcement': 'Notification pour vous',
      'data-export': 'Export de vos données',
      erasure: 'Effacement de vos données personnelles',
    },
    step: {
      request: 'Demande de {by}',
      approve: 'Approbation de {by}',
      refuse: 'Refus de {by}',
      withdraw: 'Demande retirée par {by}',
    },
    did: {
      'exchange-accepted':
        '{by} a enregistré qu’un accepteur a pris en charge votre opération de change',
      'payout-approved': '{by} a approuvé un retrait',
      'payout-sent': '{by} a envoyé un retrait',
      'payout-completed': '{by} a confirmé qu’un retrait est effectué',
      'payout-rejected': '{by} a refusé un retrait',
      'review-upheld': '{by} a réexaminé un refus et l’a maintenu',
      'review-lifted': '{by} a réexaminé un refus et l’a retiré',
      push: '{by} vous a proposé un produit',
      'data-export-file': '{by} a téléchargé vos données',
      note: '{by} a ajouté une note à votre compte',
      'notice-withdrawn': '{by} a retiré une notification qui vous était adressée',
      'feedback-in-progress': '{by} examine votre demande',
      'feedback-answered': '{by} a répondu à votre demande',
      'feedback-answer-blocked': 'Une réponse de {by} à votre demande a été bloquée',
      'feedback-closed': '{by} a clos votre demande',
      'chat-received': '{by} a reçu votre message',
      'chat-read': '{by} a lu vos messages',
      'chat-answered': '{by} a répondu à votre message',
      'chat-answer-blocked': 'Une réponse que {by} vous adressait a été bloquée',
      'chat-taken': '{by} a pris en charge votre discussion',
      'chat-handed-over': '{by} a transmis votre discussion',
      'chat-released': '{by} a libéré votre discussion',
      'session-ended': '{by} a déconnecté l’un de vos appareils',
      'card-read': '{by} a consulté vos données complètes de carte ou d’adresse',
      'payment-file':
        '{by} a inclus vos coordonnées bancaires dans un fichier de paiement destiné à la banque',
      'report-upheld': '{by} a donné suite à votre signalement',
      'report-dismissed': '{by} n’a rien relevé dans votre signalement',
      other: '{by} : {act}',
    },
  },
} as const satisfies Pick<Texts['app'], 'activity'>;
