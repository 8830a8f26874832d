import type { Facts } from './refusal.ts';

/** How a reader writes what the facts of a refusal hold. */
export interface FactFormat {
  moment(at: Date): string;
  amount(money: string): string;
}

const isMoment = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/;
const isAmount = /^-?\d+\.\d{2,6}$/;

/** Facts travel as programs write them; a sentence takes them as its reader does. */
export const readableFacts = (facts: Facts, format: FactFormat): Facts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => {
      if (typeof fact !== 'string') return [name, fact];
      if (isMoment.test(fact)) return [name, format.moment(new Date(fact))];
      return [name, isAmount.test(fact) ? format.amount(fact) : fact];
    }),
  );
