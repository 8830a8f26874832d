import { randomUUID } from 'node:crypto';
import type { NewEvent } from '#domain/delivery/record-events.ts';
import { createRandom, type Random } from '#domain/demo/random.ts';
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
import type { LoggedInPartner } from '../../platform/gateway/gateway.ts';
import { runDueJobs } from '../../platform/job/job.ts';
import {
  configurationInForce,
  getSettings,
  type Settings,
} from '../../platform/settings/settings.ts';
import { loadPut, offeredTerms, pushPlans, putPlan } from '../../programme/plan/plan.ts';
import { jobsOf } from '../jobs/jobs.ts';
import type { Actors, StaffActor } from './actors.ts';
import type { AddedRange } from './create-range.ts';
import { createCrowdSteps } from './crowd-past.ts';
import type { DemoCatalogue } from './demo-catalogue.ts';
import { type DemoOrder, simulateRequests, simulateTraffic } from './demo-delivery.ts';
import { listPlansInDelivery } from './demo-past-store.ts';
import { passRefusal } from './pass-refusal.ts';
import { createRecentSteps, recentHours } from './recent-steps.ts';

/**
 * The offers of the demo's history: on which day, to whom, for which product, and how much was put
 * on it, if it was.
 */
const pastOffers = [
  { day: 0, role: 'partner', shop: 'harbour-roast', amount: '60.00' },
  { day: 1, role: 'operator', shop: 'fieldnote', amount: '30.00' },
  { day: 8, role: 'partner', shop: 'northwind', amount: null },
  { day: 9, role: 'operator', shop: 'harbour-roast', amount: '20.00' },
  { day: 14, role: 'partner', shop: 'fieldnote', amount: '40.00' },
  { day: 22.8, role: 'partner', shop: 'harbour-roast', amount: '250.00' },
  { day: 23, role: 'partner', shop: 'studio-lumen', amount: null },
  { day: 23.5, role: 'partner', shop: 'northwind', amount: null },
] as const;

type PastOffer = (typeof pastOffers)[number];
type Role = PastOffer['role'];

const stepMs = 12 * hourMs;
const seed = 20_261_115;
const rangeShareBps = 3_500;

export interface PastServices {
  readonly db: Db;
  /** A clock that starts at the beginning of the history and is moved up to `until`. */
  readonly clock: { now: Date };
  readonly until: Date;
  readonly ids: Readonly<Record<Role, string>>;
  readonly catalogue: DemoCatalogue;
  /** The other partners and what they can be offered, if the demo has any. */
  readonly crowd?: PastCrowd | undefined;
  /** Called before each step of some hours; if it throws, the history ends there. */
  readonly onStep?: () => Promise<void>;
}

export interface PastCrowd {
  readonly range: AddedRange;
  readonly actors: Actors;
}

interface World extends PastServices {
  readonly settings: Settings;
  readonly money: MoneyQueue;
  readonly members: Readonly<Record<Role, LoggedInPartner>>;
  readonly random: Random;
  /** Makes every third order one that is sent back. */
  markReturned(order: DemoOrder): DemoOrder;
}

