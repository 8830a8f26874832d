import type * as payPassword from '#contract/pay-password.ts';
import type { Input } from '#contract/route.ts';
import { Refusal, refuse } from '#domain/refusal.ts';
import { type WayToSet, wayToSet, whyNotFirst } from '#domain/wallet/pay-password-reset.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import type { Services } from '../../ads/services/services.ts';
import {
  endReset,
  findDoubt,
  findPayPassword,
  findReset,
  insertPayPassword,
  lockConfirmation,
  lockPayPassword,
  lockReset,
  type PayPassword,
  payPasswordSecret,
  savePayPassword,
  takeConfirmation,
} from '../../people/confirmation/confirmation.ts';
import { leaveNotice } from '../../people/notice/notice.ts';
import { endOtherSessions, getPartner } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import { whyNotPayPasswordHash } from './easy-hashes.ts';
import { type OwnerCall, proveOwner } from './prove-owner.ts';

const subject = { action: 'pay-password' } as const;

/**
 * Sets the transaction password: the first one with the login password, a new one with a
 * confirmation from the old one, or a forgotten one after its wait with the login password.
 */
export async function setPayPassword(
  call: OwnerCall & Pick<Services, 'secrets'>,
  input: Input<typeof payPassword.setPayPassword>,
): Promise<void> {
  const { db, member, passwords, secrets } = call;
  const now = call.now();
  const confirmation = input.confirmation ?? '';
  const hasConfirmation = input.confirmation !== undefined;
  const partner = await getPartner(db.sql, member.id);
  refuse(await whyNotPayPasswordHash(input.password, partner.phone));

  const old = await findPayPassword(db.sql, member.id);
  const reset = await findReset(db.sql, member.id, now);
  const way = wayToSet({ isSet: old !== null, reset, hasConfirmation }, now);
  const secret = payPasswordSecret(secrets.pepper, member.id, input.password);
  if (old && way === 'change') {
    if (isDisabled(old)) throw new Refusal('pay_password_disabled');
    // Check the confirmation first: without one, the comparison would leak the old password.
    refuse(await lockConfirmation(db.sql, member, confirmation, subject, now));
    if (await passwords.matches(secret, old.hash, 'money')) {
      throw new Refusal('password_same_as_old', { field: 'password' });
    }
  } else {
    await proveOwner(call, partner, input.loginPassword);
    if (way === 'first') refuse(whyNotFirst(reset, await findDoubt(db.sql, member.id), now));
  }

  const hash = await passwords.hashDigits(secret);
  await db.transaction(async (sql) => {
    const locked = await lockPayPassword(sql, member.id);
    const isSet = locked !== null;
    const still = wayToSet(
      { isSet, reset: await lockReset(sql, member.id, now), hasConfirmation },
      now,
    );
    // Someone set it or cancelled the reset while we were hashing, so every check must run again.
    if (still !== way || locked?.hash !== old?.hash) throw new Refusal('busy');
    if (way === 'change') await takeConfirmation(sql, member, confirmation, subject, now);
    if (way === 'first') {
      const waiting = await lockReset(sql, member.id, now);
      refuse(whyNotFirst(waiting, await findDoubt(sql, member.id), now));
    }
    await save(sql, member, way, { hash, setAt: now, resetAt: locked?.resetAt ?? null });
  });
}

async function save(
  sql: Sql,
  { id, sessionId }: Member,
  way: WayToSet,
  next: Pick<PayPassword, 'hash' | 'setAt' | 'resetAt'>,
): Promise<void> {
  const at = next.setAt;
  if (way === 'first') {
    if (!(await insertPayPassword(sql, id, next.hash, at))) throw new Refusal('busy');
    await endReset(sql, id, 'done', at);
    await leaveNotice(sql, { partnerId: id, at, what: 'pay-password-set' });
    return;
  }

  const isReset = way === 'reset';
  await savePayPassword(sql, id, isReset ? { ...next, resetAt: at } : next);
  await endReset(sql, id, isReset ? 'done' : 'cancelled', at);
  await endOtherSessions(sql, id, sessionId, at);
  const what = isReset ? 'pay-password-reset' : 'pay-password-changed';
  await leaveNotice(sql, { partnerId: id, at, what });
}
