/** Notices about plans, their orders and coupons. */
export const planNotices = {
  'coupon-given': {
    title: 'New coupon',
    text: 'You received another coupon from an activity. It’s for advertising only.',
  },
  'plan-offered': {
    title: 'New offer',
    text: '{product}, plan {plan}: read the terms and decide whether to put an amount on it. Nothing happens unless you do.',
  },
  'terms-changed': {
    title: 'Prices and terms change',
    text: '{setting, select, mediaFee {Media fee} revenueFee {Revenue fee} vipFee {Revenue fee with VIP} vipPrice {Price of a month of VIP} payoutCost {Payout fee} thousandPriceMax {Highest price for a thousand impressions} clickPriceMax {Highest price for a click} offerDays {Time to decide on an offer} matchHours {Time to find a placement} noSupplyHours {Time without suitable impressions before a plan ends} escrowEmptyHours {Time without commission funds before a plan ends} other {Another setting}}: {from} → {to}, from {date}. Offers you already have keep what’s better for you, and plans you’ve put an amount on don’t change.',
  },
  'offer-changed': {
    title: 'New offers have other terms',
    text: '{product}, plan {plan}: in new offers, {setting, select, commission {the commission per order} commissionMax {the highest commission per order} clickWindow {the click-to-order window} validate {the time from click to final order} lowest {the lowest amount} highest {the highest amount} other {one of the terms}} changes ({from} → {to}). Yours keeps its terms and takes over whatever is better for you.',
  },
  'plan-copied': {
    title: 'Plan copied for you',
    text: '{product}, plan {plan}: the operator you follow put an amount on it. {amount} of your money was put on your copy, within your caps.',
  },
  'plan-failed': {
    title: 'Plan failed',
    text: '{product}, plan {plan}: it ended with nothing consumed. The full {amount} was returned.',
  },
  'plan-first-impression': {
    title: 'First impression',
    text: '{product}, plan {plan}: your ad was shown for the first time.',
  },
  'plan-first-click': {
    title: 'First click',
    text: '{product}, plan {plan}: someone clicked your ad for the first time.',
  },
  'plan-first-order': {
    title: 'First order',
    text: '{product}, plan {plan}: the first order came in. It’s pending until it’s final.',
  },
  'plan-slow': {
    title: 'Plan behind target',
    text: '{product}, plan {plan}: it has been below target for {hours, number} hours and has consumed {percent} of what was planned by now. Anything not consumed is returned.',
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
    text: '{product}, plan {plan}: your result is {amount}.',
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
} as const;
