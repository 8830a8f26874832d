import { generateKeyPairSync, sign } from 'node:crypto';
import { expect, test } from 'vitest';
import { fromBase64, toBase64, utf8 } from '#domain/transparency/bytes.ts';
import { checkpointText, proofText, readCheckpoint } from '#domain/transparency/checkpoint.ts';
import { inclusionProof, leafInput, rootOver } from '#domain/transparency/log-tree.ts';
import {
  cosignedText,
  type NoteKey,
  noteKey,
  readNote,
  readVerifierKey,
  signatureLine,
  signatureTypes,
  signedAt,
  verifierKey,
} from '#domain/transparency/note.ts';
import { judgeProof, readProof } from '#domain/transparency/test-judge-proof.ts';
import { timedSignature } from '#domain/transparency/test-timed-signature.ts';
import { noteCrypto } from './note-crypto.ts';

const { hash, verify: isSigned } = noteCrypto;

const noteOf = (text: string, name: string, signature: readonly string[]) =>
  `${text}\n\n— ${name} ${signature.join('')}\n`;

test.each([
  [
    'the example of the specification',
    'example.com/foo+530d903a+AekyeRrm56hApGFkyQR4ZCbV54Id2LKaANYcrnKv3U2k',
    noteOf('This is an example message.', 'example.com/foo', [
      'Uw2QOkn8srV1yJGh2VYRlL1Tnagv1YEq6TfXppzi2ONncAlTgK7Ztg1E',
      'RYNZXsYjOBH3mFXmRKuwHjG1Yu72IneyaQM=',
    ]),
  ],
  [
    'a checkpoint of the Go checksum database',
    'sum.golang.org+033de0ae+Ac4zctda0e5eza+HJyk9SxEdh+s3Ux18htTTAD8OuAn8',
    noteOf(
      'go.sum database tree\n35225469\nvt5T6GaLCXvyHFl9VUvvItR43XZxfLgftEcTyO3eJCQ=',
      'sum.golang.org',
      [
        'Az3grpukl5AXaVfYkLiDGORx/DN2nlcS5kZHR5uYOBV2KA2HgXpD+gu9',
        'HHONebHLAyaKbbTM75QTtPydhKCExixSfwQ=',
      ],
    ),
  ],
])('a published note is read and verified: %s', async (_, vkey, text) => {
  const key = await readVerifierKey(vkey, hash);
  const note = readNote(text);
  const [signature] = note?.signatures ?? [];
  if (!key || !note || !signature) throw new Error('it was not read');
  expect(verifierKey(key)).toBe(vkey);
  expect([signature.name, signature.id]).toEqual([key.name, key.id]);
  expect(await signedAt(note.text, signature, key, isSigned)).toBe(0);
  expect(await signedAt(`x${note.text}`, signature, key, isSigned)).toBeNull();
  expect(`${note.text}\n${signatureLine(key, signature.bytes)}`).toBe(text);
});

test.each([
  'PeterNeumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10T',
  'PeterNeumann+c74f20a4+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'Peter Neumann+c74f20a3+ARpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'PeterNeumann+173116ae+ZRpc2QcUPDhMQegwxbzhKqiBfsVkmqq/LDE4izWy10TW',
  'PeterNeumann',
])('an invalid key is refused: %s', async (text) => {
  expect(await readVerifierKey(text, hash)).toBeNull();
});

test('a checkpoint is read exactly as it is written', () => {
  const root = 'CsUYapGGPo4dkMgIAUqom/Xajj7h2fB2MPA3j2jxq2I=';
  const text = `example.com/behind-the-sofa\n20852163\n${root}\n`;
  const read = readCheckpoint(text);
  expect(read && checkpointText(read)).toBe(text);
  expect(readCheckpoint(`${text}an extension\n`)).toMatchObject({ size: 20852163 });
  for (const bad of [
    `\n1\n${root}\n`,
    `a\n01\n${root}\n`,
    `a\n-1\n${root}\n`,
    `a\n1\n${root}`,
    `a\n1\n${root.slice(4)}\n`,
    `a\n1\n${root}\n\n`,
  ]) {
    expect(readCheckpoint(bad), JSON.stringify(bad)).toBeNull();
  }
});

