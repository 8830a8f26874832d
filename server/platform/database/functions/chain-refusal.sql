-- The hash of a row, in one place for the writer and the auditor.
create or replace function refusal_hash(row_of payout_refusal) returns bytea
language sql stable set search_path = public, pg_temp as $$
  select sha256(convert_to(json_build_array(row_of.id, row_of.partner_id, row_of.seq,
    extract(epoch from row_of.at), row_of.reason, row_of.remedy, row_of.facts, row_of.payout_id,
    row_of.caused_by, encode(row_of.previous, 'hex'))::text, 'UTF8'))
$$;

grant execute on function refusal_hash to reachbook_runtime;

create or replace function chain_refusal() returns trigger
language plpgsql set search_path = public, pg_temp as $$
begin
  new.hour = floor(extract(epoch from new.at) / 3600);
  new.hash = refusal_hash(new);
  return new;
end $$;

create or replace trigger payout_refusal_is_chained before insert on payout_refusal for each row
  execute function chain_refusal();
