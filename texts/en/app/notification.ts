/** Notifications, and what each notice says. */
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
    unreadCount: '{count, plural, =0 {All read} one {# unread} other {# unread}}',
    markAll: 'Mark all as read',
    allRead: 'All marked as read',
    undo: 'Undo',
    markFailed: 'We couldn’t mark it as read. Try again.',
    markAllFailed: 'We couldn’t mark all as read. Try again.',
    more: 'Show more',
    end: 'That’s everything',
    none: {
      first: {
        title: 'No notifications yet',
        text: 'Account activity and network news will appear here.',
      },
      'system-announcement': {
        title: 'No announcements',
        text: 'Network news and changes to your account will appear here.',
      },
      'system-maintenance': {
        title: 'No maintenance',
        text: 'We’ll announce planned downtime here.',
      },
      activity: {
        title: 'No activities',
        text: 'Network activities you can take part in will appear here.',
      },
      unread: { title: 'Nothing unread', text: 'You’re all caught up under this filter.' },
      read: {
        title: 'Nothing read yet',
        text: 'Notifications you’ve opened or marked as read appear here.',
      },
    },
    preferences: 'Notification settings',
    preferencesText:
      'Notifications you turn off still appear in the list, but don’t count as unread.',
    eachKind: 'By type',
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
    'login-new-device': {
      title: 'New device logged in',
      text: 'Your account was used on a device we hadn’t seen before. If it wasn’t you, change your login password now. This logs out every device.',
    },
    'password-changed': {
      title: 'Login password changed',
      text: 'All devices were logged out. If it wasn’t you, contact customer service right away.',
    },
    'password-link': {
      title: 'Link for a new login password issued',
      text: 'It will work from {date}. If you didn’t ask for it, change your login password. This cancels the link.',
    },
    'password-reset': {
      title: 'New login password set',
      text: 'It was set with a link from customer service. The device you used last can still view your account and object; all others were logged out. Payouts are paused for {hours, number} hours to protect you.',
    },
    objection: {
      title: 'You objected',
      text: 'The request has been stopped. If a login password had already been set by a link, it no longer works, and payouts are paused until two members of our staff have looked into it.',
    },
    'objection-cleared': {
      title: 'Payouts have resumed',
      text: 'Two members of our staff looked into your objection and ended the pause.',
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
      text: 'Two members of staff decided this. It happens on {date}. If you don’t want it, stop it with the notice at the top of the app.',
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
      text: 'The forgotten one has been replaced. Payouts are paused for {hours, number} hours to protect you.',
    },
    'card-bound': {
      title: '{label} bound',
      text: 'Your payouts will go to •••• {last4}.',
    },
    'card-replaced': {
      title: 'Payout destination changed',
      text: 'Payouts now go to {label} •••• {last4}. They are paused for {hours, number} hours to protect you, and your other devices were logged out. If it wasn’t you, contact customer service.',
    },
    'contact-changed': {
      title: 'Email or phone changed',
      text: 'Payouts are paused for {hours, number} hours to protect you. If it wasn’t you, contact customer service right away.',
    },
    'coupon-given': {
      title: 'New coupon',
      text: 'You received another coupon from an activity. It’s for advertising only.',
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
    'plan-offered': {
      title: 'New offer',
      text: '{product}, plan {plan}: read the terms and decide whether to put an amount on it. Nothing happens unless you do.',
    },
    'plan-copied': {
      title: 'Plan copied for you',
      text: '{product}, plan {plan}: the operator you follow put an amount on it. {amount} of your money was put on your copy, within your caps.',
    },
    'plan-failed': {
      title: 'Plan failed',
      text: '{product}, plan {plan}: it ended with nothing consumed. The full {amount} was returned.',
    },
    'plan-slow': {
      title: 'Plan behind target',
      text: '{product}, plan {plan}: it has been below target for {hours, number} hours and has spent {percent} of what was planned by now. Anything unspent is returned.',
    },
    'plan-learning-limited': {
      title: 'Learning limited',
      text: '{product}, plan {plan}: {count, plural, one {# order} other {# orders}} in the last {days, number} days, too few to choose placements well.',
    },
    'plan-reversals': {
      title: 'Many orders cancelled',
      text: '{product}, plan {plan}: the merchant cancelled {percent} of its orders. You can object to each one.',
    },
    'plan-escrow-low': {
      title: 'Plan paused',
      text: '{product}, plan {plan}: the merchant has too little set aside for commissions. It resumes once there’s enough.',
    },
    'plan-credited': {
      title: 'Refund for invalid traffic',
      text: '{product}, plan {plan}: {amount} was returned for events found invalid later.',
    },
    'plan-settled': {
      title: 'Plan settled',
      text: '{product}, plan {plan}: its result is {amount}.',
    },
    'conversion-disputed': {
      title: 'Merchant objected to an order',
      text: '{product}, plan {plan}: {amount} is on hold until two members of our staff decide. If they don’t within {days, number} days, it’s paid.',
    },
    'conversion-approved': {
      title: 'Order decided in your favour',
      text: '{product}, plan {plan}: the order counts. {amount} is paid unless the merchant has no money set aside.',
    },
    'conversion-unfunded': {
      title: 'Order counts, but is not paid',
      text: '{product}, plan {plan}: it was decided in your favour, but {amount} can’t be paid because the merchant had no money set aside.',
    },
    'conversion-upheld': {
      title: 'Order does not count',
      text: '{product}, plan {plan}: our staff decided that {amount} isn’t paid. See why in the plan.',
    },
    'conversion-clawed-back': {
      title: 'Order charged back',
      text: '{product}, plan {plan}: {amount} will be deducted from this merchant’s future commissions, and from nothing else. Anything left on {date} is written off.',
    },
    'deposit-confirmed': {
      title: 'Deposit received',
      text: '{amount} was added to your available funds.',
    },
    'deposit-refused': {
      title: 'Deposit not booked',
      text: 'We didn’t book the transfer with reference {reference}. See who decided and why in your wallet.',
    },
    'startup-advanced': {
      title: 'Start-up funds advanced',
      text: 'You received {amount} for advertising only. It stays the network’s money until it’s returned.',
    },
    'startup-returned': {
      title: 'Start-up funds returned',
      text: '{amount} was returned. The network bears anything these funds and their earnings didn’t cover.',
    },
    'startup-forgiven': {
      title: 'Loss borne by the network',
      text: 'The network bears {amount} of your start-up funds. Your own money is never taken for them. See the details in the transaction.',
    },
    'charged-back': {
      title: 'Transaction reversed',
      text: 'Change to your wallet: {change}. See why in the transaction.',
    },
    'recovery-opened': {
      title: 'Reversal above your available funds',
      text: 'The network covers {amount} for now. It’s repaid from money that becomes available later. You never have to add money.',
    },
    'recovery-paid': {
      title: 'Reversal repaid',
      text: '{amount} of your newly available money went towards an earlier reversal. See which one in the transaction.',
    },
    'payout-approved': {
      title: 'Payout approved',
      text: 'Your payout of {amount} was approved. If you didn’t ask for it, contact customer service right away.',
    },
    'payout-sent': {
      title: 'Payout sent',
      text: '{amount} is on its way. Reference: {reference}.',
    },
    'payout-completed': {
      title: 'Payout completed',
      text: '{amount} has left your wallet.',
    },
    'payout-rejected': {
      title: 'Payout rejected',
      text: '{amount} is back in your available funds. See why in your wallet. You can ask for a review.',
    },
    'payout-failed': {
      title: 'Payout failed',
      text: '{amount} is back in your available funds. See why in your wallet.',
    },
    'review-answered': {
      title: 'Your review was answered',
      text: 'The answer is in your wallet, with a name and a reason.',
    },
    'exchange-accepted': {
      title: 'Exchange accepted',
      text: '{amount} stays reserved until you confirm the money has arrived.',
    },
    'exchange-released': {
      title: 'Exchange decided in your favour',
      text: '{amount} is back in your available funds. See who decided and why in your wallet.',
    },
    'exchange-completed': {
      title: 'Exchange decided for the acceptor',
      text: '{amount} was released to the acceptor. See who decided and why in your wallet.',
    },
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
