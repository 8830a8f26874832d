import { hash, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { Secrets } from './secrets.ts';

/** Marks of browsers that somebody has logged in with, of one kind of people. */
export interface DeviceMarks {
  /** What a browser keeps: good for this person alone, and it names nobody. */
  make(secrets: Secrets, whose: string, device: string): string;
  /** The device that a mark of ours names, or null when it is no mark of ours for this person. */
  deviceOf(secrets: Secrets, whose: string, mark: string): string | null;
}

/** `purpose` keeps the marks of one kind of people from being worth anything to another. */
export function createDeviceMarks(purpose: string): DeviceMarks {
  const keys = new WeakMap<Secrets, string>();
  const keyOf = (secrets: Secrets): string => {
    const known = keys.get(secrets);
    if (known) return known;
    const key = Buffer.from(hkdfSync('sha256', secrets.cardKey, '', purpose, 32)).toString('hex');
    keys.set(secrets, key);
    return key;
  };
  /** SHA-3 may be keyed by a prefix; SHA-2 would need HMAC, which costs more than twice as much. */
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
