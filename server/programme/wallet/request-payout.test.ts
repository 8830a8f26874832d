import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import { createSessions } from '../../people/partner/create-sessions.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { requestPayout } from './request-payout.ts';
import { readyPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

test('payouts of one partner that share a transaction are each judged after those before them', async () => {
  const { db, clock } = server;
  const now = () => clock.now;
  const partner = await readyPartner(server, 'harbour', '100.00');
  const caller = await createSessions(db).findLoggedInPartner(partner.token, clock.now);
  if (!caller) throw new Error('The partner is not logged in');
  const money = createMoneyQueue(db, now, { groupsMax: 1 });
  const call = { db, money, now, settings: await getSettings(db.sql), partner: caller };

  const { input: asked, subject } = createPayoutRequest('20.00', partner.cardId);
  const [once, another] = [await partner.confirm(subject), await partner.confirm(subject)];
  const tries = await Promise.allSettled(
    [once, once, another].map((confirmation) =>
      requestPayout(call, { requestId: randomUUID(), ...asked, confirmation }),
    ),
  );

  expect(tries).toMatchObject([
    { value: { left: '80.00' } },
    { reason: { reason: 'confirmation_used' } },
    { value: { left: '60.00' } },
  ]);
  const transactions = await db.sql.many`
    select distinct xmin::text from payout where partner_id = ${partner.id}`;
  expect(transactions).toHaveLength(1);
});
