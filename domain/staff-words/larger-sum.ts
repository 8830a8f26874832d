import type { Hit, Tongue } from './lexicon.ts';
import type { Concept } from './words.ts';

type Hits = readonly Hit[];

/** The largest distance between a number and its verb, in characters. */
const reachMost = 40;

/** Languages in which the number may come first: "1000 heute anlegen". */
const numberFirst: readonly Tongue[] = ['de', 'ja', 'ko', 'ru'];
const verbLast: readonly Tongue[] = ['ja', 'ko'];

const isOf =
  (...concepts: Concept[]) =>
  ({ meaning }: Hit) =>
    concepts.includes(meaning.concept);

/** "Put in 1000, receive 2000" or "get 2000 for 1000": the words that promise it, or null. */
export function largerSum(clauses: readonly Hits[], tongue: Tongue): Hits | null {
  const isDated = clauses.flat().some(isOf('due', 'unit'));
  return (
    paidOut(clauses, tongue) ??
    boughtFor(clauses, tongue) ??
    (isDated ? clauses.map((hits) => grown(hits, tongue)).find(Boolean) : null) ??
    null
  );
}

function paidOut(clauses: readonly Hits[], tongue: Tongue): Hits | null {
  const sums = (concept: 'invest' | 'receive') =>
    clauses.flatMap((hits) => sumsOf(hits, concept, tongue));
  for (const invested of sums('invest')) {
    const received = sums('receive').find(
      ({ from, value = 0 }) => from > invested.from && value > (invested.value ?? 0),
    );
    if (received) return [invested, received];
  }

  return null;
}

/** Below this, a number after "for" is more often a day of the month or a count. */
const priceLeast = 40;
const isYear = ({ value = 0 }: Hit) => value >= 2020 && value < 2040;

/** "Get 2000 back for 1000", "receive 2000 once you invest 1000": the sum out comes first. */
function boughtFor(clauses: readonly Hits[], tongue: Tongue): Hits | null {
  const prices = clauses.flat().filter(isOf('price'));
  if (prices.length === 0) return null;

  const received = clauses.flatMap((hits) => sumsOf(hits, 'receive', tongue));
  const invested = clauses.flatMap((hits) => sumsOf(hits, 'invest', tongue));
  const sums = clauses.flatMap(moneyIn);

  for (const out of received) {
    const isLess = ({ value = 0 }: Hit) => value < (out.value ?? 0);
    const named = sums.filter(
      (sum) =>
        isLess(sum) &&
        !isYear(sum) &&
        (sum.value ?? 0) >= priceLeast &&
        prices.some((price) => isPriceOf(price, sum, tongue)),
    );

    const requestedSums = invested.filter(
      (sum) => isLess(sum) && prices.some(({ from }) => from >= out.from && from < sum.to),
    );
    const [given] = [...named, ...requestedSums];
    if (given) return [out, given];
  }

  return null;
}

/** "For 1000", or where the sum comes first, 1000円だけで. */
function isPriceOf(price: Hit, sum: Hit, tongue: Tongue): boolean {
  const gap = verbLast.includes(tongue) ? price.from - sum.to : sum.from - price.to;
  return gap >= 0 && gap <= 2;
}

/** The sums that belong to a verb: no other verb of payment or receipt is between the two. */
function sumsOf(hits: Hits, concept: 'invest' | 'receive', tongue: Tongue): Hit[] {
  const verbs = hits.filter(isOf('invest', 'receive'));
  const belongs = (sum: Hit, verb: Hit) => {
    const isAfter = sum.from >= verb.to;
    if (!isAfter && !numberFirst.includes(tongue)) return false;
    const [start, end] = isAfter ? [verb.to, sum.from] : [sum.to, verb.from];
    const isFree = !verbs.some(({ from, to }) => from >= start && to <= end);
    return end >= start && end - start <= reachMost && isFree;
  };

  const ownVerbs = verbs.filter(isOf(concept));
  return moneyIn(hits).filter((sum) => ownVerbs.some((verb) => belongs(sum, verb)));
}

function grown(hits: Hits, tongue: Tongue): Hits | null {
  const sums = moneyIn(hits);
  for (const verb of hits.filter(isOf('grow'))) {
    const sumsBefore = sums.filter(({ to }) => to <= verb.from);
    const sumsAfter = verbLast.includes(tongue)
      ? sumsBefore
      : sums.filter(({ from }) => from >= verb.to);

    for (const first of sumsBefore) {
      const last = sumsAfter.find(
        ({ from, value = 0 }) => from > first.from && value > (first.value ?? 0),
      );
      if (last) return [first, last];
    }
  }

  return null;
}

/** Numbers that count neither days nor views. */
function moneyIn(hits: Hits): Hit[] {
  const dates = hits.filter(isOf('due'));
  const otherHits = hits
    .filter(isOf('unit', 'counted'))
    .filter((unit) => !dates.some(({ from, to }) => from <= unit.from && unit.to <= to));
  const amounts = hits.filter(isOf('amount'));
  const isPart = (one: Hit) =>
    amounts.some(
      (whole) =>
        whole.from <= one.from && one.to <= whole.to && whole.to - whole.from > one.to - one.from,
    );

  return amounts
    .filter((amount) => !isPart(amount))
    .filter(({ to }) => !otherHits.some(({ from }) => from >= to && from - to <= 1));
}
