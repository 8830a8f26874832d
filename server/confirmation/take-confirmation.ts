import { refuse, type Why } from '#domain/refusal.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import type { Sql } from '../database/database.ts';
import { lockConfirmationRow, spendConfirmation } from './confirmation-store.ts';
import { type Holder, judgeConfirmation } from './judge-confirmation.ts';

/**
 * Why a confirmation does not allow exactly this act now, or null. Only reads and locks: call
 * `spendConfirmation` in the transaction that saves the act.
 */
export async function lockConfirmation(
  sql: Sql,
  holder: Holder,
  confirmation: string,
  subject: ConfirmationSubject,
  now: Date,
): Promise<Why | null> {
  return judgeConfirmation(
    await lockConfirmationRow(sql, confirmation),
    holder,
    confirmation,
    subject,
    now,
  );
}

/** Checks and spends a confirmation in one step; throws if it is refused. */
export async function takeConfirmation(
  sql: Sql,
  holder: Holder,
  confirmation: string,
  subject: ConfirmationSubject,
  now: Date,
): Promise<void> {
  refuse(await lockConfirmation(sql, holder, confirmation, subject, now));
  await spendConfirmation(sql, confirmation, now);
}
