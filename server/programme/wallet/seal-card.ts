import { createHmac, hkdfSync } from 'node:crypto';
import { canonicalJson } from '#domain/canonical-json.ts';
import { type CardValue, cardObject } from '#domain/wallet/card.ts';
import { openSealed, seal } from '../../platform/settings/settings.ts';
import type { Card } from './card-store.ts';

type Owned = Pick<Card, 'id' | 'partnerId'>;

const placeOf = ({ id, partnerId }: Owned) => `${partnerId}:${id}`;

export const sealCard = (key: Buffer, card: Owned, values: readonly CardValue[]): Buffer =>
  seal(key, placeOf(card), Buffer.from(JSON.stringify(values)));

export const openCard = (key: Buffer, card: Owned & Pick<Card, 'sealed'>): CardValue[] =>
  JSON.parse(openSealed(key, placeOf(card), card.sealed).toString('utf8')) as CardValue[];

/** A keyed hash of card fields: equal fields can be recognised without storing them in clear. */
export function cardFingerprint(key: Buffer, values: readonly CardValue[]): string {
  const fingerprintKey = Buffer.from(hkdfSync('sha256', key, '', 'fingerprint of a card', 32));
  return createHmac('sha256', fingerprintKey)
    .update(canonicalJson(cardObject(values)))
    .digest('hex');
}
