/** What stands below the figures of the ad centre. */
export const adCenterWords = {
  center: {
    seeWhy: 'See why',
    planFailed: 'Plan failed: {product}',
    planReturned:
      'It ended on {date} without delivery. The whole amount went back to where it came from.',
    planOver: 'The offer ended on {date}. Nothing was put on it.',
    payout: 'Payout of {amount}',
    payoutState: {
      requested: 'Requested on {date}. Staff look at it next.',
      approved: 'Approved on {date}. It is sent next.',
      sent: 'Sent on {date}. The bank needs one to three working days.',
      completed: 'Arrived on {date}.',
      rejected: 'Rejected on {date}. The amount is available again; the wallet says why.',
      failed:
        'The bank sent it back on {date}. The amount is available again; the wallet says why.',
      cancelled: 'Cancelled on {date}.',
    },
    toWallet: 'Open the wallet',
    answered: 'Customer service has answered',
    answeredText: '{count, plural, one {# message is} other {# messages are}} waiting to be read.',
    awaited: 'Your message waits for an answer',
    awaitedText: 'Customer service has it. The bell tells you when someone has answered.',
    toChat: 'Open the chat',
    follows: 'Follow list',
    noFollows: 'You follow nobody yet',
    following:
      'Following. {copies, plural, one {# plan copied} other {# plans copied}}, {missed, number} not',
    followed:
      'Ended. {copies, plural, one {# plan copied} other {# plans copied}}, {missed, number} not',
    questions: 'Questions',
    allQuestions: 'All',
    feedback: 'Feedback',
    feedbackText: 'Tell us what is wrong or what you miss',
    olderPlans: 'All older plans',
    rules: 'Operating rules',
  },
  programme: {
    title: 'Programme',
    level: 'Shop level {level, number}',
    levelTitle: 'Shop level',
    score: 'Credit score {score, number}',
    vip: 'VIP until {date}',
    noVip: 'no VIP',
    deposit: 'security deposit {amount}',
    activities: 'Activities',
    couponsTitle: 'Coupons',
    coupons:
      '{count, plural, =0 {None to use right now} one {# coupon to use} other {# coupons to use}}',
    toCoupons: 'My coupons',
    couponEnds: 'A coupon ends soon: {name}',
    couponEndsText: 'It can be used until {date}.',
    follow: 'Plan follow',
    followText: 'Follow an operator, or let others follow you',
  },
} as const;
