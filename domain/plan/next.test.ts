import { expect, test } from 'vitest';
import { minuteMs } from '../time.ts';
import { actsOf } from './acts.ts';
import { planLimits } from './limits.ts';
import { nextOf, type PlanMoment } from './next.ts';

const at = (text: string) => new Date(`2026-11-${text}Z`);

const plan: PlanMoment = {
  status: 'waitPut',
  statusAt: at('15T12:00:00'),
  pausedBy: null,
  pausedAt: null,
  offeredUntil: at('20T12:00:00'),
  endsAt: at('22T12:00:00'),
  everFormats: ['image'],
  isPaidByClick: false,
  lastServeAt: at('15T11:59:00'),
  lastImpressionAt: at('15T11:58:00'),
  clickWindowHours: 48,
  lastClickAt: null,
  lastLockAt: null,
  open: 0,
  held: 0,
  disputedUntil: null,
  limits: planLimits,
};

test.each<[Partial<PlanMoment>, string, Date | null]>([
  [{}, 'put_or_expire', at('20T12:00:00')],
  [{ status: 'matching' }, 'find_placement', at('16T12:00:00')],
  [{ status: 'putting' }, 'deliver_until_end', at('22T12:00:00')],
  [{ status: 'putting', pausedBy: 'partner', pausedAt: at('15T12:00:00') }, 'resume', null],
  [
    { status: 'putting', pausedBy: 'daily_cap', pausedAt: at('15T23:00:00') },
    'resume',
    at('16T00:00:00'),
  ],
  [
    { status: 'putting', pausedBy: 'ending', pausedAt: at('15T12:00:00') },
    'wait_for_tokens',
    at('15T12:14:00'),
  ],
  [{ status: 'putFinished' }, 'wait_for_tokens', at('15T12:14:00')],
  [
    { status: 'putFinished', everFormats: ['video', 'image'] },
    'wait_for_tokens',
    at('15T13:04:00'),
  ],
  // Where clicks are paid, an ad that was seen may still cost something for a day.
  [{ status: 'putFinished', isPaidByClick: true }, 'wait_for_tokens', at('16T12:03:00')],
  [
    { status: 'putFinished', lastServeAt: null, lastImpressionAt: null },
    'wait_for_tokens',
    at('15T12:05:00'),
  ],
  [{ status: 'waitSettlement' }, 'wait_for_conversions', at('16T12:03:00')],
  [
    { status: 'waitSettlement', lastClickAt: at('15T12:00:00') },
    'wait_for_conversions',
    at('17T12:00:00'),
  ],
  [
    { status: 'waitSettlement', lastLockAt: at('29T12:00:00'), open: 3 },
    'wait_for_conversions',
    at('29T12:00:00'),
  ],
  // A held conversion becomes final on its day like any other, so that day is known.
  [
    { status: 'waitSettlement', lastLockAt: at('29T12:00:00'), open: 1, held: 1 },
    'wait_for_conversions',
    at('29T12:00:00'),
  ],
  [
    { status: 'waitSettlement', disputedUntil: at('30T12:00:00'), open: 1 },
    'wait_for_dispute',
    at('30T12:00:00'),
  ],
  [{ status: 'putFailed' }, 'nothing', null],
  [{ status: 'settled' }, 'nothing', null],
])('what happens next to %j: %s', (change, what, when) => {
  const next = nextOf({ ...plan, ...change });
  expect({ what: next.what, at: next.at }).toEqual({ what, at: when });
});

const noLimits = { put: false, pause: false, resume: false, stop: false };

test.each([
  ['waitPut', null, { put: true }],
  ['matching', null, { stop: true }],
  ['putting', null, { pause: true, stop: true }],
  ['putting', 'partner', { resume: true, stop: true }],
  ['putting', 'daily_cap', { pause: true, stop: true }],
  ['putting', 'ending', {}],
  ['putFailed', null, {}],
  ['putFinished', null, {}],
  ['waitSettlement', null, {}],
  ['settled', null, {}],
] as const)('a plan that is %s, paused by %s, allows %j', (status, pausedBy, acts) => {
  const { offeredUntil } = plan;
  const before = new Date(offeredUntil.getTime() - minuteMs);
  expect(actsOf({ status, pausedBy, offeredUntil }, before)).toEqual({ ...noLimits, ...acts });
  expect(actsOf({ status, pausedBy, offeredUntil }, offeredUntil).put).toBe(false);
});
