import { randomBytes, randomUUID } from 'node:crypto';
import type {
  dropPaymentFile as dropRoute,
  listPayable as listPayableRoute,
  listPaymentFiles as listRoute,
  makePaymentFile as makeRoute,
} from '#contract/desk/payment-files.ts';
import { isPayable, transfersMax } from '#domain/bank/payment-file.ts';
import { formatMicro, sum } from '#domain/money.ts';
import { codeFromBytes } from '#domain/partner/authorization-code.ts';
import { Refusal } from '#domain/refusal.ts';
import { formatUtcDate } from '#domain/time.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import {
  insertFile,
  type ListedFile,
  listFilePage,
  listItems,
  listPayableRows,
  lockFile,
  type PayableRow,
  type PaymentFileRow,
  saveDrop,
} from './payment-file-store.ts';

export const debtorOf = (file: PaymentFileRow) => ({
  name: file.debtorName,
  account: file.debtorAccount,
  bic: file.debtorBic,
});

const shown = (file: ListedFile) => ({
  id: file.id,
  no: file.no,
  debtor: debtorOf(file),
  paysOn: file.paysOn,
  count: Number(file.count),
  total: formatMicro(file.total),
  toSend: Number(file.toSend),
  madeBy: file.madeBy,
  madeAt: file.at.toISOString(),
  releasedBy: file.releasedBy,
  releasedAt: file.releasedAt?.toISOString() ?? null,
  xmlSha256: file.xmlSha256?.toString('hex') ?? null,
  csvSha256: file.csvSha256?.toString('hex') ?? null,
  droppedBy: file.droppedBy,
  droppedAt: file.droppedAt?.toISOString() ?? null,
});

export const listPaymentFiles: DeskUseCase<typeof listRoute> = async ({ db }, { cursor }) => {
  const { list, next } = await listFilePage(db.sql, cursor);
  return { list: list.map(shown), next };
};

const whyNotIn = ({ kind, net }: PayableRow) => {
  if (kind !== 'bank-card') return 'wallet' as const;
  return isPayable(net) ? null : ('amount' as const);
};

export const listPayable: DeskUseCase<typeof listPayableRoute> = async ({ db }) => {
  const rows = await listPayableRows(db.sql, null, transfersMax);
  const [last] = (await listFilePage(db.sql, undefined)).list;
  return {
    list: rows.map(({ kind, net, approvedAt, ...row }) => ({
      ...row,
      net: formatMicro(net),
      approvedAt: approvedAt.toISOString(),
      whyNot: whyNotIn({ ...row, kind, net, approvedAt }),
    })),
    debtor: last ? debtorOf(last) : null,
  };
};

/** For example RB-20261117-7K2M4QXD: at most 35 characters, as the format requires. */
function makeNo(now: Date): string {
  const day = formatUtcDate(now).replaceAll('-', '');
  return `RB-${day}-${codeFromBytes(randomBytes(10)).slice(-8)}`;
}

/** Fixes the contents of a file. It cannot be downloaded until another person releases it. */
export const makePaymentFile: DeskUseCase<typeof makeRoute> = (call, input) =>
  call.db.transaction(async (sql) => {
    const now = call.now();
    const ids = [...new Set(input.payoutIds)];
    const rows = await listPayableRows(sql, ids, transfersMax);
    if (rows.length !== ids.length) throw new Refusal('desk_changed_meanwhile');
    if (rows.some((row) => whyNotIn(row) !== null)) {
      throw new Refusal('desk_value_wrong', { what: 'a payout that no bank file can hold' });
    }
    if (input.paysOn < formatUtcDate(now)) {
      throw new Refusal('desk_value_wrong', { what: 'the day of payment, which is over' });
    }
    const { name, account, bic } = input.debtor;
    const by = call.staff.name;
    const file = {
      ...{ id: randomUUID(), no: makeNo(now), paysOn: input.paysOn, madeBy: by, at: now },
      ...{ debtorName: name, debtorAccount: account, debtorBic: bic },
      total: sum(rows.map(({ net }) => net)),
    };
    const isSaved = await insertFile(
      sql,
      file,
      rows.map(({ id }) => id),
    );
    if (!isSaved) throw new Refusal('desk_changed_meanwhile');
    const about = { file: file.no, payouts: String(rows.length), total: formatMicro(file.total) };
    await noteInDeskLog(sql, { by, act: 'payment-file-made', about: { ...about, account } }, now);
    return { id: file.id, no: file.no };
  });

/** A file that the bank may already have cannot be dropped. */
export const dropPaymentFile: DeskUseCase<typeof dropRoute> = (call, { id, reason }) =>
  call.db.transaction(async (sql) => {
    const file = await lockFile(sql, id);
    if (!file) throw new Refusal('desk_not_found');
    if (file.droppedAt) throw new Refusal('desk_changed_meanwhile');
    const items = await listItems(sql, id);
    if (items.some(({ state }) => state === 'sent' || state === 'completed')) {
      throw new Refusal('desk_payment_file_sent');
    }
    await saveDrop(sql, id, call.staff.name, call.now());
    const about = { file: file.no, reason };
    const act = { by: call.staff.name, act: 'payment-file-dropped', about };
    await noteInDeskLog(sql, act, call.now());
    return {};
  });
