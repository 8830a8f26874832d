import type { ConversionState } from '#domain/conversion/state.ts';
import type { Micro } from '#domain/money.ts';
import {
  type Fragment,
  fragment,
  insert,
  type List,
  type Page,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** A conversion with its current state. */
export interface Conversion {
  readonly id: string;
  readonly planId: bigint;
  readonly serveId: string;
  readonly commission: Micro;
  readonly fee: Micro;
  readonly orderAmount: Micro | null;
  readonly clickedAt: Date;
  readonly at: Date;
  readonly lockAt: Date;
  readonly state: ConversionState;
  readonly reason: string | null;
  readonly step: number;
}

const columns = fragment`
  id, plan_id, serve_id, commission, fee, order_amount, clicked_at, at, lock_at, state, reason,
  step`;

/** Held conversions that their merchant can no longer reverse. */
export const listHeldUntil = (sql: Sql, now: Date): Promise<Conversion[]> =>
  sql.many<Conversion>`
    select ${columns} from conversion_now
     where state = 'held' and lock_at <= ${now}
       and plan_id in (select id from plan where status <> 'settled')
     order by lock_at, id limit 500`;

/**
 * Open conversions whose click was found invalid later, in plans not yet settled. A conversion that
 * two people granted to the partner is final.
 */
export const listFlagged = (
  sql: Sql,
  {
    id = null,
    planId = null,
  }: { readonly id?: string | null; readonly planId?: bigint | null } = {},
): Promise<Conversion[]> =>
  sql.many<Conversion>`
    select ${columns} from conversion_now c
     where c.id in (
       select reported.id from click_flag k
         join plan p on p.id = k.plan_id and p.status <> 'settled'
         join conversion reported on reported.serve_id = k.serve_id
        where (${id}::uuid is null or reported.id = ${id})
          and (${planId}::bigint is null or k.plan_id = ${planId}))
       and state in ('held', 'pending')
       and not exists (select from support_case d
             where d.conversion_id = c.id and d.outcome = 'approved')
     order by at, id limit 500`;

/** A conversion and its settlement entry, which is posted in the same transaction. */
export interface ApprovedConversion {
  readonly id: string;
  readonly entryId: string;
}

/**
 * Approves pending conversions, each with its settlement entry: from now on they count as ad
 * revenue. Throws if one is no longer pending or can still be reversed.
 */
export async function approveConversions(
  sql: Sql,
  approvals: readonly ApprovedConversion[],
  now: Date,
): Promise<void> {
  if (approvals.length === 0) return;

  const approved = await sql.count`
    insert into conversion_step (conversion_id, step, state, actor, entry_id, at)
    select c.id, c.step + 1, 'approved', 'network', approval.entry_id, ${now}
      from unnest(${approvals.map(({ id }) => id)}::uuid[],
                  ${approvals.map(({ entryId }) => entryId)}::uuid[]) as approval (id, entry_id)
      join conversion_now c on c.id = approval.id
     where c.state = 'pending' and c.lock_at <= ${now}`;
  if (approved !== approvals.length) throw new Error('A conversion cannot be approved now');
}

export interface ConversionStep {
  readonly id: string;
  readonly step: number;
  readonly state: ConversionState;
  readonly reason: string | null;
  /** 'merchant', 'network', or the name of a member of staff. */
  readonly actor: string;
  readonly entryId: string | null;
  readonly at: Date;
}

export async function saveConversionStep(sql: Sql, step: ConversionStep): Promise<void> {
  await insert(sql, 'conversion_step', {
    conversionId: step.id,
    step: step.step,
    state: step.state,
    reason: step.reason,
    actor: step.actor,
    entryId: step.entryId,
    at: step.at,
  });
}

export interface NewConversion extends Omit<Conversion, 'state' | 'reason' | 'step'> {
  readonly merchantId: string;
  readonly name: string;
  readonly txid: string;
  readonly occurredAt: Date;
  readonly bodyHash: Buffer;
}

export async function saveConversion(sql: Sql, conversion: NewConversion): Promise<void> {
  await insert(sql, 'conversion', {
    id: conversion.id,
    merchantId: conversion.merchantId,
    name: conversion.name,
    txid: conversion.txid,
    planId: conversion.planId,
    serveId: conversion.serveId,
    orderAmount: conversion.orderAmount,
    commission: conversion.commission,
    fee: conversion.fee,
    clickedAt: conversion.clickedAt,
    occurredAt: conversion.occurredAt,
    at: conversion.at,
    lockAt: conversion.lockAt,
    bodyHash: conversion.bodyHash,
  });
}

/** The conversion a merchant reported under this event name and transaction id. */
export const findConversion = (
  sql: Sql,
  merchantId: string,
  name: string,
  txid: string,
): Promise<Conversion | null> =>
  sql.maybeOne<Conversion>`
    select ${columns} from conversion_now
     where merchant_id = ${merchantId} and name = ${name} and txid = ${txid}`;

export const findConversionById = (sql: Sql, id: string): Promise<Conversion | null> =>
  sql.maybeOne<Conversion>`select ${columns} from conversion_now where id = ${id}`;

export async function getConversion(sql: Sql, id: string): Promise<Conversion> {
  const conversion = await findConversionById(sql, id);
  if (!conversion) throw new Error(`There is no conversion ${id}`);
  return conversion;
}

export interface CountedConversion extends Conversion {
  /** The state, except that a conversion charged back after payment counts as reversed. */
  readonly countsAs: ConversionState;
}

export interface ConversionFilter {
  readonly states: readonly ConversionState[] | null;
  /**
   * `report`: conversions that count as these states now, by the time of their report. `state`:
   * conversions that entered one of these states in the period, or left it by a chargeback.
   */
  readonly datedBy: 'report' | 'state';
  readonly since: Date | null;
  readonly until: Date | null;
}

function isMatch({ states, datedBy, since, until }: ConversionFilter): Fragment {
  const isWithin = (time: Fragment) => fragment`
    ((${since}::timestamptz is null or ${time} >= ${since})
      and (${until}::timestamptz is null or ${time} < ${until}))`;

  if (datedBy === 'report') {
    return fragment`
      (${states}::text[] is null or counts_as = any (${states})) and ${isWithin(fragment`at`)}`;
  }

  // A chargeback takes a conversion out of its state, at another time than it came there.
  return fragment`
    (${states}::text[] is null or state = any (${states}))
    and (${isWithin(fragment`state_at`)}
      or (undone_at is not null and ${isWithin(fragment`undone_at`)}))`;
}

/** A plan's conversions, newest first. */
export async function listConversions(
  sql: Sql,
  planId: bigint,
  filter: ConversionFilter,
  cursor: string | undefined,
): Promise<Page<CountedConversion>> {
  const conversions: List = {
    columns: fragment`${columns}, counts_as`,
    from: fragment`from conversion_worth where plan_id = ${planId} and ${isMatch(filter)}`,
    at: fragment`at`,
    id: fragment`id`,
    idType: 'uuid',
  };
  return readPage<CountedConversion>(sql, conversions, cursor);
}
