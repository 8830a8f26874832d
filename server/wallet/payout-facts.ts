import type { Wallet } from '#domain/ledger/book.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import { type Micro, parseTyped, zero } from '#domain/money.ts';
import { isDisabled } from '#domain/wallet/pay-password-tries.ts';
import { type PayoutFacts, payoutFee } from '#domain/wallet/payout.ts';
import { startupReturnable } from '#domain/wallet/startup.ts';
import { type ConfirmationRow, confirmationHash } from '../confirmation/confirmation.ts';
import type { Sql } from '../database/database.ts';
import type { Settings } from '../settings/settings.ts';
import type { Card } from './card-store.ts';

/** The fields of a bound card that a payout needs. */
export type PayoutCard = Pick<Card, 'id' | 'method' | 'label' | 'last4' | 'boundAt'>;

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

type LoadedRow = Omit<
  LoadedPayout,
  'card' | 'confirmation' | 'isFirstCard' | 'hasPayPassword' | 'isPayPasswordDisabled'
> & {
  readonly cards: bigint;
  /** The tries of the transaction password; null when none is set. */
  readonly tries: number | null;
  readonly disabledAt: Date | null;
  readonly card: (Omit<PayoutCard, 'boundAt'> & { readonly boundAt: string }) | null;
} & { readonly [Key in keyof ConfirmationRow]: ConfirmationRow[Key] | null };

/** Whose payout it is, and the confirmation it was requested with. */
export interface PayoutRequest {
  readonly partnerId: string;
  readonly confirmation: string;
}

/**
 * Loads the facts for all requests in one batch. Cards and confirmations are locked in one order,
 * so that the money goes to the confirmed card and a confirmation is used once.
 */
export async function loadPayouts(
  sql: Sql,
  requests: readonly PayoutRequest[],
): Promise<LoadedPayout[]> {
  const rows = await sql<LoadedRow>(
    `with request as (
       select * from unnest($1::uuid[], $2::bytea[]) with ordinality
         as request (partner, confirmation, at)
     ), card as materialized (
       select id, partner_id, method, label, last4, bound_at from bank_card
        where partner_id = any ($1) and replaced_at is null order by id for update
     ), shown as materialized (
       select hash, partner_id, session_id, action, about_hash, expires_at, used_at,
              signed is not null is_signed
         from confirmation where hash = any ($2) order by hash for update)
     select p.contact_changed_at "contactChangedAt", p.password_reset_at "passwordResetAt",
            w.tries, w.disabled_at "disabledAt", w.reset_at "payPasswordResetAt",
            exists (select from ledger_stop where lifted_at is null) "isLedgerStopped",
            (select at from objection o where o.partner_id = p.id and o.cleared_at is null)
              "objectedAt",
            (select count(*) from bank_card where partner_id = p.id) cards,
            (select json_build_object('id', c.id, 'method', c.method, 'label', c.label,
               'last4', c.last4, 'boundAt', c.bound_at) from card c where c.partner_id = p.id) card,
            t.partner_id "partnerId", t.session_id "sessionId", t.action,
            t.about_hash "aboutHash", t.expires_at "expiresAt", t.used_at "usedAt",
            t.is_signed "isSigned"
       from request join partner p on p.id = request.partner
       left join pay_password w on w.partner_id = p.id
       left join shown t on t.hash = request.confirmation
      order by request.at`,
    [
      requests.map(({ partnerId }) => partnerId),
      requests.map(({ confirmation }) => confirmationHash(confirmation)),
    ],
  );
  return rows.map((row) => ({
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
  }));
}

/** The bank's current cost of a payout. */
export const bankCostOf = ({ configuration }: Settings): Micro =>
  parseTyped(configuration.payoutCost) ?? zero;

/** An amount; the fee is the one shown to the partner, null when only checking the terms. */
export interface PayoutWanted {
  readonly amount: Micro;
  readonly fee: Micro | null;
}

export function payoutFacts(
  loaded: LoadedPayout,
  wallet: Wallet,
  { amount, fee }: PayoutWanted,
  settings: Settings,
  now: Date,
): PayoutFacts {
  const { card, isFirstCard, hasPayPassword, payPasswordResetAt } = loaded;
  const { withdrawMethods } = settings.configuration;
  return {
    amount,
    fee: fee === null ? null : { shown: fee, now: payoutFee(amount, bankCostOf(settings)) },
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