/** So that the other partners have orders to dispute, although each has only a few. */
function createReturnMarker(): World['markReturned'] {
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
export async function createPast(services: PastServices): Promise<void> {
  const { db, clock, until, ids, crowd } = services;
  const now = () => clock.now;
  const members = {
    partner: await logIn(db, ids.partner, now()),
    operator: await logIn(db, ids.operator, now()),
  };
  const world = {
    ...services,
    settings: await getSettings(db.sql),
    money: createMoney(db, now),
    members,
    random: createRandom(seed),
    markReturned: createReturnMarker(),
  };

  const startMs = clock.now.getTime();
  const dueOffers = pastOffers.map((offer) => ({ offer, dueMs: startMs + offer.day * dayMs }));
  const recentMs = crowd ? recentHours.map((hours) => until.getTime() - hours * hourMs) : [];
  const runCrowd = createCrowdRunner(world);

  while (clock.now < until) {
    await services.onStep?.();
    const nowMs = clock.now.getTime();
    const nextOfferMs = dueOffers[0]?.dueMs ?? Number.POSITIVE_INFINITY;
    const nextRecentMs = recentMs.find((ms) => ms > nowMs) ?? Number.POSITIVE_INFINITY;
    const nextMs = Math.min(nowMs + stepMs, nextOfferMs, nextRecentMs, until.getTime());
    // The other partners may have acted until after that moment.
    const stepEnd = new Date(Math.max(nowMs, nextMs));
    if (stepEnd > clock.now) await deliverAds(world, stepEnd);
    clock.now = stepEnd;

    while (dueOffers[0] && dueOffers[0].dueMs <= clock.now.getTime()) {
      await pushOffer(world, dueOffers[0].offer);
      dueOffers.shift();
    }
    await runCrowd();
    await runJobs(world);
  }

  for (const id of Object.values(ids)) await endAllSessions(db.sql, id, now());
  for (const actor of crowd ? [crowd.actors.clerk, crowd.actors.controller] : []) {
    await readNotices(actor);
  }
  await crowd?.actors.endSessions();
}

/** Staff have read what they were told of in the past; twenty are listed at a time. */
async function readNotices(staff: StaffActor): Promise<void> {
  const { list } = await staff.call('listDeskNotices', {});
  const [newest] = list;
  if (!newest) return;

  await staff.call('readDeskNotice', { id: newest.id });
  await readNotices(staff);
}

/** Lets the other partners and staff do what is due, a minute or so apart. */
function createCrowdRunner({ clock, until, crowd }: World): () => Promise<void> {
  if (!crowd) return async () => {};
  const { actors, range } = crowd;
  const startMs = clock.now.getTime();
  const pastSteps = createCrowdSteps((until.getTime() - startMs) / dayMs).map(({ day, run }) => ({
    dueMs: startMs + day * dayMs,
    run,
  }));
  const recentSteps = createRecentSteps().map(({ hoursAgo, run }) => ({
    dueMs: until.getTime() - hoursAgo * hourMs,
    run,
  }));
  const steps = [...pastSteps, ...recentSteps].sort((a, b) => a.dueMs - b.dueMs);

  const random = createRandom(seed + 1);
  return async () => {
    const nowMs = clock.now.getTime();
    while (steps[0] && steps[0].dueMs <= nowMs) {
      const startsAt = new Date(clock.now.getTime() + random.whole(20, 100) * 1000);
      if (startsAt < until) clock.now = startsAt;
      const step = steps.shift();
      await step?.run({ actors, products: range.products }).catch(passRefusal);
    }
  };
}

async function logIn(db: Db, partnerId: string, now: Date): Promise<LoggedInPartner> {
  const sessions = createSessions(db);
  const { token } = await startSession(db.sql, {
    partnerId,
    device: 'Demo',
    address: '127.0.0.1',
    now,
  });
  const partner = await sessions.findLoggedInPartner(token, now);
  if (!partner) throw new Error('A partner of the demo could not log in');

  return partner;
}

const runJobs = ({ db, money, settings, clock }: World): Promise<string[]> =>
  runDueJobs(db, jobsOf({ db, money, settings }), () => clock.now, {
    onProblem(name, error) {
      throw new Error(`The job ${name} failed`, { cause: error });
    },
  });

async function pushOffer(world: World, { role, shop, amount }: PastOffer): Promise<void> {
  const { db, clock, ids, catalogue } = world;
  const product = catalogue.products.find((candidate) => candidate.shop === shop);
  if (!product) throw new Error(`There is no shop ${shop}`);

  const { productId, creativeId } = product;
  const push = { productId, creativeId, partnerIds: [ids[role]] };
  const [planNo = ''] = await pushPlans(db.sql, push, clock.now);
  if (amount === null) return;

  await addRequests(world);
  await putAmount(world, world.members[role], planNo, amount);
  // Look for placements at once, as a running server would.
  await runJobs(world);
}

async function putAmount(
  world: World,
  partner: LoggedInPartner,
  planNo: string,
  typedAmount: string,
): Promise<void> {
  const { db, clock, settings } = world;
  const now = clock.now;
  const timeZone = timeZoneDefault;
  const request = { partnerId: partner.id, planNo, couponId: null, timeZone: timeZone.name, now };
  const putState = await loadPut(db.sql, request);
  if (!putState.offer) throw new Error(`There is no plan ${planNo}`);

  const termsHash = offeredTerms(
    putState.offer,
    putState,
    configurationInForce(settings, now),
  ).hash;
  const amount = parseTyped(typedAmount) ?? zero;
  const subject = { action: 'put', planNo, amount, couponId: null, terms: termsHash } as const;
  const confirmedAct = { action: subject.action, about: aboutOf(subject) };
  const { confirmation } = await issueConfirmation(db.sql, partner, confirmedAct, now);

  const call = { ...world, timeZone, language: 'en', partner, now: () => now } as const;
  const input = {
    requestId: randomUUID(),
    planNo,
    amount: typedAmount,
    terms: termsHash,
    confirmation,
  };
  await putPlan(call, input);
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
async function deliverAds(world: World, endsAt: Date): Promise<void> {
  const { db, clock, catalogue, random, crowd } = world;
  await addRequests(world);
  const plans = await listPlansInDelivery(db.sql);
  const log = createEventLog(db);
  const orders: DemoOrder[] = [];
  const events: NewEvent[] = [];

  for (const { id, creativeId, amount, days, format, countries } of plans) {
    const isOfRange = crowd?.range.creatives.has(creativeId);
    const candidates = isOfRange ? crowd?.range.placements : catalogue.placements;
    const placements = (candidates ?? []).filter(({ placement }) => placement.format === format);
    // Expensive placements are rare: such a plan ends with some of its money unspent.
    const share = isOfRange ? rangeShareBps : 10_000;
    const dailyBudget = shareOf(micro(amount / BigInt(days)), share);
    const plan = { id: Number(id), creativeId, countries, placements, dailyBudget };

    const traffic = simulateTraffic(plan, clock.now, endsAt, random);
    await Promise.all(traffic.events.map((event) => log.append(event)));
    orders.push(...(isOfRange ? traffic.orders.map(world.markReturned) : traffic.orders));
    events.push(...traffic.events);
  }

  await log.close();
  const requests = simulateRequests(events, createRandom(endsAt.getTime()));
  await insertRequests(db.sql, randomUUID(), requests);
  for (const order of orders) await reportOrder(world, order, endsAt);
}

/** A merchant reports an order and sometimes, days later, its return. */
async function reportOrder(world: World, order: DemoOrder, stepEnd: Date): Promise<void> {
  const { db, money, clock } = world;
  const { serveId, amount, isReturned } = order;
  if (order.at > clock.now) clock.now = earliestOf(order.at, stepEnd);

  const click = await findClick(db.sql, serveId);
  if (!click) return;

  const services = { db, money, now: () => clock.now };
  const { conversion } = await acceptConversion(services, click, {
    serveId,
    txid: `demo-${serveId}`,
    name: 'sale',
    currency: null,
    isReversed: false,
    orderAmount: parseTyped(amount),
    occurredAt: clock.now,
    reason: null,
    text: 'demo',
  });
  if (isReturned) await reverseConversion(services, click, { id: conversion }, 'returned');
}
