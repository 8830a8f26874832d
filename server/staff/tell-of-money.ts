import type { Entry } from '#domain/ledger/entry.ts';
import { formatMicro, negate, sum } from '#domain/money.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import type { ProposalAct } from '#domain/staff/proposal.ts';
import type { Sql } from '../db/db.ts';
import { leaveNotice } from '../notification/notice-store.ts';
import { partnersOf } from './proposal-owners.ts';
import type { StoredProposal } from './proposal-store.ts';

/** What partners are told when an act of staff on their money was confirmed. */
const confirmed: Partial<Record<ProposalAct, NoticeKind>> = {
  deposit: 'deposit-confirmed',
  'startup-advance': 'startup-advanced',
  'startup-return': 'startup-returned',
  chargeback: 'charged-back',
  'exchange-released': 'exchange-released',
  'exchange-completed': 'exchange-completed',
};

/** Tells everyone whose money moved, with the record of it, in the transaction that moves it. */
export async function tellOfMoney(
  sql: Sql,
  { act, partnerId, reference }: StoredProposal,
  entry: Entry | undefined,
  now: Date,
): Promise<void> {
  const what = confirmed[act];
  // Without an entry a deposit was refused; a commission that is claimed is told with the claim.
  if (!entry) {
    if (act !== 'deposit' || !partnerId) return;
    const facts = { reference };
    return leaveNotice(sql, { partnerId, at: now, what: 'deposit-refused', facts });
  }
  if (!what) return;
  for (const owner of partnersOf(entry.postings)) {
    const facts = { record: entry.id, amount: amountOf(entry, owner, what) };
    await leaveNotice(sql, { partnerId: owner, at: now, what, facts });
  }
}

const spendable = ['available', 'startup', 'exchange'];

/** What changed for one partner, with its sign; or what came or left, where that is one thing. */
function amountOf({ postings }: Entry, owner: string, what: NoticeKind): string {
  const own = postings
    .filter((one) => one.owner === owner && spendable.includes(one.pocket))
    .map(({ amount }) => amount);
  const came = sum(own.filter((amount) => amount > 0n));
  const left = sum(own.filter((amount) => amount < 0n));
  if (what === 'charged-back') return formatMicro(sum([came, left]));
  return formatMicro(came > 0n ? came : negate(left));
}
