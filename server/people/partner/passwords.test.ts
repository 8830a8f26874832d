import { expect, test } from 'vitest';
import { Refusal } from '#domain/refusal.ts';
import { createHashLanes, type Lane } from './hash-lanes.ts';
import { createPasswords, type Derive, deriveArgon2 } from './passwords.ts';

test('a password matches its own hash and no other', async () => {
  const passwords = createPasswords();
  const hash = await passwords.hash('a quiet morning', 'known');
  expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches('a quiet morning', hash, 'known')).toBe(true);
  expect(await passwords.matches('a quiet mornin', hash, 'known')).toBe(false);
  expect(await passwords.hash('a quiet morning', 'known')).not.toBe(hash);
});

test('six digits that are keyed are hashed lightly, and those hashed before still match', async () => {
  const passwords = createPasswords();
  const light = await passwords.hashDigits('keyed digits');
  expect(light).toMatch(/^\$argon2id\$v=19\$m=512,t=1,p=1\$/);
  expect(await passwords.matches('keyed digits', light, 'money')).toBe(true);
  expect(passwords.areDigitsOld(light)).toBe(false);
  const heavy = await passwords.hash('keyed digits', 'known');
  expect(await passwords.matches('keyed digits', heavy, 'money')).toBe(true);
  expect(passwords.areDigitsOld(heavy)).toBe(true);
});

test('a name without an account is refused only after a turn in the lane like any other', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches('', null, 'strangers')).toBe(false);
  // One runs, some wait, and the rest are refused.
  const asked = Array.from({ length: 30 }, () => passwords.matches('x', null, 'strangers'));
  const answers = await Promise.allSettled(asked);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) expect(reason).toEqual(new Refusal('busy'));
});

test('a name without an account costs exactly one hash, of the same kind as a known one', async () => {
  const hashes: Parameters<Derive>[] = [];
  const passwords = createPasswords((...hashed) => {
    hashes.push(hashed);
    return deriveArgon2(...hashed);
  });
  const stored = await passwords.hash('a quiet morning', 'known');
  for (let time = 0; time < 3; time += 1) {
    hashes.length = 0;
    expect(await passwords.matches('a guess', stored, 'strangers')).toBe(false);
    expect(await passwords.matches('a guess', null, 'strangers')).toBe(false);
    const sameAsKnown = ['a guess', expect.any(Buffer), { memory: 19_456, passes: 2 }];
    expect(hashes).toEqual([sameAsKnown, sameAsKnown]);
    const [known, unknown] = hashes.map(([, nonce]) => nonce.length);
    expect(unknown).toBe(known);
  }
});

/** Work that ends on command; `begun` records the order of starting. */
function heldWork() {
  const lanes = createHashLanes();
  const begun: string[] = [];
  const held: (() => void)[] = [];
  const ask = (lane: Lane, name: string) =>
    lanes.run(lane, () => {
      begun.push(name);
      return new Promise<void>((done) => held.push(done));
    });
  const endOne = async () => {
    held.shift()?.();
    await new Promise((done) => setImmediate(done));
  };
  return { ask, begun, endOne };
}

test('money and staff wait behind no stranger, and known devices come before unknown ones', async () => {
  const { ask, begun, endOne } = heldWork();
  const all = [
    ...['one', 'two', 'three'].map((name) => ask('strangers', `stranger ${name}`)),
    ask('known', 'known'),
    ask('staff', 'staff'),
    ask('money', 'money'),
  ];
  expect(begun).toEqual(['stranger one', 'known']);
  await endOne();
  expect(begun).toEqual(['stranger one', 'known', 'money']);
  await endOne();
  expect(begun.at(-1)).toBe('staff');
  while (begun.length < all.length) await endOne();
  expect(begun.slice(-2)).toEqual(['stranger two', 'stranger three']);
  await endOne();
  await Promise.all(all);
});

test('a stranger who waits while money moves gets a turn, at whichever moment the rest ends', async () => {
  for (let readings = 0; readings < 8; readings += 1) {
    let now = 0;
    let left = Number.POSITIVE_INFINITY;
    const lanes = createHashLanes(() => {
      left -= 1;
      return left < 0 ? 500 : now;
    });
    await lanes.run('money', async () => {});
    await lanes.run('strangers', async () => {
      now = 10;
    });
    left = readings;
    expect(await lanes.run('strangers', async () => readings)).toBe(readings);
  }
});

test('a full lane refuses, and the others go on', async () => {
  const { ask, begun, endOne } = heldWork();
  const flood = Array.from({ length: 200 }, () => ask('strangers', 'stranger').catch(() => 'busy'));
  void Promise.all(flood);
  const money = ask('money', 'money');
  expect(begun).toEqual(['stranger', 'money']);
  await endOne();
  await endOne();
  await expect(money).resolves.toBeUndefined();
});
