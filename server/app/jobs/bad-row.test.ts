import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { saveOwnPlace } from '../../ads/delivery/own-place-store.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { createRoot } from '../../books/ledger/root.ts';
import { capitalOwner, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { leaveNotice } from '../../people/notice/notice-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import type { Job } from '../../platform/job/job.ts';
import { readyCampaign, takeCoupon } from '../../programme/coupon/test-coupon.ts';
import { createFollowLife } from '../../programme/follow/test-follow-life.ts';
import { consume } from '../../programme/plan/test-events.ts';
import { cents, createLife, type Life } from '../../programme/plan/test-life.ts';
import { pushTo, putOn, type TestCatalogue } from '../../programme/plan/test-plan.ts';
import { preparePartner, type TestPartner } from '../../programme/wallet/test-partner.ts';
import { createAuditor } from '../../proof/audit/auditor.ts';
import { insertWitness } from '../../proof/transparency/witness-store.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import { type Break, garble, hasRow, type Row, refuse, tryBadRow } from './test-bad-row.ts';
import {
  askErasures,
  createJobs,
  deliverPlan,
  enqueueMail,
  mapThree,
  movedRow,
  planOf,
  rowsOf,
  type Story,
  subscribeToPushes,
  type Three,
} from './test-three-plans.ts';

/*
 * The life of three plans, and of those around them. Each job does its part for all three while the
 * second is bad.
 */

interface TrialRows {
  /** What the job writes for each of three; the second cannot be written. */
  readonly table: string;
  readonly rows: Three<Row>;
  /** How the second is recorded. */
  readonly name: string;
  /** Another way to make it bad. */
  readonly breakRow?: Break;
  readonly areDone?: () => Promise<boolean[]>;
  readonly runs?: number;
}

let server: TestServer;
let life: Life;
let jobs: readonly Job[];

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  life = await createLife(server);
  jobs = createJobs(server, life);
});
afterAll(() => server.close());

const pass = (ms: number) => {
  server.clock.now = new Date(server.clock.now.getTime() + ms);
};

/** What the trials need of those before them. */
let tokens: Three<string>;
let catalogues: Three<TestCatalogue>;
let partners: Three<TestPartner>;
let planNos: Three<string>;
let stories: Three<Story>;
let erasures: Three<string>;

const movedTo = (status: string): TrialRows => ({
  table: 'plan_step',
  rows: rowsOf(stories, ({ planId }) => movedRow(planId, status)),
  name: planNos[1],
});

const reversed = (which: 'flagged' | 'held', state: string): TrialRows => ({
  table: 'conversion_step',
  rows: rowsOf(stories, (story) => ({ conversion_id: story[which].conversion, state })),
  name: stories[1][which].conversion,
});

