// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { EarningsCard } from './earnings-card.tsx';
import { EventItem } from './event-item.tsx';
import { LearningSheet } from './learning-sheet.tsx';
import { NextCard } from './next-card.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { PlanMoney } from './plan-money.tsx';
import { ResultCard } from './result-card.tsx';

const opened: Opened[] = [];
const onOpen = (what: Opened) => opened.push(what);
afterEach(() => {
  cleanup();
  opened.length = 0;
});

const dayMs = 86_400_000;
const countedFrom = '2026-11-11T00:00:00.000Z';
const detail = {
  plan: { status: 'putting' },
  at: '2026-11-10T09:23:00.000Z',
  lastNo: 12,
  money: {
    ...{ put: '100.00', consumed: '20.00', reserved: '1.00', remaining: '70.00', returned: '9.00' },
    ...{ inFlightMax: '14.40', waiting: '71.00' },
    ...{ own: '100.00', discount: '0.00', startup: '0.00' },
  },
  earnings: {
    ...{ settled: '5.00', pendingTotal: '7.00', reversed: '3.00', unfunded: '1.00', fee: '0.30' },
    ...{ pending: [], held: '2.00', profitShare: '0.00', orders: 4 },
    ...{ ownCost: '20.00', result: '-15.00', ownResult: '-15.00', networkResult: '0.00' },
  },
  learning: {
    ...{ phase: 'learning', conversions: 20, from: 30, to: 50, days: 7, explorationPercent: 20 },
    ...{ since: countedFrom, countedFrom, until: new Date(Date.now() + 5 * dayMs).toISOString() },
  },
} as unknown as PlanDetail;

const show = (cards: ReactNode) =>
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <ActionsContext value={{} as never}>
          <ToastProvider>{cards}</ToastProvider>
        </ActionsContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

test('each part of the money bar opens to the events it paid for or the records that moved it', () => {
  show(<PlanMoney detail={detail} onOpen={onOpen} />);
  press(/^Consumed/);
  press(/^Reserved for ads just served/);
  press(/^Left for new ads/);
  press(/^Returned/);
  expect(opened).toEqual([
    { sheet: 'events', counted: 'valid' },
    {
      ...{ sheet: 'events', kind: 'serve' },
      reserved: { amount: '1.00', at: '2026-11-10T09:23:00.000Z', lastNo: 12 },
    },
    { sheet: 'records' },
    { sheet: 'records' },
  ]);
});

test('what is left of a plan that ended is not said to be for new ads', () => {
  const plan = { ...detail.plan, status: 'putFinished' } as PlanDetail['plan'];
  show(<PlanMoney detail={{ ...detail, plan }} onOpen={onOpen} />);
  expect(screen.queryByText(/Left for new ads/)).toBeNull();
  press(/^To be returned/);
  expect(opened).toEqual([{ sheet: 'records' }]);
});

test('a part that is nothing, and will not be anything, has no line', () => {
  const money = { ...detail.money, reserved: '0.00', remaining: '71.00', returned: '0.00' };
  const running = { ...detail, money: { ...money, consumed: '29.00' } } as PlanDetail;
  show(<PlanMoney detail={running} onOpen={onOpen} />);
  screen.getByRole('button', { name: /^Reserved for ads just served/ });
  expect(screen.queryByText('Returned')).toBeNull();
  cleanup();

  const plan = { ...detail.plan, status: 'settled' };
  const spent = { ...money, consumed: '100.00', remaining: '0.00' };
  const ended = { ...detail, plan, money: spent } as PlanDetail;
  show(<PlanMoney detail={ended} onOpen={onOpen} />);
  expect(screen.getAllByRole('button')).toHaveLength(1);
});

