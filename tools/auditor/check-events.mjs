/* Events: every hash, what they cost, and that meters and billings say the same. */
import { decimal } from './check-books.mjs';
import { sha256, wrongAt } from './read-export.mjs';

/** Adds events up as they are read, plan by plan; there are too many to keep. */
export function foldEvents(found) {
  const plans = new Map();

  function foldOf(rows, event) {
    let fold = plans.get(event.plan);
    if (fold) return fold;
    const of = (list) => list.filter(({ plan }) => plan === event.plan);
    const plan = rows.plans.find(({ no }) => no === event.plan);
    if (!plan) found(wrongAt(event, `there is no plan ${event.plan}`));
    fold = {
      ...{ hash: sha256(event.plan), no: 0, cost: 0n, isBroken: false },
      stops: (plan?.billings ?? []).map(([upto]) => ({ upto, cost: null })),
      flags: new Map(of(rows.flags).map((flag) => [flag.no, flag])),
      blocks: new Map(of(rows.blocks).map((block) => [block.to, block])),
    };
    plans.set(event.plan, fold);
    return fold;
  }

  function onEvent(rows, event, text) {
    const fold = foldOf(rows, event);
    if (fold.isBroken) return;
    const why = whyNotNext(event, fold);
    if (why) {
      fold.isBroken = true;
      found(wrongAt(event, `plan ${event.plan}, event ${event.no}: ${why}`));
    }
    // The hash covers the line without its first field.
    fold.hash = sha256(`{${text.slice(text.indexOf(',') + 1)}`);
    fold.no = event.no;
    fold.cost += BigInt(event.cost);
    for (const stop of fold.stops) if (stop.upto === event.no) stop.cost = fold.cost;
    const flag = fold.flags.get(event.no);
    if (flag && flag.cost !== event.cost)
      found(wrongAt(flag, 'the flagged event cost something else'));
    fold.flags.delete(event.no);
    const block = fold.blocks.get(event.no);
    if (block && block.head !== fold.hash) {
      found(wrongAt(block, 'the events of this block do not lead to its hash'));
    }
    fold.blocks.delete(event.no);
  }
  return { plans, onEvent };
}

function whyNotNext({ no, previous, cost, price, pay, invalid }, fold) {
  if (no !== fold.no + 1) return 'the event before it is missing';
  if (previous !== fold.hash) return 'the event before it is not what was hashed';
  const [costs, prices, pays] = [cost, price, pay].map(BigInt);
  if (costs !== 0n && costs !== prices) return 'it costs something else than its price';
  if (invalid !== null && costs !== 0n) return 'it does not count, and costs something';
  if (pays < 0n || pays > (invalid === 'over_budget' ? prices : costs)) {
    return 'its publisher gets more than it costs';
  }
  return null;
}

const held = new Set(['to_consume', 'to_consume_discount', 'to_consume_startup']);
const pending = new Set(
  ['', '_discount', '_startup'].map((suffix) => `publisher_pending${suffix}`),
);
const sumIn = (postings, names) =>
  postings.reduce((sum, { pocket, amount }) => (names.has(pocket) ? sum + amount : sum), 0n);

/** What each plan's entries left in these accounts. */
function leftByPlan(entries) {
  const left = new Map();
  for (const { row, postings } of entries.values()) {
    const { plan } = row.cause;
    if (plan === undefined) continue;
    const before = left.get(plan) ?? { held: 0n, pending: 0n };
    left.set(plan, {
      held: before.held + sumIn(postings, held),
      pending: before.pending + sumIn(postings, pending),
    });
  }
  return left;
}

/** A plan's meter equals the sum of its events. */
function checkMeter(plan, fold, found) {
  const { no = 0, cost = 0n, hash = sha256(plan.no) } = fold ?? {};
  if (plan.lastNo !== no) found(wrongAt(plan, `it counted ${plan.lastNo} events, there are ${no}`));
  if (BigInt(plan.spent) !== cost) {
    const spent = decimal(BigInt(plan.spent));
    found(wrongAt(plan, `its meter says ${spent}, its events come to ${decimal(cost)}`));
  }
  if (plan.head !== hash) found(wrongAt(plan, 'its last event is not what was hashed'));
  for (const flag of fold?.flags.values() ?? []) found(wrongAt(flag, 'there is no such event'));
  for (const block of fold?.blocks.values() ?? []) found(wrongAt(block, 'its events are missing'));
}

/** Each billing books exactly what the events up to it cost, in an entry of its own. */
function checkBillings(plan, fold, entries, used, found) {
  let before = 0n;
  for (const [at, [upto, cost, id]] of plan.billings.entries()) {
    const entry = entries.get(id);
    const isIts = entry?.row.kind === 'ad_billing' && entry.row.cause.plan === plan.no;
    if (!isIts || used.has(id) || sumIn(entry.postings, pending) !== BigInt(cost)) {
      found(wrongAt(plan, `billing ${at + 1} is not what its entry moved`));
    }
    used.add(id);
    const total = fold?.stops[at]?.cost ?? null;
    if (total === null || total - before !== BigInt(cost)) {
      found(wrongAt(plan, `billing ${at + 1}: the events up to ${upto} cost something else`));
    }
    before = total ?? before;
  }
  return before;
}

const holding = new Set(['matching', 'putting', 'putFinished']);

/** A plan's money is fully accounted for: put, billed, given back, still held. */
function checkMoney(plan, billed, { entries, left, flagged }, found) {
  const amount = BigInt(plan.amount);
  const put = entries.get(plan.put);
  const isPut = put?.row.kind === 'put_hold' && put.row.cause.plan === plan.no;
  if (!isPut || sumIn(put.postings, held) !== amount) {
    found(wrongAt(plan, 'what was put on it is not what its entry moved'));
  }
  if (put?.postings.some(({ pocket, owner }) => held.has(pocket) && owner !== plan.owner)) {
    found(wrongAt(plan, 'somebody else’s money was put on it'));
  }
  if (BigInt(plan.spent) > amount) found(wrongAt(plan, 'it cost more than was put on it'));
  const is = left.get(plan.no) ?? { held: 0n, pending: 0n };
  if (is.held !== (holding.has(plan.status) ? amount - billed : 0n)) {
    found(wrongAt(plan, 'what it still holds is not what was put less what was billed'));
  }
  const credited = plan.credits.reduce((sum, [credit]) => sum + BigInt(credit), 0n);
  if (is.pending !== (plan.status === 'settled' ? 0n : billed - credited)) {
    found(wrongAt(plan, 'what it consumed is not where it belongs'));
  }
  if (credited > (flagged.get(plan.no) ?? 0n)) {
    found(wrongAt(plan, 'more was given back than was found invalid'));
  }
}

export function checkEvents(rows, { entries }, { plans }, found) {
  const left = leftByPlan(entries);
  const flagged = new Map();
  for (const { plan, cost } of rows.flags)
    flagged.set(plan, (flagged.get(plan) ?? 0n) + BigInt(cost));
  const used = new Set();
  for (const plan of rows.plans) {
    const fold = plans.get(plan.no);
    checkMeter(plan, fold, found);
    const billed = checkBillings(plan, fold, entries, used, found);
    checkMoney(plan, billed, { entries, left, flagged }, found);
  }
  for (const { row, postings } of entries.values()) {
    const isBilling = row.kind === 'ad_billing' && sumIn(postings, pending) !== 0n;
    if (isBilling && !used.has(row.id)) found(wrongAt(row, 'no billing of a plan has this entry'));
  }
}
