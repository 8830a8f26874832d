import { waitAfter } from '#domain/transparency/witness.ts';
import { eachOne } from '../../platform/job/job.ts';
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
  const due = (await listWitnesses(sql)).filter(
    ({ cosigned, nextAt }) =>
      (cosigned?.size ?? 0) < checkpoint.size && (nextAt === null || nextAt <= now),
  );
  if (due.length === 0) return { asked: 0, cosigned: 0 };
  const leaves = await readLeaves(sql);
  const byName = new Map(due.map((witness) => [witness.name, witness]));
  let cosigned = 0;
  const round = { db: services.db, job: 'cosign-log', now, isConcurrent: true };
  await eachOne(round, [...byName.keys()], async (name) => {
    const witness = byName.get(name) as WitnessStanding;
    if (await askOne(services, witness, { checkpoint, leaves, now })) cosigned += 1;
  });
  return { asked: due.length, cosigned };
}

interface Asking {
  readonly checkpoint: StoredCheckpoint;
  readonly leaves: Awaited<ReturnType<typeof readLeaves>>;
  readonly now: Date;
}

/** A witness that gives no cosignature is waited for as its standing says: that is no failure. */
async function askOne(
  { db }: LogServices,
  witness: WitnessStanding,
  { checkpoint: { size, note }, leaves, now }: Asking,
): Promise<boolean> {
  const asked = await askWitness(witness, note, leaves, witness.cosigned?.size ?? 0);
  return db.transaction(async (sql) => {
    if ('problem' in asked) {
      const tries = witness.tries + 1;
      const nextAt = new Date(now.getTime() + waitAfter(tries));
      await saveWitnessState(sql, witness.id, { problem: asked.problem, tries, nextAt }, now);
      return false;
    }
    await insertCosignature(sql, { size, witnessId: witness.id, ...asked });
    await saveWitnessState(sql, witness.id, { problem: null, tries: 0, nextAt: now }, now);
    return true;
  });
}
