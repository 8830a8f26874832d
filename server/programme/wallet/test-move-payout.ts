import { noteAct } from '../../people/staff-activity/note-act.ts';
import { movePayout, type PayoutMove } from './move-payout.ts';

/** Moves a payout as a member of staff does at the desk, who is only a name here. */
export const movePayoutByName = (services: Parameters<typeof movePayout>[0], move: PayoutMove) =>
  movePayout(services, move, (sql, moved, now) =>
    noteAct(sql, { ...moved, by: move.movedBy, act: `payout-${move.newState}` }, now),
  );
