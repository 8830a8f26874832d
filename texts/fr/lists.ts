import type { Texts } from '../kinds.ts';

export const texts: Texts['lists'] = {
  /** Why a payout can be refused. */
  payoutRefusals: {
    payout_zero: 'Le montant est nul. Choisissez un montant supérieur.',
    payout_above_available:
      'Le montant dépasse vos fonds disponibles. Choisissez un montant inférieur.',
    payout_fee_changed:
      'Les frais de retrait ont changé depuis que vous les avez vus. Vérifiez les nouveaux et refaites la demande.',
    payout_card_missing:
      'Vous n’avez pas encore associé de carte ni d’adresse de portefeuille. Associez-en une.',
    payout_method_gone:
      'Le mode de retrait de votre carte ou adresse de portefeuille n’est plus proposé. Associez-en une autre.',
    payout_pay_password_missing:
      'Vous n’avez pas encore défini de mot de passe de transaction. Définissez-en un.',
    payout_pay_password_disabled:
      'Votre mot de passe de transaction est désactivé après {triesToDisable, number} saisies erronées d’affilée. Demandez-en un nouveau.',
    payout_startup_not_returned:
      'Vous avez des fonds de démarrage restituables dès maintenant. Restituez-les ; vous n’avez jamais à apporter d’argent.',
    payout_card_new:
      'Votre carte ou adresse de portefeuille a été remplacée. Les retraits sont suspendus pendant {waitHours, number} heures.',
    payout_pay_password_reset:
      'Un mot de passe de transaction oublié a été remplacé. Les retraits sont suspendus pendant {waitHours, number} heures.',
    payout_contact_changed:
      'Votre e-mail ou votre téléphone a été modifié. Les retraits sont suspendus pendant {waitHours, number} heures.',
    payout_password_reset:
      'Votre mot de passe de connexion a été réinitialisé. Les retraits sont suspendus pendant {waitHours, number} heures.',
    payout_objected:
      'Vous avez signalé un mot de passe de connexion que vous n’avez pas défini. Les retraits sont suspendus le temps que deux membres de notre équipe l’examinent. Cela ne vous coûte rien.',
    payout_ledger_stopped:
      'Le contrôle de notre comptabilité a révélé une anomalie. Aucun mouvement d’argent n’aura lieu avant que notre équipe l’ait résolue.',
    payout_rejected:
      'Un membre de l’équipe a refusé le retrait en indiquant le motif. Vous pouvez demander un réexamen par une autre personne.',
  },
  /** What the transaction password confirms. */
  confirmations: {
    payout: 'Les retraits',
    'payout-cancel': 'L’annulation d’un retrait',
    'startup-return': 'La restitution des fonds de démarrage',
    card: 'L’association ou le remplacement d’une carte ou d’une adresse de portefeuille',
    contact: 'La modification de votre e-mail ou de votre téléphone',
    exchange: 'Les opérations de change',
    'exchange-confirm': 'La confirmation qu’un accepteur vous a payé',
    'exchange-cancel': 'L’annulation d’une opération de change',
    put: 'L’engagement d’un montant sur un plan',
    'plan-stop': 'L’arrêt d’un plan',
    follow: 'Le suivi d’un opérateur',
    vip: 'L’achat de VIP',
    'pay-password': 'La modification du mot de passe de transaction lui-même',
    passkey: 'L’ajout d’une clé d’accès',
    'personal-data': 'Le téléchargement de vos données',
    unlock: 'Le déverrouillage de l’application, si elle se verrouille quand vous la quittez',
  },
};
