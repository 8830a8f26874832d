import { setTimeout as wait } from 'node:timers/promises';
import { generate } from 'otplib';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { joinByLink, lookAtLink, signIn } from '#contract/desk/access.ts';
import { login } from '#contract/session.ts';
import { balanceOf } from '../books/ledger/test-ledger.ts';
import { admitStaff, askDesk, inviteWithSecond } from '../desk/test-desk.ts';
import type { Lane } from '../people/partner/hash-lanes.ts';
import { createPasswords, deriveArgon2 } from '../people/partner/passwords.ts';
import { pushTo, putOn, readyCatalogue } from '../programme/plan/test-plan.ts';
import { readyPartner } from '../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../test-server.ts';

// `npm run test:long` lets a thousand invented names cost a hash each.
const [names, rounds] = process.env.LONG ? [1_000, 50] : [25, 5];
/** More than wait and run in the lane of strangers, so that some are always refused. */
const strangers = 32;
const guessed = 'a guess';

let server: TestServer;
let hashesOfStrangers = 0;
/** Of every other hash: its lane, and how many of strangers began while it waited. */
const overtaken: { readonly lane: Lane; readonly by: number }[] = [];

beforeAll(async () => {
  const waiting = new Map<string, { readonly lane: Lane; readonly since: number }>();
  const passwords = createPasswords((password, nonce, cost) => {
    const own = waiting.get(password);
    if (password === guessed) hashesOfStrangers += 1;
    else if (own) overtaken.push({ lane: own.lane, by: hashesOfStrangers - own.since });
    return deriveArgon2(password, nonce, cost);
  });
  server = await createTestServer({
    ...passwords,
    matches(password, stored, lane) {
      waiting.set(password, { lane, since: hashesOfStrangers });
      return passwords.matches(password, stored, lane);
    },
  });
});
afterAll(() => server.close());

/** Logs in under names that nobody has, each time from another address, until told to stop. */
async function flood(isOver: () => boolean) {
  const reasons: (string | null)[] = [];
  let calls = 0;
  const stranger = async () => {
    while (!isOver()) {
      calls += 1;
      const address = `10.9.${calls >> 8}.${calls & 255}`;
      const form = { username: `nobody-${calls}`, password: guessed };
      const reason = reasonOf(await server.ask(login, form, { address }));
      reasons.push(reason);
      if (reason === 'busy') await wait(20);
    }
  };
  await Promise.all(Array.from({ length: strangers }, stranger));
  return reasons;
}

/** A partner's browser that has logged in before. */
async function knownBrowser(username: string) {
  const enter = async (cookie: string) => {
    const answer = await server.app.inject({
      method: 'POST',
      url: `/api${login.path}`,
      payload: { username, password: testPassword },
      headers: { cookie },
    });
    expect(reasonOf(answer.json())).toBeNull();
    return String(answer.headers['set-cookie']).split(';')[0] ?? '';
  };
  const cookie = await enter('');
  return () => enter(cookie);
}

/** A colleague's browser that has signed in at the desk before. */
async function staffBrowser() {
  const [one, other] = [
    await admitStaff(server, 'Ada Admin', 'admin'),
    await admitStaff(server, 'Otto Admin', 'admin'),
  ];
  const link = await inviteWithSecond(one, other, { name: 'Sam Support', roles: ['support'] });
  const look = await askDesk(server, lookAtLink, link);
  const secret = (look.code === 200 && look.data.secret) || '';
  const password = 'a long walk home';
  const codeNow = () => generate({ secret, epoch: Math.floor(server.clock.now.getTime() / 1000) });
  const joined = await askDesk(server, joinByLink, { ...link, password, code: await codeNow() });
  const cookie = joined.setCookies.map((set) => set.split(';')[0]).join('; ');
  return async () => {
    // A code works once, and the next one comes half a minute later.
    server.clock.now = new Date(server.clock.now.getTime() + 30_000);
    const form = { name: 'Sam Support', password, code: await codeNow() };
    expect(reasonOf(await askDesk(server, signIn, form, cookie))).toBeNull();
  };
}

test('money, staff and known devices never wait behind a flood of invented names', {
  timeout: process.env.LONG ? 900_000 : 120_000,
}, async () => {
  // Every call that is refused as busy leaves a line in the log.
  const log = vi.spyOn(process.stderr, 'write').mockReturnValue(true);
  onTestFinished(() => log.mockRestore());
  const catalogue = await readyCatalogue(server.db, server.clock.now);
  const partner = await readyPartner(server, 'harbour', '1000.00');
  await server.admit('quay');
  const [logIn, signInAtDesk] = [await knownBrowser('quay'), await staffBrowser()];
  const put = async () => {
    const plan = await pushTo(server, catalogue, partner.id);
    expect(reasonOf(await putOn(server, partner, plan, '10.00'))).toBeNull();
  };

  overtaken.length = 0;
  let isDone = false;
  const flooding = flood(() => isDone && hashesOfStrangers >= names);
  for (let round = 0; round < rounds; round += 1) {
    await signInAtDesk();
    await Promise.all([put(), logIn()]);
  }
  isDone = true;
  const reasons = await flooding;

  for (const lane of ['money', 'staff', 'known'] as const) {
    const own = overtaken.filter((hash) => hash.lane === lane);
    expect(own).toEqual(Array(rounds).fill({ lane, by: 0 }));
  }
  expect(await balanceOf(server.db, partner.id, 'to_consume')).toBe(BigInt(rounds) * 10_000_000n);

  // Each name that was answered cost a hash of its own, and the others cost none.
  expect(new Set(reasons)).toEqual(new Set(['credentials_wrong', 'busy']));
  const answered = reasons.filter((reason) => reason === 'credentials_wrong');
  expect(answered).toHaveLength(hashesOfStrangers);
  expect(answered.length).toBeGreaterThanOrEqual(names);

  // Afterwards a device that nobody knows yet is let in, too.
  const fresh = { username: 'quay', password: testPassword };
  expect(await server.ask(login, fresh, { address: '192.0.2.77' })).toMatchObject({ code: 200 });
});
