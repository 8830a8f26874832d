import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jobsOf, pushingJob } from '../../app/jobs/jobs.ts';
import { insert } from '../database/database.ts';
import { type Db, openDb } from '../database/db.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { watchSql } from '../database/test-watch-sql.ts';
import { listStalled, readClock } from './job-store.ts';
import { type Job, runDueJobs, startJobs, waitMsAfter } from './run-jobs.ts';
import { SomeFailed } from './some-failed.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const clock = { now: new Date('2026-11-15T12:00:00Z') };
const now = () => clock.now;
const later = (ms: number) => {
  clock.now = new Date(clock.now.getTime() + ms);
};
const problems: string[] = [];
const options = { onProblem: (name: string) => problems.push(name) };

const counting = (name: string, work: () => Promise<void> = async () => {}) => {
  const job = {
    name,
    everyMs: 1_000,
    times: 0,
    async run() {
      job.times += 1;
      await work();
    },
  };
  return job;
};

test('several processes run each job once each time it is due', async () => {
  const jobs = [counting('first', () => wait(5)), counting('second', () => wait(5))];
  const processes = Array.from({ length: 4 }, () => openDb(db.url, { connectionsMax: 2 }));
  for (let round = 1; round <= 10; round += 1) {
    await Promise.all(processes.map((own) => runDueJobs(own, jobs, now, options)));
    expect(jobs.map(({ times }) => times)).toEqual([round, round]);
    // Not due yet, so nothing runs.
    await Promise.all(processes.map((own) => runDueJobs(own, jobs, now, options)));
    expect(jobs.map(({ times }) => times)).toEqual([round, round]);
    later(1_000);
  }
  await Promise.all(processes.map((own) => own.close()));
});

test('a job that fails is retried at growing intervals, and keeps no other from running', async () => {
  let isBroken = true;
  const bad = counting('bad', async () => {
    if (isBroken) throw new Error('the printer is on fire');
  });
  const good = counting('good');
  await runDueJobs(db, [bad, good], now, options);
  expect([bad.times, good.times]).toEqual([1, 1]);
  expect(problems).toEqual(['bad']);
  const row = await db.sql.maybeOne<{ failure: string; failures: number }>`
    select failure, failures from job where name = 'bad'`;
  expect(row).toEqual({ failure: 'Error: the printer is on fire', failures: 1 });
  later(1_000);
  await runDueJobs(db, [bad, good], now, options);
  expect([bad.times, good.times]).toEqual([1, 2]);
  later(1_000);
  isBroken = false;
  await runDueJobs(db, [bad, good], now, options);
  expect(bad.times).toBe(2);
  const healed = await db.sql.maybeOne`select failure, failures from job where name = 'bad'`;
  expect(healed).toEqual({ failure: null, failures: 0 });
  expect([1, 2, 10, 40].map((failures) => waitMsAfter(1_000, failures))).toEqual([
    2_000, 4_000, 600_000, 600_000,
  ]);
});

test('a job whose process died is run by another when its lease expires', async () => {
  const job = counting('orphan');
  await insert(db.sql, 'job', {
    name: 'orphan',
    dueAt: now(),
    leasedUntil: new Date(now().getTime() + 60_000),
  });
  await runDueJobs(db, [job], now, options);
  expect(job.times).toBe(0);
  later(60_000);
  await runDueJobs(db, [job], now, options);
  expect(job.times).toBe(1);
});

test('a job that ends while its lease is extended is given back', async () => {
  const { promise: extended, resolve: extend } = Promise.withResolvers<void>();
  // The extension is in the database, and its answer is on the way while the job ends.
  const slow: Db = {
    ...db,
    sql: watchSql(db.sql, async (text, run) => {
      const answer = await run();
      if (!/set leased_until = \$1\s+where name/.test(text)) return answer;
      extend();
      await db.sql`select 1`;
      return answer;
    }),
  };
  const job = counting('extended', () => extended);
  const ticking = () => {
    later(1);
    return now();
  };
  await runDueJobs(slow, [job], ticking, { ...options, leaseMs: 30 });
  expect(await db.sql.many`select leased_until from job where name = 'extended'`).toEqual([
    { leasedUntil: null },
  ]);
});

