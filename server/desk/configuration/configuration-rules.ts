import type { Configuration, ConfigurationPart } from '#contract/configuration.ts';
import { placeOf } from '#domain/help/channel.ts';
import { isLanguage } from '#domain/language.ts';
import type { Refusal } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';

type Rules = {
  readonly [Part in ConfigurationPart]?: (value: Configuration[Part]) => string | null;
};

const channels = (list: Configuration['customerService']): string | null => {
  const bad = list.find(({ url }) => placeOf(url) === null);
  if (bad) return `${bad.label}: ${bad.url} is neither /chat nor an https address`;
  const away = list.find(({ type, url }) => placeOf(url)?.kind === 'chat' && type !== 1);
  if (away) return `${away.label}: our own chat is of type 1, or nobody could open it`;
  return twiceIn(list.map(({ id }) => id)) ?? emptyIn(list.map(({ label }) => label));
};

const twiceIn = (ids: readonly string[]): string | null => {
  const duplicate = ids.find((id, index) => ids.indexOf(id) !== index);
  return duplicate === undefined ? null : `${duplicate} is there twice`;
};

const emptyIn = (texts: readonly string[]): string | null =>
  texts.some((text) => text.trim() === '') ? 'a name is empty' : null;

/** What a value's schema cannot express. */
const rules: Rules = {
  customerService: (list) =>
    list.length === 0 ? 'partners must be able to reach somebody' : channels(list),
  rechargeService: channels,
  withdrawMethods: (list) =>
    twiceIn(list.map(({ id }) => id)) ??
    emptyIn(list.map(({ label }) => label)) ??
    (list.some(({ fields }) => fields.length === 0) ? 'a way of payout asks for nothing' : null),
  debtorAccounts: (list) => twiceIn(list.map(({ account }) => account)),
  depositInstructions: (steps) => emptyIn(Object.values(steps).flatMap((list) => list ?? [])),
  languageMap(map) {
    const unknown = map.find(({ source }) => !isLanguage(source));
    if (unknown) return `${unknown.source} is not a language of the app`;
    if (!map.some(({ source }) => source === 'en')) return 'English must be offered';
    const codes = map.flatMap(({ targets }) => (targets === '' ? [] : targets.split(',')));
    const bad = codes.find((code) => !/^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(code.trim()));
    if (bad !== undefined) return `${bad === '' ? 'nothing' : bad} is not the code of a language`;
    return twiceIn(map.map(({ source }) => source)) ?? twiceIn(codes.map((code) => code.trim()));
  },
  openingHours({ days }) {
    const bad = days.some((day) => day !== null && day.from >= day.to);
    return bad ? 'a day closes before it opens' : null;
  },
};

export const whatIsWrong = (part: ConfigurationPart, value: unknown): string | null =>
  (rules[part] as ((value: unknown) => string | null) | undefined)?.(value) ?? null;

type Words = {
  readonly [Part in ConfigurationPart]?: (value: Configuration[Part]) => (Refusal | null)[];
};

const labelsOf = (list: Configuration['customerService']) =>
  list.map(({ label }) => whyNotStaffText(label));

/** Configuration that partners read is held to the rules for everything that staff write. */
const words: Words = {
  customerService: labelsOf,
  rechargeService: labelsOf,
  withdrawMethods: (list) =>
    list
      .flatMap(({ label, labels }) => [label, ...Object.values(labels)])
      .map((text = '') => whyNotStaffText(text)),
  depositInstructions: (steps) =>
    Object.values(steps)
      .flatMap((list) => list ?? [])
      .map((step) => whyNotStaffText(step, { as: 'deposit-step' })),
};

export const whyNotWords = (part: ConfigurationPart, value: unknown): Refusal | null =>
  (words[part] as ((value: unknown) => (Refusal | null)[]) | undefined)?.(value).find(Boolean) ??
  null;
