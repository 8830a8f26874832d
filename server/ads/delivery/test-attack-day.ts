import { invalidReasons } from '#domain/delivery/event.ts';
import { flagInvalidTraffic } from '../figures/flag-invalid-traffic.ts';
import { rollUp } from '../figures/roll-up.ts';
import { saveOwnPlace } from './own-place-store.ts';
import { readToken, reportEvent } from './report-event.ts';
import type { Attack } from './test-attacks.ts';
import { makePlacement, makePlan, makeProduct } from './test-delivery.ts';
import { requestOf, type TestReports, type TokenGiven } from './test-reports.ts';
import { dayMs, honestVisits, type TestVisit } from './test-visits.ts';

export interface AttackRow {
  readonly name: string;
  /** What it would cost if everything counted, and what was billed, in units. */
  readonly attempted: number;
  readonly atOnce: number;
  readonly billed: number;
  readonly why: string;
}

const day = new Date('2026-11-16T00:00:00Z').getTime();
const prices = { cpm: 2_000n, cpc: 300_000n };

interface Target extends Attack {
  readonly known: TokenGiven;
  readonly tokens: Set<string>;
}

/** Plays a day of attacks and honest traffic, each at its own placement, then runs the pass. */
export async function makeAllOfDay(
  reports: TestReports,
  all: readonly Attack[],
): Promise<AttackRow[]> {
  const { db, clock, delivery, settings } = reports;
  clock.now = new Date(day);
  const targets: Target[] = [];
  for (const attack of all) targets.push(await prepare(reports, attack));
  await delivery.refresh(true);

  for (const target of targets) {
    await play(reports, target, target.visits, target.tokens);
    if (target.honest) {
      await play(reports, target, honestVisits(7, target.honest), new Set());
    }
  }

  const before = await Promise.all(targets.map((target) => billedOf(reports, target)));
  clock.now = new Date(day + 2 * dayMs);
  await rollUp({ db }, clock.now);
  await flagInvalidTraffic({ db, settings }, clock.now);
  const after = await Promise.all(targets.map((target) => billedOf(reports, target)));

  return Promise.all(
    targets.map(async (target, nth) => ({
      name: target.name,
      attempted: attemptedOf(target),
      atOnce: before[nth] ?? 0,
      billed: after[nth] ?? 0,
      why: await reasonsOf(reports, target),
    })),
  );
}

async function prepare({ db, clock, delivery }: TestReports, attack: Attack): Promise<Target> {
  const { model, own } = attack;
  const since = new Date(day - dayMs);
  const price = model === 'cpm' ? 2_000_000n : prices.cpc;
  const placement = await makePlacement(
    db,
    { priceModel: model, price, domains: ['paper.example'] },
    since,
  );
  const targeting = { countries: [...(attack.countries ?? [])] };
  const product = await makeProduct(db, { targeting }, since);
  const plan = await makePlan(db, { product, amount: 100_000_000n }, since);
  if (own) {
    const { network } = delivery.viewers.address(own.from);
    const ownerId = own.kind === 'partner' ? plan.partnerId : product.merchantId;
    const place = { ownerKind: own.kind, ownerId, network, device: 'Mozilla/5.0 (Own) App/1' };
    await saveOwnPlace(db.sql, place, clock.now);
  }

  const known = {
    planId: plan.id,
    placementId: placement.id,
    creativeId: product.creativeId,
    price: prices[model],
    pay: (prices[model] * 85n) / 100n,
    priceModel: model,
  };

  return { ...attack, known, tokens: new Set() };
}

/** Reports everything in chronological order. */
async function play(
  { clock, delivery, token: makeToken }: TestReports,
  { known }: Target,
  visits: readonly TestVisit[],
  tokens: Set<string>,
): Promise<void> {
  const facts = await delivery.findPlan(known.planId);
  if (!facts) throw new Error('There is no plan');

  const waiting: Promise<unknown>[] = [];
  for (const visit of visits.toSorted((one, other) => one.at - other.at)) {
    const tell = (kind: 'impression' | 'viewable' | 'click', afterMs: number): void => {
      clock.now = new Date(day + visit.at + afterMs);
      const read = readToken(delivery, text);
      if (read) waiting.push(reportEvent(delivery, requestOf(visit.from), kind, read, facts));
    };

    const issuedAt = day + visit.at - (visit.tokenAgeMs ?? 0);
    clock.now = new Date(issuedAt);
    const made = makeToken({ ...known, issuedAt });
    const text = visit.isForged ? `${made.slice(0, 90)}AAAA${made.slice(94)}` : made;
    tokens.add(made);

    for (let nth = 0; nth < (visit.times ?? 1); nth += 1) {
      if (!visit.isClickedOnly) tell('impression', 600);
      if (visit.isSeen && !visit.isClickedOnly) tell('viewable', 1_700);
      if (visit.isClicked) tell('click', visit.clickAfterMs ?? 5_000);
    }
  }

  await Promise.all(waiting);
}

const attemptedOf = ({ visits, model }: Target): number => {
  const counted = visits.filter(({ isClicked }) => model === 'cpm' || isClicked);
  const times = counted.reduce((sum, { times: of = 1 }) => sum + of, 0);
  return (times * Number(prices[model])) / 1e6;
};

const serveIdOf = (token: string): string =>
  Buffer.from(token, 'base64url').subarray(3, 19).toString('hex');

async function billedOf({ db }: TestReports, { known, tokens }: Target): Promise<number> {
  const row = await db.sql.one<{ cost: string | null }>`
    select sum(e.cost) cost from event e where e.plan_id = ${known.planId}
       and replace(e.serve_id::text, '-', '') = any(${[...tokens].map(serveIdOf)})
       and not exists (select from event_flag m where m.plan_id = e.plan_id and m.no = e.no)`;
  return Number(row.cost ?? 0) / 1e6;
}

async function reasonsOf({ db }: TestReports, { known }: Target): Promise<string> {
  const rows = await db.sql.many<{ invalid: number | null; flagged: string | null; count: number }>`
    select e.invalid, m.reason flagged, count(*)::int from event e
      left join event_flag m on m.plan_id = e.plan_id and m.no = e.no
     where e.plan_id = ${known.planId} and (e.invalid is not null or m.reason is not null)
     group by 1, 2 order by 3 desc limit 2`;
  return rows.map(({ invalid, flagged }) => flagged ?? invalidReasons[invalid ?? 0]).join(', ');
}
