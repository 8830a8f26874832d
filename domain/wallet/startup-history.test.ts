import { expect, test } from 'vitest';
import { type Micro, micro } from '../money.ts';
import { returnAdvance } from './startup.ts';
import {
  type FundedPlan,
  type StartupHistory,
  startupEarned,
  startupToRestore,
} from './startup-history.ts';
import { random, seed, unit } from './test-draw.ts';

/** A partner's money and the effect of start-up funds, kept by the test's own arithmetic. */
class Partner {
  available = 0n;
  left = 0n;
  due = 0n;
  forgiven = 0n;
  clawedBack = 0n;
  readonly taken: bigint[] = [];
  readonly spells = new Map<string, number>();
  changes: StartupHistory['changes'] = [];
  plans: readonly FundedPlan[] = [];
  #spell = 0;
  #clock = 1_700_000_000_000;

  #tick(): Date {
    this.#clock += 1;
    return new Date(this.#clock);
  }

  #change(taken: bigint): void {
    const change = { at: this.#tick(), due: micro(this.due), taken: micro(taken) };
    this.changes = [...this.changes, { ...change, isUndone: false }];
  }

  advance(amount: bigint): void {
    this.due += amount;
    this.left += amount;
    this.#change(0n);
  }

  /** A plan that is put, delivered and settled. */
  plan(plan: string, startup: bigint, own: bigint, brought: bigint): void {
    this.left -= startup;
    this.available += brought - own;
    const amounts = { startup: micro(startup), consumed: micro(startup + own) };
    const settled = { ...amounts, brought: micro(brought), restored: micro(0n) };
    this.plans = [...this.plans, { plan, settledAt: this.#tick(), ...settled }];
    this.spells.set(plan, this.#spell);
  }

  /** The one-tap return. It is refused without anything due, and nothing happens. */
  giveBack(): void {
    if (this.due === 0n) return;

    const { left, due, available } = this;
    const back = returnAdvance({
      ...{ left: micro(left), due: micro(due), available: micro(available) },
      ...{ inPlans: micro(0n), earned: startupEarned(this) },
    });
    this.left -= back.fromLeft;
    this.due -= back.fromLeft + back.fromEarnings + back.loss;
    this.available -= back.fromEarnings;
    this.forgiven += back.loss;
    this.taken[this.#spell] = (this.taken[this.#spell] ?? 0n) + back.fromEarnings;
    this.#change(back.fromEarnings);
    if (this.due === 0n) this.#spell += 1;
  }

  /** A commission is charged back, or clawed back if the balance does not cover it. */
  lose(plan: string, net: bigint): void {
    const restored = startupToRestore(this, { plan, net: micro(net) });
    const spell = this.spells.get(plan) ?? 0;
    this.available += restored;
    this.forgiven += restored;
    this.taken[spell] = (this.taken[spell] ?? 0n) - restored;
    this.plans = this.plans.map((one) =>
      one.plan === plan
        ? {
            ...one,
            brought: micro(one.brought - net),
            restored: micro(one.restored + restored),
          }
        : one,
    );
    if (this.available >= net) this.available -= net;
    else this.clawedBack += net;
  }

  earnedIn(spell: number): bigint {
    return this.plans
      .filter(({ plan }) => this.spells.get(plan) === spell)
      .reduce((sum, one) => sum + (one.brought * one.startup) / one.consumed, 0n);
  }

  /** The balance as it would be without any start-up funds and what they earned. */
  get own(): bigint {
    const taken = this.taken.reduce((sum, one) => sum + one, 0n);
    const earned = this.taken.map((_, spell) => this.earnedIn(spell));
    return this.available + taken - earned.reduce((sum, one) => sum + one, 0n);
  }

  assertNothingOwnTaken(): void {
    this.taken.forEach((taken, spell) => {
      if (taken > this.earnedIn(spell)) throw new Error('own money was taken for an advance');
      if (taken < 0n) throw new Error('more was given back than was taken');
    });
    if (this.available < 0n) throw new Error('below nothing');
  }
}

type Act = (partner: Partner) => void;

/** A history with one or two consecutive advances, and what can follow in any order. */
function draw(below: (max: number) => number) {
  const money = (max: number) => BigInt(below(max));
  const past: Act[] = [];
  const later: Act[] = [(partner) => partner.giveBack(), (partner) => partner.giveBack()];
  const [spells, plans] = [1 + below(2), 1 + below(3)];

  for (let spell = 0; spell < spells; spell += 1) {
    if (spell > 0) past.push((partner) => partner.giveBack());
    for (let index = 0; index < plans; index += 1) {
      const [name, unused] = [`${spell} ${index}`, money(2)];
      const [startup, own] = [1n + money(10_000_000), below(2) * below(5_000_000)];
      const nets = Array.from({ length: below(4) }, () => 1n + money(8_000_000));
      const brought = nets.reduce((sum, net) => sum + net, 0n);
      past.push((partner) => {
        partner.available += BigInt(own);
        partner.advance(startup + unused);
        partner.plan(name, startup, BigInt(own), brought);
      });
      for (const net of nets) if (below(2) === 0) later.push((one) => one.lose(name, net));
    }
  }

  if (below(2) === 0) later.push((partner) => partner.advance(7_000_000n));
  return { deposit: money(50_000_000), past, later };
}

function shuffled<Item>(items: readonly Item[], below: (max: number) => number): Item[] {
  const list = [...items];
  for (let index = list.length - 1; index > 0; index -= 1) {
    const otherPlan = below(index + 1);
    [list[index], list[otherPlan]] = [list[otherPlan] as Item, list[index] as Item];
  }

  return list;
}

/** The end of a history, with everything due returned. */
function live(deposit: bigint, acts: readonly Act[]): Partner {
  const partner = new Partner();
  partner.available = deposit;

  for (const act of [...acts, (one: Partner) => one.giveBack()]) {
    act(partner);
    partner.assertNothingOwnTaken();
  }

  return partner;
}

test(`2,000 histories: the order of returns, chargebacks and a new advance does not change the money (SEED=${seed})`, () => {
  const below = random(seed);
  let restored = 0;

  for (let index = 0; index < 2_000; index += 1) {
    const { deposit, past, later } = draw(below);
    const ends = Array.from({ length: 4 }, () => {
      const { available, forgiven, clawedBack, own, plans } = live(deposit, [
        ...past,
        ...shuffled(later, below),
      ]);
      if (available < own) throw new Error('less is there than the own money');

      if (plans.some((plan) => plan.restored > 0n)) restored += 1;
      return [available, forgiven, clawedBack].join();
    });

    expect([index, new Set(ends).size]).toEqual([index, 1]);
  }

  // If nothing were ever given back, the orders would prove little.
  expect(restored).toBeGreaterThan(500);
});

test(`2,000 histories with spending in between: own money is never taken for an advance (SEED=${seed})`, () => {
  const below = random(seed + 1);
  let clawedBack = 0;

  for (let index = 0; index < 2_000; index += 1) {
    const { deposit, past, later } = draw(below);
    const spend: Act = (partner) => {
      partner.available -= (partner.available * BigInt(below(101))) / 100n;
    };
    const acts = [...past, ...shuffled([...later, spend, spend], below)];
    if (live(deposit, acts).clawedBack > 0n) clawedBack += 1;
  }

  expect(clawedBack).toBeGreaterThan(100);
});

test('a clawed-back commission ends the same whether the return comes before or after it', () => {
  const ends = [true, false].map((isReturnedFirst) => {
    const partner = new Partner();
    partner.advance(unit(10));
    partner.plan('one', unit(10), 0n, unit(7.6));

    // Part of the earnings went into another plan.
    partner.available -= unit(2.6);
    if (isReturnedFirst) partner.giveBack();
    partner.lose('one', unit(7.6));
    partner.giveBack();
    const { available, forgiven, clawedBack } = partner;

    return { available, forgiven, clawedBack };
  });

  expect(ends[0]).toEqual(ends[1]);
  expect(ends[0]).toEqual({ available: unit(5), forgiven: unit(10), clawedBack: unit(7.6) });
});

const at = (hour: number) => new Date(Date.UTC(2026, 10, 1, hour));
const change = (hour: number, due: number, taken = 0) => {
  return { at: at(hour), due: unit(due), taken: unit(taken), isUndone: false };
};
const funded = (plan: string, hour: number, brought: number): FundedPlan => ({
  ...{ plan, settledAt: at(hour), startup: unit(10), consumed: unit(10), restored: unit(0) },
  brought: unit(brought) as Micro,
});

test('earnings beyond an advance do not pay for a later advance', () => {
  const first = [change(1, 10), change(3, 0, 10)];
  const history = { changes: [...first, change(4, 10)], plans: [funded('one', 2, 15.2)] };
  expect(startupEarned(history)).toBe(0n);
  const plans = [...history.plans, funded('two', 5, 3)];
  expect(startupEarned({ ...history, plans })).toBe(unit(3));

  // A return that was reversed has ended nothing.
  const undone = { ...change(3, 0, 10), isUndone: true };
  const changes = [change(1, 10), undone, change(3, 10)];
  expect(startupEarned({ ...history, changes })).toBe(unit(15.2));
});

test('each time, exactly what was taken beyond the remaining earnings is given back', () => {
  const changes = [change(1, 10), change(3, 0, 10)];
  const one = funded('one', 2, 15.2);
  const lost = { plan: 'one', net: unit(7.6) };
  expect(startupToRestore({ changes, plans: [one] }, lost)).toBe(unit(2.4));
  const remainder = { ...one, brought: unit(7.6), restored: unit(2.4) };
  expect(startupToRestore({ changes, plans: [remainder] }, lost)).toBe(unit(7.6));
  expect(startupToRestore({ changes, plans: [one] }, { ...lost, plan: 'another' })).toBe(0n);
});
