import { expect, test } from 'vitest';
import { RefusalError } from '#domain/refusal.ts';
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
  const lightHash = await passwords.hashDigits('keyed digits');
  expect(lightHash).toMatch(/^\$argon2id\$v=19\$m=512,t=1,p=1\$/);
  expect(await passwords.matches('keyed digits', lightHash, 'money')).toBe(true);
  expect(passwords.areDigitsOld(lightHash)).toBe(false);

  const heavyHash = await passwords.hash('keyed digits', 'known');
  expect(await passwords.matches('keyed digits', heavyHash, 'money')).toBe(true);
  expect(passwords.areDigitsOld(heavyHash)).toBe(true);
});

test('a name without an account is refused only after a turn in the lane like any other', async () => {
  const passwords = createPasswords();
  expect(await passwords.matches('', null, 'strangers')).toBe(false);
  // One runs, some wait, and the rest are refused.
  const comparisons = Array.from({ length: 30 }, () => passwords.matches('x', null, 'strangers'));
  const answers = await Promise.allSettled(comparisons);
  const refused = answers.filter((answer) => answer.status === 'rejected');
  expect(refused).toHaveLength(5);
  for (const { reason } of refused) expect(reason).toEqual(new RefusalError('busy'));
});

test('a name without an account costs exactly one hash, of the same kind as a known one', async () => {
  const derivations: Parameters<Derive>[] = [];
  const passwords = createPasswords((...parameters) => {
    derivations.push(parameters);
    return deriveArgon2(...parameters);
  });
  const hash = await passwords.hash('a quiet morning', 'known');
  for (let time = 0; time < 3; time += 1) {
    derivations.length = 0;
    expect(await passwords.matches('a guess', hash, 'strangers')).toBe(false);
    expect(await passwords.matches('a guess', null, 'strangers')).toBe(false);
    const sameAsKnown = ['a guess', expect.any(Buffer), { memory: 19_456, passes: 2 }];
    expect(derivations).toEqual([sameAsKnown, sameAsKnown]);
    const [knownLength, unknownLength] = derivations.map(([, nonce]) => nonce.length);
    expect(unknownLength).toBe(knownLength);
  }
});

/** Tasks that end on command; `started` records the order of starting. */
function createTaskQueue() {
  const lanes = createHashLanes();
  const started: string[] = [];
  const finishers: (() => void)[] = [];
  const run = (lane: Lane, name: string) =>
    lanes.run(lane, () => {
      started.push(name);
      return new Promise<void>((resolve) => finishers.push(resolve));
    });
  const finishOne = async () => {
    finishers.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { run, started, finishOne };
}

test('money and staff wait behind no stranger, and known devices come before unknown ones', async () => {
  const { run, started, finishOne } = createTaskQueue();
  const tasks = [
    ...['one', 'two', 'three'].map((name) => run('strangers', `stranger ${name}`)),
    run('known', 'known'),
    run('staff', 'staff'),
    run('money', 'money'),
  ];
  expect(started).toEqual(['stranger one', 'known']);
  await finishOne();
  expect(started).toEqual(['stranger one', 'known', 'money']);
  await finishOne();
  expect(started.at(-1)).toBe('staff');
  while (started.length < tasks.length) await finishOne();
  expect(started.slice(-2)).toEqual(['stranger two', 'stranger three']);
  await finishOne();
  await Promise.all(tasks);
});

test('a stranger who waits while money moves gets a turn, at whichever moment the rest ends', async () => {
  for (let readings = 0; readings < 8; readings += 1) {
    let now = 0;
    let remainingReadings = Number.POSITIVE_INFINITY;
    const lanes = createHashLanes(() => {
      remainingReadings -= 1;
      return remainingReadings < 0 ? 500 : now;
    });
    await lanes.run('money', async () => {});
    await lanes.run('strangers', async () => {
      now = 10;
    });
    remainingReadings = readings;
    expect(await lanes.run('strangers', async () => readings)).toBe(readings);
  }
});

test('a full lane refuses, and the others go on', async () => {
  const { run, started, finishOne } = createTaskQueue();
  const flood = Array.from({ length: 200 }, () => run('strangers', 'stranger').catch(() => 'busy'));
  void Promise.all(flood);
  const money = run('money', 'money');
  expect(started).toEqual(['stranger', 'money']);
  await finishOne();
  await finishOne();
  await expect(money).resolves.toBeUndefined();
});
