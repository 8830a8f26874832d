import type { outcome as route } from '#contract/outcome.ts';
import type { Reply } from '#contract/route.ts';
import { moneyRouteNames } from '#contract/routes.ts';
import { listReplies } from '../database/database.ts';
import type { LedgerUseCase } from './ledger-services.ts';
import { requestKey } from './request-key.ts';

/** What became of a money call: its reply, as it was given, or that nothing is known of it. */
export const outcome: LedgerUseCase<typeof route> = async (call, { requestId }) => {
  const names = new Map(
    moneyRouteNames.map((name) => [requestKey(name, call.member.id, requestId), name]),
  );
  const [found] = await listReplies(call.db.sql, [...names.keys()]);
  if (!found) return { state: 'unknown' };
  const [key, { at, reply }] = found;
  const done = { state: 'committed', call: names.get(key), at: at.toISOString(), reply };
  // The reply was written by the call itself, and the contract cuts it once more.
  return done as Reply<typeof route>;
};
