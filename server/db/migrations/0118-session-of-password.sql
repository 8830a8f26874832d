-- As it was with the partner when the password of this login was compared. A session whose password
-- is not the partner's any more is dead, though it may have begun while the password was changed.
alter table session add column password_changed_at timestamptz;
--;;
update session s set password_changed_at = p.password_changed_at
  from partner p
 where p.id = s.partner_id and s.ended_at is null and s.created_at >= p.password_changed_at;
