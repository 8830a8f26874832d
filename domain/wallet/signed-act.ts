import { canonicalJson, type Json } from '../canonical-json.ts';
import type { Sha256 } from '../ledger/record-line.ts';
import type { ConfirmedAction } from './confirmation.ts';

/** The only version of the text so far. docs/statement.md describes it for third parties. */
export const signedActFormat = 'reachbook-act/1';

/** The acts that a partner's passkey may confirm in place of the six digits. */
export const signedActions = ['put', 'payout', 'card', 'exchange'] as const;

export type SignedAction = (typeof signedActions)[number];

export const isSignedAction = (action: ConfirmedAction): action is SignedAction =>
  (signedActions as readonly string[]).includes(action);

/** What a confirmation of each act is about, and nothing else. */
const aboutNames: Readonly<Record<SignedAction, string>> = {
  put: 'amount,couponId,planNo,terms',
  payout: 'amount,cardId,fee',
  card: 'fields,method',
  exchange: 'acceptorId,amount,rate',
};

export type About = Readonly<Record<string, Json>>;

/** What a confirmation is about, as `aboutOf` writes it for this act; null for any other text. */
export function readAbout(action: SignedAction, text: string): About | null {
  try {
    const about = JSON.parse(text) as About;
    const isOfAct = Object.keys(about).join() === aboutNames[action];
    return isOfAct && canonicalJson(about) === text ? about : null;
  } catch {
    return null;
  }
}

/**
 * The account that a payout goes to, as a digest: a text that is signed once cannot be erased, but
 * the salt can, and the text then says nothing about the account.
 */
export const destinationDigest = (destination: About, salt: string, sha256: Sha256): string =>
  sha256(canonicalJson({ ...destination, salt }));

/** What is known of an act besides what its confirmation is about. */
export interface SignedActFacts {
  readonly network: string;
  readonly currency: string;
  readonly owner: string;
  /** Where the app is: the passkey signs for this place alone. */
  readonly origin: string;
  readonly at: string;
  /** Makes each text another one. */
  readonly nonce: string;
  /** The digest of the destination, for a payout and for a card. */
  readonly to: string | null;
}

/**
 * The one text that a passkey signs, by its SHA-256 as the challenge. Browser and server write it
 * alike, and a verifier reads it. The fields of a card stand in it by their digest alone.
 */
export function signedActText(
  action: SignedAction,
  { fields: _, ...about }: About,
  { to, ...facts }: SignedActFacts,
): string {
  const whole = to === null ? about : { ...about, to };
  return canonicalJson({ format: signedActFormat, act: action, about: whole, ...facts });
}

/**
 * Whether a passkey may stand in for the digits: only one that was added with them. One from before
 * was added with the login password alone, or with digits that somebody may have had to replace.
 */
export const canPasskeyConfirm = (
  passkey: { readonly madeAt: Date },
  digits: { readonly setAt: Date },
): boolean => passkey.madeAt >= digits.setAt;
