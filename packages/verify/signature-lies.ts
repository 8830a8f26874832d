import type { Destination, WrittenSignature } from '../../domain/ledger/confirmed.ts';
import { hourMs } from '../../domain/time.ts';
import { signedActText } from '../../domain/wallet/signed-act.ts';
import { sha256 } from '../../server/platform/process/sha256.ts';
import { toPublicJwk } from '../../server/platform/webauthn/public-jwk.ts';
import { makeTestPasskey } from '../../server/platform/webauthn/test-passkey.ts';
import type { SignedRange } from '../../server/proof/statement/confirmed-store.ts';
import { makeFile, testNetwork } from '../../server/proof/statement/test-books.ts';
import { between, chain, first, owner, signer, time } from './tampered-files.ts';

const origin = 'https://app.harbour.example';
const kinds = ['EC', 'OKP', 'RSA'] as const;
const keys = kinds.map((kind) => makeTestPasskey(origin, kind));
const passkeys = keys.map(({ publicKey }) => ({
  key: toPublicJwk(publicKey),
  added: new Date(first.getTime() - hourMs).toISOString(),
  ended: null,
}));

/** The put in record 2 and the payout in record 4 of the tests' books. */
const put = { amount: '120.00', couponId: null, planNo: 'P-1', terms: sha256('terms') };
const to: Destination = { salt: '0'.repeat(32), method: 'bank', last4: '6789' };
const payout = { amount: '50.00', cardId: 'c-1', fee: '1.00' };
const digest = sha256(JSON.stringify({ last4: to.last4, method: to.method, salt: to.salt }));

interface Change {
  readonly about?: object;
  readonly facts?: object;
  readonly with?: number;
  readonly passkey?: number;
  readonly isVerified?: boolean;
  readonly nonce?: string;
}

let nonces = 0;

/** What a passkey signs for the put in record 2, with arbitrary changes. */
function signed(seq: number, change: Change = {}): WrittenSignature & { to: Destination | null } {
  const isPut = seq === 2;
  nonces += 1;
  const text = signedActText(
    isPut ? 'put' : 'payout',
    { ...(isPut ? put : payout), ...change.about },
    {
      ...{ network: testNetwork, currency: 'EUR', owner, origin },
      at: new Date(time(seq - 1).getTime() - 20_000).toISOString(),
      nonce: change.nonce ?? `nonce-${nonces}`,
      to: isPut ? null : digest,
      ...change.facts,
    },
  );

  const passkeyIndex = change.with ?? 0;
  const key = keys[passkeyIndex];
  if (!key) throw new Error('There is no such passkey');

  const challenge = Buffer.from(sha256(text), 'hex').toString('base64url');
  const { clientDataJSON, authenticatorData, signature } = key.signIn(challenge, {
    isVerified: change.isVerified ?? true,
  });

  return {
    ...{ passkey: change.passkey ?? passkeyIndex, text, clientData: clientDataJSON },
    ...{ authenticatorData, signature, to: isPut ? null : to },
  };
}

const idOf = (seq: number) => chain[seq - 1]?.entry?.id ?? '';

const fileOf = (
  acts: Readonly<Record<number, ReturnType<typeof signed>>>,
  extraFields = {},
): string => {
  const range: SignedRange = {
    signed: new Map(Object.entries(acts).map(([seq, act]) => [idOf(Number(seq)), act])),
    copied: new Set(),
    passkeys,
    cards: [],
    ...extraFields,
  };
  return makeFile(between(0, 10, { signed: range }), signer);
};

const flipped = (encoded: string) => {
  const bytes = Buffer.from(encoded, 'base64url');
  bytes.writeUInt8(bytes.readUInt8(bytes.length - 1) ^ 1, bytes.length - 1);
  return bytes.toString('base64url');
};

const good = signed(2);
const otherSignature = signed(2, { about: { amount: '120.01' } });
const another = makeTestPasskey(origin);
const foreign = [{ ...passkeys[0], key: toPublicJwk(another.publicKey) }];

