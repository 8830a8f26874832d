import type { planConversions as route } from '#contract/delivery.ts';
import { objectUntil, whyNotDispute } from '#domain/conversion/dispute.ts';
import { type ConversionState, conversionStates } from '#domain/conversion/state.ts';
import { formatMicro, subtract } from '#domain/money.ts';
import { type ChargedBack, listChargedBack } from '../conversion/clawback-store.ts';
import { type Conversion, listConversions } from '../conversion/conversion-store.ts';
import { type Dispute, listDisputes } from '../conversion/dispute-store.ts';
import { disputeView } from '../conversion/dispute-view.ts';
import type { UseCase } from '../services/services.ts';
import { getOwnPlan } from './own-plan.ts';

const pageSize = 50;

/** The conversions of the partner's own plan, newest first, with their states. */
export const planConversions: UseCase<typeof route> = async (call, input) => {
  const { sql } = call.db;
  const plan = await getOwnPlan(sql, call.member.id, input.planNo);
  const filter = {
    states: statesOf(input.state),
    by: input.by,
    from: input.from === undefined ? null : new Date(input.from),
    to: input.to === undefined ? null : new Date(input.to),
  };
  const rows = await listConversions(sql, plan.id, filter, placeOf(input.cursor), pageSize + 1);
  const shown = rows.slice(0, pageSize);
  const ids = shown.map(({ id }) => id);
  const disputes = Map.groupBy(await listDisputes(sql, ids), ({ conversionId }) => conversionId);
  const undone = new Map((await listChargedBack(sql, ids)).map((one) => [one.conversionId, one]));
  const now = call.now();
  const list = shown.map((conversion) => ({
    id: conversion.id,
    at: conversion.at.toISOString(),
    clickedAt: conversion.clickedAt.toISOString(),
    serveId: conversion.serveId,
    // A charged-back conversion shows as reversed, in line with its money.
    state: conversion.countsAs,
    reason: conversion.reason,
    commission: formatMicro(conversion.commission),
    net: formatMicro(subtract(conversion.commission, conversion.fee)),
    lockAt: conversion.lockAt.toISOString(),
    ...objections(conversion, disputes.get(conversion.id) ?? [], now),
    ...chargebackOf(undone.get(conversion.id)),
  }));
  const last = list.at(-1);
  return { list, next: rows.length > pageSize && last ? `${last.at} ${last.id}` : null };
};

const fallen: readonly ConversionState[] = ['refused', 'reversed'];

function statesOf(
  state: ConversionState | 'standing' | 'won' | undefined,
): readonly ConversionState[] | null {
  switch (state) {
    case undefined:
      return null;
    case 'standing':
      return conversionStates.filter((one) => !fallen.includes(one));
    case 'won':
      return ['pending', 'approved'];
    default:
      return [state];
  }
}

function objections(conversion: Conversion, disputes: readonly Dispute[], now: Date) {
  const no = whyNotDispute({ ...conversion, disputes }, 'partner', now);
  return {
    disputes: disputes.map(disputeView),
    objectUntil: no ? null : objectUntil(conversion.lockAt).toISOString(),
  };
}

function chargebackOf(undone: ChargedBack | undefined) {
  const { left, lapsesAt } = undone ?? {};
  return {
    chargedBackAt: undone?.at.toISOString() ?? null,
    clawback:
      left && lapsesAt ? { left: formatMicro(left), lapsesAt: lapsesAt.toISOString() } : null,
  };
}

/** Reads the position after which a page begins from the previous page's cursor. */
function placeOf(cursor: string | undefined): { at: Date; id: string } | null {
  const [, at, id] =
    /^(\d{4}-\d\d-\d\dT[\d:.]{8,12}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/.exec(
      cursor ?? '',
    ) ?? [];
  const moment = new Date(at ?? Number.NaN);
  return id === undefined || Number.isNaN(moment.getTime()) ? null : { at: moment, id };
}
