import type { Sentence } from './clauses.ts';
import { largerSum } from './larger-sum.ts';
import { findIn, type Hit, type Tongue } from './lexicon.ts';
import type { Concept } from './words.ts';

/** What is wrong with a sentence, and which characters of the text show it. */
export interface Judged {
  readonly why: 'return_promise' | 'pay_in' | 'outside_contact' | 'password' | 'remote_access';
  readonly from: number;
  readonly to: number;
}

/** The words of one clause, by function. */
class Said {
  readonly hits: readonly Hit[];
  constructor(hits: readonly Hit[]) {
    this.hits = hits;
  }
  has(...concepts: Concept[]): boolean {
    return concepts.every((concept) =>
      this.hits.some(({ meaning }) => meaning.concept === concept),
    );
  }
  of(...concepts: Concept[]): readonly Hit[] {
    return this.hits.filter(({ meaning }) => concepts.includes(meaning.concept));
  }
}

/** The largest distance between two words that belong together, in characters. */
const reachMost = 90;

/** Checks one reading of a text for what staff may not say. */
export function judge(sentences: readonly Sentence[]): Judged | null {
  const heard = sentences.map((sentence) => sentence.map(findIn));
  const money = new Set(
    heard.flat(2).flatMap(({ meaning }) => (meaning.concept === 'money' ? [meaning.tongue] : [])),
  );

  for (const [index, clauses] of heard.entries()) {
    for (const tongue of tonguesOf(sentences[index] ?? [], clauses.flat())) {
      const clausesSaid = clauses.map((hits) => new Said(inTongue(hits, tongue)));
      const previousClauses = (heard[index - 1] ?? []).map(
        (hits) => new Said(inTongue(hits, tongue)),
      );
      const hasMoney = money.has(tongue) || money.has('any');
      const judgement =
        sumPromised([...previousClauses, ...clausesSaid], tongue) ??
        judgeSentence(clausesSaid, hasMoney);
      if (judgement) return judgement;
    }
  }

  return null;
}

const dense: readonly Tongue[] = ['ja', 'ko', 'th', 'zh'];
const kana = /[\p{sc=Hira}\p{sc=Kana}]/u;

/** A language is considered if it covers this share of what the best-fitting one covers. */
const fitLeast = 0.6;

/**
 * The languages in which a sentence may be meant, by how much of it each covers. Otherwise a
 * Portuguese "no", which means "in the", would negate a sentence.
 */
function tonguesOf(sentence: Sentence, hits: readonly Hit[]): Tongue[] {
  const covered = new Map<Tongue, Set<number>>();
  // Chinese and Japanese share characters, but only Japanese has kana.
  const eastAsianTongue = sentence.some(({ text }) => kana.test(text)) ? 'zh' : 'ja';

  for (const { meaning, from, to } of hits) {
    if (meaning.tongue === eastAsianTongue) continue;
    const places = covered.get(meaning.tongue) ?? new Set();
    covered.set(meaning.tongue, places);
    for (let place = from; place < to; place += 1) places.add(place);
  }

  if (sentence.some(({ spelled }) => spelled.length > 0)) return [...covered.keys()];

  covered.delete('any');
  // A character of these scripts says as much as several letters.
  const sizes = [...covered].map(
    ([one, { size }]) => [one, dense.includes(one) ? size * 3 : size] as const,
  );
  const sizeMax = Math.max(0, ...sizes.map(([, size]) => size));
  const fitting = sizes.filter(([, size]) => size >= sizeMax * fitLeast);

  return fitting.length > 0 ? fitting.map(([one]) => one) : ['any'];
}

const isWithin = (inner: Hit, outer: Hit) => outer.from <= inner.from && inner.to <= outer.to;

/** The words of one language and of all, without those covered by a harmless phrase. */
function inTongue(hits: readonly Hit[], tongue: Tongue): Hit[] {
  const ownHits = hits.filter(
    ({ meaning }) => meaning.tongue === tongue || meaning.tongue === 'any',
  );
  const of = (...wanted: Concept[]) =>
    ownHits.filter(({ meaning }) => wanted.includes(meaning.concept));
  const shields = of('shield');

  // "You cannot lose" negates nothing.
  const promises = of('promise', 'sure', 'threat');
  return ownHits.filter((hit) => {
    const { concept } = hit.meaning;
    if (concept === 'shield' || concept === 'common') return false;
    if (concept === 'claim') return true;
    const covers = concept === 'no' ? [...shields, ...promises] : shields;
    return !covers.some((cover) => isWithin(hit, cover));
  });
}

function judgeSentence(clauses: readonly Said[], hasMoney: boolean): Judged | null {
  const parts = clauses.flatMap(splitAtBut);
  const meantClauses = parts.filter(
    (clause, index) => !isDenied(clause) && !isListed(parts, index),
  );
  return (
    askedFor(meantClauses) ??
    outsideIn(meantClauses) ??
    promiseIn(meantClauses) ??
    payInOf(parts, hasMoney) ??
    null
  );
}

/** Negates something, or warns against it. */
const isDenied = (clause: Said): boolean =>
  clause.has('no') || clause.has('warn') || warnsOfAnyone(clause);

