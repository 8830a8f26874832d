import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { type Chance, createChance } from '#domain/demo/chance.ts';
import { micro, parseTyped, shareOf, zero } from '#domain/money.ts';
import { dayMs, earliestOf, hourMs } from '#domain/time.ts';
import { timeZoneDefault } from '#domain/time-zone.ts';
import { aboutOf } from '#domain/wallet/confirmation.ts';
import { addPlacementRequests } from '../../ads/catalogue/catalogue.ts';
import { acceptConversion, findClick, reverseConversion } from '../../ads/conversion/conversion.ts';
import { createEventLog, insertRequests } from '../../ads/delivery/delivery.ts';
import { createMoney } from '../../ads/services/services.ts';
import type { MoneyQueue } from '../../books/ledger/ledger.ts';
import { issueConfirmation } from '../../people/confirmation/confirmation.ts';
import { createSessions, endAllSessions, startSession } from '../../people/partner/partner.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Member } from '../../platform/gateway/gateway.ts';
import { runDueJobs } from '../../platform/job/job.ts';
import { getSettings, type Settings } from '../../platform/settings/settings.ts';
import { loadPut, offeredTerms, pushPlans, putPlan } from '../../programme/plan/plan.ts';
import { jobsOf } from '../jobs/jobs.ts';
import type { Actors } from './actors.ts';
import type { AddedRange } from './bear-range.ts';
import { crowdActs } from './crowd-past.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import { type DemoOrder, imagineRequests, imagineTraffic } from './demo-delivery.ts';
import { listPutting } from './demo-past-store.ts';
import { passRefusal } from './pass-refusal.ts';
import { createRecentActs, recentHours } from './recent-acts.ts';

/** The demo's history: on which day, for whom and with which product. */
const past = [
  { day: 0, who: 'partner', shop: 'harbour-roast', put: '60.00' },
  { day: 1, who: 'operator', shop: 'fieldnote', put: '30.00' },
  { day: 8, who: 'partner', shop: 'northwind', put: null },
  { day: 9, who: 'operator', shop: 'harbour-roast', put: '20.00' },
  { day: 14, who: 'partner', shop: 'fieldnote', put: '40.00' },
  { day: 22.8, who: 'partner', shop: 'harbour-roast', put: '250.00' },
  { day: 23, who: 'partner', shop: 'studio-lumen', put: null },
  { day: 23.5, who: 'partner', shop: 'northwind', put: null },
] as const;

type Who = (typeof past)[number]['who'];

const stepMs = 12 * hourMs;
const seed = 20_261_115;
const offerDays = 7;
const rangeShareBps = 3_500;

export interface PastServices {
  readonly db: Db;
  /** A clock that starts at the beginning of the history and is moved up to `until`. */
  readonly clock: { now: Date };
  readonly until: Date;
  readonly ids: Readonly<Record<Who, string>>;
  readonly catalogue: DemoCatalogue;
  /** The other partners and what they can be offered, if the demo has any. */
  readonly crowd?: PastCrowd | undefined;
  /** Called before each step of some hours; if it throws, the history ends there. */
  readonly onStep?: () => Promise<void>;
}

interface PastCrowd {
  readonly range: AddedRange;
  readonly actors: Actors;
}

interface World extends PastServices {
  readonly settings: Settings;
  readonly money: MoneyQueue;
  readonly members: Readonly<Record<Who, Member>>;
  readonly chance: Chance;
  /** Makes every third order one that is sent back. */
  returned(order: DemoOrder): DemoOrder;
}

/** So that the other partners have orders to dispute, although each has only a few. */
function everyThirdReturned(): World['returned'] {
  let count = 0;
  return (order) => {
    count += 1;
    return count % 3 === 0 ? { ...order, isReturned: true } : order;
  };
}

/**
 * Gives a demo a few weeks of history by the ordinary rules and writers: plans are put with a
 * confirmation, every event is judged and chained, and the jobs do what is due. No figure that a
 * partner sees is inserted as a total.
 */
export async function liveThroughPast(services: PastServices): Promise<void> {
  const { db, clock, until, ids, crowd } = services;
  const now = () => clock.now;
  const members = {
    partner: await enter(db, ids.partner, now()),
    operator: await enter(db, ids.operator, now()),
  };
  const settings = await getSettings(db.sql);
  const money = createMoney(db, now);
  const chance = createChance(seed);
  const returned = everyThirdReturned();
  const world = { ...services, settings, money, members, chance, returned };
  const began = clock.now.getTime();
  const moments = past.map(({ day }) => began + day * dayMs);
  const busyAt = crowd ? recentHours.map((hours) => until.getTime() - hours * hourMs) : [];
  const runCrowd = crowdFrom(world);
  let nth = 0;
  while (clock.now < until) {
    await services.onStep?.();
    const from = clock.now.getTime();
    const next = moments[nth] ?? Number.POSITIVE_INFINITY;
    const busy = busyAt.find((at) => at > from) ?? Number.POSITIVE_INFINITY;
    // The other partners may have acted until after the next moment.
    const to = new Date(Math.max(from, Math.min(from + stepMs, next, busy, until.getTime())));
    if (to > clock.now) await deliver(world, to);
    clock.now = to;
    while (nth < past.length && (moments[nth] ?? 0) <= clock.now.getTime()) {
      await offer(world, past[nth] as (typeof past)[number]);
      nth += 1;
    }
    await runCrowd();
    await doJobs(world);
  }
  for (const id of Object.values(ids)) await endAllSessions(db.sql, id, now());
  await crowd?.actors.leave();
}

