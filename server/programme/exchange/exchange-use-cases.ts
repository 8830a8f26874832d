import type * as exchanges from '#contract/exchange.ts';
import {
  dueAt,
  isOverdue,
  whyNotAcceptor,
  whyNotDisputeExchange,
  whyNotExchange,
  whyNotOffered,
} from '#domain/exchange/exchange.ts';
import { parseTyped, zero } from '#domain/money.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { RefusalError, refuse } from '#domain/refusal.ts';
import { cleanCaseText } from '#domain/support/case-text.ts';
import type { UseCases } from '../../ads/services/services.ts';
import { getBalances } from '../../books/ledger/ledger.ts';
import { type Acceptor, findAcceptorByCode } from './acceptor-store.ts';
import { loadExchange, toExchangeFacts } from './exchange-facts.ts';
import { findExchange, type ListedExchange, listExchanges } from './exchange-store.ts';
import { holdExchange } from './hold-exchange.ts';
import { moveExchange } from './move-exchange.ts';
import { guaranteeRate } from './quote-store.ts';

export const exchangeUseCases = {
  /** The partner's exchanges. They stay visible even when exchanges are no longer offered. */
  async listExchanges(call, input) {
    const now = call.now();
    const { installation, configuration } = call.settings;
    const { list, next } = await listExchanges(call.db.sql, call.partner.id, input);
    return {
      isOffered: configuration.exchange.isOffered,
      currency: installation.currency,
      list: list.map((exchange) => toExchangeReply(exchange, now)),
      next,
    };
  },

  /**
   * Finds the acceptor behind a code. Wrong codes count towards the partner's and address's limits.
   */
  async acceptorDetail(call, { kind, code }) {
    const { db, partner, settings, attempts } = call;
    const { sql } = db;
    const now = call.now();
    refuse(whyNotOffered(settings.configuration.exchange.isOffered));

    const codeAttempts = [
      { limit: 'acceptanceOfPartner', whose: partner.id } as const,
      ...fromAddress('acceptanceFromAddress', call.address),
    ];
    await attempts.take(codeAttempts, now);

    const foundAcceptor = await findAcceptorByCode(sql, code, kind);
    refuse(whyNotAcceptor(foundAcceptor, kind));
    // The rule refuses where there is none.
    const acceptor = foundAcceptor as Acceptor;

    await attempts.giveBack(codeAttempts);

    const quote = await guaranteeRate(sql, partner.id, acceptor, now);
    const wallet = await getBalances(sql, partner.id);
    const loaded = await loadExchange(sql, partner.id);

    // Reports what would refuse any amount; the form checks the actual one.
    const largestRequest = { amount: acceptor.limit, acceptor };
    const facts = toExchangeFacts(loaded, wallet, largestRequest, settings, now);

    return {
      ...acceptor,
      quoteId: quote.id,
      validUntil: quote.expiresAt,
      validForSeconds: Math.floor((quote.expiresAt.getTime() - now.getTime()) / 1000),
      available: facts.available,
      refusal: whyNotExchange({ ...facts, available: acceptor.limit }),
    };
  },

  async holdExchange({ money, partner, settings, now }, { amount, ...input }) {
    const hold = { ...input, amount: parseTyped(amount) ?? zero, partner, settings };
    return holdExchange(money, hold, now());
  },

  /** The partner confirms receipt, and the held amount goes to the acceptor. */
  async confirmExchange({ db, money, partner, now }, { requestId, id, confirmation }) {
    const exchange = await findExchange(db.sql, id);
    if (exchange?.partnerId !== partner.id) throw new RefusalError('exchange_not_found');

    const { amount } = exchange;
    const subject = { action: 'exchange-confirm', exchangeId: id, amount } as const;
    const move = {
      call: 'confirmExchange',
      newState: 'confirmed',
      partner,
      requestId,
      id,
      confirmation: { token: confirmation, subject },
    } as const;
    return moveExchange(money, move, now());
  },

  /** The partner says what is wrong. No money moves until two members of staff have decided. */
  async disputeExchange({ money, partner, now }, { requestId, id, reason }) {
    refuse(whyNotDisputeExchange(reason));
    const move = {
      call: 'disputeExchange',
      newState: 'disputed',
      partner,
      requestId,
      id,
      reason: cleanCaseText(reason),
    } as const;
    return moveExchange(money, move, now());
  },

  /** Cancels an exchange before the acceptor takes it; the money is available at once. */
  async cancelExchange({ money, partner, now }, { requestId, id, confirmation }) {
    const subject = { action: 'exchange-cancel', exchangeId: id } as const;
    const move = {
      call: 'cancelExchange',
      newState: 'cancelled',
      partner,
      requestId,
      id,
      confirmation: { token: confirmation, subject },
    } as const;
    return moveExchange(money, move, now());
  },
} satisfies UseCases<typeof exchanges>;

const toExchangeReply = ({ heldAt, ...exchange }: ListedExchange, now: Date) => ({
  ...exchange,
  at: heldAt,
  dueAt: dueAt(heldAt),
  isOverdue: isOverdue({ state: exchange.state, heldAt }, now),
});
