import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import {
  byTwoStateOf,
  isPriceInBounds,
  takesTwoToGive,
  whyNotDecideByTwo,
  whyNotTakeBack,
} from './by-two.ts';

const units = (amount: number) => micro(BigInt(Math.round(amount * 100)) * 10_000n);
const asked = { by: 'Ann Lee', decidedAt: null };
const over = { ...asked, decidedAt: new Date(0) };

test('nobody confirms or refuses their own proposal, however the name is typed', () => {
  expect(whyNotDecideByTwo(asked, ' ann  lee ')?.reason).toBe('second_person_needed');
  expect(whyNotDecideByTwo(asked, 'Bo Chan')).toBeNull();
  expect(whyNotDecideByTwo(over, 'Bo Chan')?.reason).toBe('proposal_decided');
  expect(whyNotDecideByTwo(null, 'Bo Chan')?.reason).toBe('proposal_not_found');
});

test('only the proposer can withdraw a proposal, and only while it waits', () => {
  expect(whyNotTakeBack(asked, 'Ann Lee')).toBeNull();
  expect(whyNotTakeBack(asked, 'Bo Chan')?.reason).toBe('proposal_not_found');
  expect(whyNotTakeBack(over, 'Ann Lee')?.reason).toBe('proposal_decided');
  expect(whyNotTakeBack(null, 'Ann Lee')?.reason).toBe('proposal_not_found');
  const refused = { by: 'Ann Lee', isConfirmed: false };
  expect(byTwoStateOf({ ...refused, decidedBy: 'Ann Lee' })).toBe('withdrawn');
  expect(byTwoStateOf({ ...refused, decidedBy: 'Bo Chan' })).toBe('refused');
});

test('coupons for named partners, large coupons and every budget take two people', () => {
  const alone = { coupon: units(20), budget: units(0) };
  const small = { isNamed: false, most: units(20), budget: units(0) };
  expect(takesTwoToGive(small, alone)).toBe(false);
  expect(takesTwoToGive({ ...small, isNamed: true }, alone)).toBe(true);
  expect(takesTwoToGive({ ...small, most: units(20.01) }, alone)).toBe(true);
  expect(takesTwoToGive({ ...small, budget: units(0.01) }, alone)).toBe(true);
});

test('no placement is priced above the network’s highest price', () => {
  const highest = { cpm: units(50), cpc: units(5) };
  expect(isPriceInBounds({ priceModel: 'cpc', price: units(5) }, highest)).toBe(true);
  expect(isPriceInBounds({ priceModel: 'cpc', price: units(5.01) }, highest)).toBe(false);
  expect(isPriceInBounds({ priceModel: 'cpm', price: units(5.01) }, highest)).toBe(true);
  expect(isPriceInBounds({ priceModel: 'cpm', price: units(0) }, highest)).toBe(false);
});
