import { randomUUID } from 'node:crypto';
import {
  acceptorDetail,
  cancelExchange,
  confirmExchange,
  holdExchange,
} from '#contract/exchange.ts';
import { wallet } from '#contract/wallet.ts';
import type { AcceptorKind } from '#domain/exchange/acceptor.ts';
import { micro, parseTyped, zero } from '#domain/money.ts';
import { createMoneyQueue } from '../../books/ledger/money-queue.ts';
import type { TestServer } from '../../test-server.ts';
import type { TestPartner } from '../wallet/test-partner.ts';
import { insertAcceptor } from './acceptor-store.ts';
import { issueAcceptanceCode } from './issue-acceptance-code.ts';
import { acceptExchangeByName } from './test-accept-exchange.ts';

export interface TestAcceptor {
  readonly id: string;
  readonly kind: AcceptorKind;
  readonly code: string;
}

export const testRate = '33.125';

/** An acceptor that pays 33.125 per unit and takes at most 500 in one exchange. */
export async function readyAcceptor(
  { db, clock }: TestServer,
  kind: AcceptorKind = 'personal',
): Promise<TestAcceptor> {
  const id = randomUUID();
  const terms = { rate: testRate, limit: micro(500_000_000n), isActive: true };
  const person = { name: 'Mali Srisuk', currency: 'XTS', registration: 'A register, no. 7' };
  await insertAcceptor(db.sql, { id, kind, ...person, ...terms }, clock.now);
  return { id, kind, code: await issueAcceptanceCode(db.sql, id, clock.now) };
}

/** A partner's steps through an exchange, as the screen takes them. */
export function exchanging(server: TestServer, { kind, code, id: acceptorId }: TestAcceptor) {
  const findAcceptor = (token: string, address?: string) =>
    server.ask(acceptorDetail, { kind, code }, address ? { token, address } : { token });
  const quoteOf = async (token: string) => {
    const answer = await findAcceptor(token);
    if (answer.code !== 200) throw new Error(answer.msg);
    return answer.data.quoteId;
  };

  const confirmExchangeOf = (partner: TestPartner, amount: string, rate = testRate) =>
    partner.confirm({ action: 'exchange', acceptorId, amount: parseTyped(amount) ?? zero, rate });

  const now = () => server.clock.now;
  const services = { db: server.db, now, money: createMoneyQueue(server.db, now) };

  const hold = async (partner: TestPartner, amount: string, requestId: string = randomUUID()) => {
    const quoteId = await quoteOf(partner.token);
    const confirmation = await confirmExchangeOf(partner, amount);
    const input = { requestId, quoteId, amount, confirmation };
    return server.ask(holdExchange, input, { token: partner.token });
  };

  return {
    look: findAcceptor,
    quoteOf,
    confirmationFor: confirmExchangeOf,
    hold,
    services,
    /** Holds an amount and returns the exchange's id. */
    async held(partner: TestPartner, amount: string): Promise<string> {
      const answer = await hold(partner, amount);
      if (answer.code !== 200) throw new Error(answer.msg);
      return answer.data.id;
    },
    accept: (id: string, by = 'Ann Lee') =>
      acceptExchangeByName(services, { id, acceptedBy: by, reason: 'taken', reference: 'ACC-1' }),
    async confirm(partner: TestPartner, id: string, amount: string, requestId?: string) {
      const exchangeAmount = parseTyped(amount) ?? zero;
      const subject = {
        action: 'exchange-confirm',
        exchangeId: id,
        amount: exchangeAmount,
      } as const;
      const confirmation = await partner.confirm(subject);
      const input = { requestId: requestId ?? randomUUID(), id, confirmation };
      return server.ask(confirmExchange, input, { token: partner.token });
    },
    async cancel(partner: TestPartner, id: string, requestId: string = randomUUID()) {
      const confirmation = await partner.confirm({ action: 'exchange-cancel', exchangeId: id });
      return server.ask(cancelExchange, { requestId, id, confirmation }, { token: partner.token });
    },
    async balances({ token }: TestPartner) {
      const answer = await server.ask(wallet, {}, { token });
      if (answer.code !== 200) throw new Error(answer.msg);
      const { available, exchange } = answer.data;
      return { available, exchange };
    },
    /** What the network owes the acceptor. */
    async clearing(): Promise<bigint> {
      const row = await server.db.sql.one<{ balance: bigint }>`
        select coalesce(sum(p.amount), 0)::bigint balance
          from posting p join entry e on e.id = p.entry_id
          join exchange x on x.id::text = e.cause ->> 'exchange'
         where p.pocket = 'acceptor_owed' and x.acceptor_id = ${acceptorId}`;
      return row.balance;
    },
  };
}
