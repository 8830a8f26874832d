import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buyVip } from '#contract/level.ts';
import { vipMonthDays } from '#domain/level/vip.ts';
import { micro } from '#domain/money.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { manyConfirmations } from '../wallet/test-confirmations.ts';
import { readyPartner } from '../wallet/test-partner.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

const atOnce = 50;
// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 2;
const price = micro(20_000_000n);
const monthMs = vipMonthDays * 24 * 60 * 60 * 1000;

test('fifty purchases at once, many rounds: as many months as the money pays, one after the other', {
  timeout: 300_000,
}, async () => {
  for (let round = 0; round < rounds; round += 1) {
    // Funds for two and a half months, or for more than can be bought ahead.
    const isRich = round % 2 === 1;
    const partner = await readyPartner(server, `buyer-${round}`, isRich ? '500.00' : '50.00');
    const { id, token } = partner;
    const confirmationOf = await manyConfirmations(server, partner);
    const inputs = await Promise.all(
      Array.from({ length: atOnce }, async () => ({
        requestId: randomUUID(),
        ...{ price: '20.00', feeBps: 250 },
        confirmation: await confirmationOf({ action: 'vip', months: 1, price, feeBps: 250 }),
      })),
    );
    const answers = await Promise.all(inputs.map((input) => server.ask(buyVip, input, { token })));
    const bought = isRich ? 3 : 2;
    const untils = answers.flatMap((answer) => (answer.code === 200 ? [answer.data.until] : []));
    expect(untils).toHaveLength(bought);
    const begin = server.clock.now.getTime();
    expect(untils.map((until) => (Date.parse(until) - begin) / monthMs).sort()).toEqual(
      [1, 2, 3].slice(0, bought),
    );
    expect(new Set(answers.flatMap((answer) => reasonOf(answer) ?? []))).toEqual(
      new Set([isRich ? 'vip_enough' : 'insufficient_balance']),
    );
    const left = (isRich ? 500_000_000n : 50_000_000n) - BigInt(bought) * price;
    expect(await balanceOf(server.db, id, 'available')).toBe(left);
    expect(await balanceOf(server.db, id, 'membership_income')).toBe(BigInt(bought) * price);
  }
});
