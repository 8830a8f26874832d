import type { Configuration, OwnPart, SharedPart } from '#contract/configuration.ts';
import { shownMoney } from '../../parts/shown.ts';

export type ShownPart = OwnPart | SharedPart;

interface PartWords<Part extends ShownPart> {
  readonly title: string;
  readonly text: string;
  /** What it is now, in a line. */
  readonly now: (value: Configuration[Part]) => string;
}

const channels = (list: Configuration['customerService']) =>
  list.map(({ label, url }) => `${label} (${url})`).join(', ') || 'none';

/** The parts of the configuration, in the order in which they are shown. */
export const partWords: { readonly [Part in ShownPart]: PartWords<Part> } = {
  customerService: {
    title: 'Customer service',
    text: 'The channels by which partners reach customer service.',
    now: channels,
  },
  rechargeService: {
    title: 'Deposits by customer service',
    text: 'The channels by which partners arrange a deposit.',
    now: channels,
  },
  depositInstructions: {
    title: 'Deposit instructions',
    text: 'How a deposit is made, step by step. Partners are told nowhere else.',
    now: (steps) => `${steps.en.length} steps in ${Object.keys(steps).length} of 12 languages`,
  },
  withdrawMethods: {
    title: 'Withdraw methods',
    text: 'Ways to be paid out, and what binding one asks for.',
    now: (list) => list.map(({ label }) => label).join(', ') || 'none',
  },
  spending: {
    title: 'Spending and prices',
    text: 'What one person may give away alone, and what placements cost at most.',
    now: ({ couponAlone, budgetAlone, thousandPriceMax, clickPriceMax }) =>
      `alone: coupons to ${shownMoney(couponAlone)}, budgets to ${shownMoney(budgetAlone)}; ` +
      `prices to ${shownMoney(clickPriceMax)} and ${shownMoney(thousandPriceMax)}`,
  },
  payoutCost: {
    title: 'Cost of a payout',
    text: 'What the bank takes for one payout. It is shown before a payout is confirmed.',
    now: shownMoney,
  },
  vip: {
    title: 'VIP',
    text: 'A paid month of a lower fee on commissions.',
    now: ({ isOffered, price, revenueFeeBps }) =>
      isOffered ? `${shownMoney(price)}, fee ${revenueFeeBps / 100} %` : 'not offered',
  },
  exchange: {
    title: 'Foreign exchange',
    text: 'Off until the network has a registered provider.',
    now: ({ isOffered }) => (isOffered ? 'offered' : 'not offered'),
  },
  plan: {
    title: 'Plans',
    text: 'Fees, windows and floors. What was put keeps what it was put at.',
    now: ({ mediaFeeBps, revenueFeeBps, offerDays }) =>
      `fees ${mediaFeeBps / 100} % and ${revenueFeeBps / 100} %, offers for ${offerDays} days`,
  },
  openingHours: {
    title: 'Opening hours',
    text: 'When the chat is answered, and how soon.',
    now: ({ days, timeZone, answerMinutes }) =>
      `${days.filter(Boolean).length} days a week, ${timeZone}, within ${answerMinutes} minutes`,
  },
  languageMap: {
    title: 'Languages',
    text: 'Which languages are offered, and which codes of browsers and apps mean each.',
    now: (map) => `${map.length} of 12 languages`,
  },
  pushContact: {
    title: 'Contact for push services',
    text: 'Where push services find who sends, if something is wrong.',
    now: (contact) => contact,
  },
};

export const shownParts = Object.keys(partWords) as ShownPart[];
