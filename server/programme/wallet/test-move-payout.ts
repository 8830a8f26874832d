import { noteAct } from '../../people/audit-event/note-act.ts';
import { admitPerson } from '../../platform/database/test-staff.ts';
import { movePayout, type PayoutStep } from './move-payout.ts';

/** A move by a member of staff who is only a name in the test. */
interface NamedMove extends Omit<PayoutStep, 'movedBy'> {
  readonly movedBy: string;
}

/** Moves a payout as a member of staff of this name does at the desk. */
export async function movePayoutByName(
  services: Parameters<typeof movePayout>[0],
  { movedBy: name, ...move }: NamedMove,
): Promise<void> {
  const movedBy = await admitPerson(services.db.sql, name);

  await movePayout(services, { ...move, movedBy }, (sql, moved, now) =>
    noteAct(sql, { ...moved, author: movedBy.name, action: `payout-${move.newState}` }, now),
  );
}
