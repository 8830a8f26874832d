import type * as delivery from '#contract/delivery.ts';
import { objectUntil, whyNotDispute } from '#domain/conversion/dispute.ts';
import { type ConversionState, conversionStates } from '#domain/conversion/state.ts';
import { micro, subtract } from '#domain/money.ts';
import { isDelivering } from '#domain/plan/status.ts';
import { readInSnapshot, type Sql } from '../../platform/database/database.ts';
import { type ChargedBack, listChargedBack } from '../conversion/clawback-store.ts';
import { type Conversion, listConversions } from '../conversion/conversion-store.ts';
import { type Dispute, listDisputes } from '../conversion/dispute-store.ts';
import { toDisputeReply } from '../conversion/dispute-view.ts';
import type { UseCases } from '../services/services.ts';
import { composeEvents } from './compose-events.ts';
import { findCompleteTo } from './figures-store.ts';
import { getOwnPlan } from './own-plan.ts';
import type { ChartPlan } from './plan-event-store.ts';
import { readCharts } from './read-charts.ts';
import { readEventList } from './read-event-list.ts';
import type { PlanState } from './reserved-ad-store.ts';
import { listReserved, type ReservedRow } from './reserved-ads.ts';
import type { StoredEvent } from './stored-event.ts';

const pageSize = 50;

export const deliveryUseCases = {
  async planCharts({ db, partner, now, timeZone: { name: timeZone } }, { planNo, range }) {
    const asOf = now();
    return readInSnapshot(db, async (sql) => {
      const plan = await getOwnPlan(sql, partner.id, planNo);
      const completeTo = await findCompleteTo(sql, partner.id, asOf);
      return { completeTo, ...(await readCharts(sql, plan, { range, timeZone }, asOf)) };
    });
  },

  /** The single events of the partner's own plan, newest first, including invalid ones. */
  async planEvents({ db, blocks, partner }, { planNo, reservedAt, lastNo, ...input }) {
    const { sql } = db;
    const plan = await getOwnPlan(sql, partner.id, planNo);
    const upperNo = /^\d{1,15}$/.test(input.cursor ?? '') ? Number(input.cursor) : null;

    if (reservedAt !== undefined) {
      const state = {
        asOf: new Date(reservedAt),
        lastNo: Number(lastNo ?? Number.MAX_SAFE_INTEGER),
      };
      const rows = await readReserved(sql, plan, state, upperNo);
      return toPage(rows.map(({ event, ...reserved }) => ({ ...toMoneyEvent(event), reserved })));
    }

    const filter = { ...input, since: toDate(input.from), until: toDate(input.to) };
    const events = await readEventList({ sql, blocks }, plan.id, filter, upperNo, pageSize + 1);
    return toPage(events.map((event) => ({ ...toMoneyEvent(event), reserved: null })));
  },

  async planEventsFile(call, { planNo, format, after }) {
    const plan = await getOwnPlan(call.db.sql, call.partner.id, planNo);
    return composeEvents(call, { plan, format, previousNo: Number(after ?? 0) }, call.now());
  },

  /** The conversions of the partner's own plan, newest first, with their states. */
  async planConversions({ db, partner, now }, { planNo, cursor, by, ...input }) {
    const { sql } = db;
    const plan = await getOwnPlan(sql, partner.id, planNo);
    const filter = {
      states: listStates(input.state),
      datedBy: by,
      since: toDate(input.from),
      until: toDate(input.to),
    };
    const page = await listConversions(sql, plan.id, filter, cursor);

    const ids = page.list.map(({ id }) => id);
    const disputes = Map.groupBy(await listDisputes(sql, ids), ({ conversionId }) => conversionId);
    const chargebacks = new Map(
      (await listChargedBack(sql, ids)).map((chargeback) => [chargeback.conversionId, chargeback]),
    );
    const asOf = now();
    const list = page.list.map((conversion) => ({
      ...conversion,
      // A charged-back conversion shows as reversed, in line with its money.
      state: conversion.countsAs,
      net: subtract(conversion.commission, conversion.fee),
      ...toObjections(conversion, disputes.get(conversion.id) ?? [], asOf),
      ...toChargebackFields(chargebacks.get(conversion.id)),
    }));

    return { list, next: page.next };
  },
} satisfies UseCases<typeof delivery>;

const toDate = (text: string | undefined): Date | null =>
  text === undefined ? null : new Date(text);

/** Nothing is reserved for a plan that does not deliver; its events may be sealed. */
const readReserved = async (
  sql: Sql,
  { id: planId, status }: ChartPlan,
  { asOf, lastNo }: Pick<PlanState, 'asOf' | 'lastNo'>,
  upperNo: number | null,
): Promise<readonly ReservedRow[]> =>
  isDelivering(status) ? listReserved(sql, { planId, asOf, lastNo }, upperNo, pageSize + 1) : [];

const toMoneyEvent = (event: StoredEvent) => ({ ...event, cost: micro(event.cost) });

/**
 * One row more than a page was read if there are more. Events are not a list of one query: they are
 * in several ranges of numbers, or sealed in files.
 */
function toPage<Row extends { readonly no: number }>(rows: readonly Row[]) {
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
}

const lostStates: readonly ConversionState[] = ['refused', 'reversed'];

function listStates(
  state: ConversionState | 'standing' | 'won' | undefined,
): readonly ConversionState[] | null {
  switch (state) {
    case undefined:
      return null;
    case 'standing':
      return conversionStates.filter((candidate) => !lostStates.includes(candidate));
    case 'won':
      return ['pending', 'approved'];
    default:
      return [state];
  }
}

function toObjections(conversion: Conversion, disputes: readonly Dispute[], now: Date) {
  const problem = whyNotDispute({ ...conversion, disputes }, 'partner', now);
  return {
    disputes: disputes.map(toDisputeReply),
    objectUntil: problem ? null : objectUntil(conversion.lockAt),
  };
}

function toChargebackFields(chargeback: ChargedBack | undefined) {
  const { left: owed, lapsesAt } = chargeback ?? {};
  return {
    chargedBackAt: chargeback?.at ?? null,
    clawback: owed && lapsesAt ? { left: owed, lapsesAt } : null,
  };
}