test.each([
  [{ cause: 'partner', at: null, facts: {} }, /^Paused by you\.$/],
  [
    { cause: 'reserved', at: '2026-11-10T09:25:30.000Z', facts: {} },
    /^Everything left is reserved .* free again at Nov 10, 2026, 9:25/,
  ],
  [{ cause: 'targeting', at: null, facts: { percent: '15' } }, /^Only 15% of ad requests/],
  [{ cause: 'frequency_cap', at: null, facts: { hours: '8' } }, /again after 8 hours\.$/],
] as const)('what limits a plan is one line: %j', (limit, line) => {
  const next = { what: 'deliver_until_end', at: null, facts: {} };
  const plan = { ...detail.plan, next, last: null, pausedBy: null, origin: 'push' };
  const may = { put: false, pause: false, resume: false, stop: false };
  show(<NextCard detail={{ ...detail, plan, limit, may } as unknown as PlanDetail} />);
  screen.getByText(line);
  screen.getByText('Ads run until the amount is consumed.');
  expect(screen.queryByText(/^Offered to you/)).toBeNull();
});

test('a served ad shows what it reserves and until when', () => {
  const event = {
    ...{ no: 7, at: '2026-11-10T09:23:00.000Z', serveId: 'a', hash: 'b' },
    kind: 'serve',
    ...{ placement: 'Top', invalid: null, flagged: null, cost: '0.00', country: 'DE' },
    ...{ device: 'phone', reserved: { amount: '0.12', until: '2026-11-10T09:25:30.000Z' } },
  } as const;
  show(<EventItem event={event} />);
  screen.getByText('0.12');
  screen.getByText(/^Reserved until 9:25:30/);
  expect(screen.queryByText('0.00')).toBeNull();
});

