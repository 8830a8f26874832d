import type { EntryKind } from './kinds.ts';

/** The kinds of entries that a partner's own act makes; each says how it was confirmed. */
export const confirmedKinds: readonly EntryKind[] = ['put_hold', 'payout_request', 'exchange_hold'];

/** What a passkey signed, as in a check file: bytes in base64url. */
export interface WrittenSignature {
  /** The index of the passkey in the file. */
  readonly passkey: number;
  readonly text: string;
  readonly clientData: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** Opens the digest of a payout's destination; gone after an erasure. */
export interface Destination {
  readonly salt: string;
  readonly method: string;
  readonly last4: string;
}

/** How the record of an act was confirmed: a copied put, by following its operator. */
export type Confirmed =
  | { readonly seq: number; readonly by: 'digits' | 'follow' }
  | ({
      readonly seq: number;
      readonly by: 'passkey';
      readonly to: Destination | null;
    } & WrittenSignature);

/** A public key in the field names of JSON Web Key. */
export type PublicJwk = Readonly<Record<string, string>>;

export interface WrittenPasskey {
  readonly key: PublicJwk;
  readonly added: string;
  readonly ended: string | null;
}

/** A card that was bound with a passkey. */
export interface SignedCard extends WrittenSignature {
  readonly card: string;
  readonly at: string;
}

/** Everything that a check file says about who confirmed what. */
export interface ConfirmedActs {
  readonly confirmed: readonly Confirmed[];
  readonly passkeys: readonly WrittenPasskey[];
  readonly cards: readonly SignedCard[];
}
