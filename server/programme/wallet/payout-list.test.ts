import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { payoutReasons, payoutTerms, requestPayout } from '#contract/payout.ts';
import { listPayoutRefusals } from '#contract/review.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { liftStop } from '../../proof/audit/audit-round-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { readyPartner, type TestPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function withdraw({ cardId, token, confirm }: TestPartner, amount: string) {
  const { input: asked, subject } = createPayoutRequest(amount, cardId);
  const input = { requestId: randomUUID(), ...asked, confirmation: await confirm(subject) };
  return server.ask(requestPayout, input, { token });
}

async function refusalsOf({ token }: { token: string }, input: object = {}) {
  const answer = await server.ask(listPayoutRefusals, input, { token });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list;
}

const countOf = async (reason: string) => {
  server.clock.now = new Date(server.clock.now.getTime() + 61_000);
  const answer = await server.ask(payoutReasons, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.list.find((one) => one.reason === reason)?.refused ?? -1;
};

test('while the ledger is stopped, form and payout refuse with a reason from the public list', async () => {
  const partner = await readyPartner(server, 'halted', '10.00');
  await server.db.owner.sql`insert into ledger_stop (at, why) values (now(), 'a test')`;
  try {
    const terms = await server.ask(payoutTerms, {}, { token: partner.token });
    expect(terms).toMatchObject({ data: { refusal: { reason: 'payout_ledger_stopped' } } });
    const refused = await withdraw(partner, '5.00');
    const [kept] = await refusalsOf(partner);
    expect(kept).toMatchObject({ reason: 'payout_ledger_stopped', remedy: 'wait' });
    expect(refused).toMatchObject({
      data: { reason: 'payout_ledger_stopped', facts: { refusalId: kept?.id } },
    });
  } finally {
    await liftStop(server.db.owner.sql, 'a test', new Date());
  }
  expect(await withdraw(partner, '5.00')).toMatchObject({ code: 200 });
});

test('the form says from the start that the transaction password is disabled', async () => {
  const partner = await readyPartner(server, 'ten-times', '10.00');
  await server.db.owner.sql`update pay_password set tries = 10 where partner_id = ${partner.id}`;
  expect(await server.ask(payoutTerms, {}, { token: partner.token })).toMatchObject({
    data: {
      refusal: { reason: 'payout_pay_password_disabled', facts: { remedy: 'set-pay-password' } },
    },
  });
  expect(await refusalsOf(partner)).toMatchObject([{ reason: 'payout_pay_password_disabled' }]);
});

test('an empty wallet is not a refusal: nothing is recorded or counted', async () => {
  const before = await countOf('payout_above_available');
  const partner = await readyPartner(server, 'penniless', '0.00');
  expect(await server.ask(payoutTerms, {}, { token: partner.token })).toMatchObject({
    data: { available: '0.00', refusal: null },
  });
  expect(await refusalsOf(partner)).toEqual([]);
  expect(await countOf('payout_above_available')).toBe(before);
});
