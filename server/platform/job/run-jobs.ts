import { setTimeout as wait } from 'node:timers/promises';
import type { Db } from '../database/db.ts';
import { isUnavailable } from '../database/unavailable.ts';
import { backoffMs } from '../process/backoff.ts';
import { type Loop, startLoop } from '../process/loop.ts';
import { backoffMsMax } from './backoff-max.ts';
import { countFailures, extendLease, finishJob, leaseJob, registerJobs } from './job-store.ts';
import { SomeFailed } from './some-failed.ts';

/** Recurring work. It must tolerate running twice, because a lease may expire. */
export interface Job {
  readonly name: string;
  readonly everyMs: number;
  /** Jobs in a lane run one after another; lanes run side by side. */
  readonly lane?: string;
  run(now: Date): Promise<unknown>;
}

/** The jobs' clock: in production the database's, so that all processes agree. */
export type JobClock = () => Date | Promise<Date>;

export interface JobsOptions {
  readonly leaseMs?: number;
  readonly pollMs?: number;
  /** Whether to start no more jobs. */
  readonly isClosed?: () => boolean;
  readonly onProblem: (name: string, error: unknown) => void;
}

const leaseMsDefault = 60_000;

/** After each failure a job backs off longer, up to ten minutes. */
export const waitMsAfter = (everyMs: number, failures: number): number =>
  Math.min(Math.max(everyMs, backoffMsMax), everyMs * 2 ** Math.min(failures, 20));

/** Job lists that are already registered, to avoid a query every second. */
const registeredLists = new WeakSet<readonly Job[]>();

/** Runs every due job that no other process is running, and returns their names. */
export async function runDueJobs(
  db: Db,
  jobs: readonly Job[],
  now: JobClock,
  options: JobsOptions,
): Promise<string[]> {
  const names = jobs.map(({ name }) => name);
  const waitsMs = jobs.map(({ everyMs }) => everyMs);
  if (!registeredLists.has(jobs)) await registerJobs(db.sql, names, await now());
  registeredLists.add(jobs);
  const finishedNames: string[] = [];

  while (!options.isClosed?.()) {
    const startedAt = await now();
    const lease = { until: leaseEnd(startedAt, options) };
    const leasedUntil = lease.until;
    const name = await leaseJob(db.sql, { names, waitsMs, now: startedAt, leasedUntil });
    const job = jobs.find((candidate) => candidate.name === name);
    if (!job) break;

    await runLeasedJob(db, job, { began: startedAt, leased: lease }, now, options);
    finishedNames.push(job.name);
  }

  return finishedNames;
}

const leaseEnd = (now: Date, { leaseMs = leaseMsDefault }: JobsOptions) =>
  new Date(now.getTime() + leaseMs);

async function runLeasedJob(
  db: Db,
  job: Job,
  { began: startedAt, leased: lease }: { readonly began: Date; readonly leased: { until: Date } },
  now: JobClock,
  options: JobsOptions,
): Promise<void> {
  const extend = async (): Promise<void> => {
    const leasedUntil = leaseEnd(await now(), options);
    if (await extendLease(db.sql, job.name, lease.until, leasedUntil)) lease.until = leasedUntil;
  };

  let extending = Promise.resolve();
  const renewal = setInterval(
    () => {
      // In a short database outage, the current lease simply remains.
      extending = extend().catch(() => {});
    },
    (options.leaseMs ?? leaseMsDefault) / 3,
  ).unref();
  let failure: string | null = null;

  try {
    await job.run(startedAt);
  } catch (error) {
    if (error instanceof SomeFailed) {
      // The job itself succeeded: failed items back off on their own, the job does not.
      for (const problem of error.errors) options.onProblem(job.name, problem);
    } else {
      failure = String(error).slice(0, 500);
      options.onProblem(job.name, error);
    }
  } finally {
    clearInterval(renewal);
    // Only the current lease can be given back: the old one would leave the job held by nobody.
    await extending;
  }

  await releaseWithRetries(options, async () => {
    const failures = failure === null ? 0 : 1 + (await countFailures(db.sql, job.name));
    const dueAt = new Date(startedAt.getTime() + waitMsAfter(job.everyMs, failures));
    await finishJob(db.sql, job.name, lease.until, { ranAt: startedAt, dueAt, failure });
  });
}

/**
 * Retries releasing a job, which would otherwise be stuck until its lease expires. Releasing twice
 * is harmless, because the second release finds another lease or none.
 */
async function releaseWithRetries(
  { isClosed = () => false, leaseMs = leaseMsDefault }: JobsOptions,
  finish: () => Promise<void>,
): Promise<void> {
  const startedAtMs = performance.now();
  for (let failures = 0; ; failures += 1) {
    try {
      return await finish();
    } catch (error) {
      const isOver = isClosed() || performance.now() - startedAtMs > leaseMs;
      if (isOver || !isUnavailable(error)) throw error;

      await wait(backoffMs(failures, 100, 5_000));
    }
  }
}

/** Starts the jobs, one loop per lane, alongside any other process that runs them. */
export function startJobs(db: Db, jobs: readonly Job[], now: JobClock, options: JobsOptions): Loop {
  const lanes = [...Map.groupBy(jobs, ({ lane = '' }) => lane).values()];
  const running = lanes.map((lane) => startLane(db, lane, now, options));
  return {
    async close() {
      await Promise.all(running.map((lane) => lane.close()));
    },
  };
}

/** After a short database outage, the next pass tries again. */
const startLane = (db: Db, jobs: readonly Job[], now: JobClock, options: JobsOptions): Loop =>
  startLoop((isClosed) => runDueJobs(db, jobs, now, { ...options, isClosed }), {
    everyMs: options.pollMs ?? 1_000,
    onProblem: (error) => options.onProblem('jobs', error),
  });
