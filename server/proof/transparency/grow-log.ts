import { keyText } from '#domain/ledger/signing-key.ts';
import { utf8 } from '#domain/transparency/bytes.ts';
import { checkpointText } from '#domain/transparency/checkpoint.ts';
import { logOrigin } from '#domain/transparency/log-leaf.ts';
import { type Digest, leafInput, rootOver } from '#domain/transparency/log-tree.ts';
import { type NoteKey, noteKey, signatureLine, signatureTypes } from '#domain/transparency/note.ts';
import { listRootTexts } from '../../books/ledger/ledger.ts';
import { type Db, isDuplicate, type Sql } from '../../platform/database/database.ts';
import {
  getSettings,
  listSigners,
  listSigningKeys,
  type Secrets,
} from '../../platform/settings/settings.ts';
import {
  countLeaves,
  findLastNo,
  findNewestCheckpoint,
  insertCheckpoint,
  insertLeaf,
  type LogLeaf,
  listLeafTexts,
  type StoredCheckpoint,
} from './log-store.ts';
import { hashBytes } from './note-crypto.ts';
import { listPoliciesAfter } from './witness-store.ts';

const keyBytes = (key: string) => new Uint8Array(Buffer.from(key, 'base64url'));

export const logKeyOf = (origin: string, key: string): Promise<NoteKey> =>
  noteKey(origin, signatureTypes.log, keyBytes(key), hashBytes);

/** The name of this network's log, or null before the first key is published. */
export async function findOrigin(sql: Sql): Promise<string | null> {
  const [first] = await listSigningKeys(sql);
  return first ? logOrigin(keyBytes(first.key), hashBytes) : null;
}

export const hashLeaf = (text: string): Digest => hashBytes(leafInput(utf8(text)));

export const readLeaves = async (sql: Sql): Promise<Digest[]> =>
  (await listLeafTexts(sql)).map(hashLeaf);

/** What belongs in the log and is not there yet, oldest first. */
async function listMissing(sql: Sql): Promise<LogLeaf[]> {
  const { name: network } = (await getSettings(sql)).installation;
  const lastKey = await findLastNo(sql, 'key');
  const keys = (await listSigningKeys(sql)).filter(({ no }) => no > lastKey);
  const roots = await listRootTexts(sql, network, await findLastNo(sql, 'root'));
  const policies = await listPoliciesAfter(sql, await findLastNo(sql, 'witnesses'));

  const missingLeaves = [
    ...keys.map(({ no, key, validFrom }) => {
      return { kind: 'key', no, at: validFrom, text: keyText(key, validFrom) } as const;
    }),
    ...policies.map(({ no, at, text }) => ({ kind: 'witnesses', no, at, text }) as const),
    ...roots.map(({ no, at, text }) => ({ kind: 'root', no, at, text }) as const),
  ];
  return missingLeaves.sort((a, b) => a.at.getTime() - b.at.getTime());
}

export interface LogServices {
  readonly db: Db;
  readonly secrets: Secrets;
}

/** Adds what is missing to the log and signs a checkpoint; returns the newest one. */
export async function growLog(
  { db, secrets }: LogServices,
  now: Date,
): Promise<StoredCheckpoint | null> {
  const signers = await listSigners(db.sql, secrets);
  await db
    .transaction(async (sql) => {
      const origin = await findOrigin(sql);
      if (origin === null || signers.length === 0) return;
      const missing = await listMissing(sql);
      if (missing.length === 0) return;

      const leafCount = await countLeaves(sql);
      for (const [index, leaf] of missing.entries()) await insertLeaf(sql, leafCount + index, leaf);

      const size = leafCount + missing.length;
      const root = rootOver(await readLeaves(sql), hashBytes);
      const text = checkpointText({ origin, size, root });

      // The previous key signs too: a witness may not know the new one yet.
      const lines = await Promise.all(
        signers.slice(0, 2).map(async ({ key, sign }) => {
          const signature = new Uint8Array(Buffer.from(sign(text), 'base64url'));
          return signatureLine(await logKeyOf(origin, key), signature);
        }),
      );

      await insertCheckpoint(sql, { size, at: now, note: `${text}\n${lines.join('')}` });
    })
    .catch((error) => {
      // Another process added the same leaves.
      if (!isDuplicate(error)) throw error;
    });

  return findNewestCheckpoint(db.sql);
}
