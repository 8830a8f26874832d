import type { checkPayPassword as route } from '#contract/pay-password.ts';
import { Refusal, refuse, type Why } from '#domain/refusal.ts';
import {
  countTry,
  isDisabled,
  noTries,
  uncountTry,
  whyNotTry,
  whyWrong,
} from '#domain/wallet/pay-password-tries.ts';
import type { Db, Sql } from '../db/db.ts';
import { leaveNotice } from '../notification/notice-store.ts';
import type { UseCase } from '../parts.ts';
import {
  findPayPassword,
  lockPayPassword,
  type PayPassword,
  payPasswordSecret,
  replaceHash,
  saveTries,
} from './pay-password-store.ts';
import { issueTicket } from './ticket-store.ts';

/** The one place where a transaction password is compared. The right one gives a ticket. */
export const checkPayPassword: UseCase<typeof route> = async (call, input) => {
  const { db, member, now, passwords, secrets } = call;
  const counted = await takeTry(db, member.id, now());
  const secret = payPasswordSecret(secrets.pepper, member.id, input.password);
  const isRight = await passwords.matches(secret, counted.hash, 'money').catch((error) =>
    // It was never compared, so it must not count.
    giveTryBack(db, member.id, counted).then(() => Promise.reject(error)),
  );
  const refused = isRight ? null : await noteWrong(db, member.id, counted, now());
  refuse(refused);
  // Only the right digits can be hashed anew, at today's cost.
  const anew = passwords.areDigitsOld(counted.hash) ? await passwords.hashDigits(secret) : null;
  const issued = await db.transaction(async (sql) => {
    await clearTries(sql, member.id, counted);
    if (anew) await replaceHash(sql, member.id, anew);
    return issueTicket(sql, member, input, now());
  });
  return { ticket: issued.ticket, expiresAt: issued.expiresAt.toISOString() };
};

/** Counts first, in the database and under a lock: of a thousand at once five are compared. */
async function takeTry(db: Db, partnerId: string, now: Date): Promise<PayPassword> {
  // Who is refused anyway does not wait for the lock.
  refuse(whyNotYet(await findPayPassword(db.sql, partnerId), now));
  return db.transaction(async (sql) => {
    const before = await lockPayPassword(sql, partnerId);
    refuse(whyNotYet(before, now));
    const counted = { ...(before as PayPassword), ...countTry(before as PayPassword, now) };
    await saveTries(sql, partnerId, counted);
    return counted;
  });
}

function whyNotYet(state: PayPassword | null, now: Date): Why | null {
  return state ? whyNotTry(state, now) : { reason: 'pay_password_not_set', facts: {} };
}

async function giveTryBack(db: Db, partnerId: string, counted: PayPassword): Promise<void> {
  await db.transaction(async (sql) => {
    const state = await lockPayPassword(sql, partnerId);
    if (state?.hash === counted.hash) await saveTries(sql, partnerId, uncountTry(state));
  });
}

/** The last wrong one disables it, and the partner hears of it. */
async function noteWrong(db: Db, partnerId: string, counted: PayPassword, now: Date): Promise<Why> {
  if (isDisabled(counted)) {
    await db.transaction(async (sql) => {
      const state = await lockPayPassword(sql, partnerId);
      if (!state || state.hash !== counted.hash || state.disabledAt !== null) return;
      await saveTries(sql, partnerId, { ...state, disabledAt: now });
      await leaveNotice(sql, { partnerId, at: now, what: 'pay-password-disabled' });
    });
  }
  return whyWrong(counted, now);
}

/** The right one ends a row of wrong ones, unless it was changed or disabled meanwhile. */
async function clearTries(sql: Sql, partnerId: string, counted: PayPassword): Promise<void> {
  const state = await lockPayPassword(sql, partnerId);
  if (state?.hash !== counted.hash) throw new Refusal('busy');
  if (state.disabledAt !== null) throw new Refusal('pay_password_disabled');
  await saveTries(sql, partnerId, noTries);
}
