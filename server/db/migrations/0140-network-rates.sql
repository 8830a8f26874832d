-- Clicks are also limited for a whole network. A viewer has twelve bytes (provider, network,
-- browser), a network the first eight of them, so the two never share a row.
alter table viewer_rate drop constraint viewer_rate_is_kept;
--;;
alter table viewer_rate add constraint viewer_rate_is_kept
  check (count <= case kind when 1 then 20 else case length(viewer) when 8 then 3 else 1 end end);
--;;
insert into mark_reason (name, code) values
  ('many_browsers', 104), ('never_seen', 105), ('no_clicks', 106);
