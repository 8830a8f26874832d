import type { TransferKind } from '#domain/desk/transfer.ts';
import type { Entry, Posting } from '#domain/ledger/entry.ts';
import { formatMicro, negate, sum } from '#domain/money.ts';
import type { NoticeKind } from '#domain/notification/notice.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import type { Sql } from '../../platform/database/database.ts';
import { saveReference } from '../../programme/wallet/wallet.ts';
import type { StoredTransfer } from './stored-transfer.ts';
import { listMovedPartners } from './transfer-owners.ts';

/** The notices to partners after a transfer of their money was approved. */
const approvalNotices: Partial<Record<TransferKind, NoticeKind>> = {
  deposit: 'deposit-confirmed',
  'startup-advance': 'startup-advanced',
  'startup-return': 'startup-returned',
  chargeback: 'charged-back',
  'exchange-released': 'exchange-released',
  'exchange-completed': 'exchange-completed',
};

/** Notifies everyone whose money moved, with its record, in the transaction that moves it. */
export async function tellOfMoney(
  sql: Sql,
  { kind, partnerId }: StoredTransfer,
  entries: readonly Entry[],
  now: Date,
): Promise<void> {
  const noticeKind = approvalNotices[kind];
  const restoreEntry = entries.find(({ kind }) => kind === 'startup_restore');
  if (restoreEntry) await tellOfLoss(sql, restoreEntry, now);
  const recoveryEntry = entries.find(({ kind }) => kind === 'recovery_open');
  if (recoveryEntry && partnerId) {
    const details = {
      record: recoveryEntry.id,
      amount: amountOf(recoveryEntry, partnerId, 'recovery-opened'),
    };
    await leaveNotice(sql, { partnerId, createdAt: now, kind: 'recovery-opened', details });
  }
  const entry = entries.find(
    (candidate) => candidate !== restoreEntry && candidate !== recoveryEntry,
  );
  // A clawback notifies the partner itself.
  if (!entry || !noticeKind) return;
  if (noticeKind === 'startup-returned' && !entry.postings.some(isTaken)) {
    return tellOfLoss(sql, entry, now);
  }
  for (const owner of listMovedPartners(entry.postings)) {
    const details = { record: entry.id, amount: amountOf(entry, owner, noticeKind) };
    await leaveNotice(sql, { partnerId: owner, createdAt: now, kind: noticeKind, details });
  }
}

/** A deposit that nobody approved leaves its reference for the transfer that actually arrives. */
export async function dropDeposit(
  sql: Sql,
  { partnerId, reference }: Pick<StoredTransfer, 'partnerId' | 'reference'>,
  now: Date,
): Promise<void> {
  await saveReference(sql, reference, null);
  if (!partnerId) return;
  await leaveNotice(sql, {
    partnerId,
    createdAt: now,
    kind: 'deposit-refused',
    details: { reference },
  });
}

/**
 * The part of an advance that the network bears: nothing was taken for it, or it was given back.
 */
async function tellOfLoss(sql: Sql, { id, postings }: Entry, now: Date): Promise<void> {
  const borne = postings.find(({ pocket }) => pocket === 'forgiven');
  if (!borne) throw new Error('An entry of start-up funds without a loss or a return');
  const details = { record: id, amount: formatMicro(borne.amount) };
  const kind = 'startup-forgiven';
  await leaveNotice(sql, { partnerId: borne.owner, createdAt: now, kind, details });
}

const isTaken = ({ pocket, amount }: Posting): boolean => spendable.includes(pocket) && amount < 0n;

const spendable = ['available', 'startup', 'exchange'];

/** The signed change for one partner; or the amount that came or left, if that is one thing. */
function amountOf({ postings }: Entry, owner: string, noticeKind: NoticeKind): string {
  const amounts = postings
    .filter((posting) => posting.owner === owner && spendable.includes(posting.pocket))
    .map(({ amount }) => amount);
  const incoming = sum(amounts.filter((amount) => amount > 0n));
  const outgoing = sum(amounts.filter((amount) => amount < 0n));
  if (noticeKind === 'charged-back') return formatMicro(sum([incoming, outgoing]));
  return formatMicro(incoming > 0n ? incoming : negate(outgoing));
}
