import * as v from 'valibot';
import { type WrittenProduct, writtenProduct } from '#contract/product.ts';
import type { DeskFailure } from '../../api/ask.ts';

/** The error of each part of a product, by its path, such as `texts.de.name`. */
export type ProductProblems = Readonly<Record<string, string>>;

/** Inputs whose name differs from the part that they become. */
const parts: Readonly<Record<string, string>> = {
  commissionPercent: 'commissionBps',
  ...{ days: 'putRule.days', dailyCap: 'putRule.dailyCap' },
  ...{ times: 'putRule.frequencyCap.times', hoursBetween: 'putRule.frequencyCap.hours' },
  priceCeiling: 'putRule.priceCeiling',
  ...{ countries: 'targeting.countries', languages: 'targeting.languages' },
  ...{ systems: 'targeting.systems', hours: 'targeting.hours' },
  ...{ categories: 'targeting.categories', categoriesNot: 'targeting.categoriesNot' },
};

/** The error beside an input, or null. An error of an item is shown at its list. */
export function problemAt(problems: ProductProblems, input: string): string | null {
  const part = parts[input] ?? input;
  const found = Object.keys(problems).find((at) => at === part || at.startsWith(`${part}.`));
  return found === undefined ? null : (problems[found] ?? null);
}

/** The contract's own messages begin with "must" or "needs"; the library's do not help a reader. */
const sentenceOf = (message: string): string =>
  /^(must|needs) /.test(message)
    ? `${message.charAt(0).toUpperCase()}${message.slice(1)}.`
    : 'This isn’t valid.';

/** What the contract does not accept, found before anything is sent. */
export function problemsOf(written: WrittenProduct): ProductProblems {
  const { issues = [] } = v.safeParse(writtenProduct, written);
  const named = issues.map((issue) => [v.getDotPath(issue) ?? '', sentenceOf(issue.message)]);
  return Object.fromEntries(named);
}

/** What the server refused, at the part that it named. */
export function problemsIn(failure: DeskFailure | null): ProductProblems {
  const at = failure?.at?.replace(/^written\.?/, '');
  return failure && at ? { [at]: failure.message } : {};
}
