-- The chart of accounts, as the rules have it. `side` says on which side of zero a balance stays.
create table pocket (
  name text primary key,
  owner_kind text not null,
  side text not null check (side in ('credit', 'debit')),
  stands text not null check (stands in ('own', 'counter')),
  is_asset boolean not null,
  unique (name, side)
);
--;;
insert into pocket (name, owner_kind, side, stands, is_asset)
select unnest(names), owner_kind, side, stands, is_asset from (values
  ('partner', 'credit', 'own', true, array['available', 'to_consume', 'deposit']),
  ('partner', 'credit', 'own', false, array['to_consume_discount', 'to_consume_startup',
    'publisher_pending', 'publisher_pending_discount', 'publisher_pending_startup', 'to_settle',
    'discount', 'startup', 'payout', 'exchange']),
  ('partner', 'debit', 'counter', false, array['advance_claim']),
  ('partner', 'credit', 'counter', false, array['advance_due', 'loss', 'reserved',
    'publisher_pay', 'media_fee', 'revenue_fee', 'payout_fee', 'membership_income']),
  ('merchant', 'credit', 'own', false, array['escrow']),
  ('publisher', 'credit', 'own', false, array['publisher_payable']),
  ('acceptor', 'credit', 'own', false, array['acceptor_clearing']),
  ('network', 'credit', 'own', false, array['promotions', 'capital']),
  ('rail', 'debit', 'own', false, array['cash'])
) as chart (owner_kind, side, stands, is_asset, names);
--;;
-- The end of an owner's chain. Whoever touches an account of the owner holds this row's lock.
create table wallet (
  owner uuid primary key,
  seq bigint not null check (seq >= 0),
  head bytea not null check (length(head) = 32),
  at timestamptz,
  check ((seq = 0) = (at is null))
) with (fillfactor = 70);
--;;
create table account (
  owner uuid not null references wallet,
  pocket text not null,
  side text not null,
  balance bigint not null,
  turn bigint not null check (turn >= 0),
  primary key (owner, pocket),
  foreign key (pocket, side) references pocket (name, side),
  constraint balance_keeps_its_side
    check (case side when 'credit' then balance >= 0 else balance <= 0 end)
) with (fillfactor = 70);
--;;
create table entry (
  id uuid primary key,
  kind text not null,
  -- Whole milliseconds: the hash of an entry covers no more of it.
  at timestamptz not null check (at = date_trunc('milliseconds', at)),
  request_key text,
  cause jsonb not null check (jsonb_typeof(cause) = 'object'),
  remark text,
  reverses uuid references entry,
  check ((kind = 'chargeback') = (reverses is not null)),
  check (reverses is null or remark is not null)
);
--;;
create unique index entry_of_request on entry (request_key) where request_key is not null;
--;;
create unique index entry_is_reversed_once on entry (reverses) where reverses is not null;
--;;
-- The postings of an account are numbered without gaps, and each says what it left behind.
create table posting (
  owner uuid not null,
  pocket text not null,
  turn bigint not null check (turn > 0),
  entry_id uuid not null references entry,
  amount bigint not null check (amount <> 0),
  balance_after bigint not null,
  primary key (owner, pocket, turn),
  foreign key (owner, pocket) references account
);
--;;
create index posting_of_entry on posting (entry_id);
--;;
-- An owner's hash chain.
create table record (
  owner uuid not null references wallet,
  seq bigint not null check (seq > 0),
  entry_id uuid not null references entry,
  hash bytea not null check (length(hash) = 32),
  previous bytea not null check (length(previous) = 32),
  primary key (owner, seq)
);
--;;
create trigger entry_is_for_ever before update or delete or truncate on entry
  for each statement execute function refuse_change();
--;;
create trigger posting_is_for_ever before update or delete or truncate on posting
  for each statement execute function refuse_change();
--;;
create trigger record_is_for_ever before update or delete or truncate on record
  for each statement execute function refuse_change();
--;;
-- Nothing comes from nowhere: an entry sums to zero when its transaction ends.
create function assert_entry_sums_to_zero() returns trigger
language plpgsql set search_path = public, pg_temp as $$
declare
  total numeric;
  lines bigint;
begin
  select sum(amount), count(*) into total, lines from posting where entry_id = new.id;
  if lines < 2 or total <> 0 then
    raise exception 'entry % has % postings that sum to %', new.id, lines, total
      using errcode = 'check_violation';
  end if;
  if new.reverses is not null and exists (
    select from (select owner, pocket, amount from posting where entry_id = new.id) undoing
      full join (select owner, pocket, -amount as amount from posting
                  where entry_id = new.reverses) undone using (owner, pocket, amount)
     where undoing.owner is null or undone.owner is null
  ) then
    raise exception 'entry % is not the opposite of %', new.id, new.reverses
      using errcode = 'check_violation';
  end if;
  return null;
