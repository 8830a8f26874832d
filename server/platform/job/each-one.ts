import type { Db } from '../database/db.ts';
import { backoffMsMax } from './backoff-max.ts';
import { deleteProblem, listWaitingItems, saveProblem } from './job-problem-store.ts';
import { SomeFailed } from './some-failed.ts';

interface JobRun {
  readonly db: Db;
  /** The name under which failures are recorded. */
  readonly job: string;
  readonly now: Date;
  /** Whether the items wait for other people's servers, and so are all begun at once. */
  readonly isConcurrent?: boolean;
}

/**
 * Does the work for each of many plans or orders. A failing item does not hold up the others: it
 * backs off on its own and is reported after the others are done.
 */
export async function eachOne(
  { db: { sql }, job, now, isConcurrent = false }: JobRun,
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<void> {
  if (names.length === 0) return;

  const waitingItems = await listWaitingItems(sql, job);
  const dueTimes = new Map(waitingItems.map(({ what, dueAt }) => [what, dueAt]));
  const problems: unknown[] = [];

  const workOn = async (name: string): Promise<void> => {
    const dueAt = dueTimes.get(name);
    if (dueAt && isStillWaiting(dueAt, now)) return;

    try {
      await work(name);
      if (dueAt) await deleteProblem(sql, job, name);
    } catch (error) {
      problems.push(new Error(`${name}: ${error}`, { cause: error }));
      await saveProblem(sql, { job, what: name, failure: String(error).slice(0, 500), at: now });
    }
  };

  if (isConcurrent) await Promise.all(names.map(workOn));
  else for (const name of names) await workOn(name);

  if (problems.length > 0)
    throw new SomeFailed(problems, `${problems.length} of ${names.length} failed`);
}

/** A due time beyond the longest backoff was written by a clock that has since been set back. */
const isStillWaiting = (dueAt: Date, now: Date): boolean => {
  const aheadMs = dueAt.getTime() - now.getTime();
  return aheadMs > 0 && aheadMs <= backoffMsMax;
};
