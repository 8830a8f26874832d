-- A figure opens to the events it is made of, also where these are few among a million others:
-- what did not count, by its rule, and clicks.
create index event_not_counted on event (plan_id, invalid, kind, no) where invalid is not null;
--;;
create index event_click_of_plan on event (plan_id, no) where kind = 7;
--;;
-- Money of a plan opens to the records that moved it.
create index entry_of_plan on entry ((cause ->> 'plan')) where cause ->> 'plan' is not null;