test('base64 is read in one spelling only', () => {
  expect(toBase64(fromBase64('AAECAw==') ?? new Uint8Array())).toBe('AAECAw==');
  for (const bad of ['AAECAx==', 'AAECAw', 'AAEC Aw==', 'AAECAw=', 'AA_-']) {
    expect(fromBase64(bad), bad).toBeNull();
  }
});

interface Person {
  readonly key: NoteKey;
  sign(text: string): Uint8Array;
}

async function person(name: string, type: keyof typeof signatureTypes): Promise<Person> {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  const bytes = Buffer.from(publicKey.export({ format: 'jwk' }).x ?? '', 'base64url');
  const key = await noteKey(name, signatureTypes[type], new Uint8Array(bytes), hash);
  return { key, sign: (text) => new Uint8Array(sign(null, utf8(text), privateKey)) };
}

test('a proof holds only with the right log, the right place and enough witnesses', async () => {
  const log = await person('log.example', 'log');
  const witnesses = await Promise.all(['w1', 'w2', 'w3'].map((name) => person(name, 'witness')));
  const entries = Array.from({ length: 11 }, (_, at) => utf8(`root ${at}`));
  const leaves = entries.map((entry) => hash(leafInput(entry)));
  const body = checkpointText({ origin: 'log.example', size: 11, root: rootOver(leaves, hash) });
  const lines = [
    signatureLine(log.key, log.sign(body)),
    ...witnesses.slice(0, 2).map(({ key, sign }, at) => {
      const time = 1_700_000_000 + at;
      return signatureLine(key, timedSignature(time, sign(cosignedText(body, time))));
    }),
  ];
  const proven = (given: readonly string[], at = 4) =>
    proofText({
      index: at,
      proof: inclusionProof(leaves, at, hash),
      checkpoint: `${body}\n${given.join('')}`,
    });
  const policy = {
    origin: 'log.example',
    logKeys: [log.key],
    witnesses: witnesses.map(({ key }) => key),
    quorum: 2,
  };
  const entry = entries[4] ?? utf8('');
  const judge = (text: string, given = policy) => judgeProof(text, entry, given, noteCrypto);
  expect(await judge(proven(lines))).toMatchObject({
    index: 4,
    size: 11,
    cosigned: [
      { name: 'w1', at: 1_700_000_000 },
      { name: 'w2', at: 1_700_000_001 },
    ],
  });
  expect(readProof(proven(lines))?.index).toBe(4);
  const few = { fault: 'too_few_witnesses' };
  expect(await judge(proven(lines.slice(0, 2)))).toEqual(few);
  // The same witness twice is one witness, and a stranger with a known name is none.
  expect(await judge(proven([...lines.slice(0, 2), lines[1] ?? '']))).toEqual(few);
  const stranger = await person('w3', 'witness');
  expect(await judge(proven(lines), { ...policy, quorum: 3 })).toEqual(few);
  expect(await judge(proven(lines), { ...policy, witnesses: [stranger.key] })).toEqual(few);
  expect(await judge(proven(lines.slice(1)))).toEqual({ fault: 'not_signed_by_the_log' });
  expect(await judge(proven(lines, 5))).toEqual({ fault: 'not_in_the_log' });
  expect(await judge(proven(lines), { ...policy, origin: 'x' })).toEqual({
    fault: 'of_another_log',
  });
  expect(await judge(proven(lines).replace('index', 'Index'))).toEqual({ fault: 'unreadable' });
  const older = proven(lines).replace(/\n11\n/, '\n12\n');
  expect(await judge(older)).toEqual({ fault: 'not_signed_by_the_log' });
});
