import { afterAll, beforeAll, expect, test } from 'vitest';
import { createEntry } from '#domain/ledger/entry.ts';
import { micro } from '#domain/money.ts';
import type { CardValue } from '#domain/wallet/card.ts';
import {
  aboutOf,
  type ConfirmationSubject,
  confirmationActions,
} from '#domain/wallet/confirmation.ts';
import {
  destinationDigest,
  isSignedAction,
  readAbout,
  type SignedAction,
  signedActions,
  signedActText,
} from '#domain/wallet/signed-act.ts';
import { lockWallets, post } from '../books/ledger/post-entries.ts';
import { depositTo, postAll } from '../books/ledger/test-ledger.ts';
import { saveSignature } from '../people/confirmation/signature-store.ts';
import {
  hashConfirmation,
  issueConfirmation,
  judgeConfirmation,
} from '../people/confirmation/use-confirmation.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { readSignature, type SignatureResponse } from '../platform/webauthn/passkey.ts';
import { enterReadyPartner } from '../programme/wallet/test-ready-partner.ts';
import {
  expectVectors,
  fixedNow,
  hashedTexts,
  idOf,
  keptVector,
  oddText,
  partner,
  sha256,
} from './test-vectors.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const amount = micro(1_250_001n);
const cardValues: CardValue[] = [
  { field: 'userName', value: 'Ann „Lee“' },
  { field: 'bankAccount', value: '1234 5678-90' },
];

/** One act of every kind that the six digits or a passkey confirm. */
const subjects: { readonly [Action in ConfirmationSubject['action']]: ConfirmationSubject } = {
  payout: { action: 'payout', amount, fee: micro(50_000n), cardId: idOf(1) },
  'payout-cancel': { action: 'payout-cancel', payoutId: idOf(2) },
  'startup-return': { action: 'startup-return', due: amount },
  card: { action: 'card', method: 'bank', fields: cardValues },
  contact: { action: 'contact', email: 'a@b.example', phone: '+66 2 123' },
  exchange: { action: 'exchange', acceptorId: idOf(3), amount, rate: '35.125' },
  'exchange-confirm': { action: 'exchange-confirm', exchangeId: idOf(4), amount },
  'exchange-cancel': { action: 'exchange-cancel', exchangeId: idOf(4) },
  put: { action: 'put', planNo: 'P4711', amount, couponId: null, terms: sha256('terms') },
  'plan-stop': { action: 'plan-stop', planNo: 'P4711' },
  follow: { action: 'follow', proxyId: idOf(5), capPerPlan: amount, capInAll: amount },
  vip: { action: 'vip', months: 1, price: amount, feeBps: 300 },
  'pay-password': { action: 'pay-password' },
  passkey: { action: 'passkey' },
  'personal-data': { action: 'personal-data' },
  unlock: { action: 'unlock' },
};

const confirmation = 'A'.repeat(43);

test('what a confirmation of each act covers, and its digest', () => {
  const made = confirmationActions.map((action) => {
    const { digest } = keptVector<{ digest: string }>('confirmations', action);
    const row = {
      ...{ partnerId: partner, sessionId: idOf(9), action, usedAt: null, isSigned: false },
      aboutHash: Buffer.from(digest, 'hex'),
      expiresAt: new Date(fixedNow.getTime() + 1),
    };
    const holder = { id: partner, sessionId: idOf(9) };
    expect(judgeConfirmation(row, holder, confirmation, subjects[action], fixedNow)).toBeNull();
    return [action, { text: aboutOf(subjects[action]), digest }];
  });
  expectVectors('confirmations', Object.fromEntries(made));
});

const origin = 'https://app.harbour.example';
const salt = 'ab'.repeat(16);

/** The text that a passkey signs for an act, and the digest of where its money goes. */
function actTexts(action: SignedAction) {
  const about = readAbout(action, aboutOf(subjects[action]));
  if (!about) throw new Error(`There is nothing to sign about ${action}`);
  const destination = { card: about, payout: { method: 'bank', last4: '7890' } }[action as string];
  const [to] = hashedTexts((hash) => destination && destinationDigest(destination, salt, hash));
  const text = signedActText(action, about, {
    ...{ network: oddText, currency: 'EUR', owner: partner, origin, nonce: 'n-1' },
    ...{ at: fixedNow.toISOString(), to: to?.sha256 ?? null },
  });
  return { text, sha256: sha256(text), destination: to ? { ...to } : null };
}

interface Signed {
  readonly publicKey: string;
  readonly response: SignatureResponse & Record<string, string>;
}

test('the texts that a passkey signs, and a signature over each', async () => {
  const made = signedActions.map(async (action) => {
    const texts = actTexts(action);
    const { signed } = keptVector<{ signed: Signed & Record<string, never> }>('acts', action);
    const publicKey = Buffer.from(signed.publicKey, 'base64url');
    const key = { id: signed.response.id, publicKey, counter: 0n };
    const challenge = Buffer.from(texts.sha256, 'hex').toString('base64url');
    const used = await readSignature(origin, key, signed.response, (given) => given === challenge);
    expect(used).not.toBeNull();
    return [action, { ...texts, signed }];
  });
  expect(confirmationActions.filter(isSignedAction).sort()).toEqual([...signedActions].sort());
  expectVectors('acts', Object.fromEntries(await Promise.all(made)));
});

test('the database keeps a signed act under the same digests', async () => {
  const { signed } = keptVector<{ signed: Signed }>('acts', 'put');
  const { text } = actTexts('put');
  const entry = createEntry({
    id: idOf(70),
    kind: 'put_hold',
    transfers: [
      {
        from: { owner: partner, pocket: 'available' },
        to: { owner: partner, pocket: 'to_consume' },
        amount,
      },
    ],
    cause: { plan: 'P4711' },
  });
  await postAll(db, [depositTo(partner, 9_000_000n)], fixedNow);
  const kept = await db.transaction(async (sql) => {
    const { sessionId } = await enterReadyPartner(sql, partner);
    await post(sql, await lockWallets(sql, [partner]), [entry], fixedNow);
    const subject = { action: 'put', about: aboutOf(subjects.put) } as const;
    const issued = await issueConfirmation(sql, { id: partner, sessionId }, subject, fixedNow, {
      ...{ text, salt: null, publicKey: signed.publicKey, ...signed.response },
    });
    const hash = hashConfirmation(issued.confirmation);
    await saveSignature(sql, { confirmationHash: hash, entryId: entry.id });
    return sql.many<{ text: string; credential: string; at: Date; signature: string }>`
      select text, encode(credential_hash, 'hex') credential, signed_at "at",
             translate(encode(signature, 'base64'), E'+/=\\n', '-_') signature
        from act_signature where entry_id = ${entry.id}`;
  });
  const credential = sha256(signed.response.id);
  const { signature } = signed.response;
  expect(kept).toEqual([{ text, credential, at: fixedNow, signature }]);
});
