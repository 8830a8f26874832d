/** What a mail says in English: plain words, and no amount. */
export const texts = {
  reset: {
    subject: 'New login password for {network}',
    text: 'Someone asked for a new login password for the account {username} at {network}. If it was you, set it with this link. It works once, for {minutes, number} minutes.',
    button: 'Set a new password',
    pause:
      'Payouts and exchanges are then paused for {hours, number} hours to protect you. Your transaction password stays the same.',
    notYou:
      'If it wasn’t you, you don’t have to do anything: nothing changes without this link. Never pass it on. No one from {network} will ever ask you for it.',
  },
  confirm: {
    subject: 'Confirm your email address for {network}',
    text: 'This email address was given for an account at {network}. If it was you, confirm it with this link. It works once, for {lifeHours, number} hours.',
    button: 'Confirm address',
    notYou:
      'If it wasn’t you, please don’t open the link. Someone may have mistyped their address, and without the link it stays unconfirmed.',
  },
  notice: {
    text: 'This concerns your account at {network}. The app shows the details under Notifications.',
    button: 'Open app',
    notYou:
      'If it wasn’t you, log in and change your login password, or contact customer service in the app.',
  },
} as const;
