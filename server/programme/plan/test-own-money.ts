import { expect } from 'vitest';
import { figureProof } from '#contract/ad-center-figures.ts';
import { planDetail } from '#contract/plan.ts';
import type { Output } from '#contract/route.ts';
import { wallet } from '#contract/wallet.ts';
import { type PeriodType, periodOf, type Span } from '#domain/delivery/period.ts';
import { parseMicro } from '#domain/money.ts';
import { readFigures } from '../../ads/figures/read-figures.ts';
import { rollUp } from '../../ads/figures/roll-up.ts';
import { startSession } from '../../people/partner/create-sessions.ts';
import type { TestServer } from '../../test-server.ts';

const types: readonly PeriodType[] = ['1', '2', '3', '4'];

interface OwnMoneyPlan {
  readonly no: string;
  readonly own: bigint;
  /** What coupons and start-up funds paid in, less what credits gave back of it. */
  readonly network: bigint;
  readonly firstAt: Date;
  /** The own money that entries billed, less what entries credited. */
  readonly postedOwn: bigint;
  readonly isBooked: boolean;
  readonly events: readonly { readonly at: Date; readonly cost: bigint }[];
}

/** A partner's plans with their events that count, oldest first; read from no rollup. */
async function readPlans(server: TestServer, partnerId: string): Promise<OwnMoneyPlan[]> {
  const plans = await server.db.sql.many<OwnMoneyPlan & { id: bigint }>`
    select p.id, p.no, t.own, t.at first_at, t.discount + t.startup - coalesce((
             select sum(c.discount + c.startup) from plan_credit c where c.plan_id = p.id), 0)
             ::bigint network,
           coalesce((select sum(o.amount) from entry e join posting o on o.entry_id = e.id
             where e.cause ->> 'plan' = p.no and o.pocket = 'publisher_pending'
               and (e.kind = 'ad_billing' or e.cause ? 'credit')), 0)::bigint posted_own,
           m.spent = coalesce((select sum(b.cost) from billing b where b.plan_id = p.id), 0)
             and coalesce((select sum(k.cost) from event_flag k where k.plan_id = p.id), 0)
               = coalesce((select sum(c.amount) from plan_credit c where c.plan_id = p.id), 0)
             is_booked
      from plan p join plan_put t on t.plan_id = p.id join plan_meter m on m.plan_id = p.id
     where p.partner_id = ${partnerId} order by p.id`;

  const events = await server.db.sql.many<{ planId: bigint; at: Date; cost: bigint }>`
    select e.plan_id, e.at, e.cost from event e join plan p on p.id = e.plan_id
     where p.partner_id = ${partnerId} and e.cost > 0 and not exists (
       select from event_flag k where k.plan_id = e.plan_id and k.no = e.no)
     order by e.plan_id, e.at, e.no`;

  const eventsByPlan = Map.groupBy(events, ({ planId }) => planId);
  return plans.map(({ id, ...plan }) => ({ ...plan, events: eventsByPlan.get(id) ?? [] }));
}

/** The partner pays for what is left once the network's money is used up, event by event. */
function ownCostOf({ network, events }: OwnMoneyPlan, span: Span | null): bigint {
  let remaining = network;
  let ownCost = 0n;
  for (const { at, cost } of events) {
    const remainingBefore = remaining;
    remaining = cost < remaining ? remaining - cost : 0n;
    const networkPaid = remainingBefore - remaining;
    if (!span || (at >= span.from && at < span.to)) ownCost += cost - networkPaid;
  }
  return ownCost;
}

const firstOf = (plans: readonly OwnMoneyPlan[]) =>
  new Date(Math.min(...plans.map(({ firstAt }) => firstAt.getTime())));

const microOf = (text: string | null | undefined): bigint => parseMicro(text ?? '0') ?? 0n;

interface MoneyFigures {
  readonly adRevenue: bigint;
  readonly consumed: bigint;
  readonly profit: bigint;
}

