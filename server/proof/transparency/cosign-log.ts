import { waitAfter } from '#domain/transparency/witness.ts';
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
  const results = await Promise.all(
    due.map((witness) => askOne(services, witness, { checkpoint, leaves, now })),
  );
  return { asked: due.length, cosigned: results.filter(Boolean).length };
}

interface Asking {
  readonly checkpoint: StoredCheckpoint;
  readonly leaves: Awaited<ReturnType<typeof readLeaves>>;
  readonly now: Date;
}

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
