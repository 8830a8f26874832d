import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { approvalRules } from '#contract/desk/approval-rules.ts';
import { serveCode } from '#domain/delivery/event-line.ts';
import { exchangeStates } from '#domain/exchange/exchange.ts';
import { feedbackStates } from '#domain/help/feedback.ts';
import { planStatuses } from '#domain/plan/status.ts';
import { reportSources } from '#domain/report/report.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { payoutStates } from '#domain/wallet/payout.ts';
import { checkRollups } from '../../ads/figures/figures.ts';
import { createMoney } from '../../ads/services/services.ts';
import { listQueues } from '../../desk/waiting/waiting-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { makeTestFolder } from '../../platform/database/embedded/test-folder.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { runDueJobs } from '../../platform/job/run-jobs.ts';
import { getSettings, readSecrets } from '../../platform/settings/settings.ts';
import { auditAll } from '../../proof/audit/audit-all.ts';
import { jobsOf } from '../jobs/jobs.ts';
import { createDemoWithPast } from './create-demo-with-past.ts';

// One demo for all tests: writing its past takes longer than all else.
const folder = makeTestFolder();
const createdAt = new Date('2026-11-15T00:00:00.000Z');
let db: TestDb;

beforeAll(async () => {
  db = await createTestDb();
  const secrets = readSecrets(join(folder.path, 'secrets.json'));
  const demo = { db, passwords: quickPasswords, now: () => createdAt, dataDir: folder.path };
  await createDemoWithPast({ ...demo, days: 24, secrets });
}, 600_000);
afterAll(async () => {
  await db.close();
  folder.remove();
});

test('a newcomer meets plans in every state that lasts', async () => {
  const rows = await db.sql.many<{ status: string }>`select distinct status from plan`;
  const lasting = planStatuses.filter((status) => !['matching', 'putFinished'].includes(status));
  expect(rows.map(({ status }) => status).sort()).toEqual([...lasting].sort());
});

test('the meters of the demo equal what its events cost', async () => {
  const wrongMeters = await db.sql.many`
    select m.plan_id from plan_meter m
     left join (select plan_id, sum(cost) cost, max(no) no, count(*) count from event
                 group by plan_id) e using (plan_id)
    where m.spent <> coalesce(e.cost, 0) or m.last_no <> coalesce(e.no, 0)
       or coalesce(e.no, 0) <> coalesce(e.count, 0)`;
  expect(wrongMeters).toEqual([]);
  const counts = await db.sql.one<{ events: bigint; invalid: bigint }>`
    select count(*) events, count(invalid) invalid from event`;
  expect(counts.events).toBeGreaterThan(10_000n);
  expect(counts.invalid).toBeGreaterThan(100n);
});

test('a demo plan for some countries was delivered there and nowhere else', async () => {
  const plans = await db.sql.many<{ targeted: string[]; reached: string[]; cost: bigint }>`
    select array(select jsonb_array_elements_text(d.targeting -> 'countries')) targeted,
           array_agg(distinct e.country) reached, sum(e.cost)::bigint "cost"
      from plan p join product d on d.id = p.product_id join event e on e.plan_id = p.id
      join partner o on o.id = p.partner_id
     where d.targeting -> 'countries' <> '[]' and o.username = 'demo' and e.invalid is null
     group by p.id, d.id`;
  expect(plans).not.toEqual([]);
  for (const { targeted, reached, cost } of plans) {
    expect([...reached].sort()).toEqual([...targeted].sort());
    expect(cost).toBeGreaterThan(10_000_000n);
  }
});

test('the books of the demo add up', async () => {
  expect((await auditAll(db.sql)).findings).toEqual([]);
  expect((await checkRollups(db)).differences).toEqual([]);
});

test('no placement of the demo served more ads than it was asked for', async () => {
  const placements = await db.sql.many<{ served: bigint; requested: bigint }>`
    select served, coalesce((select sum(count) from placement_request q
                              where q.placement_id = e.placement_id), 0)::bigint requested
      from (select placement_id, count(*) served from event where kind = ${serveCode} group by 1)
        e`;
  expect(placements.length).toBeGreaterThan(1);
  expect(placements.filter(({ served, requested }) => served > requested)).toEqual([]);
});

test('every queue of the desk has work in every state from the first second', async () => {
  const queues = await listQueues(db.sql, createdAt);
  expect(queues.filter(({ count }) => count === 0).map(({ queue }) => queue)).toEqual([]);
  const oldest = queues.map(({ oldestAt }) => new Date(oldestAt ?? 0).getTime());
  expect(Math.min(...oldest)).toBeGreaterThan(createdAt.getTime() - 1.1 * dayMs);

  const lists = [
    [fragment`state from payout`, payoutStates],
    [fragment`state from exchange`, exchangeStates],
    [
      fragment`
        distinct on (case_id) state from status_change where case_id is not null
         order by case_id, step desc`,
      feedbackStates,
    ],
    [
      fragment`coalesce(outcome, 'open') state from support_case where kind = 'order'`,
      ['open', 'approved', 'upheld'],
    ],
    [
      fragment`coalesce(outcome, 'open') state from support_case where kind = 'payout-refusal'`,
      ['open', 'upheld', 'lifted'],
    ],
    [
      fragment`
        coalesce(outcome, 'open') state from support_case where kind = any (${reportSources})`,
      ['open', 'upheld', 'dismissed'],
    ],
  ] as const;
  for (const [stateColumn, states] of lists) {
    const rows = await db.sql.many<{ state: string }>`select ${stateColumn}`;
    expect(new Set(rows.map(({ state }) => state))).toEqual(new Set(states));
  }
});

/** The kinds of which no request can wait in a demo. */
const absentKinds = [
  // Publishers are owed what a plan cost 30 days after its end, and a demo's past is shorter.
  'publisher-payout',
  // Only a disk that failed loses events.
  'stream-loss',
  // A witness that nobody runs would soon be late, and the demo would tell every partner so.
  'witness-end',
];

test('a request of every kind waits for a second person', async () => {
  const rows = await db.sql.many<{ kind: string }>`
    select distinct kind from approval where outcome is null and ends_at > ${createdAt}`;
  const kinds = [...approvalRules.keys()].filter((kind) => !absentKinds.includes(kind));
  expect(rows.map(({ kind }) => kind).sort()).toEqual(kinds.sort());
});

test('the newest steps of the demo are minutes old, and none is of the future', async () => {
  const newest = await db.sql.maybeOne<Record<string, Date>>`
    select (select max(created_at) from partner) partner,
           (select max(requested_at) from approval) approval,
           (select max(requested_at) from payout) payout,
           (select max(at) from status_change where exchange_id is not null) exchange,
           (select max(at) from chat_message) message,
           (select max(opened_at) from support_case where kind = 'ticket') feedback,
           (select max(at) from entry) entry`;
  for (const [record, newestAt] of Object.entries(newest ?? {})) {
    expect(newestAt.getTime(), record).toBeLessThanOrEqual(createdAt.getTime());
    expect(newestAt.getTime(), record).toBeGreaterThan(createdAt.getTime() - 15 * minuteMs);
  }
});

test('weeks later the jobs of a demo run without a problem, and its books still add up', async () => {
  const now = () => new Date(createdAt.getTime() + 40 * dayMs);
  const services = { db, money: createMoney(db, now), settings: await getSettings(db.sql) };
  const problems: string[] = [];
  await runDueJobs(db, jobsOf(services), now, {
    onProblem: (name, error) => problems.push(`${name}: ${error}`),
  });
  expect(problems).toEqual([]);
  expect((await auditAll(db.sql)).findings).toEqual([]);
});
