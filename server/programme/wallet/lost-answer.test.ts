import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editBankCard } from '#contract/bank-card.ts';
import { outcome } from '#contract/outcome.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { admitWithPayPassword, confirmFor } from './test-pay-password.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test('what became of a binding whose answer was lost can be asked, by its owner alone', async () => {
  const token = await admitWithPayPassword(server, 'tunnel');
  const other = await admitWithPayPassword(server, 'bridge');
  const requestId = randomUUID();
  const ask = (asker: string) => server.ask(outcome, { requestId }, { token: asker });
  expect(await ask(token)).toMatchObject({ data: { state: 'unknown' } });
  const fields = [
    { field: 'cardName', value: 'Harbour Bank' } as const,
    { field: 'userName', value: 'Ada Lovelace' } as const,
    { field: 'bankAccount', value: '5550 1234 1111' } as const,
    { field: 'mobile', value: '+66 2 123 4567' } as const,
    { field: 'bankAddress', value: '1 Quay Road' } as const,
    { field: 'branchName', value: 'Old Town' } as const,
  ];
  const asked = { method: 'bank', fields };
  const confirmation = await confirmFor(server, token, { action: 'card', ...asked });
  const bound = await server.ask(editBankCard, { requestId, ...asked, confirmation }, { token });
  if (bound.code !== 200) throw new Error(bound.msg);
  const known = { state: 'committed', call: 'editBankCard', reply: bound.data };
  expect(await ask(token)).toMatchObject({ data: known });
  expect(await ask(other)).toMatchObject({ data: { state: 'unknown' } });
});