/** "Whoever promises you a profit" is a warning, "whoever joined made a profit" is a lure. */
function warnsOfAnyone(clause: Said): boolean {
  const joinedHits = clause.of('joined');
  const isNextTo = (who: Hit, does: Hit) =>
    does.to > who.to && !joinedHits.some(({ from, to }) => from >= who.to && to <= does.from);
  return clause.of('anyone').some((who) => clause.of('claim').some((does) => isNextTo(who, does)));
}

/** "We never ask for a password, a code or your screen": the first negation covers the list. */
function isListed(parts: readonly Said[], index: number): boolean {
  const previousPart = parts[index - 1];
  const clause = parts[index];
  if (
    !previousPart ||
    !clause ||
    clause.has('tell') ||
    clause.has('reach') ||
    clause.has('demand')
  ) {
    return false;
  }

  return (
    (isDenied(previousPart) && isAbout(previousPart)) ||
    (isAbout(previousPart) && isListed(parts, index - 1))
  );
}

const isAbout = (clause: Said): boolean =>
  clause.of('secret', 'money', 'pay', 'outside', 'remote', 'social').length > 0;

const isPaying = (clause: Said): boolean => clause.has('pay') || clause.has('send');

/** "Do not worry but pay": what follows a "but" stands on its own. */
function splitAtBut(clause: Said): Said[] {
  const cutPoints = clause.of('but').map(({ from }) => from);
  if (cutPoints.length === 0) return [clause];
  return [0, ...cutPoints].map((start, index) => {
    const end = cutPoints[index] ?? Number.POSITIVE_INFINITY;
    return new Said(clause.hits.filter(({ from }) => from >= start && from < end));
  });
}

const judged = (why: Judged['why'], hits: readonly Hit[]): Judged => ({
  why,
  from: Math.min(...hits.map(({ from }) => from)),
  to: Math.max(...hits.map(({ to }) => to)),
});

function askedFor(clauses: readonly Said[]): Judged | null {
  const remote = clauses.find((clause) => clause.has('remote'));
  if (remote) return judged('remote_access', remote.of('remote'));
  const asks = clauses.find((clause) => clause.has('secret', 'tell') && !clause.has('own'));
  return asks ? judged('password', asks.of('secret', 'tell')) : null;
}

function outsideIn(clauses: readonly Said[]): Judged | null {
  const outsideClause = clauses.find(
    (clause) => clause.has('outside') || clause.has('social', 'reach'),
  );
  return outsideClause ? judged('outside_contact', outsideClause.of('outside', 'social')) : null;
}

const promises: readonly (readonly Concept[])[] = [
  ['promise', 'gain'],
  ['gain', 'rate', 'period'],
  ['promise', 'rate', 'period'],
  ['stake', 'multiply', 'period'],
  ['stake', 'multiply', 'unit'],
  ['stake', 'multiply', 'due'],
  ...(['anyone', 'other'] as const).flatMap((who): (readonly Concept[])[] => [
    [who, 'joined', 'multiply'],
    [who, 'joined', 'got', 'gain'],
    [who, 'joined', 'got', 'rate'],
  ]),
];

function promiseIn(clauses: readonly Said[]): Judged | null {
  const hits = clauses.flatMap(({ hits: all }) => all);
  const sure = hits.filter(({ meaning }) => meaning.concept === 'sure');
  if (sure.length > 0) return judged('return_promise', sure);
  const nearestHits = promises
    .map((concepts) => nearest(hits, concepts))
    .find((one) => one !== null);
  return nearestHits ? judged('return_promise', nearestHits) : null;
}

/** A sum in and a larger one out by a date, in one sentence or two consecutive ones. */
function sumPromised(clauses: readonly Said[], tongue: Tongue): Judged | null {
  if (clauses.some(isDenied)) return null;

  const isOfOthers = clauses.some((clause) => clause.of('anyone', 'other').length > 0);
  const sum = largerSum(
    clauses.map(({ hits }) => (isOfOthers ? hits.map(asOwn) : hits)),
    tongue,
  );

  return sum && judged('return_promise', sum);
}

const ownOf: { readonly [C in Concept]?: Concept } = { joined: 'invest', got: 'receive' };

/** What others put in and got out is read as what the partner would. */
const asOwn = (hit: Hit): Hit => {
  const concept = ownOf[hit.meaning.concept];
  return concept ? { ...hit, meaning: { ...hit.meaning, concept } } : hit;
};

/** One match of each, close together, or null. */
function nearest(hits: readonly Hit[], wanted: readonly Concept[]): Hit[] | null {
  const [first = [], ...others] = wanted.map((concept) =>
    hits.filter(({ meaning }) => meaning.concept === concept),
  );
  for (const one of first) {
    const near = others.map((list) =>
      list.find(({ from }) => Math.abs(from - one.from) <= reachMost),
    );
    if (near.every((hit) => hit !== undefined)) return [one, ...near];
  }

  return null;
}

function payInOf(parts: readonly Said[], hasMoney: boolean): Judged | null {
  const keptParts = parts.filter(
    (clause) => !(isDenied(clause) && isPaying(clause) && !clause.has('threat')),
  );
  const allSaid = new Said(keptParts.flatMap(({ hits }) => hits));
  const pays = allSaid.of('pay', 'send');
  if (pays.length === 0 || !allSaid.has('demand')) return null;

  const isOnlySending = !allSaid.has('pay');
  if (isOnlySending && (allSaid.has('show') || !allSaid.has('money'))) return null;

  return hasMoney ? judged('pay_in', pays) : null;
}
