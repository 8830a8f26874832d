-- A conversion with its effective state: its latest state, or reversed once the entry that paid it
-- was undone. The conversion's own states are history and still say approved.
create or replace view conversion_worth as
select c.*, undone.at as undone_at,
       case when undone.at is null then c.state else 'reversed' end as counts_as
  from conversion_now c
  left join lateral (select min(u.at) as at from conversion_step s
                       join entry_undone u on u.entry_id = s.entry_id
                      where s.conversion_id = c.id and s.step = c.step) undone
    on c.state = 'approved';
