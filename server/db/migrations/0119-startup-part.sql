-- What start-up funds earned is worked out from the entries themselves since 0113.
alter table settlement drop column earned_by_startup;
