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

/** An item's work, and the name under which its failure is recorded. */
type NamedWork = readonly [name: string, work: () => Promise<unknown>];

/**
 * Does the work for each of many plans or orders. A failing item does not hold up the others: it
 * backs off on its own and is reported after the others are done.
 */
export const eachOne = (
  run: JobRun,
  names: readonly string[],
  work: (name: string) => Promise<unknown>,
): Promise<void> =>
  doEach(
    run,
    names.map((name) => [name, () => work(name)]),
  );

/** The same for items that are more than their names. */
export const eachItem = <Item>(
  run: JobRun,
  itemsByName: ReadonlyMap<string, Item>,
  work: (item: Item) => Promise<unknown>,
): Promise<void> =>
  doEach(
    run,
    [...itemsByName].map(([name, item]) => [name, () => work(item)]),
  );

async function doEach(
  { db: { sql }, job, now, isConcurrent = false }: JobRun,
  items: readonly NamedWork[],
): Promise<void> {
  if (items.length === 0) return;

  const waitingItems = await listWaitingItems(sql, job);
  const dueTimes = new Map(waitingItems.map(({ item, dueAt }) => [item, dueAt]));
  const problems: unknown[] = [];

  const workOn = async ([name, work]: NamedWork): Promise<void> => {
    const dueAt = dueTimes.get(name);
    if (dueAt && isStillWaiting(dueAt, now)) return;

    try {
      await work();
      if (dueAt) await deleteProblem(sql, job, name);
    } catch (error) {
      problems.push(new Error(`${name}: ${error}`, { cause: error }));
      const failure = String(error).slice(0, 500);
      await saveProblem(sql, { job, item: name, failure, failedAt: now });
    }
  };

  if (isConcurrent) await Promise.all(items.map(workOn));
  else for (const item of items) await workOn(item);

  if (problems.length > 0)
    throw new SomeFailed(problems, `${problems.length} of ${items.length} failed`);
}

/** A due time beyond the longest backoff was written by a clock that has since been set back. */
const isStillWaiting = (dueAt: Date, now: Date): boolean => {
  const aheadMs = dueAt.getTime() - now.getTime();
  return aheadMs > 0 && aheadMs <= backoffMsMax;
};
