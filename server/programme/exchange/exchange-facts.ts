import type { AcceptorKind, AcceptorTerms } from '#domain/exchange/acceptor.ts';
import type { ExchangeInput } from '#domain/exchange/exchange.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Micro } from '#domain/money.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import { findPayPassword, type PayPassword } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { type AccountChanges, getAccountChanges } from './exchange-store.ts';

/** Everything an exchange is judged by, except the wallet and the acceptor. */
export interface LoadedExchange extends AccountChanges {
  readonly payPassword: PayPassword | null;
}

export async function loadExchange(sql: Sql, partnerId: string): Promise<LoadedExchange> {
  return {
    payPassword: await findPayPassword(sql, partnerId),
    ...(await getAccountChanges(sql, partnerId)),
  };
}

export interface ExchangeRequest {
  readonly amount: Micro;
  readonly acceptor: (AcceptorTerms & { readonly kind: AcceptorKind }) | null;
}

export function toExchangeFacts(
  { payPassword, contactChangedAt, passwordResetAt, objectedAt }: LoadedExchange,
  wallet: Wallet,
  { amount, acceptor }: ExchangeRequest,
  { configuration }: Settings,
  now: Date,
): ExchangeInput {
  return {
    isOffered: configuration.exchange.isOffered,
    amount,
    available: balanceIn(wallet, 'available'),
    startupDue: startupReturnable(wallet),
    acceptor,
    kind: acceptor?.kind ?? 'personal',
    hasPayPassword: payPassword !== null,
    payPasswordResetAt: payPassword?.resetAt ?? null,
    contactChangedAt,
    passwordResetAt,
    objectedAt,
    now,
  };
}
