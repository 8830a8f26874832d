import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { editUserInfo } from '#contract/account.ts';
import { checkBankCard } from '#contract/bank-card.ts';
import type { Envelope } from '#contract/envelope.ts';
import { updatePassword } from '#contract/password.ts';
import { forgotPayPassword, setPayPassword } from '#contract/pay-password.ts';
import { openAccount } from '#contract/register.ts';
import { enter } from '#contract/session.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { insertHost } from '../../people/partner/host-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { readyPartner, testCard } from './test-partner.ts';
import {
  admitWithPayPassword,
  confirmFor,
  enterDigits,
  md5,
  rightDigits,
  wrongDigits,
} from './test-pay-password.ts';
import { createPayoutRequest } from './test-payout.ts';

/*
 * A thief has a token and nothing else: neither the login password nor the six digits. Each path
 * below is a way in which a thief might try to set or change the transaction password; the last
 * test is about the account number behind its mask.
 */

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const chosen = md5('495038');
let victims = 0;
const later = (minutes: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + minutes * 60_000);
};
const set = (token: string, input: object = {}) =>
  server.ask(setPayPassword, { password: chosen, ...input }, { token });
const forgot = (token: string, input: object) => server.ask(forgotPayPassword, input, { token });

async function confirmationOfAnother(): Promise<string> {
  const token = await admitWithPayPassword(server, `other-${randomUUID().slice(0, 8)}`);
  return confirmFor(server, token, { action: 'pay-password' });
}

type Path = (token: string) => Promise<Envelope<unknown>>;

/** Attacks on an owner without a transaction password. */
const pathsToSet: Record<string, Path> = {
  'with nothing': (token) => set(token),
  'with an empty login password': (token) => set(token, { loginPassword: '' }),
  'with a guessed login password': (token) => set(token, { loginPassword: 'password1' }),
  'with a made-up confirmation': (token) => set(token, { confirmation: 'x'.repeat(43) }),
  'with the confirmation of another partner': async (token) =>
    set(token, { confirmation: await confirmationOfAnother() }),
  'with a field that sets it all the same': (token) => set(token, { force: true }),
  'with the partner named in the input': (token) => set(token, { partnerId: randomUUID() }),
  'after asking for a reset of what is not set': async (token) => {
    await forgot(token, {});
    later(25 * 60);
    return set(token);
  },
  'with a login password changed without the old one': async (token) => {
    await server.ask(
      updatePassword,
      { oldPassword: '', newPassword: 'mine from now', confirmPassword: 'mine from now' },
      { token },
    );
    return set(token, { loginPassword: 'mine from now' });
  },
  'with twenty guesses of the login password at once': async (token) => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => set(token, { loginPassword: `password${at}` })),
    );
    return answers.find(({ code }) => code === 200) ?? (answers[0] as Envelope<unknown>);
  },
};

/** Attacks on an owner with one. */
const pathsToChange: Record<string, Path> = {
  'with nothing': (token) => set(token),
  'with an empty confirmation': (token) => set(token, { confirmation: '' }),
  'with a made-up confirmation': (token) => set(token, { confirmation: 'x'.repeat(43) }),
  'with the confirmation of another partner': async (token) =>
    set(token, { confirmation: await confirmationOfAnother() }),
  "with the owner's confirmation for a payout": async (token) => {
    const { subject } = createPayoutRequest('1.00', 'c');
    return set(token, { confirmation: await confirmFor(server, token, subject) });
  },
  "with the owner's confirmation of a minute ago": async (token) => {
    const confirmation = await confirmFor(server, token, { action: 'pay-password' });
    later(1);
    return set(token, { confirmation });
  },
  "with the owner's confirmation once more": async (token) => {
    const confirmation = await confirmFor(server, token, { action: 'pay-password' });
    await server.ask(setPayPassword, { password: md5('768402'), confirmation }, { token });
    await server.ask(setPayPassword, { password: md5(rightDigits), confirmation }, { token });
    return set(token, { confirmation });
  },
  'with the login password in place of the old one': (token) =>
    set(token, { loginPassword: testPassword }),
  'with a reset that nobody proved to be the owner for': async (token) => {
    await forgot(token, {});
    await forgot(token, { loginPassword: 'password1' });
    later(25 * 60);
    return set(token);
  },
  'with a reset of the owner before its time': async (token) => {
    await forgot(token, { loginPassword: testPassword });
    later(24 * 60 - 1);
    return set(token, { loginPassword: testPassword });
  },
  'with a reset of the owner in its time but no login password': async (token) => {
    await forgot(token, { loginPassword: testPassword });
    later(25 * 60);
    return set(token);
  },
  'by disabling it first': async (token) => {
    for (const wait of [0, 16]) {
      later(wait);
      const guesses = Array.from({ length: 6 }, () =>
        enterDigits(server, token, undefined, wrongDigits),
      );
      await Promise.all(guesses);
    }
    return set(token);
  },
  'by changing the phone number, whose end is no password': async (token) => {
    await server.ask(editUserInfo, { phone: '+66 495038' }, { token });
    return set(token);
  },
};

