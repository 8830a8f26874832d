import type { Texts } from '../../kinds.ts';
import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Kategorien',
    category: {
      all: 'Alle',
      'system-announcement': 'Systemankündigung',
      'system-maintenance': 'Systemwartung',
      activity: 'Aktion',
    },
    statuses: 'Status',
    status: { all: 'Alle', unread: 'Ungelesen', read: 'Gelesen' },
    unreadMark: 'Ungelesen.',
    times: '{count, plural, one {# Mal} other {# Mal}}',
    unreadCount: '{count, plural, =0 {Alles gelesen} one {# ungelesen} other {# ungelesen}}',
    markAll: 'Alle als gelesen markieren',
    markFailed: 'Konnte nicht als gelesen markiert werden. Versuchen Sie es noch einmal.',
    markAllFailed:
      'Es konnten nicht alle als gelesen markiert werden. Versuchen Sie es noch einmal.',
    none: {
      first: {
        title: 'Noch keine Mitteilungen',
        text: 'Kontoaktivitäten und Neuigkeiten des Netzwerks erscheinen hier.',
      },
      unread: {
        title: 'Nichts ungelesen',
        text: 'Sie sind auf dem neuesten Stand.',
      },
    },
    preferences: 'Mitteilungen einstellen',
    preferencesText:
      'Abgeschaltete Mitteilungen erscheinen weiter in der Liste, zählen aber nicht als ungelesen.',
    topic: {
      security: {
        name: 'Kontosicherheit',
        text: 'Passwörter und Auszahlungsziel. Immer an.',
      },
      wallet: {
        name: 'Ihre Wallet',
        text: 'Geldeingänge und Status von Auszahlungen. Über Geldausgänge informieren wir Sie immer.',
      },
      feedback: { name: 'Ihr Feedback', text: 'Wenn wir ein Ticket beantworten.' },
      chat: { name: 'Chat', text: 'Wenn der Kundenservice Ihnen antwortet.' },
      plan: {
        name: 'Ihre Pläne',
        text: 'Änderungen an Ihren Plänen und deren Bestellungen.',
      },
      'system-announcement': { name: 'Ankündigungen', text: 'Neuigkeiten des Netzwerks.' },
      'system-maintenance': { name: 'Wartung', text: 'Geplante Ausfallzeiten.' },
      activity: { name: 'Aktionen', text: 'Angebote, an denen Sie teilnehmen können.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: {
      title: 'Änderung an Ihrem Konto',
      text: 'Öffnen Sie die Mitteilung, um mehr zu sehen.',
    },
  },
  push: {
    title: 'Push-Mitteilungen auf diesem Gerät',
    text: 'Push-Mitteilungen melden Neues zu den oben gewählten Arten, nie einen Betrag. Dieses Gerät erhält sie, bis Sie sich abmelden. Ihr Browser fragt Sie um Erlaubnis.',
    turnOn: 'Für dieses Gerät einschalten',
    turnOff: 'Für dieses Gerät ausschalten',
    problem: {
      install:
        'Fügen Sie die App auf dem iPhone zuerst zum Home-Bildschirm hinzu und öffnen Sie sie von dort.',
      unsupported:
        'Dieser Browser kann keine Push-Mitteilungen empfangen. Unter der Glocke finden Sie weiterhin alles.',
      denied:
        'Sie haben Mitteilungen dieser Seite blockiert. In den Browsereinstellungen können Sie sie erlauben.',
      failed:
        'Der Push-Dienst Ihres Browsers hat nicht geantwortet. Versuchen Sie es später noch einmal.',
    },
  },
} as const satisfies Pick<Texts['app'], 'notification' | 'notice' | 'push'>;
