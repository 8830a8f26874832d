import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { requestPayout } from '#contract/payout.ts';
import { declinePlan, putPlan, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { balanceOf, makeEntry, postAll } from '../../books/ledger/test-ledger.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { depositFor, readyPartner, type TestPartner } from '../wallet/test-partner.ts';
import { createPayoutRequest } from '../wallet/test-payout.ts';
import { pushTo, putSubject, readyCatalogue, type TestCatalogue, termsShown } from './test-plan.ts';

let server: TestServer;
let catalogue: TestCatalogue;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  catalogue = await readyCatalogue(server.db, server.clock.now);
});
afterAll(() => server.close());

const push = (to: string) => pushTo(server, catalogue, to);

const atOnce = 50;
// `npm run test:long` runs 100 rounds.
const rounds = process.env.LONG ? 100 : 3;

/** Hundreds of confirmations: more than anyone could type the password for. */
async function confirmationsOf(racer: TestPartner) {
  const { sql } = server.db;
  const session = await sql.one<{ id: string }>`
    select id from session where partner_id = ${racer.id} limit 1`;
  const holder = { id: racer.id, sessionId: session.id };
  return async (subject: ConfirmationSubject) => {
    const { action } = subject;
    const about = { action, about: aboutOf(subject) };
    return (await issueConfirmation(sql, holder, about, server.clock.now)).confirmation;
  };
}

test('fifty concurrent puts never spend more than the balance, and put each plan once', {
  timeout: 300_000,
}, async () => {
  const racer = await readyPartner(server, 'racer', '0.00');
  const confirmationOf = await confirmationsOf(racer);
  const { id, token } = racer;
  for (let round = 0; round < rounds; round += 1) {
    await depositFor(server, id, '70.00');
    const plans = [await push(id), await push(id), await push(id)];
    const terms = await termsShown(server, token, plans[0] as string);
    const tries = await Promise.all(
      Array.from({ length: atOnce }, async (_, at) => {
        const planNo = plans[at % plans.length] as string;
        const confirmation = await confirmationOf(putSubject(planNo, '30.00', terms));
        const input = { requestId: randomUUID(), planNo, amount: '30.00', terms, confirmation };
        return server.ask(putPlan, input, { token });
      }),
    );
    const done = tries.filter(({ code }) => code === 200);
    expect(done).toHaveLength(2);
    const refused = new Set(tries.map(reasonOf).filter((reason) => reason !== null));
    for (const reason of refused) {
      expect(['insufficient_balance', 'plan_not_in_status']).toContain(reason);
    }
    expect(await balanceOf(server.db, id, 'available')).toBe(10_000_000n);
    expect(await balanceOf(server.db, id, 'to_consume')).toBe(60_000_000n);
    for (const planNo of plans) {
      const confirmation = await confirmationOf({ action: 'plan-stop', planNo });
      await server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation }, { token });
      await server.ask(declinePlan, { planNo }, { token });
    }
    const everything = micro(70_000_000n);
    expect(await balanceOf(server.db, id, 'available')).toBe(everything);
    await postAll(
      server.db,
      [makeEntry('membership', [[id, 'available', id, 'membership_income', everything]])],
      server.clock.now,
    );
  }
});

test('concurrent puts and payouts never spend the same money twice', {
  timeout: 300_000,
}, async () => {
  const racer = await readyPartner(server, 'both-ways', '0.00');
  const confirmationOf = await confirmationsOf(racer);
  const { id, token, cardId } = racer;
  for (let round = 0; round < rounds; round += 1) {
    await depositFor(server, id, '100.00');
    const planNo = await push(id);
    const terms = await termsShown(server, token, planNo);
    const amount = '70.00';
    const tries = await Promise.all(
      Array.from({ length: 20 }, async (_, at) => {
        if (at % 2 === 0) {
          const confirmation = await confirmationOf(putSubject(planNo, amount, terms));
          const input = { requestId: randomUUID(), planNo, amount, terms, confirmation };
          return server.ask(putPlan, input, { token });
        }
        const { input: asked, subject } = createPayoutRequest(amount, cardId);
        const confirmation = await confirmationOf(subject);
        return server.ask(
          requestPayout,
          { requestId: randomUUID(), ...asked, confirmation },
          { token },
        );
      }),
    );
    expect(tries.filter(({ code }) => code === 200)).toHaveLength(1);
    expect(await balanceOf(server.db, id, 'available')).toBe(30_000_000n);
    await postAll(
      server.db,
      [makeEntry('membership', [[id, 'available', id, 'membership_income', 30_000_000n]])],
      server.clock.now,
    );
  }
});

test('puts in one batch are judged separately, and each is answered once', async () => {
  const names = Array.from({ length: 12 }, (_, at) => `together-${at}`);
  const racers: TestPartner[] = [];
  for (const [at, name] of names.entries()) {
    const funds = at % 4 === 1 ? '20.00' : '100.00';
    racers.push(await readyPartner(server, name, funds));
  }
  const inputs = await Promise.all(
    racers.map(async (racer, at) => {
      const planNo = await push(racer.id);
      const shown = await termsShown(server, racer.token, planNo);
      const terms = at % 4 === 2 ? 'f'.repeat(64) : shown;
      const confirmationOf = await confirmationsOf(racer);
      // Every fourth request uses a confirmation given for another amount.
      const confirmation = await confirmationOf(
        putSubject(planNo, at % 4 === 3 ? '31.00' : '30.00', terms),
      );
      return { requestId: randomUUID(), planNo, amount: '30.00', terms, confirmation };
    }),
  );
  const ask = (at: number) => server.ask(putPlan, inputs[at], { token: racers[at]?.token ?? '' });
  const all = [...racers.keys(), ...racers.keys()];
  const answers = await Promise.all(all.map(ask));
  const expected = [null, 'insufficient_balance', 'put_terms_changed', 'confirmation_invalid'];
  expect(answers.map(reasonOf)).toEqual(all.map((at) => expected[at % 4]));
  for (const [at, { id }] of racers.entries()) {
    expect(answers[at]).toEqual(answers[at + racers.length]);
    expect(await balanceOf(server.db, id, 'to_consume')).toBe(at % 4 === 0 ? 30_000_000n : 0n);
  }
});