test('closing waits for the running job and starts no other', async () => {
  const { promise: began, resolve: begin } = Promise.withResolvers<void>();
  const { promise: end, resolve: finish } = Promise.withResolvers<void>();
  let isDone = false;
  const slow: Job = {
    name: 'slow',
    everyMs: 1_000,
    async run() {
      begin();
      await end;
      isDone = true;
    },
  };
  const next = counting('slow-next');
  await db.sql`
    insert into job (name, due_at)
    values ('slow', ${new Date(now().getTime() - 1_000)}), ('slow-next', ${now()})`;
  const running = startJobs(db, [slow, next], now, options);
  await began;
  const closed = running.close();
  finish();
  await closed;
  expect(isDone).toBe(true);
  expect(next.times).toBe(0);
});

test('a job that waits for the servers of others keeps no other lane waiting', async () => {
  const { promise: stuck, resolve: answer } = Promise.withResolvers<void>();
  const { promise: counted, resolve: count } = Promise.withResolvers<void>();
  const waiting: Job = { name: 'waiting', everyMs: 1_000, lane: 'others', run: () => stuck };
  const own: Job = { name: 'own', everyMs: 1_000, run: async () => count() };
  await db.sql`
    insert into job (name, due_at)
    values ('waiting', ${new Date(now().getTime() - 1_000)}), ('own', ${now()})`;
  const running = startJobs(db, [waiting, own], now, options);
  await counted;
  answer();
  await running.close();
});

test('counting, and whatever asks servers of others, has a lane of its own', () => {
  const services = {} as Parameters<typeof jobsOf>[0] & Parameters<typeof pushingJob>[0];
  const all = [...jobsOf(services), pushingJob(services)];
  const lanes = all.flatMap(({ name, lane }) => (lane === undefined ? [] : [[name, lane]]));
  expect(lanes).toEqual([
    ['roll-up', 'roll-up'],
    ['send-push', 'send-push'],
  ]);
});

test('items that failed in a job are reported one by one, and do not make the job late', async () => {
  const some = counting('some', async () => {
    throw new SomeFailed([new Error('one'), new Error('another')], 'two failed');
  });
  problems.length = 0;
  await runDueJobs(db, [some], now, options);
  expect(problems).toEqual(['some', 'some']);
  later(1_000);
  await runDueJobs(db, [some], now, options);
  expect(some.times).toBe(2);
  expect(await db.sql.many`select failure, failures from job where name = 'some'`).toEqual([
    { failure: null, failures: 0 },
  ]);
});

test('when the clock is set back by hours, every job goes on within its own period', async () => {
  const quick = counting('quick');
  const failing = counting('failing', async () => {
    throw new Error('still on fire');
  });
  await runDueJobs(db, [quick, failing], now, options);
  for (const hours of [-2, 26, -52]) {
    later(hours * 3_600_000);
    const before = quick.times;
    await runDueJobs(db, [quick, failing], now, options);
    expect([hours, quick.times]).toEqual([hours, before + 1]);
    // The job is due again after its period, and not before.
    await runDueJobs(db, [quick, failing], now, options);
    expect([hours, quick.times]).toEqual([hours, before + 1]);
  }
  expect(failing.times).toBe(4);
});

test('a lease from a clock that was ahead keeps no job from running', async () => {
  const job = counting('held-ahead');
  const ahead = new Date(now().getTime() + 24 * 3_600_000);
  await insert(db.sql, 'job', { name: 'held-ahead', dueAt: now(), leasedUntil: ahead });
  await runDueJobs(db, [job], now, options);
  expect(job.times).toBe(1);
});

test('overdue jobs are named', async () => {
  const clock = await readClock(db.sql);
  await db.sql`
    insert into job (name, due_at)
    values ('quick-one', ${clock}), ('stuck', ${new Date(clock.getTime() - 600_000)})`;
  expect(await listStalled(db.sql, ['quick-one', 'stuck'], 300_000)).toEqual(['stuck']);
});
