-- Removes a partner's personal data after two people decided it and the partner's time to object
-- has passed. What stays is the id, as a pseudonym in the books: amounts, plans, orders and the
-- hash chains over them. server/proof/personal/personal-tables.ts says what happens to each table, and
-- why.
create or replace function erase_partner(erasure_id uuid, moment timestamptz) returns void
language plpgsql security definer set search_path = public, pg_temp as $$
declare
  gone constant text := 'erased';
  who uuid;
  key_was text;
  name_was text;
begin
  select e.partner_id, p.username_key, p.username into who, key_was, name_was
    from erasure e
    join partner p on p.id = e.partner_id
    join approval d on d.id = e.id and d.kind = 'erasure' and d.outcome = 'approved'
   where e.id = erasure_id and e.objected_at is null and e.erased_at is null and e.due_at <= moment
     and d.partner_id = e.partner_id
     for update of e, p;
  if not found then
    raise 'This erasure is not due, or two people have not decided it';
  end if;
  if exists (select from account a join pocket k on k.name = a.pocket
      where a.owner = who and a.balance <> 0 and (k.is_asset or k.name in ('payout', 'exchange',
        'to_settle', 'to_consume_discount', 'to_consume_startup', 'publisher_pending',
        'publisher_pending_discount', 'publisher_pending_startup'))) then
    raise 'The wallet of this partner still holds money';
  end if;
  update erasure set erasing_in = pg_current_xact_id(),
         files = coalesce((select array_agg(id) from image where partner_id = who), '{}')
   where id = erasure_id;

  -- The account and its ways to log in.
  update partner set username = null, username_key = null, password_hash = null, host_user = null,
         nickname = gone || '-' || left(gen_random_uuid()::text, 8), email = '', phone = '',
         email_confirmed_at = null, language = 'en', status = 'cancelled', erased_at = moment
   where id = who;
  update session set device = '', address = '', ended_at = coalesce(ended_at, moment)
   where partner_id = who;
  update one_time_token set ended_at = moment
   where owner_id = who and used_at is null and ended_at is null;
  delete from outbox_message where partner_id = who or username_key = key_was;
  delete from own_place where owner_kind = 'partner' and owner_id = who;
  delete from attempt where key like '%' || who::text
      or right(key, length(key_was) + 1) = ':' || key_was;
  delete from idempotency_key where key like '%:' || who::text || ':%';
  delete from confirmation where partner_id = who;
  delete from pay_password where partner_id = who;
  delete from partner_passkey where partner_id = who;

  -- Where money was paid to.
  update bank_card set sealed = '', last4 = '', fingerprint = sha256(gen_random_uuid()::text::bytea),
         replaced_at = coalesce(replaced_at, moment)
   where partner_id = who;
  update act_signature set salt = null where partner_id = who;
  update payout set target = gone where partner_id = who;
  -- Of an exchange only what the partner wrote is personal.
  update status_change set reason = gone
   where reason is not null
     and (payout_id in (select id from payout where partner_id = who)
       or case_id in (select id from support_case where partner_id = who)
       or made_by = 'partner' and exchange_id in (select id from exchange where partner_id = who));
  update bank_line set party = null, text = ''
   where payout_id in (select id from payout where partner_id = who)
      or reference in (select reference from deposit_reference where partner_id = who)
      or id in (select b.line_id from bank_line_deposit b join approval a on a.id = b.approval_id
        where a.partner_id = who);

  -- What was written to the partner and by the partner.
  update chat_message set content = '', salt = null where partner_id = who;
  delete from chat_assignment where partner_id = who;
  -- A merchant's words, and why an order was decided so, are no data about the person.
  update support_case set text = case when opened_by = 'partner' then gone else text end,
         about = null, images = '{}',
         request_reason = case when request_reason is not null then gone end,
         answer = case when kind <> 'order' and answer is not null then gone else answer end
   where partner_id = who;
  delete from image where partner_id = who;
  delete from notice_read where partner_id = who;
  delete from notice where partner_id = who;
  delete from notice_preference where partner_id = who;
  delete from push_try where session_id in (select id from session where partner_id = who);
  delete from push_subscription where partner_id = who;
  delete from announcement_withdrawal where announcement_id in
    (select id from announcement where partner_id = who);
  delete from announcement where partner_id = who;

  -- What staff noted about the partner. Who did what and when is kept.
  update audit_event set reason = gone, reference = gone where partner_id = who;
  update approval set about = '{}', reason = gone, input = '{}',
         decision_reason = case when decision_reason is not null then gone end
   where partner_id = who;
  update desk_notice set about = '{}' where about ->> 'partner' in (name_was, who::text);

  -- The account no longer follows anybody, and nobody can follow it.
  update follow set ended_at = moment, ended_by = 'partner'
   where ended_at is null and partner_id = who;
  insert into operator_step (partner_id, step, is_offered, share_bps, at)
  select partner_id, step + 1, false, share_bps, moment from operator_step
   where partner_id = who order by step desc limit 1;

  update erasure set erasing_in = null, erased_at = moment where id = erasure_id;
end $$;

grant execute on function erase_partner to reachbook_runtime;
