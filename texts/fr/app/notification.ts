import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
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
    times: '{count, plural, one {# fois} many {# fois} other {# fois}}',
    unreadCount:
      '{count, plural, =0 {Tout est lu} one {# non lue} many {# non lues} other {# non lues}}',
    markAll: 'Tout marquer comme lu',
    markFailed: 'Impossible de la marquer comme lue. Réessayez.',
    markAllFailed: 'Impossible de tout marquer comme lu. Réessayez.',
    none: {
      first: {
        title: 'Pas encore de notification',
        text: 'L’activité de votre compte et les nouvelles du réseau s’afficheront ici.',
      },
      unread: { title: 'Aucune notification non lue', text: 'Vous êtes à jour.' },
    },
    preferences: 'Réglages des notifications',
    preferencesText:
      'Les notifications désactivées restent dans la liste, mais ne comptent pas comme non lues.',
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
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: {
      title: 'Quelque chose a changé sur votre compte',
      text: 'Ouvrez la notification pour en savoir plus.',
    },
  },
  push: {
    title: 'Notifications push sur ce téléphone',
    text: 'Elles signalent du nouveau pour les types ci-dessus, sans jamais indiquer de montant. Cet appareil les reçoit jusqu’à votre déconnexion. Votre navigateur demandera votre autorisation.',
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
