import { sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { toHex, utf8 } from '#domain/transparency/bytes.ts';
import { proofText, witnessRequest } from '#domain/transparency/checkpoint.ts';
import { leafKinds, witnessesText } from '#domain/transparency/log-leaf.ts';
import { consistencyProof, inclusionProof, rootOver } from '#domain/transparency/log-tree.ts';
import {
  cosignedText,
  noteKey,
  signatureLine,
  signatureTypes,
  verifierKey,
} from '#domain/transparency/note.ts';
import { timedSignature } from '#domain/transparency/test-timed-signature.ts';
import { insert } from '../platform/database/database.ts';
import { createTestDb, type TestDb } from '../platform/database/test-db.ts';
import {
  createInstallation,
  initialConfiguration,
} from '../platform/settings/create-installation.ts';
import { publicKeyOf, publishKeys } from '../platform/settings/signing-keys.ts';
import { findOrigin, growLog, hashLeaf } from '../proof/transparency/grow-log.ts';
import { hashBytes } from '../proof/transparency/note-crypto.ts';
import { expectVectors, fixedNow, fixedSecrets, keptVector, outsideKey } from './test-vectors.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
  const installation = { mode: 'live', currency: 'EUR', name: 'Test Network' } as const;
  await createInstallation(db.sql, installation, initialConfiguration, 'a test', fixedNow);
  await publishKeys(db, fixedSecrets, fixedNow, 'a test');
});
afterAll(() => db.close());

const witnessName = 'witness.example/w1';
const outside = Buffer.from(publicKeyOf(outsideKey), 'base64url');
const makeWitness = () =>
  noteKey(witnessName, signatureTypes.witness, new Uint8Array(outside), hashBytes);

test('leaves of every kind, the signed checkpoint over them, and a witness’s cosignature', async () => {
  const root = keptVector<{ text: string; signature: string }>('roots', 'root');
  const witness = await makeWitness();
  const list = witnessesText(fixedNow, 2, [verifierKey(witness), 'b', 'a']);
  await insert(db.sql, 'witness_policy', { no: 1, at: fixedNow, quorum: 2, text: list });
  const checkpoint = await growLog({ db, secrets: fixedSecrets }, fixedNow);
  const stored = await db.sql.many<{ kind: string; text: string }>`
    select kind, text from log_leaf order by index`;
  const texts = [...stored, { kind: 'root', text: root.text }];
  expect(new Set(texts.map(({ kind }) => kind))).toEqual(new Set(leafKinds));
  const leaves = texts.map(({ text }) => hashLeaf(text));
  const [text = ''] = checkpoint?.note.split('\n\n') ?? [];
  const time = 1_763_200_000;
  const cosigned = cosignedText(`${text}\n`, time);
  const bytes = new Uint8Array(sign(null, Buffer.from(cosigned), outsideKey));
  const line = signatureLine(witness, timedSignature(time, bytes));
  const note = `${checkpoint?.note ?? ''}${line}`;
  const proof = inclusionProof(leaves, 2, hashBytes);
  expectVectors('logs', {
    origin: await findOrigin(db.sql),
    leaves: texts.map((leaf, at) => ({ ...leaf, leaf: toHex(leaves[at] ?? utf8('')) })),
    roots: leaves.map((_, at) => toHex(rootOver(leaves.slice(0, at + 1), hashBytes))),
    checkpoint: checkpoint?.note ?? '',
    witness: { key: verifierKey(witness), text: cosigned, line },
    proof: proofText({ index: 2, proof, checkpoint: note }),
    request: witnessRequest(2, consistencyProof(leaves, 2, hashBytes), checkpoint?.note ?? ''),
  });
});
