import type { ConfirmationRow } from '../../people/confirmation/confirmation.ts';
import type { Sql } from '../../platform/database/database.ts';
import type { Card } from './card-store.ts';

/** The fields of a bound card that a payout needs. */
export type PayoutCard = Pick<Card, 'id' | 'method' | 'label' | 'last4' | 'boundAt'>;

type PayoutFactsRow = {
  readonly contactChangedAt: Date | null;
  readonly passwordResetAt: Date | null;
  /** The tries of the transaction password; null when none is set. */
  readonly tries: number | null;
  readonly disabledAt: Date | null;
  readonly payPasswordResetAt: Date | null;
  readonly isLedgerStopped: boolean;
  readonly objectedAt: Date | null;
  /** How many cards were ever bound. */
  readonly cards: bigint;
  readonly card: (Omit<PayoutCard, 'boundAt'> & { readonly boundAt: string }) | null;
} & { readonly [Key in keyof ConfirmationRow]: ConfirmationRow[Key] | null };

/**
 * What a partner's payout is judged by. Card and confirmation are locked, so that the money goes to
 * the confirmed card and a confirmation is used once. A limit over several payouts reads here too:
 * the money queue has locked the wallet and saved every earlier payout, also of the same
 * transaction, so that a count or sum of `payout` is right. Entries of the ledger are not: they are
 * written last.
 */
export async function lockPayoutFacts(
  sql: Sql,
  partnerId: string,
  confirmationHash: Buffer,
): Promise<PayoutFactsRow> {
  return sql.one<PayoutFactsRow>`
    with card as materialized (
      select id, method, label, last4, bound_at from bank_card
       where partner_id = ${partnerId} and replaced_at is null for update
    ), shown as materialized (
      select partner_id, session_id, action, about_hash, expires_at, used_at,
             signed is not null is_signed
        from confirmation where hash = ${confirmationHash} for update)
    select p.contact_changed_at, p.password_reset_at,
           w.tries, w.disabled_at, w.reset_at pay_password_reset_at,
           exists (select from ledger_stop where lifted_at is null) is_ledger_stopped,
           (select opened_at from support_case c
             where c.kind = 'takeover' and c.partner_id = p.id and c.answered_at is null)
             objected_at,
           (select count(*) from bank_card where partner_id = p.id) cards,
           (select json_build_object('id', c.id, 'method', c.method, 'label', c.label,
              'last4', c.last4, 'boundAt', c.bound_at) from card c) card,
           t.partner_id, t.session_id, t.action, t.about_hash, t.expires_at, t.used_at,
           t.is_signed
      from partner p
      left join pay_password w on w.partner_id = p.id
      left join shown t on true
     where p.id = ${partnerId}`;
}
