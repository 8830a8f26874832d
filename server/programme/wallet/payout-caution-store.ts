import type { showPayout } from '#contract/desk/payouts.ts';
import type { Reply } from '#contract/route.ts';
import { literal, type Sql } from '../../platform/database/database.ts';

type Caution = Reply<typeof showPayout>['cautions'][number];

const thePartner = literal('the partner');

/** What could have diverted a partner's payouts, newest first, with the people behind it. */
export async function listCautions(sql: Sql, partnerId: string): Promise<Caution[]> {
  return sql.many<Caution>`
    select case l.purpose when 'password-by-staff' then 'login-password-by-link'
             else 'login-password-by-mail' end what,
           used_at at, coalesce(a.requester, ${thePartner}) begun_by, a.decider approved_by
      from one_time_token l left join approval a on a.id = l.approval_id
     where l.owner_id = ${partnerId} and l.is_history
    union all
    select 'login-password-by-passkey', at, ${thePartner}, null
      from notice where partner_id = ${partnerId} and what = 'password-by-passkey'
    union all
    select 'pay-password-reset', r.done_at, coalesce(b.name, ${thePartner}), a.name
      from pay_password_reset r
      left join staff b on b.id = r.begun_by left join staff a on a.id = r.approved_by
     where r.partner_id = ${partnerId} and r.done_at is not null
    union all
    select 'card-replaced', replaced_at, ${thePartner}, null
      from bank_card where partner_id = ${partnerId} and replaced_at is not null
    union all
    select 'passkey-added', made_at, ${thePartner}, null
      from partner_passkey where partner_id = ${partnerId}
    union all
    select 'objection', opened_at, ${thePartner}, answerer
      from support_case where kind = 'takeover' and partner_id = ${partnerId}
    order by at desc limit 20`;
}
