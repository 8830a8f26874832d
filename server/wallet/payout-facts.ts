import type { Wallet } from '#domain/ledger/book.ts';
import { balanceIn } from '#domain/ledger/book.ts';
import type { Micro } from '#domain/money.ts';
import type { PayoutFacts } from '#domain/wallet/payout.ts';
import type { Sql } from '../db/db.ts';
import type { Settings } from '../installation/settings.ts';
import { type Card, lockCard } from './card-store.ts';
import { findPayPassword, type PayPassword } from './pay-password-store.ts';
import { startupDue } from './startup-entry.ts';

/** What a decision about a payout needs to know beside the wallet. */
export interface PayoutGround {
  readonly card: Card | null;
  readonly isFirstCard: boolean;
  readonly payPassword: PayPassword | null;
  readonly contactChangedAt: Date | null;
}

/** Reads it with the card locked, so that the money goes where it was said to go. */
export async function loadPayoutGround(sql: Sql, partnerId: string): Promise<PayoutGround> {
  const card = await lockCard(sql, partnerId);
  const [row] = await sql<{ contactChangedAt: Date | null; cards: bigint }>(
    `select contact_changed_at "contactChangedAt",
            (select count(*) from bank_card where partner_id = partner.id) cards
       from partner where id = $1`,
    [partnerId],
  );
  return {
    card,
    isFirstCard: row?.cards === 1n,
    payPassword: await findPayPassword(sql, partnerId),
    contactChangedAt: row?.contactChangedAt ?? null,
  };
}

export function payoutFacts(
  ground: PayoutGround,
  wallet: Wallet,
  amount: Micro,
  { configuration }: Settings,
  now: Date,
): PayoutFacts {
  const { card, isFirstCard, payPassword, contactChangedAt } = ground;
  return {
    amount,
    available: balanceIn(wallet, 'available'),
    startupDue: startupDue(wallet),
    card: card && {
      boundAt: card.boundAt,
      isFirst: isFirstCard,
      isOffered: configuration.withdrawMethods.some(({ id }) => id === card.method),
    },
    hasPayPassword: payPassword !== null,
    payPasswordResetAt: payPassword?.resetAt ?? null,
    contactChangedAt,
    now,
  };
}

/** Where a payout goes, as a person recognises it: the way and the last digits. */
export const targetOf = ({ label, last4 }: Card): string => `${label} ···${last4}`;
