import type { Texts } from '../../kinds.ts';

/** Notifications, and what each notice says. */
export const notificationWords = {
  notification: {
    categories: 'Catégories',
    category: {
      all: 'Toutes',
      'system-announcement': 'Annonce du réseau',
      'system-maintenance': 'Maintenance',
      activity: 'Promotion',
    },
    statuses: 'État',
    status: { all: 'Toutes', unread: 'Non lues', read: 'Lues' },
    unreadMark: 'Non lue.',
    unreadCount:
      '{count, plural, =0 {Tout est lu} one {# non lue} many {# non lues} other {# non lues}}',
    markAll: 'Tout marquer comme lu',
    allRead: 'Tout est marqué comme lu',
    undo: 'Annuler',
    markFailed: 'Impossible de la marquer comme lue. Réessayez.',
    markAllFailed: 'Impossible de tout marquer comme lu. Réessayez.',
    more: 'Afficher plus',
    end: 'C’est tout',
    none: {
      first: {
        title: 'Pas encore de notification',
        text: 'L’activité de votre compte et les nouvelles du réseau s’afficheront ici.',
      },
      'system-announcement': {
        title: 'Aucune annonce du réseau',
        text: 'Les nouvelles du réseau et les changements sur votre compte s’afficheront ici.',
      },
      'system-maintenance': {
        title: 'Aucune maintenance',
        text: 'Nous annoncerons ici les interruptions prévues.',
      },
      activity: {
        title: 'Aucune promotion',
        text: 'Les promotions du réseau auxquelles vous pouvez participer s’afficheront ici.',
      },
      unread: { title: 'Rien à lire', text: 'Vous avez tout lu avec ce filtre.' },
      read: {
        title: 'Rien de lu pour l’instant',
        text: 'Les notifications ouvertes ou marquées comme lues s’affichent ici.',
      },
    },
    preferences: 'Réglages des notifications',
    preferencesText:
      'Les notifications désactivées restent dans la liste, mais ne comptent pas comme non lues.',
    eachKind: 'Par type',
    topic: {
      security: {
        name: 'Sécurité de votre compte',
        text: 'Mots de passe et destination des retraits. Toujours activé.',
      },
      wallet: {
        name: 'Votre portefeuille',
        text: 'Arrivées d’argent et suivi des retraits. Les sorties d’argent sont toujours signalées.',
      },
      feedback: { name: 'Vos demandes', text: 'Quand nous répondons à un ticket.' },
      chat: { name: 'Discussion', text: 'Quand le service client vous répond.' },
      plan: { name: 'Vos plans', text: 'Évolution de vos plans et de leurs commandes.' },
      'system-announcement': { name: 'Annonces du réseau', text: 'Les nouvelles du réseau.' },
      'system-maintenance': {
        name: 'Maintenances',
        text: 'Interruptions prévues.',
      },
      activity: { name: 'Promotions', text: 'Offres auxquelles vous pouvez participer.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Connexion depuis un nouvel appareil',
      text: 'Votre compte a été utilisé sur un appareil inconnu. Si ce n’était pas vous, changez tout de suite votre mot de passe de connexion. Cela déconnecte tous les appareils.',
    },
    'password-changed': {
      title: 'Mot de passe de connexion changé',
      text: 'Tous les appareils ont été déconnectés. Si ce n’était pas vous, contactez immédiatement le service client.',
    },
    'password-link': {
      title: 'Lien pour un nouveau mot de passe de connexion émis',
      text: 'Il fonctionnera à partir du {date}. Si vous ne l’avez pas demandé, changez votre mot de passe de connexion : cela annule le lien.',
    },
    'password-reset': {
      title: 'Nouveau mot de passe de connexion défini',
      text: 'Il a été défini avec un lien du service client. Le dernier appareil utilisé peut encore lire et contester ; tous les autres ont été déconnectés. Pour votre protection, les retraits sont suspendus pendant {hours, number} heures.',
    },
    objection: {
      title: 'Vous avez contesté',
      text: 'La demande a été bloquée. Si un mot de passe de connexion avait déjà été défini par un lien, il ne fonctionne plus, et les retraits sont suspendus le temps que deux membres de notre équipe l’examinent.',
    },
    'objection-cleared': {
      title: 'Retraits rétablis',
      text: 'Deux membres de notre équipe ont examiné votre contestation et levé la suspension.',
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
      text: 'Deux membres de l’équipe l’ont décidé. L’effacement aura lieu le {date}. Si vous ne le voulez pas, bloquez-le avec l’avis affiché en haut de l’application.',
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
      text: 'Il remplace un mot de passe oublié. Pour votre protection, les retraits sont suspendus pendant {hours, number} heures.',
    },
    'card-bound': {
      title: 'Destination enregistrée : {label}',
      text: 'Vos retraits seront versés sur •••• {last4}.',
    },
    'card-replaced': {
      title: 'Destination des retraits modifiée',
      text: 'Les retraits sont désormais versés sur {label} •••• {last4}. Ils sont suspendus pour votre protection pendant {hours, number} heures. Vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez le service client.',
    },
    'contact-changed': {
      title: 'E-mail ou téléphone modifié',
      text: 'Pour votre protection, les retraits sont suspendus pendant {hours, number} heures. Si ce n’était pas vous, prévenez immédiatement le service client.',
    },
    'coupon-given': {
      title: 'Nouveau coupon',
      text: 'Vous avez reçu un autre coupon d’une promotion. Il sert uniquement à la publicité.',
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
    'plan-offered': {
      title: 'Nouvelle offre',
      text: '{product}, plan {plan} : lisez les conditions et décidez si vous y engagez un montant. Rien ne se passe sans vous.',
    },
    'plan-copied': {
      title: 'Plan copié pour vous',
      text: '{product}, plan {plan} : l’opérateur que vous suivez y a engagé un montant. Engagé sur votre copie, dans vos plafonds : {amount}.',
    },
    'plan-failed': {
      title: 'Échec du plan',
      text: '{product}, plan {plan} : il s’est terminé sans rien consommer. Montant total restitué : {amount}.',
    },
    'plan-slow': {
      title: 'Plan en retard sur l’objectif',
      text: '{product}, plan {plan} : en dessous de l’objectif depuis {hours, number} heures, avec {percent} de la dépense prévue. Ce qui n’est pas dépensé est restitué.',
    },
    'plan-learning-limited': {
      title: 'Apprentissage limité',
      text: '{product}, plan {plan} : {count, plural, one {# commande} many {# de commandes} other {# commandes}} au cours des {days, number} derniers jours, trop peu pour bien choisir les emplacements.',
    },
    'plan-reversals': {
      title: 'Nombreuses commandes annulées',
      text: '{product}, plan {plan} : le marchand a annulé {percent} des commandes. Vous pouvez contester chacune d’elles.',
    },
    'plan-escrow-low': {
      title: 'Plan en pause',
      text: '{product}, plan {plan} : le marchand a trop peu provisionné pour les commissions. Le plan reprendra dès que la provision suffira.',
    },
    'plan-credited': {
      title: 'Remboursement pour trafic invalide',
      text: '{product}, plan {plan} : remboursement de {amount} pour des événements reconnus invalides après coup.',
    },
    'plan-settled': {
      title: 'Plan soldé',
      text: '{product}, plan {plan} : son résultat est de {amount}.',
    },
    'conversion-disputed': {
      title: 'Commande contestée par le marchand',
      text: '{product}, plan {plan} : {amount} en attente jusqu’à ce que deux membres de l’équipe aient tranché. Sans décision sous {days, number} jours, la commission est versée.',
    },
    'conversion-approved': {
      title: 'Commande tranchée en votre faveur',
      text: '{product}, plan {plan} : la commande compte. Le montant de {amount} est versé, sauf si le marchand n’a rien provisionné.',
    },
    'conversion-unfunded': {
      title: 'Commande comptée, mais non payée',
      text: '{product}, plan {plan} : décision en votre faveur, mais le montant de {amount} ne peut pas être versé, car le marchand n’avait rien provisionné.',
    },
    'conversion-upheld': {
      title: 'Commande non comptée',
      text: '{product}, plan {plan} : notre équipe a décidé que le montant de {amount} n’est pas versé. Voyez pourquoi dans le plan.',
    },
    'conversion-clawed-back': {
      title: 'Commission reprise',
      text: '{product}, plan {plan} : le montant de {amount} sera déduit des prochaines commissions de ce marchand, et de rien d’autre. Le reliquat au {date} est abandonné.',
    },
    'deposit-confirmed': {
      title: 'Dépôt reçu',
      text: 'Ajouté à vos fonds disponibles : {amount}.',
    },
    'deposit-refused': {
      title: 'Dépôt non comptabilisé',
      text: 'Nous n’avons pas comptabilisé le virement portant la référence {reference}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
    },
    'startup-advanced': {
      title: 'Fonds de démarrage avancés',
      text: 'Vous avez reçu {amount}, uniquement pour la publicité. Cet argent reste au réseau jusqu’à sa restitution.',
    },
    'startup-returned': {
      title: 'Fonds de démarrage restitués',
      text: 'Restitué : {amount}. Le réseau supporte ce que ces fonds et leurs gains ne couvrent pas.',
    },
    'startup-forgiven': {
      title: 'Perte supportée par le réseau',
      text: 'Le réseau supporte {amount} de vos fonds de démarrage. Votre argent n’est jamais utilisé pour cela. Détails dans l’opération.',
    },
    'charged-back': {
      title: 'Opération contrepassée',
      text: 'Changement dans votre portefeuille : {change}. Motif dans l’opération.',
    },
    'recovery-opened': {
      title: 'Contrepassation supérieure à vos fonds disponibles',
      text: 'Le réseau couvre {amount} pour l’instant. Ce montant sera remboursé sur l’argent qui deviendra disponible. Vous n’avez jamais à apporter d’argent.',
    },
    'recovery-paid': {
      title: 'Contrepassation remboursée',
      text: 'Prélevé sur votre argent nouvellement disponible pour une contrepassation antérieure : {amount}. Détails dans l’opération.',
    },
    'payout-approved': {
      title: 'Retrait approuvé',
      text: 'Votre retrait de {amount} a été approuvé. Si vous ne l’avez pas demandé, contactez immédiatement le service client.',
    },
    'payout-sent': {
      title: 'Retrait envoyé',
      text: 'En route : {amount}. Référence : {reference}.',
    },
    'payout-completed': {
      title: 'Retrait effectué',
      text: 'Sorti de votre portefeuille : {amount}.',
    },
    'payout-rejected': {
      title: 'Retrait refusé',
      text: 'De nouveau disponible : {amount}. Motif dans votre portefeuille. Vous pouvez demander un réexamen.',
    },
    'payout-failed': {
      title: 'Échec du retrait',
      text: 'De nouveau disponible : {amount}. Motif dans votre portefeuille.',
    },
    'review-answered': {
      title: 'Réponse à votre réexamen',
      text: 'La réponse est dans votre portefeuille, avec un nom et un motif.',
    },
    'exchange-accepted': {
      title: 'Opération de change acceptée',
      text: 'Réservé jusqu’à ce que vous confirmiez avoir reçu l’argent : {amount}.',
    },
    'exchange-released': {
      title: 'Opération de change tranchée en votre faveur',
      text: 'De nouveau disponible : {amount}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
    },
    'exchange-completed': {
      title: 'Opération de change tranchée pour l’accepteur',
      text: 'Versé à l’accepteur : {amount}. Voyez qui l’a décidé et pourquoi dans votre portefeuille.',
    },
    other: {
      title: 'Quelque chose a changé sur votre compte',
      text: 'Ouvrez la notification pour en savoir plus.',
    },
  },
  push: {
    title: 'Notifications push sur ce téléphone',
    text: 'Elles signalent du nouveau parmi les types ci-dessus, jamais un montant. Cet appareil les reçoit jusqu’à votre déconnexion. Votre navigateur demandera votre autorisation.',
    turnOn: 'Activer sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    problem: {
      install:
        'Sur iPhone, ajoutez d’abord l’application à l’écran d’accueil et ouvrez-la depuis celui-ci.',
      unsupported:
        'Ce navigateur ne peut pas recevoir de notifications push. Vous retrouvez tout sous la cloche.',
      denied:
        'Vous avez bloqué les notifications de ce site. Vous pouvez les autoriser dans les réglages de votre navigateur.',
      failed: 'Le service push de votre navigateur n’a pas répondu. Réessayez plus tard.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
