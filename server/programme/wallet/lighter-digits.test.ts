import { afterAll, beforeAll, expect, test } from 'vitest';
import { payPasswordSecret } from '../../people/confirmation/confirmations.ts';
import { createPasswords } from '../../people/partner/passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import {
  admitWithPayPassword,
  enterDigits,
  md5,
  rightDigits,
  wrongDigits,
} from './test-pay-password.ts';

const passwords = createPasswords();
let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(passwords);
});
afterAll(() => server.close());

const stored = async () =>
  (
    await server.db.sql.many<{ id: string; hash: string }>`
      select partner_id id, hash from pay_password`
  )[0] ?? { id: '', hash: '' };

test('a costly hash of the digits is replaced by a cheaper one at the next correct entry', async () => {
  const token = await admitWithPayPassword(server, 'harbour');
  const { id } = await stored();
  const secret = payPasswordSecret(server.secrets.pepper, id, md5(rightDigits));
  const heavy = await passwords.hash(secret, 'known');
  await server.db.owner.sql`update pay_password set hash = ${heavy}`;
  const subject = { action: 'pay-password' } as const;
  expect(reasonOf(await enterDigits(server, token, subject, wrongDigits))).toBe(
    'pay_password_wrong',
  );
  expect((await stored()).hash).toBe(heavy);
  expect((await enterDigits(server, token)).code).toBe(200);
  const light = (await stored()).hash;
  expect(passwords.areDigitsOld(light)).toBe(false);
  expect(reasonOf(await enterDigits(server, token, subject, wrongDigits))).toBe(
    'pay_password_wrong',
  );
  expect((await enterDigits(server, token)).code).toBe(200);
  expect((await stored()).hash).toBe(light);
});
