-- What may change, in which table, and by whom. A table without a line only takes new rows, from
-- the server. A line permits more: what it says of `update` and `delete`; and who may `insert`,
-- where that is not the server or not the server alone. Nothing is ever truncated.
--
-- `server` is the running server, by its role's own rights. `erasure` is `erase_partner` while it
-- erases a person's data, and never otherwise. `owner` is a release or a person, as the tables'
-- owner. All others are functions that run as the owner, which is the server's only way to do this.
--
-- Two locks on every table follow from these lines, at the end of the file: the rights of the
-- server's role, and triggers that refuse the rest to everyone, the owner and functions included.
-- A trigger in a table's own file may narrow a line further, for example to one decision per row.
create or replace view permitted_change (table_name, who, what) as values
  ('account', 'post_entries', 'insert, update (balance, turn)'),
  ('act_signature', 'erasure', 'update (salt)'),
  ('announcement', 'erasure', 'delete'),
  ('announcement_withdrawal', 'erasure', 'delete'),
  ('approval', 'server',
    'update (outcome, decided_by, decider, decided_at, decision_reason, undone_at)'),
  ('approval', 'erasure', 'update (input, about, reason, decision_reason)'),
  ('attempt', 'server', 'update (count, until), delete'),
  ('attempt', 'erasure', 'delete'),
  ('audit', 'server', 'update (at, checked_entries, findings)'),
  ('audit_event', 'erasure', 'update (reason, reference)'),
  ('audited', 'server', 'update (seq, hash)'),
  ('auditor', 'server', 'update (ended_by, ended_at)'),
  ('authorization_code', 'server', 'update (used_at, used_by, revoked_at)'),
  ('bank_card', 'server', 'update (replaced_at)'),
  ('bank_card', 'erasure', 'update (sealed, last4, replaced_at, fingerprint)'),
  ('bank_line', 'erasure', 'update (party, text)'),
  ('bank_line_deposit', 'server', 'update (approval_id)'),
  ('canned_answer', 'server',
    'update (title, content, version, changed_by, changed_at, removed_at)'),
  ('chat_assignment', 'server', 'update (staff_id, version, at)'),
  ('chat_assignment', 'erasure', 'delete'),
  ('chat_message', 'erasure', 'update (content, salt)'),
  ('click', 'record_events', 'insert'),
  ('click_flag', 'note_event_flag', 'insert'),
  ('confirmation', 'server', 'update (used_at)'),
  ('confirmation', 'erasure', 'delete'),
  ('deposit_reference', 'server', 'update (approval_id)'),
  ('desk_notice', 'server', 'update (read_at)'),
  ('desk_notice', 'erasure', 'update (about)'),
  ('entry', 'post_entries', 'insert'),
  ('erasure', 'server', 'update (objected_at, files)'),
  ('erasure', 'erase_partner', 'update (erasing_in, files, erased_at)'),
  ('event', 'record_events', 'insert'),
  ('event_block', 'seal_block', 'insert'),
  ('event_block_range', 'seal_block', 'insert'),
  ('event_flag_due', 'note_event_flag', 'insert'),
  ('event_flag_due', 'roll_up', 'delete'),
  ('event_once', 'record_events', 'insert'),
  ('event_partition', 'open_event_partitions', 'insert'),
  ('event_partition', 'drop_events', 'update (dropped_at)'),
  ('exchange', 'server', 'update (state)'),
  ('flag_reason', 'owner', 'insert'),
  ('follow', 'server', 'update (ended_at, ended_by)'),
  ('follow', 'erasure', 'update (ended_at, ended_by)'),
  ('host', 'server',
    'update (public_key, version, old_public_key, old_until, ended_at, ended_by, end_reason)'),
  ('idempotency_key', 'server', 'update (reply)'),
  ('idempotency_key', 'erasure', 'delete'),
  ('image', 'erasure', 'delete'),
  ('job', 'server', 'update (due_at, leased_until, ran_at, failure, failures)'),
  ('job_problem', 'server', 'update (failure, failures, due_at), delete'),
  ('ledger_stop', 'owner', 'update (lifted_at, lifted_by)'),
  ('merchant', 'server', 'update (contact, version)'),
  ('notice', 'erasure', 'delete'),
  ('notice_preference', 'server', 'update (is_on, set_at)'),
  ('notice_preference', 'erasure', 'delete'),
  ('notice_read', 'erasure', 'delete'),
  ('one_time_token', 'erasure', 'update (ended_at)'),
  ('one_time_token', 'server', 'update (used_at, ended_at, details), delete'),
  ('operator_step', 'server', 'insert'),
  ('operator_step', 'erase_partner', 'insert'),
  ('outbox_message', 'server',
    'update (partner_id, username_key, address, due_at, attempts, failure, lease_token, '
    'leased_until, outcome, done_at), delete'),
  ('outbox_message', 'erasure', 'delete'),
  ('own_place', 'server', 'update (seen_at), delete'),
  ('own_place', 'erasure', 'delete'),
  ('partition_position', 'server',
    'update (epoch, sequence, owner, until, complete_to, stopped_why, stopped_at, '
    'missing_producer, missing_counter)'),
  ('partner', 'server',
    'update (nickname, language, email, email_confirmed_at, phone, contact_changed_at, '
    'password_hash, password_changed_at, password_reset_at)'),
  ('partner', 'change_status', 'update (status)'),
  ('partner', 'erasure',
    'update (username, username_key, nickname, email, email_confirmed_at, phone, password_hash, '
    'host_user, language, status, erased_at)'),
  ('partner_passkey', 'server', 'update (counter, name, is_synced, used_at, ended_at)'),
  ('partner_passkey', 'erasure', 'delete'),
  ('pay_password', 'server', 'update (hash, set_at, reset_at, tries, locked_until, disabled_at)'),
  ('pay_password', 'erasure', 'delete'),
  ('pay_password_reset', 'server', 'update (cancelled_at, done_at, approved_by, approved_at)'),
  ('payment_file', 'server',
    'update (released_by, released_by_id, released_at, xml_sha256, csv_sha256, dropped_by, '
    'dropped_at)'),
  ('payment_file_item', 'server', 'update (is_live)'),
  ('payout', 'server', 'update (state)'),
  ('payout', 'erasure', 'update (target)'),
  ('plan', 'server',
    'insert (no, partner_id, product_id, creative_id, origin, copies, offered_at, '
    'offered_until, status_at)'),
  ('plan', 'move_plan', 'update (status, status_at, paused_by)'),
  ('plan', 'pause_plan', 'update (paused_by)'),
  ('plan_audited', 'server', 'update (no, cost, billings)'),
  ('plan_change', 'note_plan_change', 'insert'),
  ('plan_change', 'note_creative_change', 'insert'),
  ('plan_change', 'note_product_change', 'insert'),
  ('plan_change', 'note_plan_rule', 'insert'),
  ('plan_lease', 'server', 'delete'),
  ('plan_lease', 'grant_leases', 'insert, update (amount, until)'),
  ('plan_lease_turn', 'open_meter', 'insert'),
  ('plan_meter', 'open_meter', 'insert'),
  ('plan_meter', 'record_events', 'update (spent, last_no, head, day, day_spent)'),
  ('plan_meter', 'seal_block', 'update (is_sealed)'),
  ('plan_move', 'owner', 'insert'),
  ('plan_shown', 'server', 'delete'),
  ('pocket', 'owner', 'insert'),
  ('postback_key', 'server', 'update (valid_until)'),
  ('posting', 'post_entries', 'insert'),
  ('producer_position', 'server', 'update (counter, moved_at), delete'),
  ('push_subscription', 'server', 'update (endpoint, p256dh, auth, at), delete'),
  ('push_subscription', 'erasure', 'delete'),
  ('push_try', 'server', 'update (tries, due_at, outcome)'),
  ('push_try', 'erasure', 'delete'),
  ('record', 'post_entries', 'insert'),
  ('rollup_audience', 'add_to_plan_rollups', 'insert, update (count, cost, pay)'),
  ('rollup_audience', 'rebuild_rollups', 'delete'),
  ('rollup_creative', 'add_to_rollups', 'insert, update (count)'),
  ('rollup_creative', 'rebuild_rollups', 'insert, delete'),
  ('rollup_creative_sealed', 'keep_sealed_creatives', 'insert, update (count)'),
  ('rollup_partner', 'add_to_plan_rollups', 'insert, update (count, cost, pay)'),
  ('rollup_partner', 'rebuild_rollups', 'insert, delete'),
  ('rollup_partner_day', 'add_to_plan_rollups', 'insert, update (count, cost, pay)'),
  ('rollup_partner_day', 'rebuild_rollups', 'insert, delete'),
  ('rollup_placement', 'add_to_plan_rollups', 'insert, update (count, cost, pay)'),
  ('rollup_placement', 'rebuild_rollups', 'delete'),
  ('rollup_plan_day', 'add_to_plan_rollups', 'insert, update (count, cost, pay, no_from, no_to)'),
  ('rollup_plan_day', 'rebuild_rollups', 'delete'),
  ('rollup_progress', 'open_rollup', 'insert'),
  ('rollup_progress', 'roll_up', 'update (rolled_to)'),
  ('schema_file', 'owner', 'insert, update (sha256, applied_at)'),
  ('session', 'server', 'update (used_at, ended_at, address, kept_at)'),
  ('session', 'erasure', 'update (device, address, ended_at)'),
  ('staff', 'server',
    'update (roles, password_hash, secret_sealed, last_step, is_active, version)'),
  ('staff_passkey', 'server', 'update (counter, used_at, removed_at)'),
  ('staff_session', 'server', 'update (used_at, ended_at, factor_at, whole_at)'),
  ('status_change', 'erasure', 'update (reason)'),
  ('stream_reader', 'server', 'update (until), delete'),
  ('support_case', 'server',
    'update (requested_by, requester, requested_at, request_reason, answered_at, answered_by, '
    'answerer, outcome, answer)'),
  ('support_case', 'erasure', 'update (text, about, images, request_reason, answer)'),
  ('viewer_key', 'forget_viewer_keys', 'update (day, key)'),
  ('viewer_key', 'owner', 'insert'),
  ('viewer_rate', 'server', 'update (count, until), delete'),
  ('wallet', 'lock_wallets', 'insert'),
  ('wallet', 'post_entries', 'update (seq, head, at)'),
  ('witness', 'server', 'update (ended_by, ended_at)'),
  ('witness_state', 'server', 'update (problem, since, tries, next_at)');

