import type { countWaiting } from '#contract/desk/waiting.ts';
import type { Reply } from '#contract/route.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  type Sql,
} from '../../platform/database/database.ts';
import { isOfOffered } from '../catalogue/catalogue-store.ts';

export type QueueState = Reply<typeof countWaiting>['queues'][number];

const proposals = (condition: Fragment) => fragment`
  select count(*), min(made_at) from proposal where decided_at is null and ${condition}`;

const payouts = (state: PayoutState) => fragment`
  select count(*), min((select max(s.at) from payout_step s where s.payout_id = o.id))
    from payout o where o.state = ${literal(state)}`;

const exchanges = (state: ExchangeState) => fragment`
  select count(*), min((select max(s.at) from exchange_step s where s.exchange_id = e.id))
    from exchange e where e.state = ${literal(state)}`;

/** Help with passwords that another person has to approve, and objections by owners. */
export const partnerHelp = (now: Date): Fragment => fragment`
  select partner_id, 'login-link' what, made_by, made_at since
    from password_link_request where decided_at is null
   union all
  select partner_id, 'pay-password', begun_by, requested_at
    from pay_password_reset
   where cancelled_at is null and done_at is null and needs_approval and approved_at is null
     and usable_at + interval '7 days' > ${now}::timestamptz
   union all
  select partner_id, 'objection', asked_by, at
    from objection where cleared_at is null`;

/**
 * Chats whose last delivered message is of a partner who can read an answer. It skips from one
 * chat to the next, so that its cost grows with the chats and not with their messages.
 */
export const chats: Fragment = fragment`
  with recursive chat as (
    (select partner_id from chat_message order by partner_id limit 1)
     union all
    select (select m.partner_id from chat_message m where m.partner_id > chat.partner_id
             order by m.partner_id limit 1)
      from chat where chat.partner_id is not null
  )

  select chat.partner_id, asked.at since
    from chat join partner reader on reader.id = chat.partner_id and reader.erased_at is null
   cross join lateral (
     select m.at from chat_message m
      where m.partner_id = chat.partner_id and m.made_by is null
        and m.seq > coalesce((
          select a.seq from chat_message a
           where a.partner_id = chat.partner_id and a.made_by is not null and a.blocked is null
           order by a.seq desc limit 1), 0)
      order by m.seq limit 1
   ) asked`;

/** How many wait in each queue, and since when the oldest has. */
const countsOf = (now: Date): Record<DeskQueue, Fragment> => ({
  deposits: proposals(fragment`act = 'deposit'`),
  chargebacks: proposals(fragment`act = 'chargeback'`),
  'other-proposals': proposals(fragment`act not in ('deposit', 'chargeback')`),
  'payouts-requested': payouts('requested'),
  'payouts-approved': payouts('approved'),
  'payouts-sent': payouts('sent'),
  'payout-reviews': fragment`
    select count(*), min(asked_at) from payout_review where answered_at is null`,
  'order-disputes': fragment`select count(*), min(at) from dispute_now where outcome is null`,
  'exchanges-held': exchanges('held'),
  'exchanges-accepted': exchanges('accepted'),
  'exchanges-disputed': exchanges('disputed'),
  'configuration-changes': fragment`
    select count(*), min(made_at) from configuration_proposal where decided_at is null`,
  changes: fragment`select count(*), min(made_at) from desk_proposal where decided_at is null`,
  'staff-changes': fragment`
    select count(*), min(made_at) from staff_proposal where decided_at is null`,
  'partner-help': fragment`select count(*), min(h.since) from (${partnerHelp(now)}) h`,
  creatives: fragment`
    select count(*), min(c.added_at) from creative c
     where not exists (select from creative_review v where v.creative_id = c.id)
       and ${isOfOffered}`,
  feedback: fragment`
    select count(*), min(f.at) from feedback f
     where (select s.state from feedback_step s where s.ticket = f.ticket
             order by s.step desc limit 1) in ('received', 'in-progress')`,
  'message-reports': fragment`
    select count(*), min(r.at) from message_report r
     where not exists (select from message_report_answer a where a.report_id = r.id)`,
  chats: fragment`select count(*), min(c.since) from (${chats}) c`,
});

export function listQueues(sql: Sql, now: Date): Promise<QueueState[]> {
  const counts = Object.entries(countsOf(now)).map(
    ([queue, select]) => fragment`
      select ${literal(queue)} queue, counted.count::int, counted.since oldest_at
        from (${select}) as counted (count, since)`,
  );

  return sql.many<QueueState>`${joinFragments(counts, fragment` union all `)}`;
}
