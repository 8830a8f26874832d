-- Always empty: a health check writes here and takes it back, to see whether the disk takes more.
create table write_probe (filler bytea not null);
