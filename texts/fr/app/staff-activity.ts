import type { Texts } from '../../kinds.ts';

/** What staff did on the partner’s account: one sentence per act and step. */
export const staffActivityWords = {
  activity: {
    title: 'Actions de l’équipe',
    text: 'Ce que notre équipe a fait sur votre compte, avec un nom, un motif et une référence',
    none: 'Rien pour l’instant',
    end: 'C’est tout',
    more: 'Afficher plus',
    noneText: 'Ce que notre équipe fait sur votre compte s’affiche ici immédiatement.',
    message: 'Message n° {number}',
    did: {
      'propose-deposit': '{by} a proposé un dépôt',
      'confirm-deposit': '{by} a confirmé un dépôt',
      'refuse-deposit': '{by} a refusé un dépôt',
      'withdraw-deposit': '{by} a retiré une proposition de dépôt',
      'propose-startup-advance': '{by} a proposé de vous avancer des fonds de démarrage',
      'confirm-startup-advance': '{by} a confirmé une avance de fonds de démarrage',
      'refuse-startup-advance': '{by} a refusé de vous avancer des fonds de démarrage',
      'withdraw-startup-advance':
        '{by} a retiré la proposition de vous avancer des fonds de démarrage',
      'propose-startup-return': '{by} a proposé de restituer vos fonds de démarrage',
      'confirm-startup-return': '{by} a confirmé la restitution de vos fonds de démarrage',
      'refuse-startup-return': '{by} a refusé la restitution de vos fonds de démarrage',
      'withdraw-startup-return': '{by} a retiré la proposition de restituer vos fonds de démarrage',
      'propose-chargeback': '{by} a proposé une contrepassation',
      'confirm-chargeback': '{by} a confirmé une contrepassation',
      'refuse-chargeback': '{by} a refusé une contrepassation',
      'withdraw-chargeback': '{by} a retiré une proposition de contrepassation',
      'propose-exchange-released':
        '{by} a proposé de vous rendre le montant d’une opération de change',
      'confirm-exchange-released':
        '{by} a confirmé que le montant d’une opération de change vous revient',
      'refuse-exchange-released':
        '{by} a refusé de vous rendre le montant d’une opération de change',
      'withdraw-exchange-released':
        '{by} a retiré la proposition de vous rendre le montant d’une opération de change',
      'propose-exchange-completed':
        '{by} a proposé de verser le montant d’une opération de change à l’accepteur',
      'confirm-exchange-completed':
        '{by} a confirmé le versement du montant d’une opération de change à l’accepteur',
      'refuse-exchange-completed':
        '{by} a refusé de verser le montant d’une opération de change à l’accepteur',
      'withdraw-exchange-completed':
        '{by} a retiré la proposition de verser le montant d’une opération de change à l’accepteur',
      'propose-conversion-approve': '{by} a proposé de prendre en compte une commande',
      'confirm-conversion-approve': '{by} a confirmé la prise en compte d’une commande',
      'refuse-conversion-approve': '{by} a refusé de prendre en compte une commande',
      'withdraw-conversion-approve':
        '{by} a retiré la proposition de prendre en compte une commande',
      'propose-conversion-uphold': '{by} a proposé de ne pas prendre en compte une commande',
      'confirm-conversion-uphold': '{by} a confirmé qu’une commande n’est pas prise en compte',
      'refuse-conversion-uphold':
        '{by} a refusé la proposition de ne pas prendre en compte une commande',
      'withdraw-conversion-uphold':
        '{by} a retiré la proposition de ne pas prendre en compte une commande',
      'propose-partner-status': '{by} a proposé de modifier le statut de votre compte',
      'confirm-partner-status': '{by} a confirmé un changement de statut de votre compte',
      'refuse-partner-status': '{by} a refusé un changement de statut de votre compte',
      'withdraw-partner-status':
        '{by} a retiré la proposition de modifier le statut de votre compte',
      'propose-password-link': '{by} a proposé un lien pour un nouveau mot de passe de connexion',
      'confirm-password-link': '{by} a confirmé un lien pour un nouveau mot de passe de connexion',
      'refuse-password-link': '{by} a refusé un lien pour un nouveau mot de passe de connexion',
      'withdraw-password-link':
        '{by} a retiré la proposition d’un lien pour un nouveau mot de passe de connexion',
      'propose-pay-password-help':
        '{by} a proposé de vous laisser définir un nouveau mot de passe de transaction',
      'confirm-pay-password-help':
        '{by} a confirmé que vous pouvez définir un nouveau mot de passe de transaction',
      'refuse-pay-password-help':
        '{by} a refusé de vous laisser définir un nouveau mot de passe de transaction',
      'withdraw-pay-password-help':
        '{by} a retiré la proposition de vous laisser définir un nouveau mot de passe de transaction',
      'propose-objection-cleared':
        '{by} a proposé de mettre fin à la suspension de vos retraits et opérations de change',
      'confirm-objection-cleared':
        '{by} a confirmé la fin de la suspension de vos retraits et opérations de change',
      'refuse-objection-cleared':
        '{by} a refusé de mettre fin à la suspension de vos retraits et opérations de change',
      'withdraw-objection-cleared':
        '{by} a retiré la proposition de mettre fin à la suspension de vos retraits et opérations de change',
      'exchange-accepted':
        '{by} a enregistré qu’un accepteur a pris en charge votre opération de change',
      'payout-approved': '{by} a approuvé un retrait',
      'payout-sent': '{by} a envoyé un retrait',
      'payout-completed': '{by} a confirmé qu’un retrait est effectué',
      'payout-rejected': '{by} a refusé un retrait',
      'payout-failed': '{by} a enregistré l’échec d’un retrait',
      'review-upheld': '{by} a réexaminé un refus et l’a maintenu',
      'review-lifted': '{by} a réexaminé un refus et l’a levé',
      push: '{by} vous a proposé un produit',
      'coupon-ask': '{by} a demandé un coupon pour vous',
      'coupon-give': '{by} vous a donné un coupon',
      'coupon-refuse': '{by} a refusé un coupon pour vous',
      'data-export-ask': '{by} a demandé l’export de vos données',
      'data-export-confirm': '{by} a confirmé l’export de vos données',
      'data-export-refuse': '{by} a refusé l’export de vos données',
      'data-export-file': '{by} a téléchargé vos données',
      'erasure-ask': '{by} a demandé l’effacement de vos données personnelles',
      'erasure-confirm': '{by} a confirmé l’effacement de vos données personnelles',
      'erasure-refuse': '{by} a refusé l’effacement de vos données personnelles',
      note: '{by} a ajouté une note à votre compte',
      notice: '{by} vous a envoyé une notification',
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
      'report-upheld': '{by} a confirmé votre signalement',
      'report-dismissed': '{by} n’a rien relevé d’anormal dans votre signalement',
      other: '{by} : {act}',
    },
  },
} as const satisfies Pick<Texts['app'], 'activity'>;
