import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { dayMs, hourMs } from '#domain/plan/limits.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { auditAll } from '../audit/audit-all.ts';
import { makeThrowawayFolder } from '../database/embedded/throwaway-folder.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import { listQueues } from '../desk/waiting/queue-store.ts';
import { createEventBlocks } from '../event-block/event-blocks.ts';
import { checkRollups } from '../figures/figures.ts';
import { runDueJobs } from '../job/run-jobs.ts';
import { jobsOf } from '../jobs.ts';
import { quickPasswords } from '../partner/quick-passwords.ts';
import { createMoney } from '../services/services.ts';
import { getSettings, readSecrets } from '../settings/settings.ts';
import { bindCard, deposit, requestPayout } from './acts.ts';
import type { Player } from './cast.ts';
import { dailyActs } from './daily-plan.ts';
import { demoAcceptanceCodes } from './demo-acceptors.ts';
import { bearDemoWithPast } from './demo-birth.ts';
import { createLiving, findLife, type LifeServices } from './start-life.ts';

const folder = makeThrowawayFolder();
const bornAt = new Date('2026-11-15T00:00:00.000Z');
const clock = { now: bornAt };
const days = isLongRun ? 5 : 2;
const problems: string[] = [];
const options = {
  ...{ restFactor: 0, restMsMin: 0 },
  onProblem: (name: string, error: unknown) => problems.push(`${name}: ${error}`),
};
const visitor: Player = {
  ...{ username: 'visitor', nickname: 'Visitor', language: 'en', timeZone: 'UTC' },
};
let db: TestDb;
let services: LifeServices;

/** A few hours later: the jobs have run and people have done what was due. */
async function goOn(living: () => Promise<number>, ms: number): Promise<number> {
  clock.now = new Date(clock.now.getTime() + ms);
  const jobs = jobsOf({ db, money: createMoney(db, () => clock.now), settings: services.settings });
  await runDueJobs(db, jobs, () => clock.now, {
    onProblem: (name, error) => problems.push(`${name}: ${error}`),
  });
  return living();
}

const waiting = async (): Promise<Map<string, number>> =>
  new Map((await listQueues(db.sql, clock.now)).map(({ queue, count }) => [queue, Number(count)]));

/** What belongs to the two whom a visitor may be. */
const own = () =>
  db.sql(
    `select p.username,
            (select count(*) from plan l where l.partner_id = p.id) plans,
            (select count(*) from proposal o where o.partner_id = p.id) proposals,
            (select count(*) from chat_message m where m.partner_id = p.id) messages,
            array(select o.state from payout o where o.partner_id = p.id) payouts
       from partner p where p.username in ('demo', 'visitor') order by 1`,
  );

/** What came in from partners on the day that has just ended. */
const cameIn = async () => {
  const [row] = await db.sql<Record<string, bigint>>(
    `with day as (select $1::timestamptz - interval '1 day' "from", $1::timestamptz "to")
     select (select count(*) from proposal, day where made_at > "from" and made_at <= "to"
                and act = 'deposit') deposits,
            (select count(*) from payout, day where requested_at > "from"
                and requested_at <= "to") payouts,
            (select count(*) from plan_put, day where at > "from" and at <= "to") puts,
            (select count(*) from exchange_step, day where at > "from" and at <= "to"
                and state = 'held') exchanges,
            (select count(*) from chat_message, day where at > "from" and at <= "to"
                and made_by is null) questions,
            (select count(*) from feedback, day where at > "from" and at <= "to") tickets`,
    [clock.now],
  );
  return Object.entries(row ?? {});
};

/** Queues that always have something for a visitor at the desk. */
const fed = [
  ...['deposits', 'other-proposals', 'payouts-requested', 'payouts-approved', 'payouts-sent'],
  ...['exchanges-held', 'chats', 'feedback'],
];

beforeAll(async () => {
  db = await createTestDb();
  const secrets = readSecrets(join(folder.path, 'secrets.json'));
  const given = {
    db,
    passwords: quickPasswords,
    now: () => clock.now,
    dataDir: folder.path,
    secrets,
  };
  await bearDemoWithPast({ ...given, days: 24, regularsMost: 6 });
  await demoAcceptanceCodes(db, bornAt);
  services = { ...given, settings: await getSettings(db.sql) };
}, 240_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('a demo goes on for days: something new each day, and no queue empty or endless', async () => {
  let living = createLiving(services, options);
  expect(await goOn(living, 0)).toBeGreaterThan(100);
  const life = await findLife(services);
  if (!life) throw new Error('This demo was born without other partners');
  await life.actors.register(visitor);
  await deposit(life.actors, visitor, '300.00');
  await bindCard(life.actors, visitor, 900);
  await requestPayout(await life.actors.partner(visitor), '50.00');
  await life.actors.leave();
  const before = await own();
  for (let day = 0; day < days; day += 1) {
    for (let hours = 0; hours < 24; hours += 3) await goOn(living, 3 * hourMs);
    expect((await cameIn()).filter(([, count]) => count === 0n)).toEqual([]);
    const queues = await waiting();
    expect(fed.filter((queue) => queues.get(queue) === 0)).toEqual([]);
    expect([...queues].filter(([, count]) => count > 8)).toEqual([]);
    // As if it was stopped and started again.
    living = createLiving(services, options);
    expect(await living()).toBe(0);
  }
  expect(await own()).toEqual(before);
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
  const blocks = createEventBlocks(join(folder.path, 'blocks'));
  expect((await checkRollups(db, blocks)).differences).toEqual([]);
}, 240_000);

test('each day of a demo has its own plan, which does not depend on when it is looked at', () => {
  const until = new Date(bornAt.getTime() + 60 * dayMs);
  const names = dailyActs(bornAt, until).map(({ name }) => name);
  expect(names).toHaveLength(60 * 12 * 2);
  expect(new Set(names).size).toBe(names.length);
  const between = new Date(bornAt.getTime() + 7.3 * dayMs);
  const parts = [...dailyActs(bornAt, between), ...dailyActs(between, until)];
  expect(parts.map(({ name }) => name)).toEqual(names);
});

test('a demo that was away for weeks makes up for one day', async () => {
  const living = createLiving(services, options);
  const made = await goOn(living, 40 * dayMs);
  expect(made).toBe(12 * 2);
  expect([...(await waiting())].filter(([, count]) => count > 8)).toEqual([]);
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
}, 120_000);