/** Lets the other partners and staff do what is due, a minute or so apart. */
function crowdFrom({ clock, until, crowd }: World): () => Promise<void> {
  if (!crowd) return async () => {};
  const { actors, range } = crowd;
  const began = clock.now.getTime();
  const past = crowdActs((until.getTime() - began) / dayMs).map(({ day, run }) => ({
    at: began + day * dayMs,
    run,
  }));
  const recent = createRecentActs().map(({ hoursAgo, run }) => ({
    at: until.getTime() - hoursAgo * hourMs,
    run,
  }));
  const acts = [...past, ...recent].sort((one, other) => one.at - other.at);
  const chance = createChance(seed + 1);
  return async () => {
    const dueBy = clock.now.getTime();
    while (acts[0] && acts[0].at <= dueBy) {
      const next = new Date(clock.now.getTime() + chance.whole(20, 100) * 1000);
      if (next < until) clock.now = next;
      const act = acts.shift();
      await act?.run({ actors, products: range.products }).catch(passRefusal);
    }
  };
}

async function enter(db: Db, partnerId: string, now: Date): Promise<Member> {
  const sessions = createSessions(db);
  const from = { device: 'Demo', address: '127.0.0.1' };
  const { token } = await startSession(db.sql, { partnerId, ...from, now });
  const member = await sessions.findMember(token, now);
  if (!member) throw new Error('A partner of the demo could not log in');
  return member;
}

const doJobs = ({ db, money, settings, clock }: World): Promise<string[]> =>
  runDueJobs(db, jobsOf({ db, money, settings }), () => clock.now, {
    onProblem(name, error) {
      throw new Error(`The job ${name} failed`, { cause: error });
    },
  });

async function offer(world: World, { who, shop, put }: (typeof past)[number]): Promise<void> {
  const { db, clock, ids, catalogue } = world;
  const product = catalogue.products.find((one) => one.shop === shop);
  if (!product) throw new Error(`There is no shop ${shop}`);
  const { productId, creativeId } = product;
  const push = { productId, creativeId, partnerIds: [ids[who]], offerDays };
  const [planNo = ''] = await pushPlans(db.sql, push, clock.now);
  if (put === null) return;
  await addRequests(world);
  await putOn(world, world.members[who], planNo, put);
  // Look for placements at once, as a running server would.
  await doJobs(world);
}

async function putOn(world: World, member: Member, planNo: string, typed: string): Promise<void> {
  const { db, clock, settings } = world;
  const now = clock.now;
  const timeZone = timeZoneDefault;
  const request = { partnerId: member.id, planNo, couponId: null, timeZone: timeZone.name, now };
  const loaded = await loadPut(db.sql, request);
  if (!loaded.offer) throw new Error(`There is no plan ${planNo}`);
  const terms = offeredTerms(loaded.offer, loaded, settings.configuration).hash;
  const amount = parseTyped(typed) ?? zero;
  const subject = { action: 'put', planNo, amount, couponId: null, terms } as const;
  const about = { action: subject.action, about: aboutOf(subject) };
  const { confirmation } = await issueConfirmation(db.sql, member, about, now);
  const call = { ...world, timeZone, language: 'en', member, now: () => now } as const;
  await putPlan(call, { requestId: randomUUID(), planNo, amount: typed, terms, confirmation });
}

const addRequests = ({ db, clock, catalogue, crowd }: World): Promise<void> =>
  addPlacementRequests(
    db.sql,
    [...catalogue.placements, ...(crowd?.range.placements ?? [])].map(({ id }) => ({
      placementId: id,
      count: 1,
    })),
    randomUUID(),
    clock.now,
  );

/** Simulates views, clicks and orders of the plans in delivery, up to a moment. */
async function deliver(world: World, to: Date): Promise<void> {
  const { db, clock, catalogue, chance, crowd } = world;
  await addRequests(world);
  const rows = await listPutting(db.sql);
  const log = createEventLog(db);
  const orders: DemoOrder[] = [];
  const events: NewEvent[] = [];
  for (const { id, creativeId, amount, days, format, countries } of rows) {
    const isOfRange = crowd?.range.creatives.has(creativeId);
    const places = isOfRange ? crowd?.range.placements : catalogue.placements;
    const placements = (places ?? []).filter(({ placement }) => placement.format === format);
    // Expensive placements are rare: such a plan ends with some of its money unspent.
    const share = isOfRange ? rangeShareBps : 10_000;
    const perDay = shareOf(micro(amount / BigInt(days)), share);
    const plan = { id: Number(id), creativeId, countries, placements, perDay };
    const traffic = imagineTraffic(plan, clock.now, to, chance);
    await Promise.all(traffic.events.map((event) => log.append(event)));
    orders.push(...(isOfRange ? traffic.orders.map(world.returned) : traffic.orders));
    events.push(...traffic.events);
  }
  await log.close();
  await insertRequests(db.sql, randomUUID(), imagineRequests(events, createChance(to.getTime())));
  for (const order of orders) await report(world, order, to);
}

/** A merchant reports an order and sometimes, days later, its return. */
async function report(world: World, order: DemoOrder, to: Date): Promise<void> {
  const { db, money, clock } = world;
  const { serveId, amount, isReturned } = order;
  if (order.at > clock.now) clock.now = earliestOf(order.at, to);
  const click = await findClick(db.sql, serveId);
  if (!click) return;
  const services = { db, money, now: () => clock.now };
  const { conversion } = await acceptConversion(services, click, {
    ...{ serveId, txid: `demo-${serveId}`, name: 'sale', currency: null, isReversed: false },
    ...{ orderAmount: parseTyped(amount), occurredAt: clock.now, reason: null, text: 'demo' },
  });
  if (isReturned) await reverseConversion(services, click, { id: conversion }, 'returned');
}
