import type { StoredEntry } from '#domain/ledger/entry.ts';
import { type Micro, zero } from '#domain/money.ts';
import {
  type DueChange,
  type FundedPlan,
  type StartupHistory,
  startupEarned,
  startupToRestore,
} from '#domain/wallet/startup-history.ts';
import type { Sql } from '../../platform/database/database.ts';

/**
 * A partner's start-up funds, derived from ledger entries: their part of a plan is what its
 * settlement paid with them, regardless of what the plan had earned by then.
 */
export async function getStartupHistory(sql: Sql, partnerId: string): Promise<StartupHistory> {
  const changes = await sql.many<DueChange>`
    select e.at, d.balance_after due, coalesce(-a.amount, 0)::bigint taken,
           exists (select from entry u where u.reverses = e.id) is_undone
      from posting d join entry e on e.id = d.entry_id
      left join posting a on a.entry_id = e.id and a.owner = d.owner and a.pocket = 'available'
        and e.kind = 'startup_return'
     where d.owner = ${partnerId} and d.pocket = 'advance_due' order by d.turn`;

  const plans = await sql.many<FundedPlan>`
    select p.no plan, e.at settled_at, -g.amount startup, used.consumed,
           (brought.amount - shared.amount)::bigint brought, restored.amount restored
      from posting g join entry e on e.id = g.entry_id
      join plan p on p.no = e.cause ->> 'plan'
      cross join lateral (
        select -sum(o.amount)::bigint consumed from posting o
         where o.entry_id = e.id and o.pocket in
           ('publisher_pending', 'publisher_pending_discount', 'publisher_pending_startup')) used
      cross join lateral (
        select coalesce(sum(a.amount), 0) amount
          from conversion c join conversion_step t on t.conversion_id = c.id
          join posting a on a.entry_id = t.entry_id
         where c.plan_id = p.id and t.state = 'approved'
           and a.owner = g.owner and a.pocket = 'available'
           and not exists (select from entry_undone u where u.entry_id = t.entry_id)) brought
      cross join lateral (
        select coalesce(sum(f.share), 0) amount from follow_share f
         where f.plan_id = p.id and f.entry_id is not null
           and not exists (select from entry_undone u where u.entry_id = f.entry_id)) shared
      cross join lateral (
        select coalesce(sum(f.amount), 0)::bigint amount
          from posting f join entry r on r.id = f.entry_id and r.kind = 'startup_restore'
         where f.owner = g.owner and f.pocket = 'forgiven' and r.cause ->> 'plan' = p.no) restored
     where g.owner = ${partnerId} and g.pocket = 'publisher_pending_startup' and g.amount < 0
       and e.kind = 'settle' and e.cause ? 'media'`;

  return { changes, plans };
}

/** What outstanding start-up funds have earned a partner, net of chargebacks. */
export const startupEarnings = async (sql: Sql, partnerId: string): Promise<Micro> =>
  startupEarned(await getStartupHistory(sql, partnerId));

/** How much of a return is restored when this entry is charged back: usually nothing. */
export async function startupRestored(sql: Sql, reversedEntry: StoredEntry | null): Promise<Micro> {
  const { plan, conversion } = reversedEntry?.cause ?? {};
  const payment = reversedEntry?.postings.find(({ pocket }) => pocket === 'available');
  if (reversedEntry?.kind !== 'settle' || !plan || !conversion || !payment) return zero;

  const history = await getStartupHistory(sql, payment.owner);
  return startupToRestore(history, { plan, net: payment.amount });
}
