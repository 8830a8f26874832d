import type { listPayoutQueue, showPayout } from '#contract/desk/payouts.ts';
import type { Input, Reply } from '#contract/route.ts';
import { usernameKeyOf } from '#domain/partner/username.ts';
import { isPayoutOpen, type PayoutState, payoutStates } from '#domain/wallet/payout.ts';
import { isCalled } from '../../people/partner/partner.ts';
import type { StatusChange } from '../../people/status-change/status-change.ts';
import {
  type Fragment,
  fragment,
  isWithinDays,
  type Queue,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';
import type { Card } from './card-store.ts';

type QueuedPayout = Reply<typeof listPayoutQueue>['list'][number];

const columns = fragment`
  o.id, o.partner_id, coalesce(p.username, p.nickname) partner, o.amount, o.fee, o.net, o.target,
  o.state, o.requested_at`;

const openStates = payoutStates.filter(isPayoutOpen);

type PayoutFilter = Input<typeof listPayoutQueue>;

/**
 * Open payouts, oldest first; payouts in a final state, newest first. The days are those of the
 * request, or of the end of a payout that is over.
 */
export function payoutQueue(filter: PayoutFilter): Queue {
  const { state, partner, from: firstDay = null, to: lastDay = null } = filter;
  const isOver = state !== undefined && !isPayoutOpen(state);
  const endedAt = fragment`(select max(s.at) from status_change s where s.payout_id = o.id)`;

  const lastStep = (column: Fragment) => fragment`
    (select ${column} from status_change s where s.payout_id = o.id order by step desc limit 1)`;

  return {
    columns,
    from: fragment`
      from payout o join partner p on p.id = o.partner_id
     where o.state = any (${state ? [state] : openStates})
       and ${isCalled(fragment`p`, usernameKeyOf(partner))}
       and ${isWithinDays(isOver ? endedAt : fragment`o.requested_at`, firstDay, lastDay)}`,
    at: fragment`o.requested_at`,
    id: fragment`o.id`,
    idType: 'uuid',
    isOldestFirst: !isOver,
    item: {
      id: fragment`o.id::text`,
      partnerId: fragment`o.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      amount: fragment`o.net`,
      by: lastStep(fragment`nullif(s.made_by, 'partner')`),
      byId: lastStep(fragment`s.staff_id`),
      since: lastStep(fragment`s.at`),
    },
  };
}

export const listPayoutPage = (sql: Sql, filter: PayoutFilter) =>
  readPage<QueuedPayout>(sql, payoutQueue(filter), filter.cursor);

type PayoutDetails = Omit<Reply<typeof showPayout>, 'cautions' | 'steps'>;

export async function findQueuedPayout(sql: Sql, id: string): Promise<PayoutDetails | null> {
  return sql.maybeOne<PayoutDetails>`
    select ${columns}, c.bound_at card_bound_at
      from payout o join partner p on p.id = o.partner_id join bank_card c on c.id = o.card_id
     where o.id = ${id}`;
}

type PayoutStep = StatusChange<PayoutState>;

export const listPayoutSteps = (sql: Sql, id: string): Promise<PayoutStep[]> =>
  sql.many<PayoutStep>`
    select state, at, made_by "by", staff_id by_id, reason, reference from status_change
     where payout_id = ${id} order by step`;

/** The card a payout goes to, even if it has been replaced since. */
export async function findCardOfPayout(sql: Sql, id: string): Promise<Card | null> {
  return sql.maybeOne<Card>`
    select c.id, c.partner_id, c.method, c.label, c.kind, c.sealed, c.last4, c.bound_at
      from payout o join bank_card c on c.id = o.card_id where o.id = ${id}`;
}
