import { hkdfSync } from 'node:crypto';
import { generateSecret, generateURI, verify } from 'otplib';
import { openSealed, type Secrets, seal } from '../../settings/settings.ts';

/** A clock may be half a minute off in either direction. */
const toleranceSeconds = 30;

export const makeSecret = (): string => generateSecret();

/** What an app for one-time codes reads from a picture. */
export const addressOfSecret = (issuer: string, label: string, secret: string): string =>
  generateURI({ issuer, label, secret });

const keyOf = ({ cardKey }: Secrets): Buffer =>
  Buffer.from(hkdfSync('sha256', cardKey, '', 'one-time codes of staff', 32));

/** Sealed for one member of staff: it opens at no other place. */
export const sealSecret = (secrets: Secrets, staffId: string, secret: string): Buffer =>
  seal(keyOf(secrets), staffId, Buffer.from(secret));

export const openSecret = (secrets: Secrets, staffId: string, sealed: Buffer): string =>
  openSealed(keyOf(secrets), staffId, sealed).toString('utf8');

/** The step of the clock that a code stands for, or null when it is wrong or was used before. */
export async function stepOfCode(
  secret: string,
  token: string,
  lastStep: number,
  now: Date,
): Promise<number | null> {
  const epoch = Math.floor(now.getTime() / 1000);
  const result = await verify({ secret, token, epoch, epochTolerance: toleranceSeconds });
  if (!result.valid || !('timeStep' in result)) return null;
  return result.timeStep > lastStep ? result.timeStep : null;
}
