import type { listPartnerHelp } from '#contract/desk/partner-help.ts';
import type { Reply } from '#contract/route.ts';
import type { Sql } from '../../platform/database/database.ts';

type WaitingHelp = Reply<typeof listPartnerHelp>['list'][number];

/** Resets that wait for a second member of staff, and objections for anyone to look into. */
export async function listWaitingHelp(sql: Sql, now: Date): Promise<WaitingHelp[]> {
  return sql.many<WaitingHelp>`
    select h.partner_id, coalesce(p.username, p.nickname) partner, h.what, h.by, h.at
      from (
      select partner_id, 'pay-password' what,
             (select name from staff where id = begun_by) "by", requested_at at
        from pay_password_reset
       where cancelled_at is null and done_at is null and needs_approval
         and approved_at is null and usable_at + interval '7 days' > ${now}
      union all
      select partner_id, 'objection', requester, opened_at from support_case
       where kind = 'takeover' and answered_at is null
    ) h join partner p on p.id = h.partner_id
     order by h.at limit 100`;
}
