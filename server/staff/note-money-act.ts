import type { Sql } from '../db/db.ts';
import { noteInLog } from '../desk/log-store.ts';
import { noteAct } from './activity-store.ts';
import type { StoredProposal } from './proposal-store.ts';

type MoneyAct = Pick<StoredProposal, 'id' | 'partnerId' | 'reason' | 'reference' | 'body'> & {
  readonly by: string;
  readonly act: string;
};

/** Each act stands in one place: the partner's own list, or the log when it is no partner's. */
export async function noteMoneyAct(sql: Sql, given: MoneyAct, now: Date): Promise<void> {
  const { id, partnerId, by, act, reason, reference, body } = given;
  if (partnerId) return noteAct(sql, { partnerId, by, act, reason, reference }, now);
  await noteInLog(sql, { by, act, about: { ...body, reason, reference, proposal: id } }, now);
}
