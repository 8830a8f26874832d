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
    select 'pay-password-reset', done_at, coalesce(begun_by, ${thePartner}), approved_by
      from pay_password_reset where partner_id = ${partnerId} and done_at is not null
    union all
    select 'card-replaced', replaced_at, ${thePartner}, null
      from bank_card where partner_id = ${partnerId} and replaced_at is not null
    union all
    select 'passkey-added', made_at, ${thePartner}, null
      from partner_passkey where partner_id = ${partnerId}
    union all
    select 'objection', at, ${thePartner}, cleared_by from objection where partner_id = ${partnerId}
    order by at desc limit 20`;
}