test('earnings open to the orders in each state', () => {
  show(<EarningsCard detail={detail} onOpen={onOpen} />);
  for (const name of [/^Settled/, /^Pending \(not yours/, /^Counts later/]) press(name);
  for (const name of [/^Cancelled/, /^Not funded/]) press(name);
  expect(opened.map((one) => 'state' in one && one.state)).toEqual([
    'approved',
    'pending',
    'held',
    'reversed',
    'unfunded',
  ]);
});

test('an order past its lock date is not said to become final on a past day', () => {
  const pending = [
    { lockAt: '2026-11-08T00:00:00.000Z', amount: '3.00', count: 3 },
    { lockAt: '2026-11-14T00:00:00.000Z', amount: '4.00', count: 1 },
  ];
  const earnings = { ...detail.earnings, pending } as unknown as PlanDetail['earnings'];
  show(<EarningsCard detail={{ ...detail, earnings }} onOpen={onOpen} />);
  screen.getByText('Pending, settled with the plan (3 orders)');
  screen.getByText('Pending, final on Nov 14, 2026 (1 order)');
});

test('pending commissions have one line for each day, and one for those that are final', () => {
  const pending = [
    { lockAt: '2026-11-07T00:00:00.000Z', amount: '6.01', count: 1 },
    { lockAt: '2026-11-08T00:00:00.000Z', amount: '20.29', count: 4 },
    { lockAt: '2026-11-14T06:00:00.000Z', amount: '1.00', count: 1 },
    { lockAt: '2026-11-14T23:00:00.000Z', amount: '2.00', count: 1 },
    { lockAt: '2026-11-15T00:00:00.000Z', amount: '4.00', count: 1 },
  ];
  const earnings = { ...detail.earnings, pending } as unknown as PlanDetail['earnings'];
  show(<EarningsCard detail={{ ...detail, earnings }} onOpen={onOpen} />);
  screen.getByRole('button', { name: /^Pending, settled with the plan \(5 orders\) ?26\.30$/ });
  screen.getByRole('button', { name: /^Pending, final on Nov.14,.2026 \(2 orders\) ?3\.00$/ });
  screen.getByRole('button', { name: /^Pending, final on Nov.15,.2026 \(1 order\) ?4\.00$/ });
});

test('an order that was refused still counts as an order that came', () => {
  const nothing = {
    ...{ settled: '0.00', pendingTotal: '0.00', held: '0.00', reversed: '0.00', unfunded: '0.00' },
    ...{ fee: '0.00', pending: [] },
  };
  const card = (orders: number) => {
    const earnings = { ...nothing, orders } as unknown as PlanDetail['earnings'];
    return <EarningsCard detail={{ ...detail, earnings }} onOpen={onOpen} />;
  };
  show(card(1));
  expect(screen.queryByText('No orders yet.')).toBeNull();
  cleanup();
  show(card(0));
  screen.getByText('No orders yet.');
});

test('each tab says up to when its money is complete, and says so once', () => {
  const complete = /Complete up to Nov 10, 2026, 9:23/;
  const next = { what: 'deliver_until_end', at: null, facts: {} };
  const plan = {
    ...detail.plan,
    next,
    last: null,
    pausedBy: null,
    origin: 'push',
    createdAt: detail.at,
  };
  const may = { put: false, pause: false, resume: false, stop: false };
  const overview = { ...detail, plan, may, limit: null, steps: [{ to: 'putting' }] };
  show(<OverviewTab detail={overview as unknown as PlanDetail} onOpen={onOpen} />);
  expect(screen.getAllByText(complete)).toHaveLength(1);
  cleanup();
  show(<EarningsCard detail={detail} onOpen={onOpen} />);
  expect(screen.getAllByText(complete)).toHaveLength(1);
});

test('a settled plan’s result is not called a result so far', () => {
  show(<ResultCard detail={detail} onOpen={onOpen} />);
  screen.getByText('Profit so far');
  cleanup();
  const plan = { ...detail.plan, status: 'settled' } as PlanDetail['plan'];
  show(<ResultCard detail={{ ...detail, plan }} onOpen={onOpen} />);
  screen.getByText('Profit');
  expect(screen.queryByText(/so far/i)).toBeNull();
});

test('what a coupon paid is part of the plan’s result and not of the partner’s loss', () => {
  const shares = { ownCost: '5.00', ownResult: '0.00', networkResult: '-15.00' };
  const earnings = { ...detail.earnings, ...shares } as PlanDetail['earnings'];
  const { container } = show(<ResultCard detail={{ ...detail, earnings }} onOpen={onOpen} />);
  screen.getByRole('button', { name: /^Profit so far.*0\.00/ });
  expect(container.textContent).toMatch(/5\.00 settled minus .*5\.00 consumed of your own money/);
  const lines = ['Result of the plan', 'Yours', 'The network’s (coupons, start-up funds)'];
  for (const line of lines) screen.getByText(line);
  expect(screen.getAllByText('−15.00')).toHaveLength(2);
  expect(container.querySelector('[data-sign]')).toBeNull();
  cleanup();
  show(<ResultCard detail={detail} onOpen={onOpen} />);
  for (const line of lines) expect(screen.queryByText(line)).toBeNull();
});

test('a result that its rounded parts miss says by how much', () => {
  const parts = { settled: '5.009', ownCost: '3.001', profitShare: '0.00', ownResult: '2.008' };
  const earnings = { ...detail.earnings, ...parts } as PlanDetail['earnings'];
  show(<ResultCard detail={{ ...detail, earnings }} onOpen={onOpen} />);
  screen.getByRole('button', { name: /\+2\.00$/ });
  screen.getByText('Rounding +0.01');
});

test('the learning phase names its pace and what restarts it, and opens to its orders', () => {
  const { learning } = detail;
  if (learning === null) throw new Error('The plan is still learning.');
  show(<LearningSheet learning={learning} onClose={() => {}} onOpen={onOpen} />);
  screen.getByText(/Pace needed to reach 30 orders by .*: 2 a day\./);
  screen.getByText(/Learning restarts when you exclude a placement/);
  press(/^Orders/);
  expect(opened).toEqual([{ sheet: 'orders', state: 'won', from: countedFrom }]);
});
