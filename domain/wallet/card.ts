import { type Language, type OtherWords, wordIn } from '../language.ts';
import { whyNotPhone } from '../partner/contact.ts';
import { createRefusal, type Refusal } from '../refusal.ts';
import { cardFields, type cardKinds, type cardPatterns } from './card-fields.ts';
import { looksLikeIban, whyNotIban } from './iban.ts';
import { networksOf } from './networks.ts';

export type CardField = (typeof cardFields)[number];

export type CardKind = (typeof cardKinds)[number];

export type CardPattern = (typeof cardPatterns)[number];

export interface MethodField {
  readonly name: CardField;
  readonly required: boolean;
  readonly pattern?: CardPattern | undefined;
}

/** A payout method, as the network configures it. */
export interface CardMethod {
  readonly id: string;
  readonly label: string;
  readonly kind: CardKind;
  readonly fields: readonly MethodField[];
}

/**
 * The label of a card's method in a language; if the method is gone, as it was when the card was
 * bound.
 */
export const labelIn = (
  methods: readonly { readonly id: string; readonly labels: OtherWords }[],
  { method, label }: { readonly method: string; readonly label: string },
  language: Language,
): string => wordIn(label, methods.find(({ id }) => id === method)?.labels ?? {}, language);

export interface CardValue {
  readonly field: CardField;
  readonly value: string;
}

/** The field with the destination: required whatever the configuration says. */
export const targetFields = {
  'bank-card': 'bankAccount',
  'wallet-address': 'walletAddress',
} as const satisfies Record<CardKind, CardField>;

export const valueLengthMax = 120;

/** The canonical form of each value: an account number has no blanks, a name no double ones. */
export function cleanCardValue(field: CardField, typed: string): string {
  const text = typed
    .normalize('NFC')
    .replaceAll(/\p{Zs}+/gu, ' ')
    .trim();
  return field === 'bankAccount' ? text.replaceAll(/[ -]/g, '').toUpperCase() : text;
}

/** The filled fields, each once, cleaned and in the order of the list. */
export function cleanCard(values: readonly CardValue[]): CardValue[] {
  return cardFields.flatMap((field) => {
    const typed = values.find((value) => value.field === field)?.value ?? '';
    const value = cleanCardValue(field, typed);
    return value === '' ? [] : [{ field, value }];
  });
}

export const cardObject = (values: readonly CardValue[]): Record<string, string> =>
  Object.fromEntries(cleanCard(values).map(({ field, value }) => [field, value]));

/** Invisible characters, which whoever pays out could not check. */
const unseen = /[\p{C}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A word in two alphabets that look alike: a Latin name with one Cyrillic letter. */
const isMixed = (word: string) =>
  /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word);

const patterns = {
  digits: (value) => /^\d+$/.test(value),
  iban: (value) => looksLikeIban(value),
  'hex-address': (value) => /^0x[0-9a-fA-F]{40}$/.test(value),
  'base58-address': (value) => /^[1-9A-HJ-NP-Za-km-z]{25,100}$/.test(value),
} as const satisfies Record<CardPattern, (value: string) => boolean>;

function isWritten(field: CardField, value: string): boolean {
  if (value.length > valueLengthMax || unseen.test(value)) return false;
  if (field === 'bankAccount') return /^[A-Z0-9]{5,40}$/.test(value);
  if (field === 'walletAddress') return /^[A-Za-z0-9:_-]{20,120}$/.test(value);
  if (field === 'mobile') return whyNotPhone(value) === null;
  return !value.split(' ').some(isMixed);
}

/** Checks each field alone, while typed and on arrival. */
export function whyNotCardField(
  { name, required, pattern }: MethodField,
  typed: string,
  method: Pick<CardMethod, 'kind' | 'fields'>,
): Refusal | null {
  const field = name;
  const value = cleanCardValue(name, typed);

  if (value === '') {
    return required || targetFields[method.kind] === name
      ? createRefusal('field_empty', { field })
      : null;
  }

  const isGood = isWritten(name, value) && (!pattern || patterns[pattern](value));
  const isListed = name !== 'network' || networksOf(method).includes(value);
  if (!isGood || !isListed) return createRefusal('field_invalid', { field });

  // A mistyped IBAN would send the money nowhere, or to somebody else.
  return name === 'bankAccount' && looksLikeIban(value) ? whyNotIban(value, field) : null;
}

/** The fields that a method asks for; the destination is always among them. */
export function fieldsOf({ kind, fields }: CardMethod): readonly MethodField[] {
  const name = targetFields[kind];
  return fields.some((field) => field.name === name)
    ? fields
    : [...fields, { name, required: true }];
}

export function whyNotCard(method: CardMethod, values: readonly CardValue[]): Refusal | null {
  const fields = fieldsOf(method);
  const names = values.map(({ field }) => field);
  const strange = names.find(
    (name, index) => names.indexOf(name) !== index || !fields.some((field) => field.name === name),
  );
  if (strange) return createRefusal('field_invalid', { field: strange });

  for (const field of fields) {
    const typed = values.find((value) => value.field === field.name)?.value ?? '';
    const problem = whyNotCardField(field, typed, method);
    if (problem) return problem;
  }

  return null;
}

/** The last digits of the destination; never more than half of it. */
export function lastFour(kind: CardKind, values: readonly CardValue[]): string {
  const value = values.find(({ field }) => field === targetFields[kind])?.value ?? '';
  return tail(value);
}

const tail = (value: string) =>
  value.slice(-Math.min(4, Math.floor(value.length / 2)) || undefined);

const mask = '••••';

/** How much of each field is shown to its owner again. */
const masks: Record<CardField, (value: string) => string> = {
  cardName: (value) => value,
  network: (value) => value,
  userName: (value) =>
    value
      .split(' ')
      .map((word) => `${[...word][0] ?? ''}•••`)
      .join(' '),
  mobile: (value) => `${mask} ${tail(value)}`,
  bankAccount: (value) => `${mask} ${tail(value)}`,
  walletAddress: (value) => `${mask} ${tail(value)}`,
  bankAddress: (value) => `${[...value][0] ?? ''}•••`,
  branchName: (value) => `${[...value][0] ?? ''}•••`,
};

export const maskCard = (values: readonly CardValue[]): CardValue[] =>
  values.map(({ field, value }) => ({ field, value: masks[field](value) }));
