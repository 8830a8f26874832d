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
    unreadCount: '{count, plural, =0 {Everything read} one {# unread} other {# unread}}',
    markAll: 'Mark all read',
    allRead: 'All marked read',
    undo: 'Undo',
    markFailed: 'Marking it read failed. Try again.',
    markAllFailed: 'Marking all read failed. Try again.',
    more: 'Show more',
    end: 'These are all notifications',
    none: {
      first: {
        title: 'No notifications yet',
        text: 'What happens on your account and what the network has to say will stand here.',
      },
      'system-announcement': {
        title: 'No announcements',
        text: 'News of the network and changes to your account stand here.',
      },
      'system-maintenance': {
        title: 'No maintenance',
        text: 'When something will be out of service, it is said here beforehand.',
      },
      activity: {
        title: 'No activities',
        text: 'Events of the network that you can take part in stand here.',
      },
      unread: { title: 'Nothing unread', text: 'You have seen all there is under this filter.' },
      read: { title: 'Nothing read yet', text: 'What you have opened or marked stands here.' },
    },
    preferences: 'What counts on the bell',
    preferencesText:
      'What is turned off still stands in the list. It is not counted, and does not arrive as unread.',
    eachKind: 'Each kind by itself',
    topic: {
      security: {
        name: 'Safety of your account',
        text: 'Passwords and where payouts go. Always on.',
      },
      wallet: {
        name: 'Your wallet',
        text: 'When money comes or a payout moves on. That money leaves is always told.',
      },
      feedback: { name: 'Your feedback', text: 'When someone has answered a ticket.' },
      chat: { name: 'Chat', text: 'When customer service has answered you.' },
      plan: { name: 'Your plans', text: 'When something happens to a plan or its orders.' },
      'system-announcement': { name: 'Announcements', text: 'News of the network.' },
      'system-maintenance': { name: 'Maintenance', text: 'When something is out of service.' },
      activity: { name: 'Activities', text: 'Events that you can take part in.' },
    },
  },
  notice: {
    'login-new-device': {
      title: 'New device logged in',
      text: 'Your account was opened on a device we hadn’t seen before. If that wasn’t you, change your login password now: it logs out every device.',
    },
    'password-changed': {
      title: 'Login password changed',
      text: 'All devices were logged out. If that was not you, tell customer service at once.',
    },
    'password-link': {
      title: 'A link to a new login password was issued',
      text: 'It works from {date} on. If you did not ask for it, change your login password: that ends the link.',
    },
    'password-reset': {
      title: 'New login password set',
      text: 'It was set with a link of customer service. The device that you used last can still read and object; all others were logged out. Payouts wait a day, to protect you.',
    },
    objection: {
      title: 'You objected',
      text: 'What was under way has been stopped. If a password had been set by a link, it ended, and payouts are paused until two people of customer service have looked into it.',
    },
    'objection-cleared': {
      title: 'Payouts go on',
      text: 'Two people of customer service have looked into your objection and ended the pause.',
    },
    'status-changed': {
      title: 'The status of your account changed',
      text: 'Two members of staff stand for it. Who and why is in your wallet, under what staff did.',
    },
    'session-ended': {
      title: 'Customer service ended a session',
      text: 'One of your devices was logged out. Who and why is in your wallet, under what staff did.',
    },
    'pay-password-set': {
      title: 'Transaction password set',
      text: 'Payouts, cards and plans are confirmed with it from now on.',
    },
    'pay-password-changed': {
      title: 'Transaction password changed',
      text: 'Your other devices were logged out. If that was not you, change your login password.',
    },
    'pay-password-disabled': {
      title: 'Transaction password switched off',
      text: 'It was entered wrong ten times in a row. You can ask for a new one.',
    },
    'pay-password-reset-asked': {
      title: 'A new transaction password was asked for',
      text: 'It can be set from {date}. If that was not you, cancel it.',
    },
    'pay-password-reset-cancelled': {
      title: 'The request for a new transaction password was cancelled',
      text: 'Your transaction password stays as it is.',
    },
    'pay-password-reset': {
      title: 'New transaction password set',
      text: 'It was forgotten and has been replaced. Payouts wait a day, to protect you.',
    },
    'card-bound': {
      title: '{label} bound',
      text: 'Payouts go to •••• {last4}.',
    },
    'card-replaced': {
      title: 'Payouts go somewhere else now',
      text: 'They go to {label} •••• {last4} and wait a day first. Your other devices were logged out. If that was not you, tell customer service.',
    },
    'contact-changed': {
      title: 'Email or phone changed',
      text: 'Payouts wait a day, to protect you. If that was not you, tell customer service at once.',
    },
    'coupon-given': {
      title: 'A new coupon',
      text: 'You received one more coupon of an activity. It is for advertising only.',
    },
    'feedback-answered': {
      title: 'Your feedback was answered',
      text: 'Ticket {ticket} has an answer.',
    },
    'feedback-blocked': {
      title: 'An answer to you was blocked',
      text: 'Someone of the staff wrote to ticket {ticket} what staff may not write, such as asking for money or a password. It was not delivered.',
    },
    'report-upheld': {
      title: 'Your report was answered',
      text: '{by} agreed with your report: {reason}',
    },
    'report-dismissed': {
      title: 'Your report was answered',
      text: '{by} found nothing wrong with it: {reason}',
    },
    'chat-answered': {
      title: 'Customer service has answered',
      text: '{by} wrote to you in the chat.',
    },
    'chat-blocked': {
      title: 'A message to you was blocked',
      text: 'Someone of the staff wrote what staff may not write. It was not delivered; the chat says why.',
    },
    'plan-offered': {
      title: 'A new offer',
      text: '{product}, plan {plan}: read its terms and decide whether to put an amount on it. Nothing happens without you.',
    },
    'plan-copied': {
      title: 'A plan was copied for you',
      text: '{product}, plan {plan}: the operator you follow put on it, and {amount} of yours was put within your caps.',
    },
    'plan-failed': {
      title: 'A plan failed',
      text: '{product}, plan {plan}: it ended with nothing consumed, and {amount} came back in full.',
    },
    'plan-slow': {
      title: 'A plan is slower than planned',
      text: '{product}, plan {plan}: for six hours it has spent {percent} of what it should have by now. What it does not spend comes back.',
    },
    'plan-learning-limited': {
      title: 'A plan could not learn enough',
      text: '{product}, plan {plan}: {count, plural, one {# order in seven days is} other {# orders in seven days are}} too few to choose placements well.',
    },
    'plan-reversals': {
      title: 'Many orders are reversed',
      text: '{product}, plan {plan}: the merchant took back {percent} of its orders. You can object to each.',
    },
    'plan-escrow-low': {
      title: 'A plan is paused',
      text: '{product}, plan {plan}: the merchant has set aside too little for commissions. It goes on when there is enough.',
    },
    'plan-credited': {
      title: 'Money came back for invalid traffic',
      text: '{product}, plan {plan}: {amount} for events that were found invalid later.',
    },
    'plan-settled': {
      title: 'A plan is settled',
      text: '{product}, plan {plan}: its result is {amount}.',
    },
    'conversion-disputed': {
      title: 'A merchant objects to an order',
      text: '{product}, plan {plan}: {amount} is held until two people have decided. If they do not within 30 days, it is paid.',
    },
    'conversion-approved': {
      title: 'An order was decided for you',
      text: '{product}, plan {plan}: the order counts. {amount} is paid unless the merchant has no money set aside.',
    },
    'conversion-unfunded': {
      title: 'An order counts, but is not paid',
      text: '{product}, plan {plan}: it was decided for you, but {amount} is not paid, since the merchant had no money set aside.',
    },
    'conversion-upheld': {
      title: 'An order does not count',
      text: '{product}, plan {plan}: it was decided that {amount} are not paid. The plan says why.',
    },
    'conversion-clawed-back': {
      title: 'An order was charged back',
      text: '{product}, plan {plan}: {amount} are taken from later commissions of the same merchant, and from nothing else. What is not paid by {date} lapses.',
    },
    'deposit-confirmed': {
      title: 'A deposit arrived',
      text: 'Added to your available funds: {amount}.',
    },
    'deposit-refused': {
      title: 'A deposit was not booked',
      text: 'The transfer with reference {reference}. Your wallet says who and why.',
    },
    'startup-advanced': {
      title: 'Start-up funds advanced',
      text: 'For advertising only: {amount}. They are the network’s until they are returned.',
    },
    'startup-returned': {
      title: 'Start-up funds returned',
      text: 'Taken back: {amount}. What neither they nor their earnings cover is the network’s loss.',
    },
    'startup-forgiven': {
      title: 'Loss borne by the network',
      text: 'Of start-up funds: {amount}. Your own money is never taken for them. The record says what moved.',
    },
    'charged-back': {
      title: 'An entry was reversed',
      text: 'What it changed for you: {change}. The record says why.',
    },
    'recovery-opened': {
      title: 'A reversal was more than your available funds',
      text: 'The network carries {amount}. It is paid from money that becomes available later; you need not bring any.',
    },
    'recovery-paid': {
      title: 'The rest of a reversal was paid back',
      text: '{amount} of what became available went to it. The record says to which.',
    },
    'payout-approved': {
      title: 'A payout was approved',
      text: 'Amount: {amount}. If you did not ask for it, tell customer service at once.',
    },
    'payout-sent': {
      title: 'A payout was sent',
      text: 'On its way: {amount}, reference {reference}.',
    },
    'payout-completed': {
      title: 'A payout is completed',
      text: 'It left your wallet for good: {amount}.',
    },
    'payout-rejected': {
      title: 'A payout was rejected',
      text: 'Available again: {amount}. Your wallet says why, and you can ask for a review.',
    },
    'payout-failed': {
      title: 'A payout failed',
      text: 'Available again: {amount}. Your wallet says why.',
    },
    'review-answered': {
      title: 'Your request for a review was answered',
      text: 'The answer is in your wallet, with a name and a reason.',
    },
    'exchange-accepted': {
      title: 'An acceptor took your exchange',
      text: 'Held until you confirm that the money has arrived: {amount}.',
    },
    'exchange-released': {
      title: 'An exchange was ended for you',
      text: 'Available again: {amount}. Your wallet says who and why.',
    },
    'exchange-completed': {
      title: 'An exchange was ended for the acceptor',
      text: 'Paid to the acceptor: {amount}. Your wallet says who and why.',
    },
    other: { title: 'Something changed on your account', text: 'Open it to see what.' },
  },
  push: {
    title: 'On this phone, also when the app is closed',
    text: 'A push says that there is something new, of the kinds above, and never an amount. It comes to this device until you log out. Your browser asks you once more.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off for this device',
    problem: {
      install: 'On an iPhone, add the app to your home screen first, and open it from there.',
      unsupported: 'This browser cannot receive pushes. The bell still tells you everything.',
      denied:
        'You have refused notifications of this site. You can allow them in the settings of your browser.',
      failed: 'The push service of your browser did not answer. Try again later.',
    },
  },
} as const;