/** Valid signed acts, with a passkey of each kind. */
export const signedFiles: Readonly<Record<string, string>> = {
  'one passkey for a put and a payout': fileOf({ 2: good, 4: signed(4) }),
  'Ed25519 and RSA': fileOf({ 2: signed(2, { with: 1 }), 4: signed(4, { with: 2 }) }),
  'a put with a coupon': fileOf({ 2: signed(2, { about: { couponId: 'c' } }) }),
  'a copied put': fileOf({}, { copied: new Set([idOf(2)]) }),
  'a destination that was erased': fileOf({ 4: { ...signed(4), to: null } }),
};

/** What a network could sign about who confirmed what, and a verifier's answer. */
export const signatureLies: Readonly<
  Record<string, { readonly file: string; readonly line: number; readonly why: string }>
> = {
  'a signature that was changed': {
    file: fileOf({ 2: { ...good, signature: flipped(good.signature) } }),
    line: 3,
    why: 'has a signature that its passkey did not make',
  },
  'a text that was exchanged': {
    file: fileOf({ 2: { ...good, text: otherSignature.text } }),
    line: 3,
    why: 'has a signature of another text',
  },
  'a signature of another act, whole': {
    file: fileOf({ 4: good }),
    line: 5,
    why: 'is signed for another act',
  },
  'a signature of another amount': {
    file: fileOf({ 2: otherSignature }),
    line: 3,
    why: 'is signed for another act',
  },
  'more own money than was signed, with a coupon': {
    file: fileOf({ 2: signed(2, { about: { amount: '119.00', couponId: 'c' } }) }),
    line: 3,
    why: 'is signed for another act',
  },
  'a signature of another plan': {
    file: fileOf({ 2: signed(2, { about: { planNo: 'P-2' } }) }),
    line: 3,
    why: 'is signed for another act',
  },
  'a payout to another account': {
    file: fileOf({ 4: { ...signed(4), to: { ...to, last4: '0000' } } }),
    line: 5,
    why: 'is signed for another act',
  },
  'a signature that is used again': {
    file: fileOf({ 2: good, 6: good }),
    line: 7,
    why: 'is signed with what was signed for another record',
  },
  'a signature of long before': {
    file: fileOf({ 2: signed(2, { facts: { at: time(0).toISOString() } }) }),
    line: 3,
    why: 'is signed for another act',
  },
  'the key of somebody else': {
    file: fileOf({ 2: good }, { passkeys: foreign }),
    line: 3,
    why: 'has a signature that its passkey did not make',
  },
  'a passkey that is not listed': {
    file: fileOf({ 2: good }, { passkeys: [] }),
    line: 3,
    why: 'is signed with a passkey that is not listed',
  },
  'a passkey that came later': {
    file: fileOf({ 2: good }, { passkeys: [{ ...passkeys[0], added: time(5).toISOString() }] }),
    line: 3,
    why: 'is signed with a passkey that was not valid then',
  },
  'a passkey that was ended before': {
    file: fileOf({ 2: good }, { passkeys: [{ ...passkeys[0], ended: time(0).toISOString() }] }),
    line: 3,
    why: 'is signed with a passkey that was not valid then',
  },
  'another site': {
    file: fileOf({ 2: signed(2, { facts: { origin: 'https://app.harbor.example' } }) }),
    line: 3,
    why: 'is signed for another site',
  },
  'nobody’s finger': {
    file: fileOf({ 2: signed(2, { isVerified: false }) }),
    line: 3,
    why: 'is signed without its owner',
  },
  'another partner’s signature': {
    file: fileOf({ 2: signed(2, { facts: { owner: 'a0000000-0000-4000-8000-000000000009' } }) }),
    line: 3,
    why: 'is signed for another account',
  },
  'a payout that says it was copied': {
    file: fileOf({}, { copied: new Set([idOf(4)]) }),
    line: 5,
    why: 'says that it was copied',
  },
  'a card that is signed as a put': {
    file: fileOf({}, { cards: [{ card: 'c-1', at: time(1).toISOString(), ...good }] }),
    line: 12,
    why: 'has a card that is signed for another act',
  },
};
