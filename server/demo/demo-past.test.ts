import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { serveCode } from '#domain/delivery/event-line.ts';
import { exchangeStates } from '#domain/exchange/exchange.ts';
import { feedbackStates } from '#domain/help/feedback.ts';
import { dayMs, hourMs, minuteMs } from '#domain/plan/limits.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { isLongRun } from '#domain/test-seed.ts';
import { payoutStates } from '#domain/wallet/payout.ts';
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
import { bearDemoWithPast } from './demo-birth.ts';
import { bearDemoStaff } from './demo-staff.ts';
import type { Life } from './life.ts';
import { createLiving, findLife, type LifeServices } from './start-life.ts';

// One demo from its birth on: the past takes longer to write than all else.
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
let life: Life;

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
  await bearDemoWithPast({ ...given, days: 24 });
  await bearDemoStaff(db, '', bornAt);
  services = { ...given, settings: await getSettings(db.sql) };
  const found = await findLife(services);
  if (!found) throw new Error('This demo was born without other partners');
  life = found;
}, 240_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('a newcomer meets plans in every state that lasts', async () => {
  const rows = await db.sql<{ status: string }>('select distinct status from plan');
  const lasting = planStatuses.filter((status) => !['matching', 'putFinished'].includes(status));
  expect(rows.map(({ status }) => status).sort()).toEqual([...lasting].sort());
});

test('the meters of the demo equal what its events cost', async () => {
  const wrong = await db.sql(
    `select m.plan_id from plan_meter m
      left join (select plan_id, sum(cost) cost, max(no) no, count(*) count from event
                  group by plan_id) e using (plan_id)
     where m.spent <> coalesce(e.cost, 0) or m.last_no <> coalesce(e.no, 0)
        or coalesce(e.no, 0) <> coalesce(e.count, 0)`,
  );
  expect(wrong).toEqual([]);
  const [all] = await db.sql<{ events: bigint; invalid: bigint }>(
    'select count(*) events, count(invalid) invalid from event',
  );
  expect(all?.events).toBeGreaterThan(10_000n);
  expect(all?.invalid).toBeGreaterThan(100n);
});

test('a demo plan for some countries was delivered there and nowhere else', async () => {
  const plans = await db.sql<{ wanted: string[]; seen: string[]; cost: bigint }>(
    `select array(select jsonb_array_elements_text(d.targeting -> 'countries')) wanted,
            array_agg(distinct e.country) seen, sum(e.cost)::bigint "cost"
       from plan p join product d on d.id = p.product_id join event e on e.plan_id = p.id
       join partner o on o.id = p.partner_id
      where d.targeting -> 'countries' <> '[]' and o.username = 'demo' and e.invalid is null
      group by p.id, d.id`,
  );
  expect(plans).not.toEqual([]);
  for (const { wanted, seen, cost } of plans) {
    expect([...seen].sort()).toEqual([...wanted].sort());
    expect(cost).toBeGreaterThan(10_000_000n);
  }
});

test('the books of the demo add up', async () => {
  expect((await auditAll(db.sql)).findings).toEqual([]);
});

test('no placement of the demo served more ads than it was asked for', async () => {
  const placements = await db.sql<{ served: bigint; asked: bigint }>(
    `select served, coalesce((select sum(count) from placement_request q
                               where q.placement_id = e.placement_id), 0)::bigint asked
       from (select placement_id, count(*) served from event where kind = $1 group by 1) e`,
    [serveCode],
  );
  expect(placements.length).toBeGreaterThan(1);
  expect(placements.filter(({ served, asked }) => served > asked)).toEqual([]);
});

test('every queue of the desk has work in every state from the first second', async () => {
  const queues = await listQueues(db.sql, bornAt);
  expect(queues.filter(({ count }) => count === 0n).map(({ queue }) => queue)).toEqual([]);
  const oldest = queues.map(({ oldestAt }) => oldestAt?.getTime() ?? 0);
  expect(Math.min(...oldest)).toBeGreaterThan(bornAt.getTime() - 1.1 * dayMs);
  const lists = [
    ['select state from payout', payoutStates],
    ['select state from exchange', exchangeStates],
    [
      'select distinct on (ticket) state from feedback_step order by ticket, step desc',
      feedbackStates,
    ],
    ["select coalesce(outcome, 'open') state from dispute_now", ['open', 'approved', 'upheld']],
    ["select coalesce(outcome, 'open') state from payout_review", ['open', 'upheld', 'lifted']],
    [
      `select coalesce(a.outcome, 'open') state from message_report r
         left join message_report_answer a on a.report_id = r.id`,
      ['open', 'upheld', 'dismissed'],
    ],
  ] as const;
  for (const [text, states] of lists) {
    const rows = await db.sql<{ state: string }>(text);
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(states));
  }
});

test('the newest acts of the demo are minutes old, and none is of the future', async () => {
  const [newest] = await db.sql<Record<string, Date>>(
    `select (select max(created_at) from partner) partner,
            (select max(made_at) from proposal) proposal,
            (select max(requested_at) from payout) payout,
            (select max(at) from exchange_step) exchange,
            (select max(at) from chat_message) message,
            (select max(at) from feedback) feedback, (select max(at) from entry) entry`,
  );
  for (const [what, at] of Object.entries(newest ?? {})) {
    expect(at.getTime(), what).toBeLessThanOrEqual(bornAt.getTime());
    expect(at.getTime(), what).toBeGreaterThan(bornAt.getTime() - 15 * minuteMs);
  }
});

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

test('a demo goes on for days: something new each day, and no queue empty or endless', async () => {
  let living = createLiving(services, options);
  expect(await goOn(living, 0)).toBe(0);
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

test('a demo that was away for weeks makes up for one day', async () => {
  const living = createLiving(services, options);
  const made = await goOn(living, 40 * dayMs);
  expect(made).toBe(12 * 2);
  expect([...(await waiting())].filter(([, count]) => count > 8)).toEqual([]);
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
}, 120_000);
