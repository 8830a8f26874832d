import { createHmac, randomBytes } from 'node:crypto';
import { type Refusal, refuse } from '#domain/refusal.ts';
import {
  aboutOf,
  type ConfirmationSubject,
  confirmationLifeMs,
  whyNotConfirmation,
} from '#domain/wallet/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import {
  type ConfirmationRow,
  insertConfirmation,
  lockConfirmationByHash,
  type NewConfirmation,
  saveConfirmationUse,
} from './confirmation-store.ts';
import type { ActSignature } from './signature-store.ts';

export type Holder = Pick<LoggedInPartner, 'id' | 'sessionId'>;

const confirmationBytes = 32;

export const hashConfirmation = (confirmation: string) => sha256Bytes(confirmation);

/** Keyed with the confirmation, which we do not store, so that card numbers cannot be guessed. */
const hashSubject = (confirmation: string, subject: string) =>
  createHmac('sha256', confirmation).update(subject).digest();

export interface IssuedConfirmation {
  readonly confirmation: string;
  readonly expiresAt: Date;
}

export type ConfirmedSubject = {
  readonly action: ConfirmationSubject['action'];
  readonly about: string;
};

/** A confirmation for one act, in one session, for a minute. Only its hash is stored. */
export function createConfirmation(
  { id: partnerId, sessionId }: Holder,
  { action, about }: ConfirmedSubject,
  now: Date,
): { readonly issued: IssuedConfirmation; readonly row: NewConfirmation } {
  const confirmation = randomBytes(confirmationBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + confirmationLifeMs);
  const row = {
    hash: hashConfirmation(confirmation),
    partnerId,
    sessionId,
    action,
    aboutHash: hashSubject(confirmation, about),
    expiresAt,
  };

  return { issued: { confirmation, expiresAt }, row };
}

export async function issueConfirmation(
  sql: Sql,
  holder: Holder,
  subject: ConfirmedSubject,
  now: Date,
  signature: ActSignature | null = null,
): Promise<IssuedConfirmation> {
  const { issued, row } = createConfirmation(holder, subject, now);
  await insertConfirmation(sql, row, signature);
  return issued;
}

/** For an act whose subject is only known once the wallets are locked: read now, judge later. */
export const lockConfirmationRow = (
  sql: Sql,
  confirmation: string,
): Promise<ConfirmationRow | null> => lockConfirmationByHash(sql, hashConfirmation(confirmation));

/** Why a confirmation does not allow exactly this act now, or null. */
export function judgeConfirmation(
  row: ConfirmationRow | null,
  holder: Holder,
  confirmation: string,
  subject: ConfirmationSubject,
  now: Date,
): Refusal | null {
  if (!row) return whyNotConfirmation(null, now);

  const isOwn = row.partnerId === holder.id && row.sessionId === holder.sessionId;
  const isAbout = row.aboutHash.equals(hashSubject(confirmation, aboutOf(subject)));
  const isForThis = row.action === subject.action && isAbout;
  return whyNotConfirmation({ ...row, isOwn, isForThis }, now);
}

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
): Promise<Refusal | null> {
  const row = await lockConfirmationRow(sql, confirmation);
  return judgeConfirmation(row, holder, confirmation, subject, now);
}

/** Uses up a confirmation that `lockConfirmation` accepted in this transaction. */
export async function spendConfirmation(sql: Sql, confirmation: string, now: Date): Promise<void> {
  const isSpent = await saveConfirmationUse(sql, hashConfirmation(confirmation), now);
  if (!isSpent) throw new Error('A confirmation was spent that was not locked');
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
