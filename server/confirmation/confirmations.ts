import { Refusal, refuse, type Why, why } from '#domain/refusal.ts';
import { countTry, whyNotTry } from '#domain/wallet/pay-password-tries.ts';
import { createBatch, type Sql } from '../database/database.ts';
import { type DigitsConfirmation, issueConfirmationsForDigits } from './confirmation-store.ts';
import type { IssuedConfirmation } from './judge-confirmation.ts';
import { listPayPasswords, type PayPassword, saveCounted } from './pay-password-store.ts';

/** Both ends of a confirmation. Those that arrive together share their statements. */
export interface Confirmations {
  /** Counts a try before it is compared; refuses it when no more may be compared now. */
  takeTry(partnerId: string, now: Date): Promise<PayPassword>;
  /**
   * A confirmation for whoever entered the right digits; null when those were changed meanwhile.
   */
  issue(wanted: DigitsConfirmation): Promise<IssuedConfirmation | null>;
}

/** Each round that fails is one in which somebody else was counted, and few may be. */
const roundsMax = 20;

export function createConfirmations(sql: Sql): Confirmations {
  const count = createBatch((tries: readonly Try[]) => countTries(sql, tries));
  const issue = createBatch((wanted: readonly DigitsConfirmation[]) =>
    issueConfirmationsForDigits(sql, wanted),
  );
  return {
    async takeTry(partnerId, now) {
      for (let round = 0; round < roundsMax; round += 1) {
        const outcome = await count({ partnerId, now });
        if (outcome === 'overtaken') continue;
        if ('hash' in outcome) return outcome;
        refuse(outcome);
      }
      throw new Refusal('busy');
    },
    issue,
  };
}

interface Try {
  readonly partnerId: string;
  readonly now: Date;
}

/**
 * Counts first, in the database: of a thousand at once five are compared. A count is saved only on
 * the state that it was made from, so that nobody waits for a lock and few are read twice.
 */
async function countTries(
  sql: Sql,
  tries: readonly Try[],
): Promise<(PayPassword | Why | 'overtaken')[]> {
  const before = await listPayPasswords(
    sql,
    tries.map(({ partnerId }) => partnerId),
  );
  const counted = new Map<string, PayPassword>();
  const outcomes = tries.map(({ partnerId, now }): PayPassword | Why => {
    const state = counted.get(partnerId) ?? before.get(partnerId);
    if (!state) return why('pay_password_not_set');
    const no = whyNotTry(state, now);
    if (no) return no;
    const next = { ...state, ...countTry(state, now) };
    counted.set(partnerId, next);
    return next;
  });
  const saved = await saveCounted(sql, before, counted);
  return outcomes.map((outcome, at) => {
    const { partnerId = '' } = tries[at] ?? {};
    return counted.has(partnerId) && !saved.has(partnerId) ? 'overtaken' : outcome;
  });
}
