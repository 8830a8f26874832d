import { randomUUID } from 'node:crypto';
import { pausePlan, putPlan, stopPlan } from '#contract/plan.ts';
import { micro } from '#domain/money.ts';
import { dayMs, hourMs, minuteMs } from '#domain/time.ts';
import { aboutOf, type ConfirmationSubject } from '#domain/wallet/confirmation.ts';
import { advance, depositTo, makeEntry, postAll, rail } from '../../books/ledger/test-ledger.ts';
import { issueConfirmation } from '../../people/confirmation/use-confirmation.ts';
import { createSessions, startSession } from '../../people/partner/create-sessions.ts';
import type { TestServer } from '../../test-server.ts';
import { fundPromotions, readyCampaign, takeCoupon } from '../coupon/test-coupon.ts';
import { enterReadyPartner, type ReadyPartner } from '../wallet/test-ready-partner.ts';
import { click, serveOnly, show } from './test-events.ts';
import type { Life } from './test-life.ts';
import { pushTo, putSubject, type TestCatalogue, termsShown } from './test-plan.ts';

/** Random numbers from 0 to 1, seeded so that a history can be replayed. */
export function seededRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export interface World {
  readonly server: TestServer;
  readonly life: Life;
  readonly catalogue: TestCatalogue;
  readonly random: () => number;
}

interface HistoryPlan {
  readonly planNo: string;
  readonly planId: number;
  readonly partner: ReadyPartner;
  readonly serves: string[];
  readonly clicks: string[];
}

