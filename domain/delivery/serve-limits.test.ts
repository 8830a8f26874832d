import { expect, test } from 'vitest';
import { unseenMs } from './reservation.ts';
import { ServeLimits } from './serve-limits.ts';

const minute = 60_000;

/** Asks again and again, and says how often there was an ad. */
function ask(
  limits: ServeLimits,
  times: number,
  from: { network: string; at: number; shows: boolean },
) {
  let handed = 0;
  for (let nth = 0; nth < times; nth += 1) {
    if (limits.isOver(1, from.network, from.at)) continue;
    limits.add(1, from.network, from.at);
    if (from.shows) limits.noteShown(1, from.network);
    handed += 1;
  }

  return handed;
}

test('a network that never shows its ads soon gets none, and others still do', () => {
  const limits = new ServeLimits();
  expect(ask(limits, 5_000, { network: 'a', at: 0, shows: false })).toBe(30);
  expect(ask(limits, 20, { network: 'b', at: 0, shows: false })).toBe(20);
  expect(ask(limits, 5_000, { network: 'a', at: 2 * unseenMs, shows: false })).toBe(30);
});

test('a network that shows its ads gets 240 an hour at a quiet placement', () => {
  const limits = new ServeLimits();
  expect(ask(limits, 5_000, { network: 'a', at: 0, shows: true })).toBe(240);
  expect(ask(limits, 5_000, { network: 'a', at: 59 * minute, shows: true })).toBe(0);
  expect(ask(limits, 5_000, { network: 'a', at: 60 * minute, shows: true })).toBe(240);
});

test('at a busy placement, one carrier may get a twentieth of all ads', () => {
  const limits = new ServeLimits();
  for (let nth = 0; nth < 20_000; nth += 1) limits.add(1, `network ${nth % 500}`, 0);
  expect(ask(limits, 5_000, { network: 'carrier', at: minute, shows: true })).toBeGreaterThan(
    1_000,
  );
});
