import type { Wallet } from '#domain/ledger/book.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import { type PayoutInput, payoutFee } from '#domain/wallet/payout.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import { type ConfirmationRow, hashConfirmation } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import { configurationInForce, type Settings } from '../../platform/settings/settings.ts';
import { lockPayoutFacts, type PayoutCard } from './payout-facts-store.ts';

/** Everything a payout is judged by, except the wallet. */
export interface LoadedPayout {
  readonly card: PayoutCard | null;
  readonly isFirstCard: boolean;
  readonly hasPayPassword: boolean;
  readonly isPayPasswordDisabled: boolean;
  readonly isLedgerStopped: boolean;
  readonly payPasswordResetAt: Date | null;
  readonly contactChangedAt: Date | null;
  readonly passwordResetAt: Date | null;
  readonly objectedAt: Date | null;
  readonly confirmation: ConfirmationRow | null;
}

/** Locks and loads what a partner's payout, requested with this confirmation, is judged by. */
export async function loadPayout(
  sql: Sql,
  partnerId: string,
  confirmation: string,
): Promise<LoadedPayout> {
  const row = await lockPayoutFacts(sql, partnerId, hashConfirmation(confirmation));
  return {
    card: row.card && { ...row.card, boundAt: new Date(row.card.boundAt) },
    isFirstCard: row.cards === 1n,
    hasPayPassword: row.tries !== null,
    isPayPasswordDisabled: isDisabled({ ...row, lockedUntil: null, tries: row.tries ?? 0 }),
    isLedgerStopped: row.isLedgerStopped,
    payPasswordResetAt: row.payPasswordResetAt,
    contactChangedAt: row.contactChangedAt,
    passwordResetAt: row.passwordResetAt,
    objectedAt: row.objectedAt,
    confirmation: row.partnerId === null ? null : (row as ConfirmationRow),
  };
}

/** The bank's current cost of a payout. */
export const bankCostOf = (settings: Settings, now: Date): Micro =>
  parseTyped(configurationInForce(settings, now).payoutCost) ?? zero;

/** An amount; the fee is the one shown to the partner, null when only checking the terms. */
export interface RequestedPayout {
  readonly amount: Micro;
  readonly fee: Micro | null;
}

export function toPayoutFacts(
  loaded: LoadedPayout,
  wallet: Wallet,
  { amount, fee }: RequestedPayout,
  settings: Settings,
  now: Date,
): PayoutInput {
  const { card, isFirstCard, hasPayPassword, payPasswordResetAt } = loaded;
  const { withdrawMethods } = settings.configuration;
  return {
    amount,
    fee: fee === null ? null : { shown: fee, now: payoutFee(amount, bankCostOf(settings, now)) },
    available: balanceIn(wallet, 'available'),
    startupDue: startupReturnable(wallet),
    card: card && {
      boundAt: card.boundAt,
      isFirst: isFirstCard,
      isOffered: withdrawMethods.some(({ id }) => id === card.method),
    },
    hasPayPassword,
    isPayPasswordDisabled: loaded.isPayPasswordDisabled,
    isLedgerStopped: loaded.isLedgerStopped,
    payPasswordResetAt,
    contactChangedAt: loaded.contactChangedAt,
    passwordResetAt: loaded.passwordResetAt,
    objectedAt: loaded.objectedAt,
    now,
  };
}

/** A payout's destination as a person recognises it: the method and the last digits. */
export const targetOf = ({ label, last4 }: Pick<PayoutCard, 'label' | 'last4'>): string =>
  `${label} ···${last4}`;
