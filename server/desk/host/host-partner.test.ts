import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { announceToPartner, listAnnouncements } from '#contract/desk/announcements.ts';
import { listApprovals } from '#contract/desk/approvals.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import { showPartnerMoney } from '#contract/desk/partner-money.ts';
import { findPartners } from '#contract/desk/products.ts';
import { advanceStartupFunds } from '#contract/desk/transfers.ts';
import { openAccount } from '#contract/register.ts';
import { capitalOwner, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { insertHost } from '../../people/partner/host-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { insertReference } from '../../programme/wallet/deposit-store.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { news } from '../test-programme.ts';

let server: TestServer;
let staff: TestStaff;
let partnerId: string;

/** A partner from a host app, with a nickname and no username. */
async function openFromHost(user: string): Promise<void> {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  const pem = publicKey.export({ type: 'spki', format: 'pem' }).toString();
  const added = { addedBy: 'a test', addedAt: server.clock.now };
  await insertHost(server.db.sql, { name: 'shop-app', publicKey: pem, origin: null, ...added });
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000);
  const json = JSON.stringify({ host: 'shop-app', user, id: randomUUID(), issuedAt });
  const payload = Buffer.from(json).toString('base64url');
  const signature = sign(null, Buffer.from(payload), privateKey).toString('base64url');
  const licenseKey = await server.issueCode();
  await server.ask(openAccount, { licenseKey, handover: `${payload}.${signature}` });
}

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  staff = await admitStaff(server, 'Sam Support', 'support', 'finance');
  await server.admit('shopkeeper');
  await openFromHost('Shop-4711');
  const { list } = await staff.get(findPartners, { name: '4711' });
  partnerId = list[0]?.id ?? '';
});
afterAll(() => server.close());

test('a partner from a host app is found alongside those with a username', async () => {
  const { list, active } = await staff.get(findPartners, { name: 'shop' });
  expect(list.map(({ username, nickname }) => [username, nickname])).toEqual([
    [null, 'Shop-4711'],
    ['shopkeeper', 'shopkeeper'],
  ]);
  expect(active).toBe(2);
});

test('an announcement can go to a partner from a host app, and the list names the recipient', async () => {
  const both = withSecond(staff, await admitStaff(server, 'Second', 'approver'));
  await both.get(announceToPartner, {
    requestId: randomUUID(),
    category: 'activity',
    partnerId,
    at: null,
    texts: news,
  });
  const { list } = await staff.get(listAnnouncements, {});
  expect(list.map(({ partner }) => partner)).toEqual(['Shop-4711']);
});

test('the money of a partner from a host app is shown by id, and found by nickname', async () => {
  const money = await staff.get(showPartnerMoney, { partner: partnerId });
  expect(money).toMatchObject({ id: partnerId, partner: 'Shop-4711' });
  const nobody = await staff.ask(showPartnerMoney, { partner: randomUUID() });
  expect(reasonOf(nobody)).toBe('desk_not_found');
  const why = { reason: 'As agreed.', reference: 'T-1' };
  await postAll(
    server.db,
    [makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', 10_000_000n]])],
    server.clock.now,
  );
  await staff.get(advanceStartupFunds, { partnerId, amount: '10.00', ...why });
  await insertReference(server.db.sql, 'RB-TEST-4711', partnerId, server.clock.now);
  for (const partner of ['shop-47', 'SHOP-4711', partnerId]) {
    const { list } = await staff.get(listApprovals, { partner });
    expect(
      list.map((request) => request.partner),
      partner,
    ).toEqual(['Shop-4711']);
    const deposits = await staff.get(listDeposits, { partner });
    expect(
      deposits.list.map((one) => one.partner),
      partner,
    ).toEqual(['Shop-4711']);
  }
  expect((await staff.get(listApprovals, { partner: 'shopk' })).list).toEqual([]);
});
