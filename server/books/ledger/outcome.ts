import type { outcome as route } from '#contract/outcome.ts';
import type { Reply } from '#contract/route.ts';
import { listReplies } from '../../platform/database/database.ts';
import type { LedgerUseCase } from './ledger-services.ts';
import { recordedCalls, requestKey } from './money-queue.ts';

/** Returns the stored reply of a call, or says that the call is unknown. */
export const outcome: LedgerUseCase<typeof route> = async (call, { requestId }) => {
  const names = new Map(
    recordedCalls.map((name) => [requestKey(name, call.member.id, requestId), name]),
  );
  const [found] = await listReplies(call.db.sql, [...names.keys()]);
  if (!found) return { state: 'unknown' };
  const [key, { at, reply }] = found;
  const done = { state: 'committed', call: names.get(key), at: at.toISOString(), reply };
  // The call itself stored this reply, and the contract trims it again.
  return done as Reply<typeof route>;
};
