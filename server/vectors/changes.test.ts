import { afterAll, beforeAll, expect, test } from 'vitest';
import { contactParts } from '#contract/configuration.ts';
import { contactText } from '#domain/help/contact-change.ts';
import { payoutReasonNames } from '#domain/wallet/payout-refusals.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../platform/settings/create-installation.ts';
import { publishKeys } from '../platform/settings/signing-keys.ts';
import { insertRefusal } from '../programme/wallet/refusal-store.ts';
import { saveRefusal } from '../programme/wallet/save-payout-refusal.ts';
import { enterReadyPartner } from '../programme/wallet/test-ready-partner.ts';
import { listContactChanges } from '../support/help/contact-store.ts';
import { signFirstContacts } from '../support/help/sign-contacts.ts';
import {
  expectVectors,
  fixedNow,
  fixedSecrets,
  idOf,
  keptVector,
  oddText,
  otherPartner,
  partner,
  sha256,
} from './test-vectors.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'live', currency: 'EUR', name: 'Test Network' } as const;
  await createInstallation(db.sql, installation, initialConfiguration, 'a test', fixedNow);
  await publishKeys(db, fixedSecrets, fixedNow, 'a test');
  for (const one of [partner, otherPartner]) {
    await db.transaction((sql) => enterReadyPartner(sql, one));
  }
});
afterAll(() => db.close());

test('the signed lists of contacts and of ways to pay', async () => {
  await signFirstContacts(db, fixedSecrets, fixedNow);
  const { list } = await listContactChanges(db.sql, undefined);
  const made = list.map(({ hash, signature, ...change }) => {
    const text = contactText({ network: 'Test Network', ...change });
    return [change.part, { text, sha256: hash, signature }];
  });
  expect(new Set(list.map(({ part }) => part))).toEqual(new Set(contactParts));
  expectVectors('contacts', Object.fromEntries(made));
});

/** The database writes and hashes the text, so what is kept is compared by its hash. */
const keptText = (reason: string) => keptVector<{ text: string }>('refusals', reason).text;

test('refused payouts of every reason, as the database chains them', async () => {
  for (const [at, reason] of payoutReasonNames.entries()) {
    await insertRefusal(db.sql, {
      ...{ id: idOf(at + 1), partnerId: partner, seq: at + 1, reason, remedy: 'wait' },
      at: new Date(fixedNow.getTime() + at * 3_600_000),
      facts: JSON.stringify({ amount: '1.25', note: oddText }),
      ...{ payoutId: null, causedBy: null, staffId: null },
      digest: Buffer.alloc(32, at),
      previous: at === 0 ? Buffer.from(sha256(partner), 'hex') : await findHead(at),
    });
  }
  const rows = await db.sql.many<{ reason: string; hash: string }>`
    select reason, encode(hash, 'hex') hash from payout_refusal where partner_id = ${partner}
     order by seq`;
  const made = rows.map(({ reason, hash }) => [reason, { text: keptText(reason), sha256: hash }]);
  const byStaff = 'of a payout, by staff';
  const rejected = await db.sql.maybeOne<{ hash: string }>`
    select encode(refusal_hash(r), 'hex') hash
      from json_populate_record(null::payout_refusal, ${JSON.stringify({
        ...{ id: idOf(99), partner_id: partner, seq: 1, at: fixedNow, reason: 'payout_rejected' },
        ...{ remedy: 'ask-review', facts: '{}', payout_id: idOf(98), caused_by: 'Ann „Lee“' },
        previous: `\\x${sha256(partner)}`,
      })}) r`;
  const vector = { text: keptText(byStaff), sha256: rejected?.hash ?? '' };
  expectVectors('refusals', { ...Object.fromEntries(made), [byStaff]: vector });
});

const findHead = async (seq: number): Promise<Buffer> => {
  const row = await db.sql.maybeOne<{ hash: Buffer }>`
    select hash from payout_refusal where partner_id = ${partner} and seq = ${seq}`;
  return row?.hash ?? Buffer.alloc(0);
};

test('what identifies a refusal, and where a chain of them begins', async () => {
  const facts = { due: '1.25', note: oddText };
  const refusal = {
    partnerId: otherPartner,
    reason: 'payout_startup_not_returned',
    facts,
  } as const;
  await saveRefusal(
    db.sql,
    { ...refusal, remedy: 'return-startup', details: { amount: '2.00' } },
    fixedNow,
  );
  const row = await db.sql.one<{ digest: string; previous: string; facts: string }>`
    select encode(digest, 'hex') digest, encode(previous, 'hex') previous, facts
      from payout_refusal where partner_id = ${otherPartner}`;
  const { text } = keptVector<{ text: string }>('refusal-digests', 'digest');
  expectVectors('refusal-digests', {
    digest: { text, sha256: row.digest },
    genesis: { text: otherPartner, sha256: row.previous },
    facts: row.facts,
  });
});
