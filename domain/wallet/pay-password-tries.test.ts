import { expect, test } from 'vitest';
import {
  doubtedSince,
  isResetOpen,
  isResetUsable,
  newReset,
  resetWaitMs,
  wayToSet,
  whyNotApprove,
  whyNotFirst,
  whyNotFresh,
} from './pay-password-reset.ts';
import {
  countTry,
  type PayPasswordTries,
  uncountTry,
  whyNotTry,
  whyWrong,
} from './pay-password-tries.ts';

const noTries: PayPasswordTries = { tries: 0, lockedUntil: null, disabledAt: null };

const now = new Date('2026-11-15T12:00:00Z');
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000);

test('five wrong attempts in a row pause the transaction password for fifteen minutes, ten disable it', () => {
  let state: PayPasswordTries = noTries;
  const refusal: string[] = [];
  let at = now;

  for (let tried = 1; tried <= 10; tried += 1) {
    expect(whyNotTry(state, at)).toBeNull();
    state = countTry(state, at);
    const { reason, facts } = whyWrong(state, at);
    refusal.push(`${reason} ${Object.values(facts).join('')}`.trim());

    if (tried === 5) {
      expect(whyNotTry(state, later(14))).toEqual({
        reason: 'pay_password_paused',
        facts: { minutes: 1 },
      });
      at = later(15);
    }
  }

  expect(refusal).toEqual([
    'pay_password_wrong 4',
    'pay_password_wrong 3',
    'pay_password_wrong 2',
    'pay_password_wrong 1',
    'pay_password_paused 15',
    'pay_password_wrong 4',
    'pay_password_wrong 3',
    'pay_password_wrong 2',
    'pay_password_wrong 1',
    'pay_password_disabled',
  ]);
  expect(whyNotTry(state, later(100_000))?.reason).toBe('pay_password_disabled');
});

test('an attempt that was not compared is taken back, with any pause that it caused', () => {
  const fourth = { ...noTries, tries: 4 };
  expect(uncountTry(countTry(fourth, now))).toEqual(fourth);
  expect(uncountTry(noTries)).toEqual(noTries);
});

/** As the partner begins it in the app, with a login password of their own. */
const own = { begunBy: null, doubtedSince: null };

test('a reset can be used after a day, and for a week', () => {
  const reset = newReset(now, own);
  const day = resetWaitMs / 60_000;
  expect(isResetUsable(reset, later(day - 1))).toBe(false);
  expect(isResetUsable(reset, later(day))).toBe(true);
  expect(isResetUsable(reset, later(8 * day - 1))).toBe(true);
  expect(isResetOpen(reset, later(8 * day))).toBe(false);
});

test.each([
  [false, null, false, 'first'],
  [false, null, true, 'first'],
  [true, null, false, 'change'],
  [true, null, true, 'change'],
  [true, newReset(now, own), false, 'change'],
  [true, newReset(later(-1440), own), false, 'reset'],
  [true, newReset(later(-1440), own), true, 'change'],
  [true, newReset(later(-9 * 1440), own), false, 'change'],
])('set %j, reset %j, confirmation %j: the way is %s', (isSet, reset, hasConfirmation, way) => {
  expect(wayToSet({ isSet, reset, hasConfirmation }, now)).toBe(way);
});

test('a reset begun by staff, or after a password set by link, needs a second person', () => {
  const startedAt = newReset(now, { ...own, begunBy: 'ann' });
  const day = resetWaitMs / 60_000;
  expect(isResetUsable(startedAt, later(day))).toBe(false);
  expect(isResetUsable({ ...startedAt, approvedBy: 'bob' }, later(day))).toBe(true);
  const doubted = { ...newReset(now, { ...own, doubtedSince: now }), approvedBy: 'bob' };
  expect(isResetUsable(doubted, later(7 * day - 1))).toBe(false);
  expect(isResetUsable(doubted, later(7 * day))).toBe(true);
  const refusal = (by: string, linkRequestedBy: string | null = null) =>
    whyNotApprove({ reset: startedAt, linkRequestedBy, by })?.reason ?? null;
  expect(refusal('ann')).toBe('second_person_needed');
  expect(refusal('bob', 'bob')).toBe('second_person_needed');
  expect(refusal('bob', 'ann')).toBeNull();
  expect(refusal('bob')).toBeNull();
});

test('a login password set by link is in doubt until a transaction password was set after it', () => {
  expect(doubtedSince(null, null)).toBeNull();
  expect(doubtedSince(now, null)).toEqual(now);
  expect(doubtedSince(now, now)).toEqual(now);
  expect(doubtedSince(now, later(1))).toBeNull();
  expect(whyNotFirst(null, null, now)).toBeNull();
  expect(whyNotFirst(null, now, later(1))).toMatchObject({ reason: 'pay_password_doubted' });
});

test('a session is fresh for ten minutes', () => {
  expect(whyNotFresh(later(-9), now)).toBeNull();
  expect(whyNotFresh(later(-10), now)?.reason).toBe('session_not_fresh');
});
