import { createHash, createHmac, randomBytes } from 'node:crypto';
import type { Why } from '#domain/refusal.ts';
import {
  aboutOf,
  type ConfirmationSubject,
  confirmationLifeMs,
  whyNotConfirmation,
} from '#domain/wallet/confirmation.ts';
import type { Member } from '../gateway/gateway.ts';
import type { ConfirmationRow } from './confirmation-store.ts';

export type Holder = Pick<Member, 'id' | 'sessionId'>;

const confirmationBytes = 32;
export const confirmationHash = (confirmation: string) =>
  createHash('sha256').update(confirmation).digest();
/** Keyed with the confirmation, which we do not store, so that card numbers cannot be guessed. */
const aboutDigest = (confirmation: string, about: string) =>
  createHmac('sha256', confirmation).update(about).digest();

export interface IssuedConfirmation {
  readonly confirmation: string;
  readonly expiresAt: Date;
}

export type AnySubject = { readonly action: ConfirmationSubject['action']; readonly about: string };

/** A confirmation for one act, in one session, for a minute. Only its hash is stored. */
export function newConfirmation(holder: Holder, { action, about }: AnySubject, now: Date) {
  const confirmation = randomBytes(confirmationBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + confirmationLifeMs);
  const row = [confirmationHash(confirmation), holder.id, holder.sessionId, action];
  return {
    issued: { confirmation, expiresAt },
    row: [...row, aboutDigest(confirmation, about), expiresAt],
  };
}

/** Why a confirmation does not allow exactly this act now, or null. */
export function judgeConfirmation(
  row: ConfirmationRow | null,
  holder: Holder,
  confirmation: string,
  subject: ConfirmationSubject,
  now: Date,
): Why | null {
  if (!row) return whyNotConfirmation(null, now);
  const isOwn = row.partnerId === holder.id && row.sessionId === holder.sessionId;
  const isAbout = row.aboutHash.equals(aboutDigest(confirmation, aboutOf(subject)));
  const isForThis = row.action === subject.action && isAbout;
  return whyNotConfirmation({ ...row, isOwn, isForThis }, now);
}
