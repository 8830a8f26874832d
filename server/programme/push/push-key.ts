import { createECDH, createPrivateKey, hkdfSync, type KeyObject, sign } from 'node:crypto';

/** The key pair by which push services recognise this installation. */
export interface PushKey {
  readonly publicKey: string;
  readonly privateKey: KeyObject;
}

/** Derived from existing secrets, so that older secrets files still work. */
export function pushKeyOf(pepper: Buffer): PushKey {
  const scalar = Buffer.from(hkdfSync('sha256', pepper, '', 'reachbook push', 32));
  const pair = createECDH('prime256v1');
  pair.setPrivateKey(scalar);

  const point = pair.getPublicKey();
  const coordinate = (start: number, end: number) =>
    point.subarray(start, end).toString('base64url');
  const jwk = { kty: 'EC', crv: 'P-256', x: coordinate(1, 33), y: coordinate(33, 65) };

  return {
    publicKey: point.toString('base64url'),
    privateKey: createPrivateKey({
      key: { ...jwk, d: scalar.toString('base64url') },
      format: 'jwk',
    }),
  };
}

const lifeSeconds = 12 * 60 * 60;

/** Identifies the sender to a push service, according to RFC 8292. */
export function authorizationOf(
  { publicKey, privateKey }: PushKey,
  endpoint: string,
  contact: string,
  now: Date,
): string {
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

  const claims = {
    aud: new URL(endpoint).origin,
    exp: Math.floor(now.getTime() / 1000) + lifeSeconds,
    sub: contact,
  };

  const text = `${encode({ typ: 'JWT', alg: 'ES256' })}.${encode(claims)}`;
  const key = { key: privateKey, dsaEncoding: 'ieee-p1363' } as const;
  const signature = sign('sha256', Buffer.from(text), key).toString('base64url');

  return `vapid t=${text}.${signature}, k=${publicKey}`;
}
