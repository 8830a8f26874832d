import { createHmac, timingSafeEqual } from 'node:crypto';

const clockDriftMsMax = 300_000;

/** The parts of a signature header: its time, its key id and its MAC. */
export interface Signature {
  /** Unix seconds, as they were written. */
  readonly time: string;
  readonly kid: string;
  readonly mac: string;
}

/** Reads `t=1763200000,kid=3f2a,v1=9c…`. Null when malformed. */
export function readSignature(text: string | undefined): Signature | null {
  const match = /^t=(\d{1,12}),kid=([0-9A-Za-z_-]{1,64}),v1=([0-9a-f]{64})$/.exec(text ?? '');
  const [, time, kid, mac] = match ?? [];
  return time && kid && mac ? { time, kid, mac } : null;
}

/** A merchant's clock may be off by five minutes either way. */
export const isTimely = ({ time }: Signature, now: Date): boolean =>
  Math.abs(Number(time) * 1000 - now.getTime()) <= clockDriftMsMax;

export const sign = (secret: Buffer, signedBytes: string | Buffer): string =>
  createHmac('sha256', secret).update(signedBytes).digest('hex');

/** The signed text of a body: the time, a dot, and the body byte for byte. */
export const signedBody = (time: string, body: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`${time}.`), body]);

/** The signed text of a query: all its fields except the signature, sorted. */
export function signedQuery(query: URLSearchParams): string {
  return [...query]
    .filter(([name]) => name !== 'sig')
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&');
}

export function isSignedWith(
  secret: Buffer,
  { mac }: Signature,
  signedBytes: string | Buffer,
): boolean {
  return timingSafeEqual(Buffer.from(mac), Buffer.from(sign(secret, signedBytes)));
}
