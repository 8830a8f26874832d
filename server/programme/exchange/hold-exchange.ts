import { randomUUID } from 'node:crypto';
import type { holdExchange as route } from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { whyNotExchange, whyNotQuote } from '#domain/exchange/exchange.ts';
import { quoteExchange } from '#domain/exchange/rate.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { formatMicro, type Micro, parseTyped, zero } from '#domain/money.ts';
import { refusalOf, type Why } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { requestKey } from '../../books/ledger/ledger.ts';
import {
  confirmationHash,
  keepSignature,
  lockConfirmation,
  spendConfirmation,
} from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import { type Acceptor, findAcceptor } from './acceptor-store.ts';
import { holdEntry } from './exchange-entry.ts';
import { exchangeFacts, type LoadedExchange, loadExchange } from './exchange-facts.ts';
import { insertExchange } from './exchange-store.ts';
import { findQuote } from './quote-store.ts';

type Result = Output<typeof route>;

interface Loaded {
  readonly loaded: LoadedExchange;
  /** The acceptor as it is now, but with the quoted rate. */
  readonly acceptor: Acceptor | null;
  readonly noQuote: Why | null;
  readonly noConfirmation: Why | null;
}

/** Holds the amount for an exchange at the quoted rate: once, and only with its confirmation. */
export const holdExchange: UseCase<typeof route> = (call, input) => {
  const now = call.now();
  const partnerId = call.member.id;
  const { requestId, quoteId, confirmation } = input;
  const amount = parseTyped(input.amount) ?? zero;
  return call.money.submit<Result, Loaded>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('holdExchange', partnerId, requestId),
      input: { amount: formatMicro(amount), quoteId },
    },
    load: (sql) => load(sql, call.member, { quoteId, amount, confirmation }, now),
    decide(wallets, { loaded, acceptor, noQuote, noConfirmation }) {
      const wallet = wallets.get(partnerId) as Wallet;
      const facts = exchangeFacts(loaded, wallet, { amount, acceptor }, call.settings, now);
      // Without a quote the acceptor is unknown, so that refusal comes first.
      const no = (facts.isOffered ? noQuote : null) ?? whyNotExchange(facts) ?? noConfirmation;
      if (no) return refusalOf(no);
      const { id: acceptorId, rate, currency } = acceptor as Acceptor;
      const quote = quoteExchange(amount, balanceIn(wallet, 'available'), rate);
      const arrives = formatMicro(quote.arrives);
      const id = randomUUID();
      const state = 'held' as const;
      const exchange = { id, partnerId, acceptorId, amount, rate, arrives, state, heldAt: now };
      const entry = holdEntry(exchange);
      return {
        entries: [entry],
        result: {
          ...{ id, arrives, currency, state },
          amount: formatMicro(amount),
          left: formatMicro(quote.left),
        },
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await insertExchange(sql, exchange);
          const shown = confirmationHash(confirmation);
          await keepSignature(sql, { confirmationHash: shown, entryId: entry.id });
        },
      };
    },
  });
};

async function load(
  sql: Sql,
  member: Member,
  asked: { readonly quoteId: string; readonly amount: Micro; readonly confirmation: string },
  now: Date,
): Promise<Loaded> {
  const loaded = await loadExchange(sql, member.id);
  const quote = await findQuote(sql, asked.quoteId);
  const noQuote = whyNotQuote(quote && { ...quote, isOwn: quote.partnerId === member.id }, now);
  if (!quote || noQuote) return { loaded, acceptor: null, noQuote, noConfirmation: null };
  const { acceptorId, rate } = quote;
  const subject = { action: 'exchange', acceptorId, amount: asked.amount, rate } as const;
  const noConfirmation = await lockConfirmation(sql, member, asked.confirmation, subject, now);
  const acceptor = await findAcceptor(sql, acceptorId);
  return { loaded, acceptor: acceptor && { ...acceptor, rate }, noQuote, noConfirmation };
}
