import { randomUUID } from 'node:crypto';
import type { register } from '#contract/register.ts';
import type { Input } from '#contract/route.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { phoneKey } from '#domain/partner/contact.ts';
import { whyNotRegister } from '#domain/partner/register.ts';
import { usernameKey } from '#domain/partner/username.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { leaveNotice } from '../notice/notice-store.ts';
import { checkCode } from './check-code.ts';
import { type Admitted, startSession } from './create-sessions.ts';
import { rememberDevice } from './known-device.ts';
import type { PartnerCall } from './partner-services.ts';
import { findPartnerByUsernameKey, insertPartner } from './partner-store.ts';
import { redeemCode } from './redeem-code.ts';

/**
 * Opens an account and logs in, all or nothing. The code is checked first, so that only holders of
 * a valid code can learn whether a username exists.
 */
export async function registerAccount(
  call: PartnerCall,
  input: Input<typeof register>,
): Promise<Admitted> {
  const now = call.now();
  if (input.licenseKey.trim() !== '') await checkCode(call, input.licenseKey);
  refuse(whyNotRegister(input));
  await call.attempts.take(fromAddress('registerFromAddress', call.address), now);

  const username = input.username.trim();
  const usernameTaken = new RefusalError('username_taken', { field: 'username' });
  if (await findPartnerByUsernameKey(call.db.sql, usernameKey(username))) throw usernameTaken;
  const passwordHash = await call.passwords.hash(input.password, 'known');

  const admitted = await call.db.transaction(async (sql) => {
    const id = randomUUID();
    const isNew = await insertPartner(sql, {
      id,
      username,
      nickname: input.nickname.trim() || username,
      email: input.email.trim(),
      phone: phoneKey(input.phone.trim()),
      passwordHash,
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: call.language,
      timeZone: call.timeZone.name,
      createdAt: now,
    });
    if (!isNew) throw usernameTaken;

    await redeemCode(sql, input.licenseKey, id, now);
    await leaveNotice(sql, { partnerId: id, createdAt: now, kind: 'welcome' });

    const { device, address } = call;
    return startSession(sql, { partnerId: id, device, address, now });
  });

  rememberDevice(call, usernameKey(username), null);
  return admitted;
}
