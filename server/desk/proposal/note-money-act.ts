import { isStaffAct } from '#domain/staff/staff-act.ts';
import { noteAct, noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { StoredProposal } from './proposal-store.ts';

type MoneyAct = Pick<StoredProposal, 'id' | 'partnerId' | 'reason' | 'reference' | 'body'> & {
  readonly by: string;
  readonly act: string;
  /** The partners whose money it moves, if there are more than the one it names. */
  readonly touched?: readonly string[];
};

/** An act is listed with every partner it touches, or in the log when it touches none. */
export async function noteMoneyAct(sql: Sql, given: MoneyAct, now: Date): Promise<void> {
  const { id, partnerId, by, act, reason, reference, body, touched = [] } = given;
  if (partnerId) {
    if (!isStaffAct(act)) throw new Error(`${act} is no act on a partner’s account`);
    const { evidence = null } = body;
    for (const one of new Set([partnerId, ...touched])) {
      await noteAct(sql, { partnerId: one, by, act, reason, reference, evidence }, now);
    }
    return;
  }
  await noteInDeskLog(sql, { by, act, about: { ...body, reason, reference, proposal: id } }, now);
}
