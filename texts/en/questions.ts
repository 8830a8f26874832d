import type { QuestionText } from '#domain/help/question.ts';

const p = (text: string) => ({ type: 'paragraph', text }) as const;
const list = (...items: string[]) => ({ type: 'list', items }) as const;

/** The questions and rules that come with the product. English declares the ids. */
export const texts = {
  'plan-how': {
    question: 'How does a plan work?',
    answer: [
      p(
        'The network offers you products as plans. You put an amount on a plan, and the network buys advertising for it at the placements of publishers. Impressions and clicks consume the amount. When someone buys, the merchant of the product pays a commission.',
      ),
      list(
        'Waiting to put: the plan is offered to you, nothing is held.',
        'Matching: your amount is held while a placement is found. If none is found, all of it comes back.',
        'Putting: your advertising runs. You can pause or stop it at any time.',
        'Put finished and waiting settlement: what was not consumed comes back, and commissions wait until returns are no longer possible.',
        'Settlement successful: what was earned is in your available funds, less the fees that were stated before.',
      ),
      p('Every plan says why it is in its state and what happens next.'),
      { type: 'place', to: 'plans' },
    ],
  },
  'learning-phase': {
    question: 'What is the learning phase?',
    answer: [
      p(
        'A new plan has to find out which placements work for it. For that it needs 30 to 50 conversions within 7 days. Until then results go up and down more than they will later, and a part of the impressions is spread evenly over all placements that fit.',
      ),
      list(
        'Below 30 conversions a plan is learning, from 30 on it is becoming steady, from 50 on it has learned.',
        'When 7 days pass with fewer than 30, the plan is marked as limited, with the cause.',
        'Learning begins anew when you exclude a placement or let one in again.',
      ),
      p('The plan shows how far it is. Nothing about the learning phase promises a result.'),
    ],
  },
  'payout-when': {
    question: 'How and when do I get a payout?',
    answer: [
      p(
        'Any time, for any amount up to your available funds. You need a bound card or wallet address and your transaction password. Fee, what you receive and what is left stand there before you confirm.',
      ),
      list(
        'Requested: you can still cancel it, and all of it comes back at once.',
        'Approved, then sent: by two different members of staff.',
        'Completed: your bank has it. If the bank sends it back, all of it is available again, the fee too.',
      ),
      p('A card that replaces another waits a day, so that you have time to notice a theft.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  fees: {
    question: 'Which fees are there?',
    answer: [
      p('Three, and each is stated before you agree to it:'),
      list(
        'The media fee is a share of what your advertising consumes. It is inside the price of an impression or click, not on top of it.',
        'The revenue fee is a share of commissions that were settled. Without a commission there is none.',
        'The payout fee is what the bank takes, never more than a tenth of the amount, and is taken from the amount itself.',
      ),
      p(
        'An account, the deposit reference and closing an account cost nothing. There is no fee for releasing money, and nobody may ask you for one.',
      ),
    ],
  },
  'plan-loss': {
    question: 'Can I lose money with a plan?',
    answer: [
      p(
        'Yes. What advertising has consumed is spent, whether anyone buys or not. Profit is what was settled, less what was consumed, less a profit share if you follow someone. It can be negative, and is then shown in the same place and size as a gain.',
      ),
      p('What was not consumed always comes back. Put only what you can do without.'),
    ],
  },
  'delivery-how': {
    question: 'Where does my advertising run, and how is it counted?',
    answer: [
      p(
        'At placements of publishers that fit the plan. Each impression and each click has a signed mark that is used once and expires. What comes twice, too late or without its mark is not counted.',
      ),
      p(
        'The figures of a plan are sums of these events. You can open each figure down to the events under it. Figures that are not complete yet say up to when they are.',
      ),
    ],
  },
  'invalid-traffic': {
    question: 'What happens with invalid traffic?',
    answer: [
      p(
        'You do not pay for it. It is recorded with the rule that caught it, and you see how much and why.',
      ),
      list(
        'At once: known robots, repetitions, expired marks, too many clicks of one visitor, your own visits.',
        'Each day: placements whose figures stand out beyond chance.',
      ),
      p('What is found later is credited to you, also when the plan has ended.'),
    ],
  },
  'payout-refused': {
    question: 'Why can a payout be refused?',
    answer: [
      p(
        'The list of reasons is closed and public. Each reason says what to do next, and paying something is never among it. Level, credit score and membership play no part.',
      ),
      list(
        'The amount is zero, or above your available funds.',
        'No card or address is bound, or its method is no longer offered.',
        'There is no transaction password yet.',
        'Start-up funds have not been returned. One tap returns them.',
        'A new card, a reset login or transaction password, or a changed contact: wait a day.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'startup-funds': {
    question: 'What are start-up funds?',
    answer: [
      p(
        'An advance of the network with which you can try advertising. It is not yours, cannot be paid out, and stands beside your total assets, never in them.',
      ),
      p(
        'Payouts wait until it is returned. Returning it never needs new money: what is left of it goes back, what ads consumed of it is taken from what it earned, and the rest is the loss of the network. Customer service does it, or you with one tap.',
      ),
    ],
  },
  coupons: {
    question: 'How do coupons work?',
    answer: [
      p(
        'A coupon is money of the network for your advertising. It pays a share of the amount you put, a fixed part of it, or delivery on top of it. It is never paid out; what is not consumed goes back to the network.',
      ),
      list(
        'There is one new-user coupon for each partner.',
        'Of coupons with the same name one can be used per day, in your own time zone.',
        'Before you confirm, you see what the coupon changes.',
      ),
      { type: 'place', to: 'coupons' },
    ],
  },
  follow: {
    question: 'What does it mean to follow someone?',
    answer: [
      p(
        'You follow the plans of an operator by a proxy ID. When the operator puts a plan, the same is put for you, within a cap for each plan and a cap in all. You confirm it with your transaction password and stop it with one tap.',
      ),
      list(
        'The record of an operator holds all plans, the lost ones too.',
        'A share of the profit goes to the operator only on gains, and only above your best result so far.',
        'What could not be copied says why.',
      ),
      p('You can lose money by following, like with a plan of your own.'),
      { type: 'place', to: 'follow' },
    ],
  },
  'pay-password': {
    question: 'What is the transaction password for?',
    answer: [
      p(
        'With these six digits you confirm payouts, plans, exchanges and where payouts go. Each confirmation is good for exactly what stood in the dialog, once, for a minute.',
      ),
      p(
        'Five wrong tries pause it, ten switch it off. If you forgot it, you can ask for a new one with your login password and set it after 24 hours. Until then you can cancel that.',
      ),
      { type: 'place', to: 'pay-password' },
    ],
  },
  deposit: {
    question: 'How do I pay money in?',
    answer: [
      p(
        'Deposits are made by hand. The wallet gives you a reference to write on the transfer and says where the transfer goes. Customer service helps you to arrange it, but never names an account. One member of staff records what arrived, another confirms it, and both stand in your activity list.',
      ),
      p('Nothing that you have earned ever depends on a deposit.'),
      { type: 'place', to: 'wallet' },
    ],
  },
  'check-figures': {
    question: 'How can I check what you show me?',
    answer: [
      p(
        'Every figure opens to the events or records under it. The records of your wallet are a chain: each holds the hash of the one before. Download the check file of a statement and verify it on any computer, without us.',
      ),
      p(
        'The app also remembers the end of the chain, and tells you if your history ever got shorter.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-account': {
    question: 'One account, one partner',
    answer: [
      list(
        'An authorization code opens one account, for the person or company it was given to.',
        'Keep your contact details true. Payouts wait a day after they change.',
        'An account is not lent or sold. Whoever has your passwords acts as you.',
        'If an account is disabled, customer service tells you the reason.',
      ),
    ],
  },
  'rule-traffic': {
    question: 'Honest traffic',
    answer: [
      list(
        'Do not click on your own advertising, and do not ask others to.',
        'No robots, no paid clicks, no hidden or stacked impressions.',
        'Merchant, publisher and partner must not be the same hands; such orders are held and looked into.',
        'Traffic that breaks these rules is not billed and earns nothing.',
      ),
      { type: 'question', id: 'invalid-traffic' },
    ],
  },
  'rule-money': {
    question: 'Rules about money',
    answer: [
      list(
        'Your own money is yours. Nobody pays to be paid: no fee, level, score or membership stands before a payout.',
        'Commissions come from what the merchant has paid in beforehand, never from other partners.',
        'What was booked is not changed. A mistake is put right by an entry that names it.',
        'An order that is returned within the stated time takes its own commission back, and nothing more.',
      ),
    ],
  },
  'rule-staff': {
    question: 'What staff may do',
    answer: [
      list(
        'Staff cannot set a balance or a figure.',
        'Money is moved by two members of staff, one who asks and one who confirms.',
        'Everything they do on your account stands in your activity list, with a name, a reason and a reference.',
      ),
      { type: 'place', to: 'wallet' },
    ],
  },
  'rule-safety': {
    question: 'How you stay safe',
    answer: [
      list(
        'Customer service never asks for a password, and never for money to release money.',
        'Pay in only with a reference from your own wallet.',
        'Confirm an exchange only when the money has arrived.',
        'Nobody can promise you a return. Whoever does is not from us.',
      ),
      { type: 'place', to: 'feedback' },
    ],
  },
} as const satisfies Record<string, QuestionText>;
