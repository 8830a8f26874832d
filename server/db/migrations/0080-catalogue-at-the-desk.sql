-- Whom to write to at a merchant.
alter table merchant
  add column contact text not null default '' check (length(contact) <= 500),
  add column version int not null default 1;
--;;
grant update (contact, version) on merchant to reachbook_runtime;
--;;
-- Who brought a creative; somebody else reviews it.
alter table creative add column made_by text not null default '';
--;;
update creative c set made_by = a.made_by
  from catalogue_act a where a.act = 'creative' and a.subject = c.id::text;
--;;
-- What staff did to the catalogue stands in the log of the desk, with everything else that
-- concerns no single partner.
insert into desk_log (at, made_by, act, about)
select at, made_by, act, jsonb_build_object('subject', subject, 'reason', reason)
  from catalogue_act order by id;
--;;
drop table catalogue_act;
