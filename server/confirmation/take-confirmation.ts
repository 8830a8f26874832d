import { refuse, type Why } from '#domain/refusal.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import type { Sql } from '../database/database.ts';
import { lockConfirmationRow, spendConfirmation } from './confirmation-store.ts';
import { type Holder, judgeConfirmation } from './judge-confirmation.ts';

/**
 * Why a confirmation does not allow exactly this now, or null. Reads and locks only: what it
 * allows is saved together with `spendConfirmation`, in the same transaction.
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

/** Checks and spends a confirmation in one go; throws the refusal. */
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
