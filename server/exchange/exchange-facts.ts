import type { AcceptorKind, AcceptorTerms } from '#domain/exchange/acceptor.ts';
import type { ExchangeFacts } from '#domain/exchange/exchange.ts';
import { balanceIn, type Wallet } from '#domain/ledger/book.ts';
import type { Micro } from '#domain/money.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import { findPayPassword, type PayPassword } from '../confirmation/confirmation.ts';
import type { Sql } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';

/** Everything an exchange is judged by, except the wallet and the acceptor. */
export interface LoadedExchange {
  readonly payPassword: PayPassword | null;
  readonly contactChangedAt: Date | null;
  readonly passwordResetAt: Date | null;
  readonly objectedAt: Date | null;
}

export async function loadExchange(sql: Sql, partnerId: string): Promise<LoadedExchange> {
  const [row] = await sql<Omit<LoadedExchange, 'payPassword'>>(
    `select contact_changed_at "contactChangedAt", password_reset_at "passwordResetAt",
            (select at from objection o where o.partner_id = partner.id and o.cleared_at is null)
              "objectedAt"
       from partner where id = $1`,
    [partnerId],
  );
  return {
    payPassword: await findPayPassword(sql, partnerId),
    contactChangedAt: row?.contactChangedAt ?? null,
    passwordResetAt: row?.passwordResetAt ?? null,
    objectedAt: row?.objectedAt ?? null,
  };
}

export interface Wanted {
  readonly amount: Micro;
  readonly acceptor: (AcceptorTerms & { readonly kind: AcceptorKind }) | null;
}

export function exchangeFacts(
  { payPassword, contactChangedAt, passwordResetAt, objectedAt }: LoadedExchange,
  wallet: Wallet,
  { amount, acceptor }: Wanted,
  { configuration }: Settings,
  now: Date,
): ExchangeFacts {
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
