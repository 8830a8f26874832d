import { calledOf } from '#domain/partner/username.ts';
import { isPayoutOpen, type PayoutState, payoutStates } from '#domain/wallet/payout.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  fragment,
  isWithinDays,
  newestFirst,
  oldestFirst,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';
import type { Card } from './card-store.ts';
import type { Payout, PayoutStep } from './payout-store.ts';

export interface QueuedPayout extends Payout {
  readonly partner: string;
}

export interface PayoutFilter {
  readonly state?: PayoutState | undefined;
  readonly partner?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  readonly cursor?: string | undefined;
}

const columns = fragment`
  o.id, o.partner_id, o.amount, o.fee, o.net, o.card_id, o.target, o.state, o.requested_at,
  coalesce(p.username, p.nickname) partner`;

const openStates = payoutStates.filter(isPayoutOpen);

/**
 * Open payouts, oldest first; payouts in a final state, newest first. The days are those of the
 * request, or of the end of a payout that is over.
 */
export async function listPayoutPage(sql: Sql, filter: PayoutFilter) {
  const { state, partner, cursor, from = null, to = null } = filter;
  const isOver = state !== undefined && !isPayoutOpen(state);
  const endedAt = fragment`(select max(s.at) from payout_step s where s.payout_id = o.id)`;
  const { beyond, order } = isOver ? newestFirst : oldestFirst;
  const { at, id } = pageEnd(cursor);
  const rows = await sql.many<QueuedPayout>`
    select ${columns} from payout o join partner p on p.id = o.partner_id
     where o.state = any (${state ? [state] : openStates})
       and ${isCalled(fragment`p`, calledOf(partner))}
       and ${isWithinDays(isOver ? endedAt : fragment`o.requested_at`, from, to)}
       and (${at}::timestamptz is null or (o.requested_at, o.id) ${beyond} (${at}, ${id}::uuid))
     order by o.requested_at ${order}, o.id ${order} ${pageLimit}`;
  return timePage(rows, (row) => ({ at: row.requestedAt, id: row.id }));
}

interface QueuedPayoutDetail extends QueuedPayout {
  readonly cardBoundAt: Date;
}

export async function findQueuedPayout(sql: Sql, id: string): Promise<QueuedPayoutDetail | null> {
  return sql.maybeOne<QueuedPayoutDetail>`
    select ${columns}, c.bound_at card_bound_at
      from payout o join partner p on p.id = o.partner_id join bank_card c on c.id = o.card_id
     where o.id = ${id}`;
}

export const listPayoutSteps = (sql: Sql, id: string): Promise<PayoutStep[]> =>
  sql.many<PayoutStep>`
    select state, at, made_by "by", reason, reference from payout_step
     where payout_id = ${id} order by step`;

/** The card a payout goes to, even if it has been replaced since. */
export async function findCardOfPayout(sql: Sql, id: string): Promise<Card | null> {
  return sql.maybeOne<Card>`
    select c.id, c.partner_id, c.method, c.label, c.kind, c.sealed, c.last4, c.bound_at
      from payout o join bank_card c on c.id = o.card_id where o.id = ${id}`;
}
