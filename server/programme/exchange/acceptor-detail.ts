import type { acceptorDetail as route } from '#contract/exchange.ts';
import { whyNotAcceptor, whyNotExchange, whyNotOffered } from '#domain/exchange/exchange.ts';
import { formatMicro } from '#domain/money.ts';
import { fromAddress } from '#domain/partner/attempts.ts';
import { refuse } from '#domain/refusal.ts';
import type { UseCase } from '../../ads/services/services.ts';
import { balancesOf } from '../../books/ledger/ledger.ts';
import { type Acceptor, findAcceptorByCode } from './acceptor-store.ts';
import { exchangeFacts, loadExchange } from './exchange-facts.ts';
import { keepRate } from './quote-store.ts';

/**
 * Finds the acceptor behind a code. Wrong codes count towards the partner's and address's limits.
 */
export const acceptorDetail: UseCase<typeof route> = async (call, { kind, code }) => {
  const { db, member, settings } = call;
  const now = call.now();
  refuse(whyNotOffered(settings.configuration.exchange.isOffered));
  const tries = [
    { limit: 'acceptanceOfPartner', whose: member.id } as const,
    ...fromAddress('acceptanceFromAddress', call.address),
  ];
  await call.attempts.take(tries, now);
  const found = await findAcceptorByCode(db.sql, code, kind);
  refuse(whyNotAcceptor(found, kind));
  const acceptor = found as Acceptor;
  await call.attempts.giveBack(tries);
  const quote = await keepRate(db.sql, member.id, acceptor, now);
  const wallet = await balancesOf(db.sql, member.id);
  const loaded = await loadExchange(db.sql, member.id);
  // Reports what would refuse any amount; the form checks the actual one.
  const facts = exchangeFacts(loaded, wallet, { amount: acceptor.limit, acceptor }, settings, now);
  const no = whyNotExchange({ ...facts, available: acceptor.limit });
  const { id, name, registration, currency, rate } = acceptor;
  return {
    ...{ id, kind, name, registration, currency, rate },
    limit: formatMicro(acceptor.limit),
    quoteId: quote.id,
    validUntil: quote.expiresAt.toISOString(),
    validForSeconds: Math.floor((quote.expiresAt.getTime() - now.getTime()) / 1000),
    available: formatMicro(facts.available),
    refusal: no && { reason: no.reason, facts: no.facts as Record<string, string> },
  };
};
