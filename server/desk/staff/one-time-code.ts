import { hkdfSync, randomBytes } from 'node:crypto';
import { base32nopad } from '@scure/base';
import { openSealed, type Secrets, seal } from '../../platform/settings/settings.ts';
import { stepAt, stepsOfCode } from './time-based-code.ts';

/** A clock may be half a minute off in either direction. */
const toleranceSeconds = 30;

/** As long as the hash of the codes, as RFC 4226 asks. */
export const makeSecret = (): string => base32nopad.encode(randomBytes(20));

/** The address that an authenticator app reads from a QR code. */
export function addressOfSecret(issuer: string, label: string, secret: string): string {
  const [network, person] = [encodeURIComponent(issuer), encodeURIComponent(label)];
  return `otpauth://totp/${network}:${person}?secret=${secret}&issuer=${network}`;
}

const keyOf = ({ cardKey }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', cardKey, '', 'one-time codes of staff', 32));

/** Sealed for one member of staff, so that it cannot be opened for another. */
export const sealSecret = (secrets: Secrets, staffId: string, secret: string): Buffer =>
  seal(keyOf(secrets), staffId, Buffer.from(secret));

export const openSecret = (secrets: Secrets, staffId: string, sealed: Buffer): string =>
  openSealed(keyOf(secrets), staffId, sealed).toString('utf8');

/** The time step of a code, or null when it is wrong or was used before. */
export function stepOfCode(
  secret: string,
  code: string,
  lastStep: number,
  now: Date,
): number | null {
  const seconds = now.getTime() / 1000;
  const [first, last] = [seconds - toleranceSeconds, seconds + toleranceSeconds].map(stepAt);
  const steps = stepsOfCode(secret, code, first ?? 0, last ?? 0);
  return steps.find((step) => step > lastStep) ?? null;
}
