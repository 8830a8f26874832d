import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Secrets } from '../installation/secrets.ts';

const keyOf = ({ cardKey }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', cardKey, '', 'known devices of staff', 32));

const signatureOf = (secrets: Secrets, staffId: string, device: string): string =>
  createHmac('sha256', keyOf(secrets)).update(`${staffId}:${device}`).digest('base64url');

/** What a browser keeps after somebody has signed in with it: good for that person alone. */
export function makeDeviceMark(secrets: Secrets, staffId: string): string {
  const device = randomBytes(16).toString('hex');
  return `${device}.${signatureOf(secrets, staffId, device)}`;
}

/** The device that a mark of ours names, or null when it is no mark of ours for this person. */
export function deviceOfMark(secrets: Secrets, staffId: string, mark: string): string | null {
  const [device = '', signature = ''] = mark.split('.');
  const right = Buffer.from(signatureOf(secrets, staffId, device));
  const given = Buffer.from(signature);
  return given.length === right.length && timingSafeEqual(given, right) ? device : null;
}
