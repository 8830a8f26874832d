import { accountNotices } from './notice-account.ts';
import { planNotices } from './notice-plan.ts';
import { walletNotices } from './notice-wallet.ts';

/** The list of notifications, their settings, and all notices by topic. */
export const notificationWords = {
  notification: {
    categories: 'Categories',
    category: {
      all: 'All',
      'system-announcement': 'System announcement',
      'system-maintenance': 'System maintenance',
      activity: 'Activity',
    },
    statuses: 'Status',
    status: { all: 'All', unread: 'Unread', read: 'Read' },
    unreadMark: 'Unread.',
    times: '{count, plural, one {# time} other {# times}}',
    unreadCount: '{count, plural, =0 {All read} one {# unread} other {# unread}}',
    markAll: 'Mark all as read',
    markFailed: 'We couldn’t mark it as read. Try again.',
    markAllFailed: 'We couldn’t mark all as read. Try again.',
    none: {
      first: {
        title: 'No notifications yet',
        text: 'Account activity and network news will appear here.',
      },
      unread: { title: 'Nothing unread', text: 'You’re all caught up.' },
    },
    preferences: 'Notification settings',
    preferencesText:
      'Notifications you turn off still appear in the list, but don’t count as unread.',
    topic: {
      security: {
        name: 'Account security',
        text: 'Passwords and where your payouts go. Always on.',
      },
      wallet: {
        name: 'Your wallet',
        text: 'Incoming money and payout progress. We always tell you when money leaves.',
      },
      feedback: { name: 'Your feedback', text: 'When we answer a ticket.' },
      chat: { name: 'Chat', text: 'When customer service answers you.' },
      plan: { name: 'Your plans', text: 'Changes to your plans and their orders.' },
      'system-announcement': { name: 'Announcements', text: 'News from the network.' },
      'system-maintenance': { name: 'Maintenance', text: 'Planned downtime.' },
      activity: { name: 'Activities', text: 'Offers you can take part in.' },
    },
  },
  notice: {
    ...accountNotices,
    ...planNotices,
    ...walletNotices,
    other: { title: 'Something changed on your account', text: 'Open it to see what.' },
  },
  push: {
    title: 'Push notifications on this phone',
    text: 'They tell you there’s news of the types above, never an amount. This device gets them until you log out. Your browser will ask for permission.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off for this device',
    problem: {
      install: 'On an iPhone, add the app to your home screen first and open it from there.',
      unsupported:
        'This browser can’t receive push notifications. You’ll still find everything under the bell.',
      denied:
        'You’ve blocked notifications from this site. You can allow them in your browser settings.',
      failed: 'Your browser’s push service didn’t respond. Try again later.',
    },
  },
} as const;
