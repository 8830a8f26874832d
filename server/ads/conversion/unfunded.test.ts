import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { adData } from '#contract/ad-center-figures.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { readyPartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { rollUp } from '../figures/roll-up.ts';
import { createTestMerchant, type TestMerchant } from './test-postback.ts';

let server: TestServer;
let partners: TestPartner[] = [];
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  for (const name of ['harbour', 'meadow', 'summit']) {
    partners.push(await readyPartner(server, name, '500.00'));
  }
});
afterAll(() => server.close());

const later = (seconds: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + seconds * 1000);
};

const statesOf = ({ plan }: TestMerchant) =>
  server.db.sql.many<{ status: string; pausedBy: string | null }>`
    select status, paused_by from plan where id = ${plan.id}`;

test('a conversion that finds no money says so and stops the product’s plans', async () => {
  const [one] = partners as [TestPartner];
  const shop = await createTestMerchant(server, one.id, { escrow: 8_000_000n });
  const clicks = [await shop.click(), await shop.click()];
  later(60);
  const states: (string | undefined)[] = [];
  for (const click_id of clicks) {
    states.push((await shop.post({ click_id, txid: randomUUID() })).body.state);
  }
  expect(states).toEqual(['pending', 'unfunded']);
  expect(await statesOf(shop)).toEqual([{ status: 'putting', pausedBy: 'escrow_low' }]);
});

test('with deposits alone and no merchant’s money, nothing ever becomes payable', async () => {
  partners = partners.slice(1);
  const payable = ['available', 'to_settle', 'reserved', 'payout'] as const;
  const owed = async () =>
    Promise.all(
      partners.flatMap(({ id }) => payable.map((pocket) => balanceOf(server.db, id, pocket))),
    );
  const shops: TestMerchant[] = [];
  for (const { id } of [...partners, ...partners]) {
    shops.push(await createTestMerchant(server, id, { escrow: 0n }));
  }
  const before = await owed();
  for (let round = 0; round < 10; round += 1) {
    const sales: [TestMerchant, string][] = [];
    for (const shop of shops) sales.push([shop, await shop.click()]);
    later(60);
    const answers = await Promise.all(
      sales.map(([shop, click_id]) => shop.post({ click_id, txid: randomUUID() })),
    );
    expect(new Set(answers.map(({ body }) => body.state))).toEqual(new Set(['unfunded']));
    later(3600);
  }
  expect(await owed()).toEqual(before);
  await rollUp(server, server.clock.now);
  for (const { token } of partners) {
    const answer = await server.ask(adData, { type: '4' }, { token });
    if (answer.code !== 200) throw new Error(answer.msg);
    const figures = new Map(answer.data.figures.map(({ name, value }) => [name, value]));
    expect(figures.get('adRevenue')).toBe('0.00');
    expect(answer.data.pendingRevenue).toBe('0.00');
    // Twenty clicks at a thousandth each and no earnings: a loss, shown as one.
    expect(figures.get('profit')).toBe('-0.02');
  }
  expect((await auditAll(server.db.sql)).findings).toEqual([]);
});
