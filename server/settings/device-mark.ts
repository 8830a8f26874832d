import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Marks of browsers that have been logged in with, for partners or for staff. */
export interface DeviceMarks {
  /** The mark a browser stores: valid for this person only, and it identifies nobody. */
  make(secrets: Secrets, whose: string, device: string): string;
  /** The device that a mark names, or null if the mark is not ours or not this person's. */
  deviceOf(secrets: Secrets, whose: string, mark: string): string | null;
}

/** `purpose` makes the marks of one kind of user worthless for another. */
export function createDeviceMarks(purpose: string): DeviceMarks {
  const keys = new WeakMap<Secrets, string>();
  const keyOf = (secrets: Secrets): string => {
    const known = keys.get(secrets);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secrets.cardKey, '', purpose, 32)).toString('hex');
    keys.set(secrets, key);
    return key;
  };
  /** SHA-3 can be keyed by a prefix; SHA-2 would need HMAC, which is more than twice as slow. */
  const signatureOf = (secrets: Secrets, whose: string, device: string): string =>
    hash('sha3-256', `${keyOf(secrets)}:${whose}:${device}`, 'base64url');
  return {
    make: (secrets, whose, device) => `${device}.${signatureOf(secrets, whose, device)}`,
    deviceOf(secrets, whose, mark) {
      const [device = '', signature = ''] = mark.split('.');
      const right = Buffer.from(signatureOf(secrets, whose, device));
      const given = Buffer.from(signature);
      return given.length === right.length && timingSafeEqual(given, right) ? device : null;
    },
  };
}
