/** The ad centre below its figures. */
export const adCenterWords = {
  center: {
    seeWhy: 'See why',
    planFailed: 'Plan failed: {product}',
    planReturned: 'It ended on {date} with nothing consumed. The full amount was returned.',
    planOver: 'The offer ended on {date}. You hadn’t put an amount on it.',
    payout: 'Payout of {amount}',
    payoutState: {
      requested: 'Requested on {date}. Next: our staff review it.',
      approved: 'Approved on {date}. Next: we send it.',
      sent: 'Sent on {date}. It’s on its way to you.',
      completed: 'Completed on {date}.',
      rejected:
        'Rejected on {date}. The full amount is back in your available funds. See why in your wallet.',
      failed:
        'Failed on {date}. The full amount is back in your available funds. See why in your wallet.',
      cancelled: 'Cancelled on {date}.',
    },
    toWallet: 'Open wallet',
    answered: 'Customer service has answered',
    answeredText:
      '{count, plural, one {You have # unread message.} other {You have # unread messages.}}',
    awaited: 'Waiting for an answer',
    awaitedText: 'Customer service has your message. We’ll notify you when someone answers.',
    toChat: 'Open chat',
    follows: 'Follow list',
    following:
      'Following: {copies, plural, one {# plan copied} other {# plans copied}}, {missed, number} skipped',
    followed:
      'Ended: {copies, plural, one {# plan copied} other {# plans copied}}, {missed, number} skipped',
    questions: 'Questions',
    allQuestions: 'All',
    olderPlans: 'All older plans',
    rules: 'Operating rules',
  },
  start: {
    title: 'Get started',
    lead: 'A few steps to your first plan. It costs nothing until you put an amount on one.',
    progress: '{done, number} of {all, number}',
    done: 'Done',
    account: 'Open your account',
    coupon: 'Claim your welcome coupon',
    payPassword: 'Set your six-digit transaction password',
    payPasswordText: 'It confirms what you do with your money',
    money: 'Add money',
    moneyText: 'By transfer, with your own reference',
    offer: 'Put an amount on your first offer',
    offerText:
      '{count, plural, =0 {None yet. We’ll notify you.} one {# offer is waiting for you} other {# offers are waiting for you}}',
    review: 'Review the offer',
  },
  programme: {
    levelTitle: 'Shop level',
    noUserData: 'No user data',
    usable: '{count, number} available',
    nobody: 'nobody yet',
    toClaim: '{count, number} to claim',
    claimable: '{count, plural, one {# coupon to claim} other {# coupons to claim}}',
    toCoupons: 'My coupons',
    couponEnds: 'Coupon expires soon: {name}',
    couponEndsText: 'Use it by {date}.',
  },
} as const;
