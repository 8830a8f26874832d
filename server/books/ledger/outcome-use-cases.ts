import * as outcomeCalls from '#contract/outcome.ts';
import type { Reply } from '#contract/route.ts';
import { listReplies } from '../../platform/database/database.ts';
import { toWireReply } from '../../platform/gateway/gateway.ts';
import type { LedgerUseCases } from './ledger-services.ts';
import { recordedCalls, requestKey } from './money-queue.ts';

export const outcomeUseCases = {
  /** The stored reply of a call, unless the call is unknown. */
  async outcome({ db, partner }, { requestId }) {
    const callsByKey = new Map(
      recordedCalls.map((name) => [requestKey(name, partner.id, requestId), name]),
    );
    const [storedReply] = await listReplies(db.sql, [...callsByKey.keys()]);
    if (!storedReply) return { state: 'unknown' };

    const [key, { savedAt, reply }] = storedReply;
    const outcome = { state: 'committed', call: callsByKey.get(key), at: savedAt, reply };
    // The call itself stored this reply, and the contract trims it again.
    return toWireReply(outcomeCalls.outcome, outcome as Reply<typeof outcomeCalls.outcome>);
  },
} satisfies LedgerUseCases<typeof outcomeCalls>;
