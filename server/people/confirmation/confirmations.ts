import { createHmac } from 'node:crypto';
import { createRefusal, type Refusal, RefusalError, refuse } from '#domain/refusal.ts';
import { countTry, whyNotTry } from '#domain/wallet/pay-password-tries.ts';
import { createBatch, type Sql } from '../../platform/database/database.ts';
import { insertConfirmationsForDigits } from './confirmation-store.ts';
import { listPayPasswords, type PayPassword, saveCountedTries } from './pay-password-store.ts';
import {
  type ConfirmedSubject,
  createConfirmation,
  type Holder,
  type IssuedConfirmation,
} from './use-confirmation.ts';

/**
 * The secret that is hashed in place of the digits. Without the pepper, a copy of the table could
 * be brute-forced in an afternoon: there are only a million combinations.
 */
export const payPasswordSecret = (pepper: Buffer, partnerId: string, md5: string): string =>
  createHmac('sha256', pepper).update(partnerId).update(md5).digest('hex');

/** Who entered digits with this hash, and for which act. */
interface DigitsConfirmation {
  readonly holder: Holder;
  readonly subject: ConfirmedSubject;
  readonly digitsHash: string;
  readonly now: Date;
}

/** Checks tries and issues confirmations. Requests that arrive together share statements. */
export interface Confirmations {
  /** Counts a try before it is compared; refuses it if the limit is reached. */
  takeTry(partnerId: string, now: Date): Promise<PayPassword>;
  /** Issues a confirmation for the right digits; null if they were changed meanwhile. */
  issue(request: DigitsConfirmation): Promise<IssuedConfirmation | null>;
}

/** Each failed round means that another try was counted, and only a few are allowed. */
const roundsMax = 20;

export function createConfirmations(sql: Sql): Confirmations {
  const count = createBatch((tries: readonly Try[]) => countTries(sql, tries));
  const issue = createBatch((requests: readonly DigitsConfirmation[]) =>
    issueForDigits(sql, requests),
  );

  return {
    async takeTry(partnerId, now) {
      for (let round = 0; round < roundsMax; round += 1) {
        const outcome = await count({ partnerId, now });
        if (outcome === 'overtaken') continue;
        if ('hash' in outcome) return outcome;
        refuse(outcome);
      }
      throw new RefusalError('busy');
    },
    issue,
  };
}

interface Try {
  readonly partnerId: string;
  readonly now: Date;
}

/**
 * Counts before comparing, so that of a thousand concurrent tries only five are compared. A count
 * is saved only if its base state is unchanged (optimistic locking): nobody waits for a lock.
 */
async function countTries(
  sql: Sql,
  tries: readonly Try[],
): Promise<(PayPassword | Refusal | 'overtaken')[]> {
  const passwords = await listPayPasswords(
    sql,
    tries.map(({ partnerId }) => partnerId),
  );
  const countedPasswords = new Map<string, PayPassword>();

  const outcomes = tries.map(({ partnerId, now }): PayPassword | Refusal => {
    const state = countedPasswords.get(partnerId) ?? passwords.get(partnerId);
    if (!state) return createRefusal('pay_password_not_set');

    const refusal = whyNotTry(state, now);
    if (refusal) return refusal;

    const countedPassword = { ...state, ...countTry(state, now) };
    countedPasswords.set(partnerId, countedPassword);
    return countedPassword;
  });

  const savedIds = await saveCountedTries(sql, passwords, countedPasswords);
  return outcomes.map((outcome, index) => {
    const { partnerId = '' } = tries[index] ?? {};
    const isOvertaken = countedPasswords.has(partnerId) && !savedIds.has(partnerId);
    return isOvertaken ? 'overtaken' : outcome;
  });
}

/** Issues a confirmation to each whose digits are still the same, and null to the others. */
async function issueForDigits(
  sql: Sql,
  requests: readonly DigitsConfirmation[],
): Promise<(IssuedConfirmation | null)[]> {
  const confirmations = requests.map(({ holder, subject, digitsHash, now }) => {
    const { issued, row } = createConfirmation(holder, subject, now);
    return { issued, row: { ...row, digitsHash } };
  });

  const savedHashes = await insertConfirmationsForDigits(
    sql,
    confirmations.map(({ row }) => row),
  );
  return confirmations.map(({ issued, row }) =>
    savedHashes.has(row.hash.toString('hex')) ? issued : null,
  );
}
