/** Notices about access to the account and about answers from staff. */
export const accountNotices = {
  welcome: {
    title: 'Welcome',
    text: 'Your account is open, and the ad centre shows your first steps. Our staff will never ask for your password, or ask you to pay before you can withdraw.',
  },
  'login-new-device': {
    title: 'New device logged in',
    text: 'Your account was used on {device, select, unknown {a device we hadn’t seen before} other {{device}}}. If it wasn’t you, change your login password now. This logs out every device.',
  },
  'password-changed': {
    title: 'Login password changed',
    text: 'All devices were logged out. If it wasn’t you, contact customer service right away.',
  },
  'passkey-added': {
    title: 'Passkey added',
    text: '“{name}” can now be used to log in to your account. If it wasn’t you, remove it and change your login password now.',
  },
  'passkey-ended': {
    title: 'Passkey removed',
    text: '“{name}” can no longer be used to log in to your account.',
  },
  'password-link': {
    title: 'Link for a new login password issued',
    text: 'It will work from {date}. If you didn’t ask for it, change your login password. This cancels the link.',
  },
  'password-reset': {
    title: 'New login password set',
    text: 'It was set with a link from customer service. The device you used last can still view your account and report it; all others were logged out. Payouts and exchanges are paused for {hours, number} hours to protect you.',
  },
  'password-by-mail': {
    title: 'New login password set',
    text: 'It was set with a link that we sent to your email address. The device you used last can still view your account and report it; all others were logged out. Payouts and exchanges are paused for {hours, number} hours to protect you.',
  },
  'password-by-passkey': {
    title: 'New login password set',
    text: 'It was set with one of your passkeys. The device you used last before that can still view your account and report it; all others were logged out. Payouts and exchanges are paused for {hours, number} hours to protect you.',
  },
  objection: {
    title: 'You reported a change to your account',
    text: 'The request has been stopped. If your login password had already been reset, the new one no longer works, and payouts and exchanges are paused until two members of our staff have looked into it.',
  },
  'objection-cleared': {
    title: 'Payouts and exchanges have resumed',
    text: 'Two members of our staff looked into your report and ended the pause.',
  },
  'status-changed': {
    title: 'Account status changed',
    text: 'Two members of staff approved this. See who and why in your wallet, under Staff activity.',
  },
  'data-export': {
    title: 'Your data was compiled into a file',
    text: 'Two members of staff decided to export everything we know about you. See who and why in your wallet, under Staff activity.',
  },
  'erasure-planned': {
    title: 'Your personal data will be erased',
    text: 'Two members of staff decided this. It happens on {date} at the earliest. If you don’t want it, stop it with the notice at the top of the app.',
  },
  'session-ended': {
    title: 'Customer service logged out a device',
    text: 'One of your devices was logged out. See who and why in your wallet, under Staff activity.',
  },
  'pay-password-set': {
    title: 'Transaction password set',
    text: 'You’ll use it to confirm everything you do with your money, and changes to where payouts go.',
  },
  'pay-password-changed': {
    title: 'Transaction password changed',
    text: 'Your other devices were logged out. If it wasn’t you, change your login password.',
  },
  'pay-password-disabled': {
    title: 'Transaction password switched off',
    text: 'It was entered wrongly {tries, number} times in a row. You can request a new one.',
  },
  'pay-password-reset-asked': {
    title: 'New transaction password requested',
    text: 'It can be set from {date}. If you didn’t ask for it, cancel the request.',
  },
  'pay-password-reset-cancelled': {
    title: 'Transaction password request cancelled',
    text: 'Your transaction password stays the same.',
  },
  'pay-password-reset': {
    title: 'New transaction password set',
    text: 'The forgotten one has been replaced. Payouts and exchanges are paused for {hours, number} hours to protect you.',
  },
  'card-bound': {
    title: 'Payout destination set: {label}',
    text: 'Your payouts will go to •••• {last4}.',
  },
  'card-replaced': {
    title: 'Payout destination changed',
    text: 'Payouts now go to {label} •••• {last4}. They are paused for {hours, number} hours to protect you, and your other devices were logged out. If it wasn’t you, contact customer service.',
  },
  'contact-changed': {
    title: 'Email or phone changed',
    text: 'Payouts and exchanges are paused for {hours, number} hours to protect you. If it wasn’t you, contact customer service right away.',
  },
  'feedback-answered': {
    title: 'Your feedback was answered',
    text: 'Ticket {ticket} has an answer.',
  },
  'feedback-blocked': {
    title: 'An answer to you was blocked',
    text: 'A member of staff wrote something in ticket {ticket} they’re not allowed to, such as asking for money or a password. We didn’t deliver it.',
  },
  'report-upheld': {
    title: 'Your report was answered',
    text: '{by} agreed with your report: {reason}',
  },
  'report-dismissed': {
    title: 'Your report was answered',
    text: '{by} found nothing wrong: {reason}',
  },
  'chat-answered': {
    title: 'Customer service has answered',
    text: '{by} wrote to you in the chat.',
  },
  'chat-blocked': {
    title: 'A message to you was blocked',
    text: 'A member of staff wrote something they’re not allowed to. We didn’t deliver it. See why in the chat.',
  },
} as const;
