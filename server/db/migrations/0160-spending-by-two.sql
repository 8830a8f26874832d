-- What one person may give away alone is itself changed by two people.
alter table configuration_proposal drop constraint configuration_proposal_part_check;
--;;
alter table configuration_proposal add constraint configuration_proposal_part_check
  check (part in ('customerService', 'rechargeService', 'withdrawMethods', 'depositInstructions',
                  'spending'));