end $$;
--;;
create constraint trigger entry_sums_to_zero after insert on entry
  deferrable initially deferred for each row execute function assert_entry_sums_to_zero();
--;;
-- The same for postings that come later than their entry.
create function assert_postings_sum_to_zero() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  if exists (select from added group by entry_id having sum(amount) <> 0) then
    raise exception 'postings do not sum to zero' using errcode = 'check_violation';
  end if;
  return null;
end $$;
--;;
create trigger postings_sum_to_zero after insert on posting referencing new table as added
  for each statement execute function assert_postings_sum_to_zero();
--;;
-- Locks wallets in one order and then reads them, so that nothing read can still change. The two
-- steps are two statements: a single one would lock the newest rows but read older balances.
create function lock_wallets(wanted uuid[]) returns table (
  owner uuid, seq bigint, head text, at timestamptz, accounts json, is_stopped boolean
)
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan as $$
#variable_conflict use_column
begin
  if (select count(*) from wallet where owner = any (wanted)) < cardinality(wanted) then
    insert into wallet (owner, seq, head)
    select id, 0, sha256(convert_to(id::text, 'UTF8')) from unnest(wanted) as id order by id
    on conflict do nothing;
  end if;
  perform 1 from wallet where owner = any (wanted) order by owner for no key update;
  return query
    select w.owner, w.seq, encode(w.head, 'hex'), w.at,
           (select json_agg(json_build_array(a.pocket, a.balance::text, a.turn))
              from account a where a.owner = w.owner),
           exists (select from ledger_stop where lifted_at is null)
      from wallet w where w.owner = any (wanted);
end $$;
--;;
-- The only way in. It moves balances by the postings it writes, so that nobody can set one. All
-- it touches it finds by key, and so it is planned once, whatever the tables hold by then.
create function post_entries(
  ids uuid[], kinds text[], ats timestamptz[], request_keys text[], causes jsonb[],
  remarks text[], reversed uuid[],
  posting_entries uuid[], owners uuid[], pockets text[], turns bigint[], amounts bigint[],
  afters bigint[],
  record_owners uuid[], seqs bigint[], record_entries uuid[], hashes bytea[], previous bytea[]
) returns void
language plpgsql security definer set search_path = public, pg_temp
set plan_cache_mode = force_generic_plan set enable_seqscan = off set enable_bitmapscan = off
set enable_hashjoin = off set enable_mergejoin = off as $$
declare
  missed bigint;
begin
  if not ids <@ record_entries then
    raise exception 'an entry stands in no chain' using errcode = 'check_violation';
  end if;
  insert into entry (id, kind, at, request_key, cause, remark, reverses)
  select * from unnest(ids, kinds, ats, request_keys, causes, remarks, reversed);

  if 1 = any (turns) then
    insert into account (owner, pocket, side, balance, turn)
    select o, p, pocket.side, 0, 0 from unnest(owners, pockets, turns) as line (o, p, t)
      join pocket on pocket.name = p where t = 1
    on conflict do nothing;
  end if;

  with change as (
    select o, p, sum(amount)::bigint as amount, count(*) as times, max(t) as turn,
           (array_agg(after order by t desc))[1] as after
      from unnest(owners, pockets, turns, amounts, afters) as line (o, p, t, amount, after)
     group by o, p
  ), moved as (
    update account set balance = balance + change.amount, turn = change.turn from change
     where owner = change.o and pocket = change.p
       and account.turn = change.turn - change.times and balance + change.amount = change.after
    returning 1
  )
  select (select count(*) from change) - (select count(*) from moved) into missed;
  if missed <> 0 then
    raise exception '% accounts are not as they were when locked', missed
      using errcode = 'serialization_failure';
  end if;

  insert into posting (entry_id, owner, pocket, turn, amount, balance_after)
  select * from unnest(posting_entries, owners, pockets, turns, amounts, afters);

  insert into record (owner, seq, entry_id, hash, previous)
  select * from unnest(record_owners, seqs, record_entries, hashes, previous);

  with link as (
    select o, max(s) as seq, count(*) as times, max(entry.at) as at,
           (array_agg(h order by s desc))[1] as head, (array_agg(before order by s))[1] as before
      from unnest(record_owners, seqs, record_entries, hashes, previous)
             as line (o, s, e, h, before)
      join entry on entry.id = e group by o
  ), moved as (
    update wallet set seq = link.seq, head = link.head, at = link.at from link
     where owner = link.o and wallet.seq = link.seq - link.times and wallet.head = link.before
    returning 1
  )
  select (select count(*) from link) - (select count(*) from moved) into missed;
  if missed <> 0 then
    raise exception '% chains are not as they were when locked', missed
      using errcode = 'serialization_failure';
  end if;
end $$;
