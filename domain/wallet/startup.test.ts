import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { whyNotPayout } from './payout.ts';
import { returnAdvance, returnableNow } from './startup.ts';
import { good, random, seed, unit } from './test-draw.ts';

test('an advance is repaid from what is left and what it earned, and the rest is forgiven', () => {
  const funds = { left: unit(20), earned: unit(30), available: unit(500) };
  const advance = { ...funds, due: unit(100), inPlans: unit(0) };
  expect(returnAdvance(advance)).toEqual({
    fromLeft: unit(20),
    fromEarnings: unit(30),
    loss: unit(50),
  });

  // What plans hold is neither taken nor written off before they are settled.
  expect(returnAdvance({ ...advance, inPlans: unit(60) })).toEqual({
    fromLeft: unit(20),
    fromEarnings: unit(20),
    loss: unit(0),
  });
  expect(returnAdvance({ ...advance, earned: unit(0) }).fromEarnings).toBe(unit(0));
});

test('10,000 advances: repayment and payout together never exceed what there was', () => {
  const draw = random(seed);
  const money = (below: number) => micro(BigInt(draw(below)) * 10_000n);

  for (let index = 0; index < 10_000; index += 1) {
    const [available, left, inPlans, used] = [money(5_000), money(900), money(900), money(900)];
    const advance = {
      ...{ left, inPlans, due: micro(left + inPlans + used), earned: money(2_000), available },
    };
    const back = returnAdvance(advance);
    const remainder = available - back.fromEarnings;
    if (remainder < 0n || back.fromEarnings > advance.earned)
      throw new Error('own money was taken');
    if (back.fromLeft !== left) throw new Error('not all that is left went back');
    if (back.fromEarnings + back.loss !== used) throw new Error('more or less than was consumed');

    // The remainder is only in plans, so that the rest can be paid out at once.
    const due = micro(advance.due - back.fromLeft - back.fromEarnings - back.loss);
    if (returnableNow({ due, inPlans }) !== 0n) throw new Error('a payout would still wait');

    const facts = { ...good, amount: micro(remainder), available: micro(remainder), fee: null };
    if (remainder > 0n && whyNotPayout(facts)) throw new Error('the rest is not paid out');
  }
});