async function hashOf(token: string): Promise<string | null> {
  const row = await server.db.sql.maybeOne<{ hash: string }>`
    select hash from pay_password join session using (partner_id)
     where token_hash = sha256(convert_to(${token}, 'UTF8'))`;
  return row?.hash ?? null;
}

describe('a stolen token does not set the first one', () => {
  test.each(Object.entries(pathsToSet))('%s', async (_, path) => {
    victims += 1;
    const token = await server.admit(`victim-${victims}`);
    expect((await path(token)).code).not.toBe(200);
    expect(await hashOf(token)).toBeNull();
  });
});

describe('a stolen token does not change it', () => {
  test.each(Object.entries(pathsToChange))('%s', async (_, path) => {
    victims += 1;
    const token = await admitWithPayPassword(server, `victim-${victims}`);
    expect((await path(token)).code).not.toBe(200);
    const subject = { action: 'pay-password' } as const;
    expect((await enterDigits(server, token, subject, '495038')).code).not.toBe(200);
  });
});

test('a host account needs a session that was just opened, which an older stolen one is not', async () => {
  const keys = generateKeyPairSync('ed25519');
  await insertHost(server.db.sql, {
    name: 'shop-app',
    publicKey: keys.publicKey.export({ type: 'spki', format: 'pem' }).toString(),
    origin: null,
    addedBy: 'a test',
    addedAt: server.clock.now,
  });
  const handover = () => {
    const issuedAt = Math.floor(server.clock.now.getTime() / 1000);
    const person = { host: 'shop-app', user: 'u1', id: randomUUID(), issuedAt };
    const payload = Buffer.from(JSON.stringify(person)).toString('base64url');
    return `${payload}.${sign(null, Buffer.from(payload), keys.privateKey).toString('base64url')}`;
  };
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, { licenseKey, handover: handover() });
  if (opened.code !== 200) throw new Error(opened.msg);
  later(10);
  for (const input of [{}, { loginPassword: '' }, { loginPassword: testPassword }]) {
    expect(await set(opened.data.token, input)).toMatchObject({
      data: { reason: 'session_not_fresh' },
    });
  }
  const entered = await server.ask(enter, { handover: handover() });
  if (entered.code !== 200) throw new Error(entered.msg);
  expect((await set(entered.data.token)).code).toBe(200);
  expect(await set(opened.data.token)).toMatchObject({ data: { reason: 'confirmation_invalid' } });
  expect(await forgot(opened.data.token, {})).toMatchObject({
    data: { reason: 'session_not_fresh' },
  });
});

test('a stolen token cannot try account numbers until one is the bound one', async () => {
  const { token } = await readyPartner(server, 'guessed-card', '0.00');
  const tryOut = async (account?: string) => {
    const fields = testCard.map((one) =>
      one.field === 'bankAccount' && account ? { ...one, value: account } : one,
    );
    return reasonOf(await server.ask(checkBankCard, { method: 'bank', fields }, { token }));
  };
  const { most } = attemptLimits.cardOfPartner;
  for (let nth = 1; nth < most; nth += 1) expect(await tryOut(`55501234${10 + nth}`)).toBe(null);
  expect(await tryOut()).toBe('card_same');
  expect(await tryOut()).toBe('too_many_attempts');
});
