import type * as records from '#contract/record.ts';
import type { Language } from '#domain/language.ts';
import { confirmedKinds } from '#domain/ledger/confirmed.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { findRecord, listRecords, type WalletRecord } from '../../books/ledger/ledger.ts';
import { readConfirmationMethod } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import { chooseTimeZone } from '../../platform/gateway/gateway.ts';
import { isCopiedPut } from '../plan/history-store.ts';
import { listPlanProducts } from '../plan/plan-store.ts';
import { productNameOf } from '../plan/plan-view.ts';
import { listMonths } from './months.ts';

export const recordUseCases = {
  async listRecords({ db, partner, language }, { from: startTime, to: endTime, cursor, ...input }) {
    const filter = {
      ...input,
      since: startTime === undefined ? undefined : new Date(startTime),
      until: endTime === undefined ? undefined : new Date(endTime),
    };

    const { list, next } = await listRecords(db.sql, partner.id, filter, cursor);
    const products = await findProducts(db.sql, list, language);
    return { list: list.map((record) => withProduct(record, products)), next };
  },

  /** One of the partner's own records. Another partner's record is answered as missing. */
  async recordDetail({ db, partner, language }, { id }) {
    const record = await findRecord(db.sql, partner.id, id);
    if (!record) throw new RefusalError('record_not_found');

    const products = await findProducts(db.sql, [record], language);
    return {
      ...withProduct(record, products),
      own: [...record.ownPostings],
      others: [...record.otherPostings],
      confirmedBy: await findConfirmationMethod(db.sql, record),
    };
  },

  async monthlyRecords({ db, partner, timeZone }, { user_time_zone }) {
    const monthsZone = chooseTimeZone(user_time_zone, timeZone);
    return { list: await listMonths(db.sql, partner.id, monthsZone) };
  },
} satisfies UseCases<typeof records>;

const withProduct = (record: WalletRecord, products: ReadonlyMap<string, string>) => ({
  ...record,
  product: products.get(record.cause.plan ?? '') ?? null,
});

/** The products of the plans that caused these records, by the numbers of the plans. */
async function findProducts(
  sql: Sql,
  records: readonly WalletRecord[],
  language: Language,
): Promise<ReadonlyMap<string, string>> {
  const planNos = [...new Set(records.flatMap(({ cause }) => cause.plan ?? []))];
  if (planNos.length === 0) return new Map();

  const plans = await listPlanProducts(sql, planNos);
  return new Map(plans.map((plan) => [plan.no, productNameOf(plan, language)]));
}

/** A copied put was confirmed by following its operator, and not by an act of its own. */
async function findConfirmationMethod(sql: Sql, { id, kind, cause }: WalletRecord) {
  if (!confirmedKinds.includes(kind)) return null;
  const isCopied = kind === 'put_hold' && (await isCopiedPut(sql, cause.plan ?? ''));
  return isCopied ? null : readConfirmationMethod(sql, id);
}
