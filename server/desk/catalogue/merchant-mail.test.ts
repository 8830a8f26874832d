import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeContact, endPostbackKeys } from '#contract/desk/merchants.ts';
import { withdrawProduct } from '#contract/desk/products.ts';
import { createTestMail, plainOf, type TestMail } from '../../people/mail/test-mail.ts';
import { admitStaff, withSecond } from '../test-desk.ts';
import { putUpProduct } from '../test-programme.ts';

let mail: TestMail;
beforeAll(async () => {
  mail = await createTestMail();
});
afterAll(() => mail.close());

test('a merchant whose keys end or whose product goes gets a mail, if the contact has an address', async () => {
  const ida = await admitStaff(mail.server, 'Ida First', 'catalogue');
  const bo = await admitStaff(mail.server, 'Bo Second', 'approver');
  const { merchantId, id } = await putUpProduct(ida, bo);
  const end = { id: merchantId, reason: 'It leaked.' };
  await ida.get(endPostbackKeys, end);
  expect(await mail.run()).toEqual([]);

  const contact = 'Mia <mia@pier.example>, +66 2 123';
  await withSecond(ida, bo).get(changeContact, { id: merchantId, version: 1, contact, reason: '' });
  await ida.get(endPostbackKeys, end);
  const [letter, ...otherMail] = await mail.run();
  expect(otherMail).toEqual([]);
  expect(letter?.to).toBe('mia@pier.example');
  const words = plainOf(letter?.raw ?? '');
  expect(words).toContain('Test Network has ended all postback keys of Pier Shop.');
  expect(words).not.toContain('leaked');

  await ida.get(withdrawProduct, { id, seen: 'unreviewed', reason: 'Sold out.' });
  expect((await mail.run()).map(({ raw }) => plainOf(raw))).toEqual([
    expect.stringContaining('has withdrawn a product of Pier Shop.'),
  ]);
});
