import type { CardKind } from '#domain/wallet/card.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';

/** A bound card's row, still sealed. */
export interface Card {
  readonly id: string;
  readonly partnerId: string;
  /** The payout method's id, and its label when the card was bound. */
  readonly method: string;
  readonly label: string;
  readonly kind: CardKind;
  readonly sealed: Buffer;
  readonly last4: string;
  /** The waiting period for payouts to a new card starts here. */
  readonly boundAt: Date;
}

export interface NewCard extends Card {
  /** Equal for cards that pay into the same account. */
  readonly fingerprint: string;
}

const columns = fragment`
  id, partner_id, method, label, kind, sealed, last4, bound_at`;

/** The card that payouts go to; null when none is bound. */
export async function findCard(sql: Sql, partnerId: string): Promise<Card | null> {
  return sql.maybeOne<Card>`
    select ${columns} from bank_card where partner_id = ${partnerId} and replaced_at is null`;
}

/** Like `findCard`, but locks the card so that it cannot be replaced in the meantime. */
export async function lockCard(sql: Sql, partnerId: string): Promise<Card | null> {
  return sql.maybeOne<Card>`
    select ${columns} from bank_card
     where partner_id = ${partnerId} and replaced_at is null for update`;
}

/** Binds a card in place of the previous one, whose row is kept. */
export async function saveCard(sql: Sql, card: NewCard): Promise<void> {
  await sql`
    update bank_card set replaced_at = ${card.boundAt}
     where partner_id = ${card.partnerId} and replaced_at is null`;
  await sql`
    insert into bank_card (id, partner_id, method, label, kind, sealed, last4, bound_at,
      fingerprint)
    values (${card.id}, ${card.partnerId}, ${card.method}, ${card.label}, ${card.kind},
      ${card.sealed}, ${card.last4}, ${card.boundAt}, decode(${card.fingerprint}, 'hex'))`;
}
