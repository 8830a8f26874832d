import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPayout } from '#contract/payout.ts';
import { stopPlan } from '#contract/plan.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { balanceOf } from '../../books/ledger/test-ledger.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { createPayoutRequest } from '../wallet/test-payout.ts';
import { settlePlans } from './settle-plans.ts';
import { click, consume } from './test-events.ts';
import { cents, createLife, type Life } from './test-life.ts';

let server: TestServer;
let life: Life;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
});
afterAll(() => server.close());

// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 2;

test('a settlement during fifty payouts pays once, and never more than the balance', {
  timeout: 300_000,
}, async () => {
  const product = { validateDays: 0, clickWindowHours: 24 };
  const catalogue = await life.ready({ product, priceModel: 'cpm' });
  for (let round = 0; round < rounds; round += 1) {
    const { no, id, token, partner, delivered } = await life.putting(catalogue, '50.00');
    const { cardId } = partner;
    const [serveId = ''] = await consume(server.db, cents(10), delivered);
    await click(server.db, [serveId], delivered);
    server.clock.now = new Date(server.clock.now.getTime() + minuteMs);
    await life.convert(serveId);
    const stopConfirmation = await partner.confirm({ action: 'plan-stop', planNo: no });
    const stop = { requestId: randomUUID(), planNo: no, confirmation: stopConfirmation };
    await server.ask(stopPlan, stop, { token });
    await life.pass(20 * minuteMs);
    expect(await balanceOf(server.db, id, 'available')).toBe(cents(190));
    server.clock.now = new Date(server.clock.now.getTime() + 2 * dayMs);

    const session = await server.db.sql.one<{ id: string }>`
      select id from session where partner_id = ${id} limit 1`;
    const holder = { id, sessionId: session.id };
    const { input: asked, subject } = createPayoutRequest('95.00', cardId);
    const about = { action: 'payout', about: aboutOf(subject) } as const;
    const payouts = Array.from({ length: 50 }, async () => {
      const { confirmation } = await issueConfirmation(
        server.db.sql,
        holder,
        about,
        server.clock.now,
      );
      const input = { requestId: randomUUID(), ...asked, confirmation };
      return server.ask(requestPayout, input, { token });
    });
    const settling = Array.from({ length: 3 }, () => settlePlans(life.services, server.clock.now));
    const answers = await Promise.all(payouts);
    await Promise.all(settling);
    expect(answers.filter(({ code }) => code === 200)).toHaveLength(2);
    expect(await life.status(no)).toBe('settled');
    expect(await balanceOf(server.db, id, 'available')).toBe(cents(7.6));
    expect(await balanceOf(server.db, id, 'payout')).toBe(cents(190));
  }
});
