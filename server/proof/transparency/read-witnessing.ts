import { verifierKey } from '#domain/transparency/note.ts';
import { lateAfterMs } from '#domain/transparency/witness.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listSigningKeys } from '../../platform/settings/settings.ts';
import { findOrigin, logKeyOf } from './grow-log.ts';
import {
  countLeaves,
  findCosigned,
  findLastRootIn,
  hasRootAfter,
  listCosignatures,
} from './log-store.ts';
import { cosignedNote, findPublicCheckpoint } from './prove-root.ts';
import { findPolicy, listWitnesses } from './witness-store.ts';

/** Who follows the log and how far each has cosigned it; public. */
export async function readWitnessing(sql: Sql, now: Date) {
  const origin = await findOrigin(sql);
  const keys = origin === null ? [] : (await listSigningKeys(sql)).reverse();
  const quorum = (await findPolicy(sql))?.quorum ?? 0;
  const witnesses = await listWitnesses(sql);
  const cosignedCheckpoint = quorum === 0 ? null : await findCosigned(sql, quorum);
  const publicCheckpoint = await findPublicCheckpoint(sql, 0);
  const lateBefore = new Date(now.getTime() - lateAfterMs);

  return {
    origin,
    keys: await Promise.all(
      keys.map(async ({ key }) => verifierKey(await logKeyOf(origin ?? '', key))),
    ),
    size: await countLeaves(sql),
    quorum,
    witnesses,
    cosigned: cosignedCheckpoint && (await readCosigned(sql, cosignedCheckpoint.size)),
    isLate: quorum > 0 && (await hasRootAfter(sql, cosignedCheckpoint?.size ?? 0, lateBefore)),
    checkpoint: publicCheckpoint && (await cosignedNote(sql, publicCheckpoint)),
  };
}

async function readCosigned(sql: Sql, size: number) {
  const cosignatures = await listCosignatures(sql, size);
  const root = await findLastRootIn(sql, size);
  const lastCosignature = cosignatures.at(-1);
  if (!lastCosignature) throw new Error(`Nobody cosigned the log at ${size}`);

  return { size, at: lastCosignature.at, by: cosignatures.map(({ name }) => name), root };
}
