import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type CardKind, type CardValue, cardObject } from '#domain/wallet/card.ts';
import type { Sql } from '../db/db.ts';

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

type Owned = Pick<Card, 'id' | 'partnerId'>;

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

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/** A sealed card fits nowhere else: partner and card are part of what is authenticated. */
const placeOf = ({ id, partnerId }: Owned) => Buffer.from(`${partnerId}:${id}`);

export function sealCard(key: Buffer, card: Owned, values: readonly CardValue[]): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(placeOf(card));
  const text = sealing.update(JSON.stringify(values), 'utf8');
  return Buffer.concat([nonce, text, sealing.final(), sealing.getAuthTag()]);
}

/** Throws when the card was tampered with, or sealed with another key or for another place. */
export function openCard(key: Buffer, card: Owned & Pick<Card, 'sealed'>): CardValue[] {
  const { sealed } = card;
  const opening = createDecipheriv(cipher, key, sealed.subarray(0, nonceBytes), {
    authTagLength: tagBytes,
  }).setAAD(placeOf(card));
  opening.setAuthTag(sealed.subarray(-tagBytes));
  const text = opening.update(sealed.subarray(nonceBytes, -tagBytes));
  return JSON.parse(Buffer.concat([text, opening.final()]).toString('utf8')) as CardValue[];
}

/** Tells equal fields from others without giving them away, for what is kept of a request. */
export function cardMark(key: Buffer, values: readonly CardValue[]): string {
  const markKey = Buffer.from(hkdfSync('sha256', key, '', 'mark of a card', 32));
  return createHmac('sha256', markKey)
    .update(canonicalJson(cardObject(values)))
    .digest('hex');
}
