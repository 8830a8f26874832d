import type { Change } from '#domain/desk/changes.ts';
import { type Language, languages } from '#domain/language.ts';
import type { Configuration, Setting } from '../configuration.ts';

/** What settings are called, in their forms and in requests to change them. */
export const settingTitles: Readonly<Record<Setting, string>> = {
  customerService: 'Customer service',
  rechargeService: 'Deposit channels',
  depositInstructions: 'Deposit instructions',
  withdrawMethods: 'Payout methods',
  priceLimits: 'Highest prices',
  payoutCost: 'Payout cost',
  debtorAccounts: 'Accounts for payouts',
  vip: 'VIP',
  exchange: 'Foreign exchange',
  plan: 'Plans',
  openingHours: 'Opening hours',
  languageMap: 'Languages',
  pushContact: 'Push service contact',
};

export const priceLimitWords = {
  clickPriceMax: 'Maximum price per click',
  thousandPriceMax: 'Maximum price per thousand impressions',
} as const satisfies Record<keyof Configuration['priceLimits'], string>;

export const planWords = {
  mediaFeeBps: 'Media fee (percent)',
  revenueFeeBps: 'Revenue fee (percent)',
  offerDays: 'Offer valid for (days)',
  matchHours: 'Matching time (hours)',
  escrowFloorCommissions: 'Escrow minimum (commissions)',
  escrowEmptyHours: 'End plans after (hours with empty escrow)',
  noSupplyHours: 'End plans after (hours without supply)',
  placementHoldHours: 'Hold placements for (hours)',
  publisherCreditDays: 'Publishers paid after (days)',
} as const satisfies Record<keyof Configuration['plan'], string>;

export const vipWords = {
  isOffered: 'VIP is offered',
  price: 'Price per month',
  revenueFeeBps: planWords.revenueFeeBps,
} as const satisfies Record<keyof Configuration['vip'], string>;

export const weekdays = [
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
  'Sunday',
] as const;

const channelWords = { id: 'short name', label: 'shown as', url: 'address', type: 'opens' };

const languageWords: Readonly<Record<string, string>> = Object.fromEntries(
  languages.map(({ code }): [Language, string] => [code, `in ${code}`]),
);

/** A name in a path of `changesBetween` without a word here is an item’s own short name. */
const partWords: Readonly<Record<Setting, Readonly<Record<string, string>>>> = {
  customerService: channelWords,
  rechargeService: channelWords,
  depositInstructions: languageWords,
  withdrawMethods: {
    ...languageWords,
    ...{ id: 'short name', label: 'shown as', labels: 'shown as', fields: 'asks for' },
    ...{ required: 'is required', name: 'detail' },
  },
  priceLimits: priceLimitWords,
  payoutCost: { '': 'Cost per payout' },
  debtorAccounts: { name: 'account holder', account: 'IBAN', bic: 'BIC' },
  vip: vipWords,
  exchange: { isOffered: 'Partners can exchange through acceptors' },
  plan: planWords,
  openingHours: { timeZone: 'Time zone', days: '' },
  languageMap: { source: 'language', targets: 'browser languages' },
  pushContact: { '': 'Contact' },
};

/** What the items of a list are called, each with its number. */
const itemWords: Partial<Readonly<Record<Setting, string>>> = {
  depositInstructions: 'step',
  withdrawMethods: 'detail',
  debtorAccounts: 'Account',
  languageMap: 'Language',
};

/** A difference in a setting, as whoever decides about it reads it. */
export function describeSettingChange(
  setting: Setting,
  { at: path, before: oldValue, after: newValue }: Change,
) {
  const names = path.split(' › ');
  const words = names.map((name) => partWords[setting][name] ?? itemOf(setting, name));
  const partName = words.filter((word) => word !== '').join(', ');
  const field = names.at(-1) ?? '';
  return {
    name: partName,
    before: describeValue(field, oldValue),
    after: describeValue(field, newValue),
  };
}

function itemOf(setting: Setting, name: string): string {
  if (!/^\d+$/.test(name)) return name;
  if (setting === 'openingHours') return weekdays[Number(name) - 1] ?? name;
  return `${itemWords[setting] ?? 'number'} ${name}`;
}

/** What is not there before or after is a dash. */
function describeValue(field: string, value: string | null): string {
  if (value === null || value === 'null' || value === '') return '–';
  if (field.endsWith('Bps')) return String(Number(value) / 100);
  if (field === 'type') return value === '1' ? 'inside the app' : 'in a new window';
  if (value === 'true') return 'yes';
  return value === 'false' ? 'no' : value;
}
