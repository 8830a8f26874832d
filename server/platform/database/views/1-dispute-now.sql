create or replace view dispute_now as
select d.*, e.outcome, e.decided_by, e.reason, e.at as decided_at
  from dispute d left join dispute_end e on e.dispute_id = d.id;
