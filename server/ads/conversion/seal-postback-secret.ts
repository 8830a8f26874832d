import { hkdfSync } from 'node:crypto';
import { openSealed, type Secrets, seal } from '../../platform/settings/settings.ts';

/** A merchant's postback key, with its secret still sealed. */
export interface SealedKey {
  readonly merchantId: string;
  readonly kid: string;
  readonly secret: Buffer;
}

const keyOf = ({ cardKey }: Pick<Secrets, 'cardKey'>): Buffer =>
  Buffer.from(hkdfSync('sha256', cardKey, '', 'secrets of postbacks', 32));

const placeOf = ({ merchantId, kid }: SealedKey) => `${merchantId}:${kid}`;

export const sealSecret = (secrets: Pick<Secrets, 'cardKey'>, given: SealedKey): Buffer =>
  seal(keyOf(secrets), placeOf(given), given.secret);

export const openSecret = (secrets: Pick<Secrets, 'cardKey'>, given: SealedKey): Buffer =>
  openSealed(keyOf(secrets), placeOf(given), given.secret);
