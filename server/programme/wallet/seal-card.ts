import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type CardValue, cardObject } from '#domain/wallet/card.ts';
import { openSealed, seal } from '../../platform/settings/settings.ts';
import type { Card } from './card-store.ts';

type CardIds = Pick<Card, 'id' | 'partnerId'>;

const sealContextOf = ({ id, partnerId }: CardIds) => `${partnerId}:${id}`;

export const sealCard = (key: Buffer, card: CardIds, values: readonly CardValue[]): Buffer =>
  seal(key, sealContextOf(card), Buffer.from(JSON.stringify(values)));

export const openCard = (key: Buffer, card: CardIds & Pick<Card, 'sealed'>): CardValue[] =>
  JSON.parse(openSealed(key, sealContextOf(card), card.sealed).toString('utf8')) as CardValue[];

/** A keyed hash of card fields: equal fields can be recognised without storing them in clear. */
export function cardFingerprint(key: Buffer, values: readonly CardValue[]): string {
  const fingerprintKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint of a card', 32));
  return createHmac('sha256', fingerprintKey)
    .update(canonicalJson(cardObject(values)))
    .digest('hex');
}
