import { afterAll, beforeAll, expect, test } from 'vitest';
import { makePostbackKey } from '#contract/desk/merchants.ts';
import { quickPasswords } from '../../partner/quick-passwords.ts';
import { makeSecrets } from '../../settings/secrets.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitStaff, confirmWaiting } from '../test-desk.ts';
import { putUpProduct } from '../test-programme.ts';

const appOrigin = 'https://ads.example';
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords, {}, makeSecrets(), { appOrigin });
});
afterAll(() => server.close());

test('a merchant’s link, and the address for orders behind it, lead to the app and not to the desk', async () => {
  const ida = await admitStaff(server, 'Ida', 'catalogue', 'admin');
  const bo = await admitStaff(server, 'Bo', 'approver', 'admin');
  const { merchantId: id } = await putUpProduct(ida);
  const { word } = await ida.get(makePostbackKey, { id, seen: 0, overlapDays: 1, reason: 'first' });
  const [address = ''] = await confirmWaiting(bo);
  expect(address.startsWith(`${appOrigin}/merchant-key?token=`)).toBe(true);
  const token = new URL(address).searchParams.get('token') ?? '';
  const page = await server.app.inject({
    method: 'POST',
    url: '/merchant-key',
    headers: { host: 'desk.example', 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, word }).toString(),
  });
  expect(page.body).toContain(`${appOrigin}/v1/postback/${id}`);
});
