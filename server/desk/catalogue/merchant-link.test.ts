import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePostbackKey } from '#contract/desk/merchants.ts';
import { attemptLimits } from '#domain/partner/attempts.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitStaff, confirmWaiting } from '../test-desk.ts';
import { putUpProduct } from '../test-programme.ts';

const appOrigin = 'https://ads.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, createSecrets(), { appOrigin });
});
afterAll(() => server.close());

/** A link to a new key, with its word; the desk hands them to two different people. */
async function linkToKey(names: readonly [string, string]) {
  const ida = await admitStaff(server, names[0], 'catalogue', 'admin');
  const bo = await admitStaff(server, names[1], 'approver', 'admin');
  const { merchantId: id } = await putUpProduct(ida, bo);
  const { word } = await ida.get(makePostbackKey, { id, seen: 0, overlapDays: 1, reason: 'first' });
  const [address = ''] = await confirmWaiting(bo);
  return { id, word, address, token: new URL(address).searchParams.get('token') ?? '' };
}

const open = (token: string, word: string) =>
  server.app.inject({
    method: 'POST',
    url: '/merchant-key',
    headers: { host: 'desk.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, word }).toString(),
  });

test('a merchant’s link, and the address for orders behind it, lead to the app and not to the desk', async () => {
  const { id, word, address, token } = await linkToKey(['Ida', 'Bo']);
  expect(address.startsWith(`${appOrigin}/merchant-key?token=`)).toBe(true);
  expect((await open(token, word)).body).toContain(`${appOrigin}/v1/postback/${id}`);
});

test('wrong words come to an end, and strangers behind the same address close no right link', async () => {
  const { word, token } = await linkToKey(['Eva', 'Kit']);
  const statuses = new Set<number>();
  for (let nth = 0; nth <= attemptLimits.deskFromAddress.most; nth += 1) {
    statuses.add((await open(nth % 2 ? token : 'a guess', 'another word')).statusCode);
  }
  expect([...statuses]).toEqual([400, 429]);
  expect((await open(token, word)).statusCode).toBe(200);
  expect((await open(token, word)).statusCode).toBe(429);
});
