-- The only way to post. Balances change by the postings written here, so nobody can set one. All
-- rows are found by key, so the plan stays good however the tables grow.
create or replace function post_entries(
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
    raise exception 'an entry is in no chain' using errcode = 'check_violation';
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

grant execute on function post_entries to reachbook_runtime;