/** Partners, and everyone around them, act at random. */
export async function playHistory(
  world: World,
  steps: number,
  check: (partners: readonly ReadyPartner[]) => Promise<void>,
) {
  const { server, life, catalogue, random } = world;
  const { db, clock } = server;
  const randomUpTo = (highest: number) => Math.floor(random() * (highest + 1));

  const partners: ReadyPartner[] = [];

  for (let index = 0; index < 2; index += 1) {
    const partner = await db.transaction((sql) => enterReadyPartner(sql, randomUUID()));
    await postAll(db, [depositTo(partner.id, 60_000_000n)], clock.now);
    partners.push(partner);
  }

  await fundPromotions(server, 1_000_000_000n);
  const plans: HistoryPlan[] = [];

  const conversions: { serveId: string; id: string }[] = [];
  const pickOne = <Item>(items: readonly Item[]): Item | undefined =>
    items[Math.floor(random() * items.length)];

  const sessions = createSessions(db);
  /** A new session: weeks pass in a history, and old ones expire. */
  const enter = async ({ id }: ReadyPartner) => {
    const visit = { partnerId: id, device: 'test', address: '127.0.0.1', now: clock.now };
    const { token } = await startSession(db.sql, visit);
    const holder = await sessions.findLoggedInPartner(token, clock.now);
    if (!holder) throw new Error('A session that has just begun is not known');

    const confirmationFor = async (subject: ConfirmationSubject) => {
      const about = { action: subject.action, about: aboutOf(subject) };
      return (await issueConfirmation(db.sql, holder, about, clock.now)).confirmation;
    };
    return { token, confirmationFor };
  };
  const deliveryOf = (plan: HistoryPlan) => ({ planId: plan.planId, catalogue, at: clock.now });

  /** A coupon that pays a share or adds an amount, for every second put or so. */
  const claimCoupon = async (token: string) => {
    if (random() < 0.5) return null;
    const amountRequired = micro(10_000_000n);
    const amount = micro(BigInt(1 + randomUpTo(3)) * 1_000_000n);
    const adds = { kind: 'value-added', type: 'addition', shareBps: null } as const;
    const terms =
      random() < 0.5 ? { amountRequired } : { ...adds, amountRequired, amount, most: amount };
    return takeCoupon(server, { token }, await readyCampaign(server, terms));
  };

  const actions: (() => Promise<unknown>)[] = [
    async () => {
      const partner = pickOne(partners) as ReadyPartner;
      const { token, confirmationFor } = await enter(partner);
      const planNo = await pushTo(server, catalogue, partner.id);

      const terms = await termsShown(server, token, planNo);
      const amount = `${10 + randomUpTo(15)}.0${randomUpTo(9)}`;
      const couponId = await claimCoupon(token);
      const subject = { ...putSubject(planNo, amount, terms), couponId };
      const confirmation = await confirmationFor(subject);

      const putInput = { requestId: randomUUID(), planNo, amount, terms, confirmation };
      const input = couponId === null ? putInput : { ...putInput, couponId };
      const answer = await server.ask(putPlan, input, { token });
      if (answer.code !== 200) return;
      const { id } = await life.plan(planNo);

      plans.push({ planNo, planId: Number(id), partner, serves: [], clicks: [] });
    },
    async () => {
      await life.lookAt(catalogue);
      await life.doJobs();
    },
    async () => {
      const plan = pickOne(plans);
      if (plan) plan.serves.push(...(await show(db, 1 + randomUpTo(900), deliveryOf(plan))));
    },
    async () => {
      const plan = pickOne(plans);
      if (plan) await serveOnly(db, 1 + randomUpTo(3), deliveryOf(plan));
    },
    async () => {
      const plan = pickOne(plans);
      const serveId = plan && pickOne(plan.serves);
      if (!plan || !serveId) return;
      await click(db, [serveId], deliveryOf(plan));
      plan.clicks.push(serveId);
    },
    async () => {
      const serveId = pickOne(plans.flatMap(({ clicks }) => clicks));
      if (!serveId) return;
      clock.now = new Date(clock.now.getTime() + minuteMs);
      const conversion = await life.convert(serveId).catch(() => null);
      if (conversion) conversions.push({ serveId, id: conversion.conversion });
    },
    async () => {
      const conversion = pickOne(conversions);
      if (conversion) await life.takeBack(conversion.serveId, conversion.id);
    },
    async () => {
      const plan = pickOne(plans);
      if (plan && (await life.status(plan.planNo)) !== 'settled')
        await life.flag(plan.planNo, randomUpTo(30));
    },
    async () => {
      const plan = pickOne(plans);
      if (!plan) return;
      const { planNo, partner } = plan;
      const isPaused = random() < 0.5;

      const { token } = await enter(partner);
      await server.ask(pausePlan, { planNo, isPaused }, { token });
    },
    async () => {
      const plan = pickOne(plans);
      if (!plan || random() < 0.5) return;
      const { planNo, partner } = plan;

      const { token, confirmationFor } = await enter(partner);
      const confirmation = await confirmationFor({ action: 'plan-stop', planNo });
      await server.ask(stopPlan, { requestId: randomUUID(), planNo, confirmation }, { token });
    },
    async () => {
      const partner = pickOne(partners) as ReadyPartner;
      await advance(db, partner.id, BigInt(1 + randomUpTo(4)) * 1_000_000n, clock.now);
    },
    () => life.pass(randomUpTo(20) * minuteMs),
    () => life.pass(randomUpTo(30) * hourMs),
  ];

  // Every history has one plan that is put, shown, clicked and converted; the rest is random.
  for (const index of [0, 1, 2, 4, 5]) {
    await actions[index]?.();
    await check(partners);
  }
  for (let step = 0; step < steps; step += 1) {
    await actions[Math.floor(random() * actions.length)]?.();
    await check(partners);
  }
  // Finally, everything runs to its end.
  for (const days of [2, 3, 8, 15, 20]) {
    await life.pass(days * dayMs);
    await check(partners);
  }
  return { partners, plans };
}

/** Takes all of a merchant's escrow, as staff may. */
export async function emptyEscrow({ server: { db, clock }, catalogue }: World): Promise<void> {
  const { merchantId } = catalogue;
  const row = await db.sql.maybeOne<{ balance: bigint }>`
    select balance from account where owner = ${merchantId} and pocket = 'escrow'`;
  const amount = row?.balance ?? 0n;
  if (amount === 0n) return;
  const entry = makeEntry('escrow_return', [[merchantId, 'escrow', rail, 'cash', amount]]);
  await postAll(db, [entry], clock.now);
}