-- The columns that a line permits to update.
create or replace function updated_columns(what text) returns text[]
language sql immutable as $$
  select string_to_array(substring(what from 'update \(([^)]*)'), ', ')
$$;

-- Locks a table, or a partition under the name of its table, whose triggers do not fire for
-- statements that name the partition. Triggers run once per statement, and none on an insert.
create or replace function guard_table(guarded regclass, name text) returns void
language plpgsql set search_path = public, pg_temp as $$
declare
  granted text;
  -- True if only an erasure may, null if nobody may.
  delete_erases boolean;
  refused text;
  refused_unless_erasing text;
begin
  select concat_ws(', ', string_agg(what, ', ') filter (where who = 'server'),
           case when bool_or(what ~ '\minsert\M') is not true then 'insert' end),
         bool_and(who = 'erasure') filter (where what ~ '\mdelete\M')
    into granted, delete_erases
    from permitted_change where table_name = name;
  execute format('revoke insert, update, delete, truncate on %s from reachbook_runtime', guarded);
  if granted <> '' then
    execute format('grant %s on %s to reachbook_runtime', granted, guarded);
  end if;

  select concat_ws(' or ',
           case when count(erases) = 0 then 'update' else 'update of ' ||
             string_agg(quote_ident(attname), ', ') filter (where erases is null) end,
           case when delete_erases is null then 'delete' end, 'truncate'),
         concat_ws(' or ',
           'update of ' || string_agg(quote_ident(attname), ', ') filter (where erases),
           case when delete_erases then 'delete' end)
    into refused, refused_unless_erasing
    from pg_attribute
    cross join lateral (select bool_and(who = 'erasure') as erases from permitted_change
      where table_name = name and attname = any (updated_columns(what))) line
   where attrelid = guarded and attnum > 0 and not attisdropped and attgenerated = '';
  execute format('create or replace trigger append_only before %s on %s '
    'for each statement execute function refuse_change()', refused, guarded);
  if refused_unless_erasing <> '' then
    execute format('create or replace trigger append_only_unless_erasing before %s on %s '
      'for each statement execute function refuse_unless_erasing()',
      refused_unless_erasing, guarded);
  elsif exists (select from pg_trigger
      where tgrelid = guarded and tgname = 'append_only_unless_erasing') then
    execute format('drop trigger append_only_unless_erasing on %s', guarded);
  end if;
end $$;

select guard_table(c.oid, coalesce(whole.relname, c.relname))
  from pg_class c
  left join pg_inherits i on i.inhrelid = c.oid
  left join pg_class whole on whole.oid = i.inhparent
 where c.relkind in ('r', 'p')
   and coalesce(whole.relnamespace, c.relnamespace) = 'public'::regnamespace;