/** In every period, and at every point of its chart, profit subtracts own money alone. */
async function comparePeriods(
  server: TestServer,
  partnerId: string,
  plans: readonly OwnMoneyPlan[],
  timeZone: string,
) {
  const { db, clock } = server;
  const firstAt = firstOf(plans);
  const ownCostIn = (span: Span | null) =>
    plans.reduce((sum, plan) => sum + ownCostOf(plan, span), 0n);

  for (const type of types) {
    const answer = await readFigures(db, partnerId, type, timeZone, clock.now);
    const period = periodOf(type, clock.now, timeZone, firstAt);
    const read = (name: string) => answer.figures.find((figure) => figure.name === name);

    const figures = (value: (name: string) => string | null | undefined): MoneyFigures => ({
      adRevenue: microOf(value('adRevenue')),
      consumed: microOf(value('consumed')),
      profit: microOf(value('profit')),
    });

    const expectOwnCost = ({ adRevenue, consumed, profit }: MoneyFigures, span: Span | null) => {
      const ownCost = ownCostIn(span);
      expect(profit).toBe(adRevenue - ownCost);
      expect(ownCost <= consumed).toBe(true);
      return ownCost;
    };

    const total = figures((name) => read(name)?.value);
    const ownCost = expectOwnCost(total, type === '4' ? null : period);
    expect(microOf(answer.networkCost)).toBe(total.consumed - ownCost);

    if (period.previous)
      expectOwnCost(
        figures((name) => read(name)?.previous),
        period.previous,
      );

    for (const [index, from] of period.slots.slice(0, -1).entries()) {
      if (from > clock.now || read('profit')?.value === null) continue;
      const point = figures((name) => read(name)?.series[index]?.value);
      expectOwnCost(point, { from, to: period.slots[index + 1] as Date });
    }
  }
}

interface PartnerSession {
  readonly token: string;
  readonly deposited: bigint;
}

/** Once all is booked, plans and figures say what the entries say, to the micro-unit. */
async function compareBooks(
  server: TestServer,
  partnerId: string,
  plans: readonly OwnMoneyPlan[],
  { token, deposited }: PartnerSession,
) {
  for (const { no, own, postedOwn, isBooked } of plans) {
    const { data } = await server.ask(planDetail, { planNo: no }, { token });
    const { earnings } = data as Output<typeof planDetail>;
    const ownCost = microOf(earnings?.ownCost);
    if (isBooked) expect(ownCost, no).toBe(postedOwn);

    // The most that could be lost was the own part, and no more is ever shown as lost.
    expect(ownCost <= own).toBe(true);

    const { settled, ownResult, networkResult, result } = earnings ?? {};
    expect(microOf(ownResult)).toBe(microOf(settled) - ownCost);
    expect(microOf(ownResult) + microOf(networkResult)).toBe(microOf(result));
  }
  if (!plans.every(({ isBooked }) => isBooked)) return;

  const figures = await readFigures(server.db, partnerId, '4', 'UTC', server.clock.now);
  const profit = microOf(figures.figures.find(({ name }) => name === 'profit')?.value);

  const { data } = await server.ask(wallet, {}, { token });
  const { totalAssets } = data as Output<typeof wallet>;
  expect(microOf(totalAssets)).toBe(deposited + profit);
}

/** Profit and what the network paid open to their plans, each with its own part of them. */
async function compareProofs(server: TestServer, token: string, plans: readonly OwnMoneyPlan[]) {
  const firstAt = firstOf(plans);
  for (const type of types) {
    const span = type === '4' ? null : periodOf(type, server.clock.now, 'UTC', firstAt);

    const readProof = async (figure: 'profit' | 'networkCost') => {
      const proofInput = { figure, type, user_time_zone: 'UTC' };
      const { data } = await server.ask(figureProof, proofInput, { token });
      const { total, parts } = data as Output<typeof figureProof>;
      expect(parts.reduce((sum, { value }) => sum + microOf(value), 0n)).toBe(microOf(total));
      return new Map(parts.map(({ planNo, value }) => [planNo, microOf(value)]));
    };

    await readProof('profit');
    const parts = await readProof('networkCost');
    for (const plan of plans) {
      const cost = plan.events
        .filter(({ at }) => !span || (at >= span.from && at < span.to))
        .reduce((sum, event) => sum + event.cost, 0n);
      expect(parts.get(plan.no) ?? 0n, plan.no).toBe(cost - ownCostOf(plan, span));
    }
  }
}

/** A new session: days pass between the steps. */
export async function enter(server: TestServer, partnerId: string): Promise<string> {
  const visit = { partnerId, device: 'test', address: '127.0.0.1', now: server.clock.now };
  return (await startSession(server.db.sql, visit)).token;
}

/** Compares everything that is said of a partner's own money with events and entries. */
export async function compareOwnMoney(
  server: TestServer,
  partner: { readonly id: string; readonly deposited: bigint },
  timeZone: string,
): Promise<void> {
  await rollUp(server, server.clock.now);
  const plans = await readPlans(server, partner.id);
  const token = await enter(server, partner.id);
  await comparePeriods(server, partner.id, plans, timeZone);
  await compareBooks(server, partner.id, plans, { token, deposited: partner.deposited });
  await compareProofs(server, token, plans);
}
