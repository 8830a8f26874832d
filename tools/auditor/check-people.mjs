/* Two different people for every movement from or to outside, and bank balances by two. */
import { bankPockets, decidedKinds, openPayouts } from './chart.mjs';
import { decimal, millionths } from './check-books.mjs';
import { wrongAt } from './read-export.mjs';

function checkDecisions(rows, found) {
  for (const row of rows.decisions) {
    if (row.isConfirmed !== true) continue;
    if (row.madeBy === null || row.decidedBy === null || row.madeBy === row.decidedBy) {
      found(wrongAt(row, 'one person alone asked for this and confirmed it'));
    }
    if (row.decidedAt < row.madeAt) found(wrongAt(row, 'it was confirmed before it was asked for'));
  }
}

/** Why an entry is not what two people decided, or null. */
function whyNotDecided({ row, postings }, decision) {
  const { act, pocket, sign, legs, isSomebodys } = decidedKinds.get(row.kind);
  if (!decision) return 'no decision of two people is named for this entry';
  if (decision.isConfirmed !== true) return 'the decision that is named was not confirmed';
  if (decision.act !== act) return `the decision that is named is about ${decision.act}`;
  if (row.kind === 'chargeback') {
    return decision.entry === row.reverses ? null : 'two people decided to reverse another entry';
  }
  const amount = millionths(decision.amount);
  if (amount === null) return 'the decision that is named has no amount';
  const whole = postings.reduce((sum, one) => (one.amount > 0n ? sum + one.amount : sum), 0n);
  const theirs = postings
    .filter((one) => one.pocket === pocket && (!isSomebodys || one.owner === decision.owner))
    .reduce((sum, one) => sum + one.amount, 0n);
  if (whole !== amount * legs || theirs !== amount * sign) {
    return `two people decided ${decision.amount} for its owner, and this moves ${decimal(whole)}`;
  }
  return null;
}

/** Why a payout was not paid by two people, or null. */
function whyNotPaid({ postings }, payout) {
  if (!payout) return 'no payout is named for this entry';
  const moved = postings.find(({ pocket }) => pocket === 'payout');
  if (payout.state !== 'completed') return `the payout that is named is ${payout.state}`;
  if (moved?.owner !== payout.owner || moved.amount !== -BigInt(payout.amount)) {
    return 'the payout that is named has another owner or amount';
  }
  const byWhom = (state) => payout.steps.findLast(([name]) => name === state)?.[2];
  const [approver, sender] = [byWhom('approved'), byWhom('sent')];
  if (!approver || !sender || approver === sender) return 'one person alone approved and sent it';
  return null;
}

/** Money that came in or went out, and the network's own that was given away. */
function checkMovements(rows, entries, found) {
  const decisions = new Map(rows.decisions.map((row) => [row.id, row]));
  const payouts = new Map(rows.payouts.map((row) => [row.id, row]));
  const used = new Set();
  for (const entry of entries.values()) {
    const { row, postings } = entry;
    const isBank = postings.some(({ pocket }) => bankPockets.has(pocket));
    let why = null;
    let named = null;
    if (decidedKinds.has(row.kind)) {
      named = row.cause.proposal;
      why = whyNotDecided(entry, decisions.get(named));
    } else if (row.kind === 'payout_complete') {
      named = row.cause.payout;
      why = whyNotPaid(entry, payouts.get(named));
    } else if (isBank) why = `an entry of the kind ${row.kind} may not touch the bank`;
    if (why === null && named !== null && used.has(named)) why = 'its decision was used before';
    if (why) found(wrongAt(row, why));
    if (named !== null) used.add(named);
  }
}

/** What is set aside for payouts equals those in progress. */
function checkSetAside(rows, found) {
  const open = new Map();
  for (const row of rows.payouts) {
    if (row.state !== row.steps.at(-1)?.[0]) found(wrongAt(row, 'its state is not its last step'));
    if (!openPayouts.has(row.state)) continue;
    open.set(row.owner, (open.get(row.owner) ?? 0n) + BigInt(row.amount));
  }
  for (const row of rows.accounts.filter(({ pocket }) => pocket === 'payout')) {
    if (BigInt(row.balance) !== (open.get(row.owner) ?? 0n)) {
      found(wrongAt(row, 'what is set aside for payouts is not what is on its way'));
    }
    open.delete(row.owner);
  }
  for (const row of rows.payouts.filter(({ owner }) => (open.get(owner) ?? 0n) > 0n)) {
    if (openPayouts.has(row.state)) found(wrongAt(row, 'nothing is set aside for this payout'));
  }
}

function checkBank(rows, found) {
  for (const row of rows['bank-balances']) {
    if (row.confirmedBy === null || row.confirmedBy === row.recordedBy) {
      found(wrongAt(row, 'one person alone recorded what the bank says'));
    }
    if (BigInt(row.amount) < 0n) found(wrongAt(row, 'a bank balance is below zero'));
    if (row.recordedAt < row.at) found(wrongAt(row, 'it was recorded before it was so'));
  }
}

export function checkPeople(rows, { entries }, found) {
  checkDecisions(rows, found);
  checkMovements(rows, entries, found);
  checkSetAside(rows, found);
  checkBank(rows, found);
}
