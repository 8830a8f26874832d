import { randomUUID } from 'node:crypto';
import { requestPayout } from '#contract/payout.ts';
import type { MoneyRouteName } from '#contract/test-money-routes.ts';
import { micro } from '#domain/money.ts';
import type { ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { capitalOwner, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import type { TestServer } from '../../test-server.ts';
import { exchanging, readyAcceptor, testRate } from '../exchange/test-exchange.ts';
import { pushTo, putOn, putSubject, readyCatalogue, termsShown } from '../plan/test-plan.ts';
import { readyPartner, type TestPartner } from './test-partner.ts';
import { createPayoutRequest } from './test-payout.ts';

/** A valid money call, and the subject its confirmation is for. */
export interface MoneyAct {
  readonly partner: TestPartner;
  readonly input: Readonly<Record<string, string | number>>;
  readonly subject: ConfirmationSubject;
}

type PrepareMoneyAct = (server: TestServer, username: string) => Promise<MoneyAct>;

const amount = micro(30_000_000n);

async function preparePayout(server: TestServer, username: string) {
  const partner = await readyPartner(server, username, '200.00');
  const { cardId } = partner;

  const { input: payoutInput, subject } = createPayoutRequest('30.00', cardId);
  return { partner, subject, input: payoutInput };
}

async function prepareCancelPayout(server: TestServer, username: string): Promise<MoneyAct> {
  const { partner, subject, input } = await preparePayout(server, username);

  const requestInput = {
    ...input,
    requestId: randomUUID(),
    confirmation: await partner.confirm(subject),
  };
  const answer = await server.ask(requestPayout, requestInput, { token: partner.token });
  if (answer.code !== 200) throw new Error(answer.msg);
  const { id } = answer.data;
  return { partner, input: { id }, subject: { action: 'payout-cancel', payoutId: id } };
}

async function prepareExchange(server: TestServer, username: string) {
  const partner = await readyPartner(server, username, '200.00');
  const acceptor = await readyAcceptor(server);

  return { partner, acceptor, steps: exchanging(server, acceptor) };
}

async function preparePut(server: TestServer, username: string) {
  const partner = await readyPartner(server, username, '200.00');
  const catalogue = await readyCatalogue(server.db, server.clock.now);

  const planNo = await pushTo(server, catalogue, partner.id);
  const terms = await termsShown(server, partner.token, planNo);
  const subject = putSubject(planNo, '30.00', terms);
  return { partner, input: { planNo, amount: '30.00', terms }, subject };
}

/** Every call that moves money, ready to send; null while its feature does not exist yet. */
export const moneyActs: Record<MoneyRouteName, PrepareMoneyAct | null> = {
  requestPayout: preparePayout,
  cancelPayout: prepareCancelPayout,
  async returnStartup(server, username) {
    const partner = await readyPartner(server, username, '200.00');

    const { id } = partner;
    await postAll(
      server.db,
      [
        makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', amount]]),
        makeEntry('startup_advance', [
          [capitalOwner, 'capital', id, 'startup', amount],
          [id, 'advance_receivable', id, 'advance_due', amount],
        ]),
      ],
      server.clock.now,
    );
    return { partner, input: { due: '30.00' }, subject: { action: 'startup-return', due: amount } };
  },
  async holdExchange(server, username) {
    const { partner, acceptor, steps } = await prepareExchange(server, username);

    const quoteId = await steps.quoteOf(partner.token);
    const subject = {
      action: 'exchange',
      acceptorId: acceptor.id,
      amount,
      rate: testRate,
    } as const;
    return { partner, input: { quoteId, amount: '30.00' }, subject };
  },
  async confirmExchange(server, username) {
    const { partner, steps } = await prepareExchange(server, username);
    const id = await steps.held(partner, '30.00');
    await steps.accept(id);
    const subject = { action: 'exchange-confirm', exchangeId: id, amount } as const;
    return { partner, input: { id }, subject };
  },
  async cancelExchange(server, username) {
    const { partner, steps } = await prepareExchange(server, username);
    const id = await steps.held(partner, '30.00');
    return { partner, input: { id }, subject: { action: 'exchange-cancel', exchangeId: id } };
  },
  putPlan: preparePut,
  async stopPlan(server, username) {
    const { partner, input } = await preparePut(server, username);
    const { planNo } = input;
    await putOn(server, partner, planNo, '30.00');
    return { partner, input: { planNo }, subject: { action: 'plan-stop', planNo } };
  },
  async buyVip(server, username) {
    const partner = await readyPartner(server, username, '200.00');
    const price = micro(20_000_000n);
    const feeBps = 250;
    const subject = { action: 'vip', months: 1, price, feeBps } as const;
    return { partner, input: { price: '20.00', feeBps }, subject };
  },
};

/** The balances of all owners. */
export async function allBalances({ db }: TestServer): Promise<string> {
  const rows = await db.sql.many<{ line: string }>`
    select concat_ws(' ', owner, pocket, balance, turn) line from account order by 1`;
  return rows.map(({ line }) => line).join('\n');
}
