import type { Texts } from '../../kinds.ts';

/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Bienvenue',
    text: 'Votre compte est ouvert. L’accueil vous montre les premières étapes. Notre équipe ne vous demandera jamais votre mot de passe, ni de payer pour pouvoir retirer.',
  },
  'login-new-device': {
    title: 'Connexion depuis un nouvel appareil',
    text: 'Votre compte a été utilisé sur {device, select, unknown {un appareil inconnu} other {{device}}}. Si ce n’était pas vous, changez tout de suite votre mot de passe de connexion. Cela déconnecte tous les appareils.',
  },
  'password-changed': {
    title: 'Mot de passe de connexion changé',
    text: 'Tous les appareils ont été déconnectés. Si ce n’était pas vous, contactez immédiatement le service client.',
  },
  'passkey-added': {
    title: 'Clé d’accès ajoutée',
    text: '« {name} » permet désormais de se connecter à votre compte. Si ce n’était pas vous, supprimez-la et changez tout de suite votre mot de passe de connexion.',
  },
  'passkey-ended': {
    title: 'Clé d’accès supprimée',
    text: '« {name} » ne permet plus de se connecter à votre compte.',
  },
  'password-link': {
    title: 'Lien pour un nouveau mot de passe de connexion émis',
    text: 'Il fonctionnera à partir du {date}. Si vous ne l’avez pas demandé, changez votre mot de passe de connexion : cela annule le lien.',
  },
  'password-reset': {
    title: 'Nouveau mot de passe de connexion défini',
    text: 'Il a été défini avec un lien du service client. Sur le dernier appareil utilisé, vous pouvez encore consulter le compte et signaler le changement ; tous les autres ont été déconnectés. Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures.',
  },
  'password-by-mail': {
    title: 'Nouveau mot de passe de connexion défini',
    text: 'Il a été défini avec un lien envoyé à votre adresse e-mail. Sur le dernier appareil utilisé, vous pouvez encore consulter le compte et signaler le changement ; tous les autres ont été déconnectés. Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures.',
  },
  'password-by-passkey': {
    title: 'Nouveau mot de passe de connexion défini',
    text: 'Il a été défini avec l’une de vos clés d’accès. Sur le dernier appareil utilisé auparavant, vous pouvez encore consulter le compte et signaler le changement ; tous les autres ont été déconnectés. Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures.',
  },
  objection: {
    title: 'Vous avez signalé un changement',
    text: 'La demande a été bloquée. Si votre mot de passe de connexion avait déjà été réinitialisé, le nouveau ne fonctionne plus, et les retraits et les opérations de change sont suspendus le temps que deux membres de notre équipe l’examinent.',
  },
  'objection-cleared': {
    title: 'Retraits et opérations de change rétablis',
    text: 'Deux membres de notre équipe ont examiné votre signalement et levé la suspension.',
  },
  'status-changed': {
    title: 'Statut du compte modifié',
    text: 'Deux membres de l’équipe l’ont validé. Voyez qui et pourquoi dans votre portefeuille, sous « Actions de l’équipe ».',
  },
  'data-export': {
    title: 'Vos données ont été réunies dans un fichier',
    text: 'Deux membres de l’équipe ont décidé d’exporter tout ce que nous savons de vous. Voyez qui et pourquoi dans votre portefeuille, sous « Actions de l’équipe ».',
  },
  'erasure-planned': {
    title: 'Vos données personnelles vont être effacées',
    text: 'Deux membres de l’équipe l’ont décidé. L’effacement aura lieu au plus tôt le {date}. Si vous ne le voulez pas, bloquez-le avec l’avis affiché en haut de l’application.',
  },
  'session-ended': {
    title: 'Appareil déconnecté par le service client',
    text: 'Un de vos appareils a été déconnecté. Voyez qui et pourquoi dans votre portefeuille, sous « Actions de l’équipe ».',
  },
  'pay-password-set': {
    title: 'Mot de passe de transaction défini',
    text: 'Il vous servira à confirmer tout ce que vous faites avec votre argent, et les changements de destination des retraits.',
  },
  'pay-password-changed': {
    title: 'Mot de passe de transaction changé',
    text: 'Vos autres appareils ont été déconnectés. Si ce n’était pas vous, changez votre mot de passe de connexion.',
  },
  'pay-password-disabled': {
    title: 'Mot de passe de transaction désactivé',
    text: 'Il a été mal saisi {tries, number} fois de suite. Vous pouvez en demander un nouveau.',
  },
  'pay-password-reset-asked': {
    title: 'Nouveau mot de passe de transaction demandé',
    text: 'Il pourra être défini à partir du {date}. Si vous ne l’avez pas demandé, annulez la demande.',
  },
  'pay-password-reset-cancelled': {
    title: 'Demande de mot de passe de transaction annulée',
    text: 'Votre mot de passe de transaction reste inchangé.',
  },
  'pay-password-reset': {
    title: 'Nouveau mot de passe de transaction défini',
    text: 'Il remplace un mot de passe oublié. Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures.',
  },
  'card-bound': {
    title: 'Destination des retraits enregistrée : {label}',
    text: 'Vos retraits seront versés sur •••• {last4}.',
  },
  'card-replaced': {
    title: 'Destination des retraits modifiée',
    text: 'Les retraits sont désormais versés sur {label} •••• {last4}. Pour votre protection, les retraits sont suspendus pendant {hours, number} heures. Vos autres appareils ont été déconnectés. Si ce n’était pas vous, contactez le service client.',
  },
  'contact-changed': {
    title: 'E-mail ou téléphone modifié',
    text: 'Pour votre protection, les retraits et les opérations de change sont suspendus pendant {hours, number} heures. Si ce n’était pas vous, prévenez immédiatement le service client.',
  },
  'feedback-answered': {
    title: 'Votre demande a reçu une réponse',
    text: 'Le ticket {ticket} a une réponse.',
  },
  'feedback-blocked': {
    title: 'Une réponse a été bloquée',
    text: 'Un membre de l’équipe a écrit dans le ticket {ticket} quelque chose d’interdit, par exemple une demande d’argent ou de mot de passe. Nous ne vous l’avons pas transmis.',
  },
  'report-upheld': {
    title: 'Votre signalement a reçu une réponse',
    text: '{by} a donné suite à votre signalement : {reason}',
  },
  'report-dismissed': {
    title: 'Votre signalement a reçu une réponse',
    text: '{by} n’a rien relevé : {reason}',
  },
  'chat-answered': {
    title: 'Le service client a répondu',
    text: '{by} vous a écrit dans la discussion.',
  },
  'chat-blocked': {
    title: 'Un message a été bloqué',
    text: 'Un membre de l’équipe a écrit quelque chose d’interdit. Nous ne vous l’avons pas transmis. Voyez pourquoi dans la discussion.',
  },
} as const satisfies Partial<Texts['app']['notice']>;
