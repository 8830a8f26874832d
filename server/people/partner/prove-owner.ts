import type { askNewPasskey } from '#contract/passkey.ts';
import type { Input } from '#contract/route.ts';
import { passkeyProofOf, whyNotByPassword } from '#domain/partner/passkey.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { findDoubtedSince, findPayPassword } from '../confirmation/pay-password-store.ts';
import { takeConfirmation } from '../confirmation/use-confirmation.ts';
import { checkOwnPassword } from './check-own-password.ts';
import type { PartnerServices } from './partner-services.ts';
import type { Partner } from './partner-store.ts';

export const findDigitsSetAt = async (sql: Sql, partnerId: string): Promise<Date | null> =>
  (await findPayPassword(sql, partnerId))?.setAt ?? null;

/**
 * The challenge carries how the owner was proven, for this session and for minutes: digits that
 * are set or changed meanwhile make it void.
 */
export const createPasskeyPurpose = (
  { id, sessionId }: LoggedInPartner,
  digitsSetAt: Date | null,
): string => `partner new:${id}:${sessionId}:${digitsSetAt?.getTime() ?? 'password'}`;

/** Who wants to add a passkey proves to be the owner by the digits, or else the login password. */
export async function proveOwner(
  call: PartnerServices & { readonly partner: LoggedInPartner },
  account: Partner,
  { loginPassword, confirmation }: Input<typeof askNewPasskey>,
  hasDigits: boolean,
): Promise<void> {
  const { db, partner } = call;
  if (passkeyProofOf(hasDigits) === 'digits') {
    const now = call.now();
    const subject = { action: 'passkey' } as const;
    await db.transaction((sql) => takeConfirmation(sql, partner, confirmation ?? '', subject, now));
    return;
  }

  const field = 'loginPassword';
  if (!loginPassword) throw new RefusalError('field_empty', { field });
  const isRight = await checkOwnPassword(call, account, loginPassword);
  if (!isRight) throw new RefusalError('password_wrong', { field });
  refuse(whyNotByPassword(await findDoubtedSince(db.sql, partner.id)));
}