/** In the order of time. */
const trials: Readonly<Record<string, () => Promise<TrialRows>>> = {
  async 'supply-visitors'() {
    catalogues = await mapThree([1, 2, 3], () => life.ready());
    tokens = await mapThree(['ann', 'bob', 'cleo'], server.admit);
    const ids = await mapThree(tokens, async (token) => {
      const info = await server.ask(userInfo, {}, { token });
      if (info.code !== 200) throw new Error(info.msg);
      return info.data.id;
    });
    const rows = rowsOf(ids, (id) => ({ partner_id: id, kind: 'deposit' }));
    return { table: 'approval', rows, name: ids[1] };
  },

  async 'cosign-log'() {
    const { db, secrets, clock } = server;
    await createRoot({ db, secrets, now: () => clock.now });
    for (const name of ['one', 'two', 'three']) {
      const witness = { name, key: `${name}+00000000+AAAA`, address: 'http://127.0.0.1:1' };
      await insertWitness(db.sql, { ...witness, addedBy: 'Ann Lee', addedAt: clock.now });
    }
    const rows = rowsOf([1, 2, 3], (id) => ({ witness_id: id }));
    return { table: 'witness_state', rows, name: 'two' };
  },

  async 'copy-plans'() {
    const following = await createFollowLife(server);
    const { operator, followers } = await following.pair(['90.00', '90.00', '90.00']);
    const no = await following.put(operator, '20.00');
    await life.lookAt(following.catalogue);
    const ids = await server.db.sql.many<{ id: string }>`
      select f.id from follow f join partner p on p.id = f.partner_id
       where p.id = any (${followers.map(({ id }) => id)}::uuid[]) and f.ended_at is null
       order by p.username`;
    const [one, two, last] = ids.map(({ id }) => id) as [string, string, string];
    const rows = rowsOf([one, two, last], (id) => ({ follow_id: id }));
    return { table: 'follow_copy', rows, name: `${no} for ${two}` };
  },

  /** Each of the three plans lies in another partition of events. */
  async 'match-plans'() {
    const { owner } = server.db;
    partners = await mapThree(tokens, (token) => preparePartner(server, token));
    const put = async (index: 0 | 1 | 2) => {
      await owner.sql`select setval('plan_id_seq', ${300 * (index + 1)})`;
      await owner.sql`select open_event_partitions()`;
      const [catalogue, partner] = [catalogues[index], partners[index]];
      const no = await pushTo(server, catalogue, partner.id);
      const answer = await putOn(server, partner, no, '10.00');
      if (answer.code !== 200) throw new Error(answer.msg);
      await life.lookAt(catalogue);
      return no;
    };
    planNos = [await put(0), await put(1), await put(2)];
    const planIds = await mapThree(planNos, async (no) => Number((await life.plan(no)).id));
    const rows = rowsOf(planIds, (id) => movedRow(id, 'putting'));
    // The database itself refuses terms without fees.
    const terms = JSON.stringify({ mediaFeeBps: 0, revenueFeeBps: 0 });
    const breakRow = garble(server, 'plan_put', { plan_id: planIds[1] }, 'terms', terms);
    return { table: 'plan_step', rows, name: planNos[1], breakRow };
  },

  async 'bill-plans'() {
    const tell = (index: 0 | 1 | 2) =>
      deliverPlan(server, life, { no: planNos[index], catalogue: catalogues[index] });
    stories = [await tell(0), await tell(1), await tell(2)];
    return { table: 'billing', rows: rowsOf(stories, planOf), name: planNos[1] };
  },

  async 'credit-plans'() {
    for (const no of planNos) await life.flag(no, 5);
    return { table: 'plan_credit', rows: rowsOf(stories, planOf), name: planNos[1] };
  },

  async 'reverse-flagged'() {
    for (const { flagged } of stories) await life.flagClick(flagged.serveId);
    return reversed('flagged', 'reversed');
  },

  async 'send-mail'() {
    const ids = await mapThree(partners, ({ id }) => enqueueMail(server, id));
    const rows = rowsOf(ids, (id) => ({ id, outcome: 'sent' }));
    return { table: 'outbox_message', rows, name: ids[1] };
  },

  async 'send-push'() {
    const sessionIds = await mapThree(partners, ({ id }) => subscribeToPushes(server, id));
    pass(1_000);
    for (const { id: partnerId } of partners) {
      const createdAt = server.clock.now;
      await leaveNotice(server.db.sql, { partnerId, createdAt, kind: 'card-bound' });
    }
    const { id: noticeId } = await server.db.sql.one<{ id: string }>`
      select id from notice where partner_id = ${partners[1].id} and at = ${server.clock.now}`;
    const rows = rowsOf(sessionIds, (id) => ({ session_id: id }));
    return { table: 'push_try', rows, name: `${noticeId} to ${sessionIds[1]}` };
  },

  async 'issue-coupons'() {
    const campaignId = await readyCampaign(server, { everyDays: 7 });
    const couponIds = await mapThree(partners, (owner) => takeCoupon(server, owner, campaignId));
    erasures = await askErasures(server);
    pass(dayMs);
    for (const { delivered } of stories) {
      await consume(server.db, cents(1), { ...delivered, at: server.clock.now });
    }
    pass(6 * dayMs);
    const rows = rowsOf(partners, ({ id }) => ({ partner_id: id, period: 1 }));
    return { table: 'coupon', rows, name: couponIds[1] };
  },

  async 'alert-plans'() {
    const cause = 'learning limited 0';
    const rows = rowsOf(stories, (story) => ({ ...planOf(story), cause }));
    return { table: 'plan_alert', rows, name: `${planNos[1]} ${cause}` };
  },

  /** The plans are over, and what their followers put on has not been seen by anyone. */
  async 'tend-plans'() {
    const product = { id: catalogues[1].productId };
    return {
      ...movedTo('putFinished'),
      breakRow: garble(server, 'product', product, 'put_rule', 'null'),
    };
  },

  async 'end-drained'() {
    pass(20 * minuteMs);
    const copies = await server.db.sql.many<{ id: bigint; no: string }>`
      select p.id, p.no from follow_copy c join plan p on p.id = c.plan_id order by p.id`;
    const [first, second, third] = copies;
    if (!first || !second || !third) throw new Error('There are no three copies');
    const rows = rowsOf([first, second, third], (copy) => movedRow(copy.id, 'putFailed'));
    return { table: 'plan_step', rows, name: second.no };
  },

  async 'drain-plans'() {
    return movedTo('waitSettlement');
  },

  async 'expire-offers'() {
    pass(dayMs);
    const offers = await mapThree(
      partners,
      ({ id }) =>
        server.db.sql.one<{ id: bigint; no: string }>`
        select id, no from plan where partner_id = ${id} and status = 'waitPut'`,
    );
    const rows = rowsOf(offers, ({ id }) => movedRow(id, 'putFailed'));
    return { table: 'plan_step', rows, name: offers[1].no };
  },

  async 'release-held'() {
    pass(7 * dayMs);
    return reversed('held', 'pending');
  },

  async 'erase-partners'() {
    pass(dayMs);
    const ids = await mapThree(erasures, async (id) => {
      const row = await server.db.sql.one<{ id: string }>`
        select partner_id id from erasure where id = ${id}`;
      return row.id;
    });
    const rows = rowsOf(ids, (id) => ({ id, status: 'cancelled' }));
    return { table: 'partner', rows, name: erasures[1] };
  },

  async 'approve-overdue'() {
    pass(15 * dayMs);
    const { sql } = server.db;
    const ids = await mapThree(stories, async ({ disputed }) => {
      const row = await sql.one<{ id: string }>`
        select id from support_case where conversion_id = ${disputed.conversion}`;
      return row.id;
    });
    const rows = rowsOf(ids, (id) => ({ id, outcome: 'approved' }));
    return { table: 'support_case', rows, name: stories[1].disputed.conversion };
  },

  async 'settle-plans'() {
    return { table: 'settlement', rows: rowsOf(stories, planOf), name: planNos[1] };
  },

  async 'credit-publishers'() {
    pass(30 * dayMs);
    const { publisherId } = stories[1];
    const name = `${planNos[1]} to ${publisherId}`;
    return { table: 'publisher_credited', rows: rowsOf(stories, planOf), name };
  },

  async 'pay-over-delivery'() {
    const capital = makeEntry('capital_in', [[rail, 'cash', capitalOwner, 'capital', cents(10)]]);
    await postAll(server.db, [capital], server.clock.now);
    const name = `${planNos[1]} ${stories[1].publisherId}`;
    return { table: 'over_delivery_paid', rows: rowsOf(stories, planOf), name };
  },

  async 'seal-events'() {
    const { db, clock } = server;
    // The last of the three partitions may not be the newest one.
    await db.owner.sql`select setval('plan_id_seq', 1200)`;
    await pushTo(server, catalogues[0], partners[0].id);
    pass(dayMs);
    await rollUp({ db }, clock.now);
    const { findings } = await createAuditor(db, () => clock.now).checkRound();
    expect(findings).toEqual([]);
    const table = 'event_block_range';
    return { table, rows: rowsOf(stories, planOf), name: 'partition 2', runs: 5 };
  },

  async 'forget-viewers'() {
    const { db, clock } = server;
    const place = { ownerKind: 'partner', ownerId: partners[0].id, network: 'a', device: 'b' };
    await saveOwnPlace(db.sql, { ...place, ownerKind: 'partner' }, clock.now);
    pass(61 * dayMs);
    const isEmpty = async (left: Promise<number>) => (await left) === 0;
    return {
      table: 'session',
      rows: [{}, { address: '' }, {}],
      name: 'addresses',
      areDone: () =>
        Promise.all([
          isEmpty(db.sql.count`select from own_place`),
          isEmpty(db.sql.count`select from session where address <> ''`),
          isEmpty(db.sql.count`select from attempt`),
        ]),
    };
  },
};

test.each(Object.entries(trials))(
  '%s does the others while a row in the middle is bad, and that one once it is mended',
  async (name, prepare) => {
    const { table, rows, ...trial } = await prepare();
    const job = jobs.find((one) => one.name === name);
    if (!job) throw new Error(`There is no job ${name}`);
    await tryBadRow(server, {
      job,
      areDone: () => Promise.all(rows.map((row) => hasRow(server, table, row))),
      breakRow: refuse(server, table, rows[1]),
      ...trial,
    });
  },
);
