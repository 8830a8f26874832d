import type { QuestionText } from '#domain/help/question.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product. English declares the ids. */
export const texts = {
  'plan-how': {
    question: 'How does a plan work?',
    answer: [
      p(
        'The network offers you products as plans. You put an amount on a plan, and the network uses it to buy advertising on publishers’ placements. Impressions and clicks consume the amount. When someone buys, the product’s merchant pays a commission.',
      ),
      list(
        'Waiting to put: the plan is offered to you. None of your money is reserved.',
        'Matching: your amount is reserved while we look for a placement. If there’s none, the full amount is returned.',
        'Putting: your ads are running. You can pause or stop them at any time.',
        'Put finished and waiting settlement: anything not consumed is returned, and commissions stay pending until the whole plan is settled.',
        'Settlement successful: your earnings are in your available funds, minus the fees stated in advance. A commission can still be charged back for {chargebackDays, number} days.',
      ),
      p('Every plan shows why it’s in its current state and what happens next.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'What is the learning phase?',
    answer: [
      p(
        'A new plan has to find out which placements work for it. That takes {learningFrom, number} to {learningTo, number} conversions within {learningDays, number} days. Until then, results fluctuate more than they will later, and placements are rated more by the plan’s overall results.',
      ),
      list(
        'Below {learningFrom, number} conversions a plan is learning, from {learningFrom, number} it is stabilising, and from {learningTo, number} it has learned.',
        'We always count the last {learningDays, number} days, so a plan that sells less later can fall back. After the first {learningDays, number} days, a plan with fewer than {learningFrom, number} is marked as learning limited.',
        'Learning restarts when you exclude a placement or allow one again.',
      ),
      p('You can see the progress in the plan. The learning phase doesn’t promise any result.'),
    ],
  },
  'payout-when': {
    question: 'How and when do I get a payout?',
    answer: [
      p(
        'At any time, for any amount up to your available funds. You need a card or wallet address and your transaction password. Before you confirm, you see the fee, what you’ll receive and what will be left.',
      ),
      list(
        'Requested: you can still cancel, and the full amount goes back to your available funds straight away.',
        'Approved, then sent: by two different members of staff.',
        'Completed: the payout has gone through. If it fails instead, the full amount goes back to your available funds, including the fee.',
      ),
      p(
        'If you replace your card or wallet address, payouts are paused for {waitHours, number} hours to protect you. Your first one has no such pause.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'What fees are there?',
    answer: [
      p('There are three, and each is stated before you agree to it:'),
      list(
        'The media fee is a share of what your ads consume. It is included in the price of an impression or click, not added on top.',
        'The revenue fee is a share of settled commissions. No commission, no fee.',
        'The payout fee covers the cost of the transfer. It is deducted from the amount and is never more than {feeShareMax, number, percent} of it.',
      ),
      p(
        'Opening an account, getting a deposit reference and closing an account are free. There is no fee for releasing money, and no one should ever ask you for one.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Can I lose money with a plan?',
    answer: [
      p('Yes. What your ads have consumed is spent, whether or not anyone buys.'),
      p(
        'Profit is what was settled, minus what was consumed of your own money, minus a profit share if you follow someone. It can be negative, and a loss is shown in the same place and size as a gain. What coupons and start-up funds paid is shown beside it and is never your loss.',
      ),
      p('Anything not consumed is always returned. Only put what you can afford to lose.'),
    ],
  },
  'delivery-how': {
    question: 'Where do my ads run, and how are they counted?',
    answer: [
      p(
        'On publishers’ placements that fit the plan. Each impression and click carries a signed token that works once and expires. Anything that arrives twice, too late or without its token isn’t counted.',
      ),
      p(
        'A plan’s figures are sums of these events, and you can open each figure to see the events behind it. Every figure shows the time it’s complete up to.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'What happens to invalid traffic?',
    answer: [
      p(
        'You don’t pay for what we find, and not all of it can be found. We record it with the rule that caught it, and you can see how much there was and why.',
      ),
      list(
        'Immediately: known bots, duplicates, expired tokens, too many clicks by one viewer, your own visits.',
        'Daily: placements whose figures can’t be explained by chance.',
      ),
      p(
        'If we find invalid traffic later, we refund you, even after the plan has ended, until it is settled.',
      ),
    ],
  },
  'payout-refused': {
    question: 'Why can a payout be refused?',
    answer: [
      p(
        'This is the whole list, and it’s public. Each reason says what to do next, and that is never to pay. Level, credit score and membership play no part.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'What are start-up funds?',
    answer: [
      p(
        'An advance from the network that lets you try advertising. It isn’t your money, can’t be withdrawn, and is shown next to your total assets, never as part of them.',
      ),
      p(
        'Before a payout, you return what can be returned now. Anything still in plans doesn’t hold up a payout. You never need new money: we take what’s left, then what it earned, and the network bears the rest. You can do it with one tap and your transaction password, or customer service can do it for you.',
      ),
    ],
  },
  coupons: {
    question: 'How do coupons work?',
    answer: [
      p(
        'A coupon is the network’s money for your ads. It pays a share of the amount you put, a fixed part of it, or adds something on top. It can’t be withdrawn, and anything not consumed goes back to the network.',
      ),
      list(
        'Each partner can get one new-user coupon at most.',
        'If you have several coupons with the same name, you can use one of them a day, in your own time zone.',
        'Before you confirm, you see what the coupon changes.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'What does following mean?',
    answer: [
      p(
        'You follow an operator’s plans using their proxy ID. When the operator puts an amount on a plan, we do the same for you, within your cap per plan and your total cap. You confirm with your transaction password, and one tap stops it.',
      ),
      list(
        'An operator’s record includes all their plans, losses too.',
        'The operator gets a profit share only on gains, and only above your best result so far.',
        'If a plan couldn’t be copied, you’ll see why.',
      ),
      p('You can lose money by following, just as with your own plans.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'What is the transaction password for?',
    answer: [
      p(
        'These {digits, number} digits confirm everything you do with your money, and changes to where it goes:',
      ),
      p(
        'Each confirmation is valid once, for {confirmSeconds, number} seconds, and only for what the dialog showed.',
      ),
      p(
        '{triesToPause, number} wrong attempts in a row pause it, and {triesToDisable, number} switch it off. If you’ve forgotten it, request a new one with your login password. You can set it after {resetHours, number} hours and have {resetDays, number} days to do so. Until then, you can cancel the request.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'How do I make a deposit?',
    answer: [
      p(
        'Deposits are handled manually. Your wallet gives you a reference for the transfer and shows the account to pay into, once the network has published one. Customer service helps you arrange it but never gives you an account number. One member of staff records the deposit and another approves it. Both appear under Staff activity.',
      ),
      p('You never have to make a deposit to get what you’ve earned.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'How can I check what you show me?',
    answer: [
      p(
        'You can open every figure to see the events or transactions behind it. Your wallet’s records form a chain: each contains the hash of the one before. Download a statement’s check file and verify it on any computer, without us.',
      ),
      p(
        'The app also remembers the end of the chain and warns you if your history ever gets shorter.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'One account, one partner',
    answer: [
      list(
        'An authorization code opens one account, for the person or company it was given to.',
        'Keep your contact details up to date; you can change them in the app. After a change, payouts and exchanges are paused for {waitHours, number} hours to protect you.',
        'Don’t lend or sell your account. Anyone with your passwords can act as you.',
        'If your account is disabled, customer service will tell you why.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Honest traffic',
    answer: [
      list(
        'Don’t click your own ads, and don’t ask others to.',
        'No bots, no paid clicks, no hidden or stacked impressions.',
        'Merchant, publisher and partner must be independent of each other. Clicks on your own device don’t count. If a shared device is only noticed at the order, or operator and follower are paid to the same card, the order counts later, unless the merchant cancels it first.',
        'Traffic found to break these rules isn’t billed and earns nothing.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Money rules',
    answer: [
      list(
        'Your own money is yours. You never pay to get paid: no fee, level, score or membership stands between you and a payout.',
        'Commissions come from money the merchant has paid in advance, never from other partners.',
        'Booked entries are never changed. A mistake is corrected by a new entry that refers to it.',
        'If an order is cancelled within the stated time, or its commission charged back within {chargebackDays, number} days of settlement, you lose that commission and nothing more. What your available funds don’t cover is deducted only from the same merchant’s later commissions.',
      ),
    ],
  },
  'rule-staff': {
    question: 'What staff can do',
    answer: [
      list(
        'Our staff can’t set a balance or a figure.',
        'Moving money takes two members of staff: for deposits and corrections, one requests and the other approves; for payouts, one approves and the other sends. Whatever changes what you pay, get or read here takes two as well. One alone can only stop something, such as rejecting a payout, and answer you by name.',
        'What they do on your account appears under Staff activity, with a name, a reason and a reference; routine steps, such as reading your chat, have no reason of their own. Viewing your full card details appears too, but not opening your account page.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'How to stay safe',
    answer: [
      list(
        'Customer service will never ask for a password, or ask you to pay before you can withdraw.',
        'Only make deposits with the reference from your own wallet.',
        'Confirm an exchange only once you have the money.',
        'No one can promise you a return. Report anyone who does, even one of us.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Record<string, QuestionText>;
