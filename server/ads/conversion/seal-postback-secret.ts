import { hkdfSync } from 'node:crypto';
import { openSealed, type Secrets, seal } from '../../platform/settings/settings.ts';

/** A merchant's postback key, with its secret still sealed. */
export interface KeySecret {
  readonly merchantId: string;
  readonly kid: string;
  readonly secret: Buffer;
}

const sealingKeyOf = ({ cardKey }: Pick<Secrets, 'cardKey'>): Buffer =>
  Buffer.from(hkdfSync('sha256', cardKey, '', 'secrets of postbacks', 32));

const contextOf = ({ merchantId, kid }: KeySecret) => `${merchantId}:${kid}`;

export const sealSecret = (secrets: Pick<Secrets, 'cardKey'>, key: KeySecret): Buffer =>
  seal(sealingKeyOf(secrets), contextOf(key), key.secret);

export const openSecret = (secrets: Pick<Secrets, 'cardKey'>, key: KeySecret): Buffer =>
  openSealed(sealingKeyOf(secrets), contextOf(key), key.secret);
