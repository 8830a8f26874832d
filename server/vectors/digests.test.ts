import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSecret as openPostbackSecret } from '../ads/conversion/seal-postback-secret.ts';
import { codeUseCases } from '../desk/partner/code-use-cases.ts';
import { openSecret } from '../desk/staff/one-time-code.ts';
import { payPasswordSecret } from '../people/confirmation/confirmations.ts';
import { hashConfirmation } from '../people/confirmation/use-confirmation.ts';
import { hashCodeWord } from '../people/partner/code-word.ts';
import { getCodeId, hashCode } from '../people/partner/hash-code.ts';
import { findKnownDevice } from '../people/partner/known-device.ts';
import { createPasswords } from '../people/partner/passwords.ts';
import { makeTestFolder } from '../platform/database/embedded/test-folder.ts';
import { createKnownReply } from '../platform/database/idempotency.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import { hashToken } from '../platform/process/create-token.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../platform/settings/create-installation.ts';
import { assertOwnSecrets, readSecrets } from '../platform/settings/secrets.ts';
import { getSettings } from '../platform/settings/settings-store.ts';
import { createSignedTokens } from '../platform/settings/signed-token.ts';
import { acceptChallenge } from '../platform/webauthn/challenge.ts';
import { cardFingerprint, openCard } from '../programme/wallet/seal-card.ts';
import {
  expectVectors,
  fixedNow,
  fixedSecrets,
  idOf,
  keptVector,
  networkKey,
  oddText,
  partner,
} from './test-vectors.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'live', currency: 'EUR', name: 'Test Network' } as const;
  await createInstallation(db.sql, installation, initialConfiguration, 'a test', fixedNow);
});
afterAll(() => db.close());

/** The codes that staff are given for a press of the button, again for the same press. */
async function issuedCodes(): Promise<readonly { id: string; code: string }[]> {
  const call = {
    ...{ db, secrets: fixedSecrets, settings: await getSettings(db.sql), now: () => fixedNow },
    staff: { id: idOf(6), name: 'Ann Lee' },
    writeAudit: async () => {},
  };
  const input = { requestId: 'r-1', count: 2, days: 30 };
  const { inOwnTransactions: issueCodes } = codeUseCases.issueCodes;
  return (await issueCodes(call as unknown as Parameters<typeof issueCodes>[0], input)).codes;
}

/** The secrets of a file, and the digest by which their database knows them. */
async function readFixedFile() {
  const folder = makeTestFolder();
  const file = join(folder.path, 'secrets.json');
  const pem = networkKey.export({ type: 'pkcs8', format: 'pem' }).toString();
  const hex = { pepper: '44'.repeat(32), cardKey: '55'.repeat(32) };
  writeFileSync(file, JSON.stringify({ ...hex, statementKey: pem }));
  const secrets = readSecrets(file);
  await assertOwnSecrets(db.sql, secrets, file);
  folder.remove();
  const kept = await db.sql.one<{ digest: string }>`
    select encode(digest, 'hex') digest from secrets_fingerprint`;
  return { deliveryKey: secrets.deliveryKey.toString('hex'), fingerprint: kept.digest };
}

test('what is stored in place of secrets, codes, tokens and requests', async () => {
  const { pepper, cardKey } = fixedSecrets;
  const token = 'A'.repeat(43);
  const hex = (bytes: Buffer) => bytes.toString('hex');
  expectVectors('digests', {
    secrets: await readFixedFile(),
    'transaction password': payPasswordSecret(pepper, partner, '0'.repeat(32)),
    card: cardFingerprint(cardKey, [{ field: 'bankAccount', value: '1234 5678-90' }]),
    token: hex(hashToken(token)),
    confirmation: hex(hashConfirmation(token)),
    code: { digest: hex(hashCode('abcd-efgh-ijkl-mnop')), id: getCodeId('ABCDEFGH1JK1MN0P') },
    'code word': hex(hashCodeWord('abcd-efgh-ijkl-mnop')),
    'issued codes': (await issuedCodes()).map((one) => ({ ...one })),
    request: hex(createKnownReply({ b: [oddText, null], a: '1.25' }, null, fixedNow).inputHash),
    'signed token': createSignedTokens('a purpose').create(fixedSecrets, 'whose', 'value'),
  });
});

test('what was sealed, hashed and signed earlier is still recognised', async () => {
  const kept = (name: string) => keptVector<string>('sealed', name);
  const bytes = (name: string) => Buffer.from(kept(name), 'base64');
  const card = { id: idOf(1), partnerId: partner, sealed: bytes('card') };
  expect(openCard(fixedSecrets.cardKey, card)).toEqual([{ field: 'userName', value: oddText }]);
  const key = { merchantId: idOf(2), kid: 'k', secret: bytes('secret of a merchant') };
  expect(openPostbackSecret(fixedSecrets, key).toString()).toBe('a secret');
  const ofStaff = openSecret(fixedSecrets, idOf(3), bytes('one-time codes of staff'));
  expect(ofStaff).toBe('GEZDGNBVGY3TQOJQ');
  const passwords = createPasswords();
  expect(await passwords.matches('a quiet morning', kept('login password'), 'known')).toBe(true);
  const asked = { secrets: fixedSecrets, deviceToken: kept('known device'), keepDevice: () => {} };
  expect(findKnownDevice(asked, 'harbour', fixedNow)).toBe('a-device');
  const challenge = { purpose: 'a purpose', signed: kept('challenge'), now: fixedNow };
  expect(await acceptChallenge(db.sql, fixedSecrets, challenge)).toBe(true);
});
