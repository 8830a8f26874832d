import { canonicalJson, type Json } from '../canonical-json.ts';
import type { Sha256 } from '../ledger/record-line.ts';
import { isOneOf } from '../name-list.ts';
import type { ConfirmedAction } from './confirmation.ts';

/** The only version of the text so far. docs/statement.md describes it for third parties. */
export const signedActFormat = 'reachbook-act/1';

/** The acts that a partner's passkey may confirm in place of the six digits. */
export const signedActions = ['put', 'payout', 'card', 'exchange'] as const;

export type SignedAction = (typeof signedActions)[number];

export const isSignedAction = (action: ConfirmedAction): action is SignedAction =>
  isOneOf(signedActions, action);

/** What a confirmation of each act covers. */
const aboutNames: Readonly<Record<SignedAction, string>> = {
  put: 'amount,couponId,planNo,terms',
  payout: 'amount,cardId,fee',
  card: 'fields,method',
  exchange: 'acceptorId,amount,rate',
};

export type About = Readonly<Record<string, Json>>;

/**
 * Parses what a confirmation covers, as `aboutOf` writes it for this act; null for any other text.
 */
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
 * The digest of a payout's destination. A signed text cannot be erased, but the salt can, after
 * which the text says nothing about the account.
 */
export const destinationDigest = (destination: About, salt: string, sha256: Sha256): string =>
  sha256(canonicalJson({ ...destination, salt }));

/** The facts of an act beyond what its confirmation covers. */
export interface SignedActContent {
  readonly network: string;
  readonly currency: string;
  readonly owner: string;
  /** The app's origin: the passkey signs for this origin only. */
  readonly origin: string;
  readonly at: string;
  /** Makes each text unique. */
  readonly nonce: string;
  /** The digest of the destination, for a payout and for a card. */
  readonly to: string | null;
}

/**
 * The text whose SHA-256 a passkey signs as the challenge. Browser and server compose it alike, and
 * verifiers parse it. It contains only a digest of a card's fields.
 */
export function signedActText(
  action: SignedAction,
  { fields: _, ...about }: About,
  { to, ...facts }: SignedActContent,
): string {
  const whole = to === null ? about : { ...about, to };
  return canonicalJson({ format: signedActFormat, act: action, about: whole, ...facts });
}

/**
 * Whether a passkey may replace the digits: only one that was added with them, not one that was
 * added with the login password or with digits that have been replaced.
 */
export const canPasskeyConfirm = (
  passkey: { readonly digitsSetAt: Date | null },
  digits: { readonly setAt: Date },
): boolean => passkey.digitsSetAt?.getTime() === digits.setAt.getTime();
