import type { LoggedRoot } from '#domain/ledger/root.ts';
import { proofText } from '#domain/transparency/checkpoint.ts';
import { inclusionProof } from '#domain/transparency/log-tree.ts';
import { isBy, readNote } from '#domain/transparency/note.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listSigningKeys } from '../../platform/settings/settings.ts';
import { logKeyOf, readLeaves } from './grow-log.ts';
import {
  findCosigned,
  findLeafIndex,
  findNewestCheckpoint,
  listCosignatures,
  type StoredCheckpoint,
} from './log-store.ts';
import { hashBytes } from './note-crypto.ts';
import { findPolicy } from './witness-store.ts';

/** A checkpoint as published, with all cosignatures. */
export async function cosignedNote(sql: Sql, { size, note }: StoredCheckpoint): Promise<string> {
  const cosignatures = await listCosignatures(sql, size);
  return note + cosignatures.map(({ line }) => line).join('');
}

/**
 * The checkpoint to show for a log of at least this size: the newest with a quorum of cosignatures,
 * or else the newest of all.
 */
export async function findPublicCheckpoint(
  sql: Sql,
  sizeMin: number,
): Promise<StoredCheckpoint | null> {
  const policy = await findPolicy(sql);
  const cosignedCheckpoint = await findCosigned(sql, policy?.quorum ?? 0, sizeMin);
  const publicCheckpoint = cosignedCheckpoint ?? (await findNewestCheckpoint(sql));
  return publicCheckpoint && publicCheckpoint.size >= sizeMin ? publicCheckpoint : null;
}

/** The proof that a root is in the log, with a checkpoint; null while it is not there yet. */
export async function findLoggedRoot(sql: Sql, rootNo: number): Promise<LoggedRoot | null> {
  const index = await findLeafIndex(sql, 'root', rootNo);
  const checkpoint = index === null ? null : await findPublicCheckpoint(sql, index + 1);
  if (index === null || !checkpoint) return null;

  const leaves = (await readLeaves(sql)).slice(0, checkpoint.size);
  const proof = inclusionProof(leaves, index, hashBytes);
  const note = await cosignedNote(sql, checkpoint);
  const key = await findSigner(sql, checkpoint.note);
  return key === null ? null : { key, proof: proofText({ index, proof, checkpoint: note }) };
}

/** The newest of our keys that signed a checkpoint. */
async function findSigner(sql: Sql, note: string): Promise<string | null> {
  const [firstSignature] = readNote(note)?.signatures ?? [];

  for (const { key } of firstSignature ? await listSigningKeys(sql) : []) {
    if (firstSignature && isBy(firstSignature, await logKeyOf(firstSignature.name, key)))
      return key;
  }
  return null;
}
