import type { listPartnerHelp } from '#contract/desk/partner-help.ts';
import type { Reply } from '#contract/route.ts';
import { fragment, type Queue, readPage, type Sql } from '../../platform/database/database.ts';

type WaitingHelp = Reply<typeof listPartnerHelp>['list'][number];

/** Resets that wait for a second member of staff, and objections for anyone to look into. */
export const partnerHelpQueue = (now: Date): Queue => ({
  columns: fragment`
    h.partner_id, coalesce(p.username, p.nickname) partner, h.what, h."by", h.at`,
  from: fragment`
    from (
      select partner_id, 'pay-password' what, begun_by by_id,
             (select name from staff where id = begun_by) "by", requested_at at
        from pay_password_reset
       where cancelled_at is null and done_at is null and needs_approval
         and approved_at is null and usable_at + interval '7 days' > ${now}
      union all
      select partner_id, 'objection', requested_by, requester, opened_at from support_case
       where kind = 'takeover' and answered_at is null
    ) h join partner p on p.id = h.partner_id
   where true`,
  at: fragment`h.at`,
  id: fragment`h.partner_id`,
  idType: 'uuid',
  isOldestFirst: true,
  rowsMax: 100,
  item: {
    id: fragment`h.partner_id::text`,
    what: fragment`h.what`,
    partnerId: fragment`h.partner_id`,
    whose: fragment`coalesce(p.username, p.nickname)`,
    by: fragment`h."by"`,
    byId: fragment`h.by_id`,
    since: fragment`h.at`,
  },
});

export async function listWaitingHelp(sql: Sql, now: Date): Promise<WaitingHelp[]> {
  const { list } = await readPage<WaitingHelp>(sql, partnerHelpQueue(now), null);
  return list;
}
