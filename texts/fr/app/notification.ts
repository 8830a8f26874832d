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
    end: 'Toutes les notifications sont affichées',
    none: {
      first: {
        title: 'Pas encore de notification',
        text: 'Ce qui se passe sur votre compte et ce que le réseau a à vous dire apparaîtra ici.',
      },
      'system-announcement': {
        title: 'Aucune annonce du réseau',
        text: 'Les nouvelles du réseau et les changements sur votre compte apparaissent ici.',
      },
      'system-maintenance': {
        title: 'Aucune maintenance',
        text: 'Toute interruption de service est annoncée ici à l’avance.',
      },
      activity: {
        title: 'Aucune promotion',
        text: 'Les promotions du réseau auxquelles vous pouvez participer apparaissent ici.',
      },
      unread: { title: 'Rien à lire', text: 'Vous avez tout vu sous ce filtre.' },
      read: {
        title: 'Rien de lu pour l’instant',
        text: 'Ce que vous avez ouvert ou marqué apparaît ici.',
      },
    },
    preferences: 'Ce que compte la cloche',
    preferencesText:
      'Ce qui est désactivé figure toujours dans la liste, sans être compté et sans arriver comme non lu.',
    eachKind: 'Chaque type à part',
    topic: {
      security: {
        name: 'Sécurité de votre compte',
        text: 'Mots de passe et destination des retraits. Toujours activé.',
      },
      wallet: {
        name: 'Votre portefeuille',
        text: 'Quand de l’argent arrive ou qu’un retrait avance. Toute sortie d’argent est toujours signalée.',
      },
      feedback: { name: 'Vos commentaires', text: 'Quand quelqu’un a répondu à un ticket.' },
      chat: { name: 'Discussion', text: 'Quand le service client vous a répondu.' },
      plan: { name: 'Vos plans', text: 'Quand un plan ou ses commandes évoluent.' },
      'system-announcement': { name: 'Annonces du réseau', text: 'Les nouvelles du réseau.' },
      'system-maintenance': {
        name: 'Maintenances',
        text: 'Quand une partie du service est interrompue.',
      },
      activity: { name: 'Promotions', text: 'Celles auxquelles vous pouvez participer.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'Connexion depuis un nouvel appareil',
      text: 'Votre compte a été ouvert sur un appareil que nous ne connaissions pas. Si ce n’était pas vous, changez tout de suite votre mot de passe de connexion : tous les appareils seront déconnectés.',
    },
    'password-changed': {
      title: 'Mot de passe de connexion changé',
      text: 'Tous les appareils ont été déconnectés. Si ce n’était pas vous, prévenez aussitôt le service client.',
    },
    'password-link': {
      title: 'Un lien vers un nouveau mot de passe de connexion a été émis',
      text: 'Il fonctionne à partir du {date}. Si vous ne l’avez pas demandé, changez votre mot de passe de connexion : cela annule le lien.',
    },
    'password-reset': {
      title: 'Nouveau mot de passe de connexion défini',
      text: 'Il a été défini avec un lien du service client. Le dernier appareil utilisé peut encore lire et contester ; tous les autres ont été déconnectés. Les retraits attendent un jour, pour vous protéger.',
    },
    objection: {
      title: 'Vous avez contesté',
      text: 'Ce qui était en cours a été arrêté. Si un mot de passe avait été défini par un lien, il n’est plus valable, et les retraits sont suspendus jusqu’à ce que deux personnes du service client l’aient examiné.',
    },
    'objection-cleared': {
      title: 'Les retraits reprennent',
      text: 'Deux personnes du service client ont examiné votre contestation et mis fin à la suspension.',
    },
    'status-changed': {
      title: 'Le statut de votre compte a changé',
      text: 'Deux membres du personnel en répondent. Qui et pourquoi figure dans votre portefeuille, dans ce que le personnel a fait.',
    },
    'session-ended': {
      title: 'Le service client a mis fin à une session',
      text: 'Un de vos appareils a été déconnecté. Qui et pourquoi figure dans votre portefeuille, dans ce que le personnel a fait.',
    },
    'pay-password-set': {
      title: 'Mot de passe de transaction défini',
      text: 'Les retraits, les cartes et les plans sont désormais confirmés avec lui.',
    },
    'pay-password-changed': {
      title: 'Mot de passe de transaction changé',
      text: 'Vos autres appareils ont été déconnectés. Si ce n’était pas vous, changez votre mot de passe de connexion.',
    },
    'pay-password-disabled': {
      title: 'Mot de passe de transaction désactivé',
      text: 'Il a été mal saisi dix fois de suite. Vous pouvez en demander un nouveau.',
    },
    'pay-password-reset-asked': {
      title: 'Un nouveau mot de passe de transaction a été demandé',
      text: 'Il pourra être défini à partir du {date}. Si ce n’était pas vous, annulez la demande.',
    },
    'pay-password-reset-cancelled': {
      title: 'La demande de nouveau mot de passe de transaction est annulée',
      text: 'Votre mot de passe de transaction reste inchangé.',
    },
    'pay-password-reset': {
      title: 'Nouveau mot de passe de transaction défini',
      text: 'L’ancien était oublié et a été remplacé. Les retraits attendent un jour, pour vous protéger.',
    },
    'card-bound': {
      title: 'Association effectuée : {label}',
      text: 'Les retraits sont versés sur •••• {last4}.',
    },
    'card-replaced': {
      title: 'La destination des retraits a changé',
      text: 'Ils sont versés sur {label} •••• {last4}, après un jour d’attente. Vos autres appareils ont été déconnectés. Si ce n’était pas vous, prévenez le service client.',
    },
    'contact-changed': {
      title: 'E-mail ou téléphone modifié',
      text: 'Les retraits attendent un jour, pour vous protéger. Si ce n’était pas vous, prévenez aussitôt le service client.',
    },
    'coupon-given': {
      title: 'Un nouveau coupon',
      text: 'Vous avez reçu un coupon de plus d’une promotion. Il sert uniquement à la publicité.',
    },
    'feedback-answered': {
      title: 'Votre commentaire a reçu une réponse',
      text: 'Le ticket {ticket} a une réponse.',
    },
    'feedback-blocked': {
      title: 'Une réponse qui vous était destinée a été bloquée',
      text: 'Un membre de l’équipe a écrit dans le ticket {ticket} ce que l’équipe n’a pas le droit d’écrire, par exemple une demande d’argent ou de mot de passe. La réponse n’a pas été remise.',
    },
    'report-upheld': {
      title: 'Votre signalement a reçu une réponse',
      text: '{by} a confirmé votre signalement : {reason}',
    },
    'report-dismissed': {
      title: 'Votre signalement a reçu une réponse',
      text: '{by} n’y a rien trouvé à redire : {reason}',
    },
    'chat-answered': {
      title: 'Le service client a répondu',
      text: '{by} vous a écrit dans la discussion.',
    },
    'chat-blocked': {
      title: 'Un message qui vous était destiné a été bloqué',
      text: 'Un membre de l’équipe a écrit ce que l’équipe n’a pas le droit d’écrire. Le message n’a pas été remis ; la discussion indique pourquoi.',
    },
    'plan-offered': {
      title: 'Une nouvelle offre',
      text: '{product}, plan {plan} : lisez ses conditions et décidez si vous y engagez un montant. Rien ne se passe sans vous.',
    },
    'plan-copied': {
      title: 'Un plan a été copié pour vous',
      text: '{product}, plan {plan} : l’opérateur que vous suivez a engagé un montant, et {amount} ont été engagés pour vous dans vos plafonds.',
    },
    'plan-failed': {
      title: 'Échec d’un plan',
      text: '{product}, plan {plan} : il s’est terminé sans rien consommer, et le montant de {amount} vous a été entièrement restitué.',
    },
    'plan-slow': {
      title: 'Un plan avance moins vite que prévu',
      text: '{product}, plan {plan} : depuis six heures, il a dépensé {percent} de ce qu’il aurait dû dépenser à ce stade. Ce qu’il ne dépense pas est restitué.',
    },
    'plan-learning-limited': {
      title: 'Un plan n’a pas pu apprendre assez',
      text: '{product}, plan {plan} : {count, plural, one {# commande} many {# de commandes} other {# commandes}} en sept jours, c’est trop peu pour bien choisir les emplacements.',
    },
    'plan-reversals': {
      title: 'Beaucoup de commandes sont annulées',
      text: '{product}, plan {plan} : le marchand a annulé {percent} de ses commandes. Vous pouvez contester chacune d’elles.',
    },
    'plan-escrow-low': {
      title: 'Un plan est en pause',
      text: '{product}, plan {plan} : le marchand a trop peu provisionné pour les commissions. Il reprend quand il y en a assez.',
    },
    'plan-credited': {
      title: 'Vous êtes recrédité pour du trafic invalide',
      text: '{product}, plan {plan} : {amount} pour des événements jugés invalides après coup.',
    },
    'plan-settled': {
      title: 'Un plan est réglé',
      text: '{product}, plan {plan} : son résultat est de {amount}.',
    },
    'conversion-disputed': {
      title: 'Un marchand conteste une commande',
      text: '{product}, plan {plan} : {amount} en attente jusqu’à ce que deux personnes aient tranché. Si elles ne le font pas sous 30 jours, la commission est versée.',
    },
    'conversion-approved': {
      title: 'Une commande est tranchée en votre faveur',
      text: '{product}, plan {plan} : la commande compte. Versement de {amount}, sauf si le marchand n’a rien provisionné.',
    },
    'conversion-unfunded': {
      title: 'Une commande compte, mais n’est pas payée',
      text: '{product}, plan {plan} : commande tranchée en votre faveur, mais sans versement de {amount}, car le marchand n’avait rien provisionné.',
    },
    'conversion-upheld': {
      title: 'Une commande ne compte pas',
      text: '{product}, plan {plan} : il a été décidé de ne pas verser {amount}. Le plan indique pourquoi.',
    },
    'conversion-clawed-back': {
      title: 'Une commission a été reprise',
      text: '{product}, plan {plan} : {amount} à prélever sur des commissions ultérieures du même marchand, et sur rien d’autre. Ce qui n’est pas payé au {date} s’éteint.',
    },
    'deposit-confirmed': {
      title: 'Un dépôt est arrivé',
      text: 'Ajouté à vos fonds disponibles : {amount}.',
    },
    'deposit-refused': {
      title: 'Un dépôt n’a pas été comptabilisé',
      text: 'Le virement portant la référence {reference}. Votre portefeuille dit qui et pourquoi.',
    },
    'startup-advanced': {
      title: 'Fonds de démarrage avancés',
      text: 'Réservés à la publicité : {amount}. Ils sont au réseau jusqu’à leur restitution.',
    },
    'startup-returned': {
      title: 'Fonds de démarrage restitués',
      text: 'Repris : {amount}. Ce que ni ces fonds ni leurs gains ne couvrent est une perte du réseau.',
    },
    'startup-forgiven': {
      title: 'Perte supportée par le réseau',
      text: 'Sur les fonds de démarrage : {amount}. Votre propre argent n’est jamais pris pour eux. L’opération donne le détail.',
    },
    'charged-back': {
      title: 'Une écriture a été contrepassée',
      text: 'Ce qui change pour vous : {change}. L’opération dit pourquoi.',
    },
    'recovery-opened': {
      title: 'Une contrepassation dépassait vos fonds disponibles',
      text: 'Le réseau porte {amount}. Ce reste est payé par l’argent qui devient disponible ensuite ; vous n’avez rien à apporter.',
    },
    'recovery-paid': {
      title: 'Le reste d’une contrepassation a été remboursé',
      text: '{amount} de ce qui est devenu disponible y est allé. L’opération dit à quoi.',
    },
    'payout-approved': {
      title: 'Un retrait a été approuvé',
      text: 'Montant : {amount}. Si vous ne l’avez pas demandé, prévenez aussitôt le service client.',
    },
    'payout-sent': {
      title: 'Un retrait a été envoyé',
      text: 'En route : {amount}, référence {reference}.',
    },
    'payout-completed': {
      title: 'Un retrait est effectué',
      text: 'Sorti définitivement de votre portefeuille : {amount}.',
    },
    'payout-rejected': {
      title: 'Un retrait a été refusé',
      text: 'De nouveau disponible : {amount}. Votre portefeuille dit pourquoi, et vous pouvez demander un réexamen.',
    },
    'payout-failed': {
      title: 'Un retrait a échoué',
      text: 'De nouveau disponible : {amount}. Votre portefeuille dit pourquoi.',
    },
    'review-answered': {
      title: 'Votre demande de réexamen a reçu une réponse',
      text: 'La réponse est dans votre portefeuille, avec un nom et un motif.',
    },
    'exchange-accepted': {
      title: 'Un accepteur a pris votre change',
      text: 'Bloqué jusqu’à ce que vous confirmiez l’arrivée de l’argent : {amount}.',
    },
    'exchange-released': {
      title: 'Un change a été clos en votre faveur',
      text: 'De nouveau disponible : {amount}. Votre portefeuille dit qui et pourquoi.',
    },
    'exchange-completed': {
      title: 'Un change a été clos en faveur de l’accepteur',
      text: 'Versé à l’accepteur : {amount}. Votre portefeuille dit qui et pourquoi.',
    },
    other: {
      title: 'Quelque chose a changé sur votre compte',
      text: 'Ouvrez cet avis pour voir quoi.',
    },
  },
  push: {
    title: 'Sur ce téléphone, même quand l’application est fermée',
    text: 'Une notification push dit qu’il y a du nouveau, parmi les types ci-dessus, et jamais un montant. Elle arrive sur cet appareil jusqu’à votre déconnexion. Votre navigateur vous demandera encore votre accord.',
    turnOn: 'Activer sur cet appareil',
    turnOff: 'Désactiver sur cet appareil',
    problem: {
      install:
        'Sur un iPhone, ajoutez d’abord l’application à l’écran d’accueil et ouvrez-la depuis là.',
      unsupported:
        'Ce navigateur ne peut pas recevoir de notifications push. La cloche continue de tout vous signaler.',
      denied:
        'Vous avez refusé les notifications de ce site. Vous pouvez les autoriser dans les réglages de votre navigateur.',
      failed:
        'Le service de notifications de votre navigateur n’a pas répondu. Réessayez plus tard.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
