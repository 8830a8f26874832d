import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { hourMs } from '../time.ts';
import { planLimits } from './limits.ts';
import { type Due, dueOfMatching, dueOfPutting, type Putting, type Tended } from './tend.ts';

const now = new Date('2026-11-15T12:00:00Z');
const ago = (hours: number) => new Date(now.getTime() - hours * hourMs);
const unit = (amount: number) => micro(BigInt(amount) * 1_000_000n);

const matching: Tended = {
  statusAt: ago(1),
  isWithdrawn: false,
  isApproved: true,
  escrow: unit(40),
  commissionMax: unit(8),
  lastSupplyAt: ago(1),
};

const end = (cause: string) => ({ act: 'end', cause });
const start = { act: 'start' };

test.each<[Partial<Tended>, object | null]>([
  [{}, start],
  [{ lastSupplyAt: ago(24) }, start],
  [{ lastSupplyAt: ago(25) }, null],
  [{ lastSupplyAt: null }, null],
  [{ escrow: unit(39) }, null],
  [{ lastSupplyAt: null, statusAt: ago(23) }, null],
  [{ lastSupplyAt: null, statusAt: ago(24) }, end('no_placement')],
  [{ escrow: unit(39), statusAt: ago(24) }, end('escrow_short')],
  [{ isWithdrawn: true }, end('product_withdrawn')],
  [{ isApproved: false }, end('creative_rejected')],
])('a plan that looks for a placement, %o: %o', (change, due) => {
  expect(dueOfMatching({ ...matching, ...change }, planLimits, now)).toEqual(due);
});

const putting: Putting = {
  ...matching,
  endsAt: ago(-24),
  chosenAt: null,
  pausedBy: null,
  pausedAt: null,
  left: unit(50),
  spent: unit(50),
  dailyCap: null,
  spentToday: unit(0),
  unit: unit(1),
  isHeld: false,
};

const pause = (cause: string) => ({ act: 'pause', cause });
const resume: Due = { act: 'resume' };

test.each<[Partial<Putting>, object | null]>([
  [{}, null],
  [{ endsAt: now }, end('end_reached')],
  [{ left: micro(999_999n) }, end('amount_consumed')],
  [{ left: micro(999_999n), spent: unit(0) }, null],
  [{ left: micro(1n), unit: null }, null],
  [{ isWithdrawn: true }, end('product_withdrawn')],
  [{ isApproved: false }, end('creative_rejected')],
  [{ escrow: unit(39) }, pause('escrow_low')],
  [{ escrow: unit(39), pausedBy: 'escrow_low', pausedAt: ago(47) }, null],
  [{ escrow: unit(39), pausedBy: 'escrow_low', pausedAt: ago(48) }, end('escrow_empty')],
  [{ pausedBy: 'escrow_low', pausedAt: ago(47) }, resume],
  [{ statusAt: ago(72), lastSupplyAt: ago(73) }, end('no_supply')],
  [{ statusAt: ago(71), lastSupplyAt: null }, null],
  [{ statusAt: ago(200), lastSupplyAt: null }, end('no_supply')],
  [{ statusAt: ago(200), lastSupplyAt: null, chosenAt: ago(71) }, null],
  [{ statusAt: ago(200), lastSupplyAt: null, chosenAt: ago(72) }, end('no_supply')],
  [{ statusAt: ago(2), lastSupplyAt: null, chosenAt: ago(100) }, null],
  [{ dailyCap: unit(10), spentToday: unit(9) }, null],
  [{ dailyCap: unit(10), spentToday: micro(9_000_001n) }, pause('daily_cap')],
  [{ dailyCap: unit(10), spentToday: unit(10), pausedBy: 'daily_cap', pausedAt: ago(1) }, null],
  [{ dailyCap: unit(10), pausedBy: 'daily_cap', pausedAt: ago(1) }, resume],
  // A plan that the partner paused stays paused, and still ends.
  [{ pausedBy: 'partner', pausedAt: ago(1), escrow: unit(0) }, null],
  [{ pausedBy: 'partner', pausedAt: ago(1), endsAt: now }, end('end_reached')],
  [{ isHeld: true }, pause('invalid_traffic')],
  [{ isHeld: true, pausedBy: 'invalid_traffic', pausedAt: ago(1) }, null],
  [{ isHeld: true, escrow: unit(39) }, pause('escrow_low')],
  [{ isHeld: true, pausedBy: 'partner', pausedAt: ago(1) }, null],
  [{ pausedBy: 'invalid_traffic', pausedAt: ago(1) }, resume],
  [{ pausedBy: 'ending', pausedAt: ago(1), endsAt: now }, null],
])('a plan that delivers, %o: %o', (change, due) => {
  expect(dueOfPutting({ ...putting, ...change }, planLimits, now)).toEqual(due);
});
