/** The type of each fact of a refusal. A name means the same in every refusal. */
export const factKinds = {
  until: 'moment',
  adds: 'amount',
  amount: 'amount',
  highest: 'amount',
  limit: 'amount',
  lowest: 'amount',
  days: 'number',
  given: 'number',
  least: 'number',
  left: 'number',
  length: 'number',
  megabytes: 'number',
  minutes: 'number',
  months: 'number',
  most: 'number',
  at: 'word',
  country: 'word',
  field: 'word',
  kind: 'word',
  lang: 'word',
  name: 'word',
  part: 'word',
  pocket: 'word',
  problem: 'word',
  remedy: 'word',
  roles: 'word',
  side: 'word',
  state: 'word',
  status: 'word',
  what: 'word',
  why: 'word',
} as const satisfies Record<string, 'moment' | 'amount' | 'number' | 'word'>;

export type FactName = keyof typeof factKinds;

/** A fact as a table of refusals names it; a question mark marks it as optional. */
export type FactTerm = FactName | `${FactName}?`;

/** Facts as serialized: moments and amounts in machine form. */
export type Facts = Readonly<Record<string, string | number>>;

type FactValue<Name extends FactName> = (typeof factKinds)[Name] extends 'number' ? number : string;
type NeededIn<Term extends FactTerm> = Extract<Term, FactName>;
type OptionalIn<Term extends FactTerm> = Term extends `${infer Name extends FactName}?`
  ? Name
  : never;

/** The facts that a list of terms asks for. */
export type FactsNamed<Term extends FactTerm> = {
  readonly [Name in NeededIn<Term>]: FactValue<Name>;
} & { readonly [Name in OptionalIn<Term>]?: FactValue<Name> };

/** How to format each type of fact for a reader. */
export interface FactFormat {
  moment(at: Date): string;
  amount(money: string): string;
}

const kindOf = (name: string) =>
  Object.hasOwn(factKinds, name) ? factKinds[name as FactName] : null;

/** Facts are sent in machine form; a sentence needs them formatted for its reader. */
export const readableFacts = (facts: Facts, format: FactFormat): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (typeof fact !== 'string') return [name, fact];
      if (kindOf(name) === 'moment') return [name, format.moment(new Date(fact))];
      return [name, kindOf(name) === 'amount' ? format.amount(fact) : fact];
    }),
  );
