import { createRefusal, type Refusal } from '../refusal.ts';

/** How many passkeys an account may have: a few devices, and some to spare. */
export const passkeysMax = 10;

export const passkeyNameLengthMax = 40;

export const whyNotPasskeyName = (name: string): Refusal | null =>
  name.trim() === '' ? createRefusal('field_empty', { field: 'name' }) : null;

export const whyNotAnotherPasskey = (count: number): Refusal | null =>
  count < passkeysMax ? null : createRefusal('passkey_too_many', { most: passkeysMax });

/**
 * What proves the owner's identity when a passkey is added. A partner with six digits gives those,
 * because such a passkey can confirm in their place; others give the login password.
 */
export type PasskeyProof = 'digits' | 'password';

export const passkeyProofOf = (hasPayPassword: boolean): PasskeyProof =>
  hasPayPassword ? 'digits' : 'password';

/**
 * A login password set without the old one cannot add a passkey: the passkey could confirm in place
 * of the six digits, which such a password may not set either.
 */
export const whyNotByPassword = (doubtedSince: Date | null): Refusal | null =>
  doubtedSince === null ? null : createRefusal('passkey_doubted');
