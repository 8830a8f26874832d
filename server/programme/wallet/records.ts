import type {
  recordDetail as detailRoute,
  listRecords as listRoute,
  monthlyRecords as monthlyRoute,
} from '#contract/record.ts';
import { confirmedKinds } from '#domain/ledger/confirmed.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import {
  findRecord,
  listRecords as listOfLedger,
  type WalletRecord,
} from '../../books/ledger/ledger.ts';
import { findConfirmedBy } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import { timeZoneAsked } from '../../platform/gateway/gateway.ts';
import { isCopiedPut } from '../plan/history-store.ts';
import { listPlanProducts } from '../plan/plan-store.ts';
import { productNameOf } from '../plan/plan-view.ts';
import { monthsOf } from './months.ts';

export const listRecords: UseCase<typeof listRoute> = async (call, input) => {
  const filter = {
    type: input.type,
    from: input.from === undefined ? undefined : new Date(input.from),
    to: input.to === undefined ? undefined : new Date(input.to),
    plan: input.plan,
    pocket: input.pocket,
  };
  const page = await listOfLedger(call.db.sql, call.member.id, filter, input.cursor ?? null);
  const products = await productsOf(call, page.list);
  return { list: page.list.map((record) => shown(record, products)), next: page.next };
};

/** One of the partner's own records. Another partner's record is answered as missing. */
export const recordDetail: UseCase<typeof detailRoute> = async (call, { id }) => {
  const record = await findRecord(call.db.sql, call.member.id, id);
  if (!record) throw new Refusal('record_not_found');
  return {
    ...shown(record, await productsOf(call, [record])),
    seq: record.seq,
    own: record.own.map(({ pocket, amount, after }) => ({
      pocket,
      amount: formatMicro(amount),
      after: formatMicro(after),
    })),
    others: record.others.map(({ pocket, amount }) => ({ pocket, amount: formatMicro(amount) })),
    reverses: record.reverses,
    confirmedBy: await confirmedBy(call.db.sql, record),
    hash: record.hash,
    previous: record.previous,
  };
};

/** A copied put was confirmed by following its operator, and not by an act of its own. */
async function confirmedBy(sql: Sql, { id, kind, cause }: WalletRecord) {
  if (!confirmedKinds.includes(kind)) return null;
  const isCopied = kind === 'put_hold' && (await isCopiedPut(sql, cause.plan ?? ''));
  return isCopied ? null : findConfirmedBy(sql, id);
}

/** The products of the plans that caused these records, by the numbers of the plans. */
async function productsOf(
  { db, language }: Pick<Parameters<typeof listRecords>[0], 'db' | 'language'>,
  records: readonly WalletRecord[],
): Promise<ReadonlyMap<string, string>> {
  const planNos = [...new Set(records.flatMap(({ cause }) => cause.plan ?? []))];
  if (planNos.length === 0) return new Map();
  const named = await listPlanProducts(db.sql, planNos);
  return new Map(named.map((plan) => [plan.no, productNameOf(plan, language)]));
}

const shown = (
  { id, at, type, kind, amount, moved, remark, cause }: WalletRecord,
  products: ReadonlyMap<string, string>,
) => ({
  id,
  at: at.toISOString(),
  type,
  kind,
  amount: formatMicro(amount),
  moved: moved && { ...moved, amount: formatMicro(moved.amount) },
  remark,
  product: products.get(cause.plan ?? '') ?? null,
  cause,
});

export const monthlyRecords: UseCase<typeof monthlyRoute> = async (call, input) => ({
  list: await monthsOf(
    call.db.sql,
    call.member.id,
    timeZoneAsked(input.user_time_zone, call.timeZone),
  ),
});
