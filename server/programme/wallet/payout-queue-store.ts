import { calledOf } from '#domain/partner/username.ts';
import { isPayoutOpen, type PayoutState, payoutStates } from '#domain/wallet/payout.ts';
import { isCalled } from '../../people/partner/partner.ts';
import {
  isWithinDays,
  pageEnd,
  pageRows,
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

const columns = `o.id, o.partner_id "partnerId", o.amount, o.fee, o.net, o.card_id "cardId",
  o.target, o.state, o.requested_at "requestedAt", coalesce(p.username, p.nickname) partner`;

const open = payoutStates.filter(isPayoutOpen);

/**
 * Open payouts, oldest first; payouts in a final state, newest first. The days are those of the
 * request, or of the end of a payout that is over.
 */
export async function listPayoutPage(sql: Sql, filter: PayoutFilter) {
  const { state, partner, cursor, from = null, to = null } = filter;
  const isOver = state !== undefined && !isPayoutOpen(state);
  const [sign, order] = isOver ? ['<', 'desc'] : ['>', 'asc'];
  const { at, id } = pageEnd(cursor);
  const ended = '(select max(s.at) from payout_step s where s.payout_id = o.id)';
  const rows = await sql<QueuedPayout>(
    `select ${columns} from payout o join partner p on p.id = o.partner_id
      where o.state = any ($1) and ${isCalled('p', '$2')}
        and ${isWithinDays(isOver ? ended : 'o.requested_at', '$5', '$6')}
        and ($3::timestamptz is null or (o.requested_at, o.id) ${sign} ($3, $4::uuid))
      order by o.requested_at ${order}, o.id ${order} limit ${pageRows + 1}`,
    [state ? [state] : open, calledOf(partner), at, id, from, to],
  );
  return timePage(rows, (row) => ({ at: row.requestedAt, id: row.id }));
}

interface OnePayout extends QueuedPayout {
  readonly cardBoundAt: Date;
}

export async function findQueuedPayout(sql: Sql, id: string): Promise<OnePayout | null> {
  const [row] = await sql<OnePayout>(
    `select ${columns}, c.bound_at "cardBoundAt" from payout o
       join partner p on p.id = o.partner_id join bank_card c on c.id = o.card_id
      where o.id = $1`,
    [id],
  );
  return row ?? null;
}

export const listPayoutSteps = (sql: Sql, id: string): Promise<PayoutStep[]> =>
  sql<PayoutStep>(
    `select state, at, made_by "by", reason, reference from payout_step
      where payout_id = $1 order by step`,
    [id],
  );

/** The card a payout goes to, even if it has been replaced since. */
export async function findCardOfPayout(sql: Sql, id: string): Promise<Card | null> {
  const [row] = await sql<Card>(
    `select c.id, c.partner_id "partnerId", c.method, c.label, c.kind, c.sealed, c.last4,
            c.bound_at "boundAt"
       from payout o join bank_card c on c.id = o.card_id where o.id = $1`,
    [id],
  );
  return row ?? null;
}
