import type { countWaiting, listWaiting } from '#contract/desk/waiting.ts';
import type { Reply } from '#contract/route.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import type { ExchangeState } from '#domain/exchange/exchange.ts';
import { reportSources } from '#domain/report/report.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import {
  type Fragment,
  fragment,
  joinFragments,
  literal,
  type Sql,
} from '../../platform/database/database.ts';
import { isOfOffered } from '../catalogue/creative-store.ts';

type ListedItem = Reply<typeof listWaiting>['list'][number];

export type WaitingItem = Omit<ListedItem, 'turn' | 'nextBy'> & {
  /** The member of staff by id, where the queue knows it. */
  readonly byId: string | null;
};

const partnerName = fragment`coalesce(p.username, p.nickname)`;
const noText = fragment`null::text`;
const noPartner = fragment`null::uuid`;
const noPerson = fragment`null::uuid`;
const noAmount = fragment`null::bigint`;

/** Requests that wait for a second person. */
const approvals = (now: Date, condition: Fragment) => fragment`
  select o.id::text, o.kind, o.partner_id, ${partnerName}, o.amount, o.requester,
         o.requested_at since, o.requested_by
    from approval o left join partner p on p.id = o.partner_id
   where o.outcome is null and o.ends_at > ${now} and ${condition}`;

const payouts = (state: PayoutState) => fragment`
  select o.id::text, ${noText}, o.partner_id, ${partnerName}, o.net,
         nullif(s.made_by, 'partner'), s.at since, s.staff_id
    from payout o left join partner p on p.id = o.partner_id
   cross join lateral (
     select made_by, staff_id, at from status_change
      where payout_id = o.id order by step desc limit 1
   ) s
   where o.state = ${literal(state)} and o.state in ('requested', 'approved', 'sent')`;

const exchanges = (state: ExchangeState) => fragment`
  select o.id::text, ${noText}, o.partner_id, ${partnerName}, o.amount, ${noText},
         (select max(s.at) from status_change s where s.exchange_id = o.id) since, ${noPerson}
    from exchange o left join partner p on p.id = o.partner_id
   where o.state = ${literal(state)}`;

/** Help with passwords that another person has to approve, and objections by owners. */
const partnerHelp = (now: Date) => fragment`
  select partner_id, 'pay-password' what,
         (select name from staff where id = begun_by) made_by, requested_at since, begun_by by_id
    from pay_password_reset
   where cancelled_at is null and done_at is null and needs_approval and approved_at is null
     and usable_at + interval '7 days' > ${now}::timestamptz
   union all
  select partner_id, 'objection', requester, opened_at, requested_by
    from support_case where kind = 'takeover' and answered_at is null`;

/**
 * Chats whose last delivered message is of a partner who can read an answer. It skips from one
 * chat to the next, so that its cost grows with the chats and not with their messages.
 */
const chats = fragment`
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

/** What waits in each queue: its columns in the order of `columns` below. */
const itemsOf = (now: Date): Record<DeskQueue, Fragment> => ({
  deposits: approvals(now, fragment`o.kind = 'deposit'`),
  'payouts-requested': payouts('requested'),
  'payouts-approved': payouts('approved'),
  'payouts-sent': payouts('sent'),
  'payout-reviews': fragment`
    select o.subject, ${noText}, o.partner_id, ${partnerName}, ${noAmount}, o.causer,
           o.opened_at since, o.caused_by
      from support_case o left join partner p on p.id = o.partner_id
     where o.kind = 'payout-refusal' and o.answered_at is null`,
  'order-disputes': fragment`
    select o.id::text, c.txid, o.partner_id, ${partnerName}, c.commission, ${noText},
           o.opened_at since, ${noPerson}
      from support_case o join conversion c on c.id = o.conversion_id
      left join partner p on p.id = o.partner_id
     where o.kind = 'order' and o.answered_at is null`,
  'exchanges-held': exchanges('held'),
  'exchanges-accepted': exchanges('accepted'),
  'exchanges-disputed': exchanges('disputed'),
  approvals: approvals(now, fragment`o.kind <> 'deposit'`),
  'partner-help': fragment`
    select o.partner_id::text, o.what, o.partner_id, ${partnerName}, ${noAmount}, o.made_by,
           o.since, o.by_id
      from (${partnerHelp(now)}) o left join partner p on p.id = o.partner_id`,
  creatives: fragment`
    select c.id::text, c.title, ${noPartner}, d.name, ${noAmount},
           coalesce(c.carried_by, c.made_by), c.added_at since,
           coalesce(c.carried_by_id, c.made_by_id)
      from creative c join product d on d.id = c.product_id
     where not exists (select from status_change v where v.creative_id = c.id)
       and ${isOfOffered}`,
  feedback: fragment`
    select o.subject, o.topic, o.partner_id, ${partnerName}, ${noAmount}, ${noText},
           o.opened_at since, ${noPerson}
      from support_case o left join partner p on p.id = o.partner_id
     where o.kind = 'ticket' and o.answered_at is null
       and (select s.state from status_change s where s.case_id = o.id
             order by s.step desc limit 1) in ('received', 'in-progress')`,
  'message-reports': fragment`
    select o.id::text, o.kind, o.partner_id, ${partnerName}, ${noAmount}, o.causer,
           o.opened_at since, o.caused_by
      from support_case o left join partner p on p.id = o.partner_id
     where o.kind = any (${reportSources}) and o.answered_at is null`,
  chats: fragment`
    select o.partner_id::text, ${noText}, o.partner_id, ${partnerName}, ${noAmount}, ${noText},
           o.since, ${noPerson}
      from (${chats}) o left join partner p on p.id = o.partner_id`,
});

/** The names of an item's columns, which a queue only lists in their order. */
const columns = fragment`(id, what, partner_id, whose, amount, "by", since, by_id)`;

export type QueueState = Reply<typeof countWaiting>['queues'][number];

/** How many wait in each queue, and since when the oldest has. */
export function listQueues(sql: Sql, now: Date): Promise<QueueState[]> {
  const counts = Object.entries(itemsOf(now)).map(
    ([queue, items]) => fragment`
      select ${literal(queue)} queue, count(*)::int, min(w.since) oldest_at
        from (${items}) as w ${columns}`,
  );
  return sql.many<QueueState>`${joinFragments(counts, fragment` union all `)}`;
}

const rowsOfQueue = 8;

/** The longest-waiting items of each of these queues, oldest first. */
export async function listOldest(
  sql: Sql,
  queues: readonly DeskQueue[],
  now: Date,
): Promise<readonly WaitingItem[]> {
  if (queues.length === 0) return [];

  const items = itemsOf(now);
  const parts = queues.map(
    (queue) => fragment`
      (select ${literal(queue)} queue, w.*
         from (${items[queue]}) as w ${columns}
        order by w.since limit ${literal(rowsOfQueue)})`,
  );

  return sql.many<WaitingItem>`${joinFragments(parts, fragment` union all `)} order by since, id`;
}
