import type { CardKind } from '#domain/wallet/card.ts';
import type { Sql } from '../database/database.ts';

/** A bound card as its table holds it, still sealed. */
export interface Card {
  readonly id: string;
  readonly partnerId: string;
  /** The id of the way to be paid out, and what it was called when the card was bound. */
  readonly method: string;
  readonly label: string;
  readonly kind: CardKind;
  readonly sealed: Buffer;
  readonly last4: string;
  /** Payouts to a new card wait after this moment. */
  readonly boundAt: Date;
}

export interface NewCard extends Card {
  /** Equal where money goes to the same account. */
  readonly mark: string;
}

const columns = `id, partner_id "partnerId", method, label, kind, sealed, last4,
  bound_at "boundAt"`;

/** The card that payouts go to, or null when none is bound. */
export async function findCard(sql: Sql, partnerId: string): Promise<Card | null> {
  const [card] = await sql<Card>(
    `select ${columns} from bank_card where partner_id = $1 and replaced_at is null`,
    [partnerId],
  );
  return card ?? null;
}

/** The same, which nobody replaces before the transaction ends. */
export async function lockCard(sql: Sql, partnerId: string): Promise<Card | null> {
  const [card] = await sql<Card>(
    `select ${columns} from bank_card where partner_id = $1 and replaced_at is null for update`,
    [partnerId],
  );
  return card ?? null;
}

/** Puts a card in the place of the one before, which is kept. */
export async function saveCard(sql: Sql, card: NewCard): Promise<void> {
  await sql('update bank_card set replaced_at = $2 where partner_id = $1 and replaced_at is null', [
    card.partnerId,
    card.boundAt,
  ]);
  await sql(
    `insert into bank_card (id, partner_id, method, label, kind, sealed, last4, bound_at, mark)
     values ($1, $2, $3, $4, $5, $6, $7, $8, decode($9, 'hex'))`,
    [
      card.id,
      card.partnerId,
      card.method,
      card.label,
      card.kind,
      card.sealed,
      card.last4,
      card.boundAt,
      card.mark,
    ],
  );
}
