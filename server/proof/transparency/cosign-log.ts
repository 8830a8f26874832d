import { waitAfter } from '#domain/transparency/witness.ts';
import { eachItem } from '../../platform/job/job.ts';
import { askWitness } from './ask-witness.ts';
import { growLog, type LogServices, readLeaves } from './grow-log.ts';
import { insertCosignature, type StoredCheckpoint } from './log-store.ts';
import { listWitnesses, saveWitnessState, type WitnessStanding } from './witness-store.ts';

/** Brings the log up to date, and asks every witness that is due and has not cosigned it yet. */
export async function cosignLog(
  services: LogServices,
  now: Date,
): Promise<{ asked: number; cosigned: number }> {
  const checkpoint = await growLog(services, now);
  if (!checkpoint) return { asked: 0, cosigned: 0 };

  const { sql } = services.db;
  const dueWitnesses = (await listWitnesses(sql)).filter(
    ({ cosigned, nextAt }) =>
      (cosigned?.size ?? 0) < checkpoint.size && (nextAt === null || nextAt <= now),
  );
  if (dueWitnesses.length === 0) return { asked: 0, cosigned: 0 };

  const leaves = await readLeaves(sql);

  const witnessesByName = new Map(dueWitnesses.map((witness) => [witness.name, witness]));
  let cosignedCount = 0;
  const round = { db: services.db, job: 'cosign-log', now, isConcurrent: true };

  await eachItem(round, witnessesByName, async (witness) => {
    if (await requestCosignature(services, witness, { checkpoint, leaves, now }))
      cosignedCount += 1;
  });
  return { asked: dueWitnesses.length, cosigned: cosignedCount };
}

interface CosignRequest {
  readonly checkpoint: StoredCheckpoint;
  readonly leaves: Awaited<ReturnType<typeof readLeaves>>;
  readonly now: Date;
}

/** A witness that gives no cosignature is waited for as its standing says: that is no failure. */
async function requestCosignature(
  { db }: LogServices,
  witness: WitnessStanding,
  { checkpoint: { size, note }, leaves, now }: CosignRequest,
): Promise<boolean> {
  const reply = await askWitness(witness, note, leaves, witness.cosigned?.size ?? 0);

  return db.transaction(async (sql) => {
    if ('problem' in reply) {
      const tries = witness.tries + 1;
      const nextAt = new Date(now.getTime() + waitAfter(tries));
      await saveWitnessState(sql, witness.id, { problem: reply.problem, tries, nextAt }, now);
      return false;
    }

    await insertCosignature(sql, { size, witnessId: witness.id, ...reply });
    await saveWitnessState(sql, witness.id, { problem: null, tries: 0, nextAt: now }, now);
    return true;
  });
}
