import type { Configuration, Setting } from '#contract/configuration.ts';
import { languages } from '#domain/language.ts';
import { shownMoney } from '../../parts/shown.ts';

interface PartWords<Part extends Setting> {
  readonly text: string;
  /** The current value in a line. */
  readonly now: (value: Configuration[Part]) => string;
}

const channels = (list: Configuration['customerService']) =>
  list.map(({ label, url }) => `${label} (${url})`).join(', ') || 'none';

/** The parts of the configuration, in the order in which they are shown. */
export const partWords: { readonly [Part in Setting]: PartWords<Part> } = {
  customerService: {
    text: 'How partners reach customer service.',
    now: channels,
  },
  rechargeService: {
    text: 'How partners arrange a deposit.',
    now: channels,
  },
  depositInstructions: {
    text: 'How to make a deposit, step by step. Partners get these instructions nowhere else.',
    now: (steps) =>
      `${steps.en.length} steps in ${Object.keys(steps).length} of ${languages.length} languages`,
  },
  withdrawMethods: {
    text: 'Where partners can be paid, and the details each method asks for.',
    now: (list) => list.map(({ label }) => label).join(', ') || 'none',
  },
  priceLimits: {
    text: 'No placement is sold above these prices.',
    now: ({ thousandPriceMax, clickPriceMax }) => {
      const perThousand = `${shownMoney(thousandPriceMax)} a thousand impressions`;
      return `${shownMoney(clickPriceMax)} a click, ${perThousand}`;
    },
  },
  payoutCost: {
    text: 'What one payout costs. Partners see it before they confirm.',
    now: shownMoney,
  },
  debtorAccounts: {
    text: 'The network’s own bank accounts. Each payment file takes its money from one of them.',
    now: (list) =>
      list.map(({ name, account }) => `${name} ··${account.slice(-4)}`).join(', ') || 'none',
  },
  vip: {
    text: 'A paid month with a lower revenue fee.',
    now: ({ isOffered, price, revenueFeeBps }) =>
      isOffered ? `${shownMoney(price)}, fee ${revenueFeeBps / 100}%` : 'not offered',
  },
  exchange: {
    text: 'Off until the network has a registered provider.',
    now: ({ isOffered }) => (isOffered ? 'offered' : 'not offered'),
  },
  plan: {
    text: 'Fees, time limits and minimums. Running plans keep the terms they started with.',
    now: ({ mediaFeeBps, revenueFeeBps, offerDays }) =>
      `fees ${mediaFeeBps / 100}% and ${revenueFeeBps / 100}%, offers for ${offerDays} days`,
  },
  openingHours: {
    text: 'When the chat is answered. How soon is measured, not set.',
    now: ({ days, timeZone }) => `${days.filter(Boolean).length} days a week, ${timeZone}`,
  },
  languageMap: {
    text: 'Which languages are offered, and which browser and app codes map to them.',
    now: (map) => `${map.length} of ${languages.length} languages`,
  },
  pushContact: {
    text: 'Where push services can reach us if something goes wrong.',
    now: (contact) => contact,
  },
};

export const shownParts = Object.keys(partWords) as Setting[];
