import { randomUUID } from 'node:crypto';
import * as exchanges from '#contract/exchange.ts';
import type { Output } from '#contract/route.ts';
import { whyNotExchange, whyNotQuote } from '#domain/exchange/exchange.ts';
import { quoteExchange } from '#domain/exchange/rate.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import { formatMicro, type Micro } from '#domain/money.ts';
import { type Refusal, toRefusalError } from '#domain/refusal.ts';
import { type MoneyQueue, requestKey } from '../../books/ledger/ledger.ts';
import {
  hashConfirmation,
  lockConfirmation,
  saveSignature,
  spendConfirmation,
} from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import { type LoggedInPartner, toWireReply } from '../../platform/gateway/gateway.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type Acceptor, findAcceptor } from './acceptor-store.ts';
import { createHoldEntry } from './exchange-entry.ts';
import { type LoadedExchange, loadExchange, toExchangeFacts } from './exchange-facts.ts';
import { insertExchange } from './exchange-store.ts';
import { findQuote } from './quote-store.ts';

interface Hold {
  readonly partner: LoggedInPartner;
  readonly settings: Settings;
  readonly requestId: string;
  readonly quoteId: string;
  readonly amount: Micro;
  readonly confirmation: string;
}

interface LoadedHold {
  readonly account: LoadedExchange;
  /** The acceptor as it is now, but with the quoted rate. */
  readonly acceptor: Acceptor | null;
  readonly quoteRefusal: Refusal | null;
  readonly confirmationRefusal: Refusal | null;
}

type HoldReply = Output<typeof exchanges.holdExchange>;

/** Holds the amount for an exchange at the quoted rate: once, and only with its confirmation. */
export function holdExchange(money: MoneyQueue, hold: Hold, now: Date): Promise<HoldReply> {
  const { partner, settings, requestId, quoteId, amount, confirmation } = hold;
  const partnerId = partner.id;

  return money.submit<HoldReply, LoadedHold>({
    owners: [partnerId],
    idempotency: {
      key: requestKey('holdExchange', partnerId, requestId),
      input: { amount: formatMicro(amount), quoteId },
    },
    load: (sql) => loadHold(sql, hold, now),
    decide(wallets, { account, acceptor, quoteRefusal, confirmationRefusal }) {
      const wallet = wallets.get(partnerId) as Wallet;
      const facts = toExchangeFacts(account, wallet, { amount, acceptor }, settings, now);

      // Without a quote the acceptor is unknown, so that refusal comes first.
      const refusal =
        (facts.isOffered ? quoteRefusal : null) ?? whyNotExchange(facts) ?? confirmationRefusal;
      if (refusal) return toRefusalError(refusal);

      // The rule refuses where there is none.
      const { id: acceptorId, rate, currency } = acceptor as Acceptor;
      const quote = quoteExchange(amount, balanceIn(wallet, 'available'), rate);
      const exchange = {
        id: randomUUID(),
        partnerId,
        acceptorId,
        amount,
        rate,
        arrives: formatMicro(quote.arrives),
        state: 'held',
        heldAt: now,
      } as const;
      const entry = createHoldEntry(exchange);

      return {
        entries: [entry],
        result: toWireReply(exchanges.holdExchange, { ...exchange, currency, left: quote.left }),
        async save(sql) {
          await spendConfirmation(sql, confirmation, now);
          await insertExchange(sql, exchange);
          await saveSignature(sql, {
            confirmationHash: hashConfirmation(confirmation),
            entryId: entry.id,
          });
        },
      };
    },
  });
}

async function loadHold(
  sql: Sql,
  { partner, quoteId, amount, confirmation }: Hold,
  now: Date,
): Promise<LoadedHold> {
  const account = await loadExchange(sql, partner.id);

  const quote = await findQuote(sql, quoteId);
  const quoteRefusal = whyNotQuote(
    quote && { ...quote, isOwn: quote.partnerId === partner.id },
    now,
  );
  if (!quote || quoteRefusal)
    return { account, acceptor: null, quoteRefusal, confirmationRefusal: null };

  const { acceptorId, rate } = quote;
  const subject = { action: 'exchange', acceptorId, amount, rate } as const;
  const confirmationRefusal = await lockConfirmation(sql, partner, confirmation, subject, now);

  const acceptor = await findAcceptor(sql, acceptorId);
  return {
    account,
    acceptor: acceptor && { ...acceptor, rate },
    quoteRefusal,
    confirmationRefusal,
  };
}
