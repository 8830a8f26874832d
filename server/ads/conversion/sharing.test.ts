import { createHash, randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { editBankCard } from '#contract/bank-card.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { changeUnguarded } from '../../platform/database/test-unguarded.ts';
import { createLife, type Life } from '../../programme/plan/test-life.ts';
import { admitWithPayPassword, confirmFor } from '../../programme/wallet/test-pay-password.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createViewers } from '../delivery/viewer.ts';
import { getViewerKey } from '../delivery/viewer-key-store.ts';
import { makePlan, type TestPlan, writeEvents } from '../figures/test-delivery.ts';
import { findClick } from './click-store.ts';
import { releaseHeld } from './release-held.ts';
import { findSharing } from './sharing-store.ts';
import { createTestMerchant } from './test-postback.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

const agent = 'Mozilla/5.0 (Linux; Android 14) Chrome/130.0 Mobile Safari/537.36';
const address = '203.0.113.77';

/** A click from a given network and browser. */
async function clickFrom(plan: TestPlan, userAgent: string): Promise<string> {
  const at = server.clock.now;
  const serveId = randomUUID();
  const viewers = createViewers(
    server.secrets.deliveryKey,
    [],
    undefined,
    await getViewerKey(server.db.sql),
  );
  const viewer = viewers.hash(viewers.address(address), userAgent, at.getTime());
  await writeEvents(server.db, plan, [
    { kind: 'impression', at, serveId, viewer },
    { kind: 'click', at, serveId, viewer, cost: 1_000n },
  ]);
  return serveId;
}

test('an order from a device that its partner logs in on is held, also when that was later', async () => {
  const { id: partnerId } = await life.newPartner();
  const merchant = await createTestMerchant(server, partnerId);
  const own = await clickFrom(merchant.plan, agent);
  const foreign = await clickFrom(merchant.plan, `${agent} Edg/130`);
  server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
  const before = await merchant.post({
    click_id: await clickFrom(merchant.plan, agent),
    txid: 'B',
  });
  expect(before.body.state).toBe('held');
  expect(before.body.reason).toBe('too_soon');
  await startSession(server.db.sql, { partnerId, device: agent, address, now: server.clock.now });
  expect(await merchant.post({ click_id: foreign, txid: 'F' })).toMatchObject({
    body: { state: 'pending', reason: null },
  });
  const held = await merchant.post({ click_id: own, txid: 'O' });
  expect(held).toMatchObject({ body: { state: 'held', reason: 'shared_device' } });
  // The merchant may reverse it; if it has not by the lock date, the conversion counts.
  server.clock.now = new Date(server.clock.now.getTime() + 15 * dayMs);
  await releaseHeld(life.services, server.clock.now);
  const rows = await server.db.sql.many<{ state: string }>`
    select state from conversion_now where id = ${held.body.conversion ?? ''}`;
  expect(rows).toEqual([{ state: 'pending' }]);
});

const fieldsWith = (bankAccount: string, userName: string) =>
  Object.entries({
    cardName: 'Harbour Bank',
    userName,
    bankAccount,
    mobile: '+66 2 123 4567',
    bankAddress: '1 Quay Road',
    branchName: 'Old Town',
  }).map(([field, value]) => ({ field, value }));

async function partnerPaidTo(username: string, bankAccount: string) {
  const token = await admitWithPayPassword(server, username);
  const fields = fieldsWith(bankAccount, username);
  const subject = { action: 'card', method: 'bank', fields } as never;
  const confirmation = await confirmFor(server, token, subject);
  const input = { requestId: randomUUID(), method: 'bank', fields, confirmation };
  expect(await server.ask(editBankCard, input, { token })).toMatchObject({ code: 200 });
  const row = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  return row.id;
}

/** A follower's plan that copies an operator's. */
async function copyOf(operator: string, follower: string) {
  const at = server.clock.now;
  const original = await makePlan(server.db, operator, { at });
  const copy = await makePlan(server.db, follower, { at });
  await changeUnguarded(
    server.db.owner,
    (sql) => sql`
      update plan set origin = 'follow', copies = ${original.id} where id = ${copy.id}`,
  );
  return { original, copy };
}

test('an operator and a follower who are paid to the same account have their orders held', async () => {
  const account = createHash('sha256').update('one').digest('hex').slice(0, 12);
  const operator = await partnerPaidTo('operator', account);
  const twin = await partnerPaidTo('twin', ` ${account.slice(0, 4)}-${account.slice(4)}`);
  const other = await partnerPaidTo('other', account.split('').reverse().join(''));
  const sharingOf = async (plan: TestPlan) => {
    const click = await findClick(server.db.sql, await clickFrom(plan, 'another browser'));
    return click && findSharing(server.db.sql, server.secrets, click);
  };
  const shared = await copyOf(operator, twin);
  expect(await sharingOf(shared.copy)).toBe('shared_account');
  expect(await sharingOf(shared.original)).toBe('shared_account');
  const apart = await copyOf(operator, other);
  expect(await sharingOf(apart.copy)).toBeNull();
});
