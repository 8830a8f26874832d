// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { PlanRow } from '#contract/plan.ts';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import type { Opened } from '../../plan/opened.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { DownloadRows } from './download-rows.tsx';
import { PerformanceTab } from './performance-tab.tsx';

const [from, to] = ['2026-11-12T00:00:00.000Z', '2026-11-13T00:00:00.000Z'];
const rate = 100_000;
const charts = {
  ...{ completeTo: '2026-11-10T09:23:00.000Z', from, to, revenue: '28.50', credited: '1.20' },
  ...{ costPerOrder: '1.006666', earnedPerClick: '0.7125' },
  breakEven: { needed: 39_600, actual: null as number | null },
  pacing: { points: [], indexPercent: 55, passPercent: null },
  funnel: [
    { step: 'served', count: 900, rate: null },
    { step: 'impression', count: 700, rate },
    { step: 'viewable', count: 500, rate },
    { step: 'click', count: 40, rate },
    { step: 'conversion', count: 5, rate: null },
    { step: 'pending', count: 5, rate: null },
    { step: 'approved', count: 0, rate: null },
    { step: 'reversed', count: 0, rate: null },
  ],
  quality: [
    {
      ...{ kind: 'impression', gross: 712, net: 700 },
      invalid: [{ reason: 'bot', count: 12 }],
    },
    { kind: 'click', gross: 40, net: 40, invalid: [] },
  ],
};

const paper = {
  ...{ key: 'paper', placement: 'paper.example', publisher: 'Nobody', isExcluded: false },
  ...{ impressions: 600, clicks: 40, conversions: 5, cost: '4.006', net: '28.50' },
  result: '24.494',
};
const quay = {
  ...{ key: 'quay', placement: 'quay.example', publisher: 'Nobody', isExcluded: true },
  ...{ impressions: 100, clicks: 0, conversions: 0, cost: '1.003', net: '0.00', result: '-1.003' },
};
const breakdown = {
  ...{ mayExclude: true, placements: [paper, quay] },
  ...{ countries: [], devices: [], hours: [{ ...paper, hour: 9 }] },
};

const asked: string[] = [];
const opened: Opened[] = [];
/** The file names that the server gives. */
let names: string[] = [];

/** What the server says about the plan. */
let shown: object = charts;
let limit: PlanDetail['limit'] = null;
let may: Partial<PlanDetail['may']> = {};

beforeEach(() => {
  shown = charts;
  limit = { cause: 'no_supply', at: null, facts: {} };
  may = {};
  asked.length = 0;
  opened.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('/events/file')) {
      const name = names.shift() ?? 'events-P1.csv';
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      return new Response('no', { headers: { ...headers, 'content-type': 'text/csv' } });
    }
    const data = path.includes('/breakdown') ? breakdown : shown;
    return Response.json({ code: 200, msg: 'ok', data });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(
  kind: PlanRow['kind'] = 'landing',
  status: PlanRow['status'] = 'putting',
): Promise<void> {
  const plan = { planNo: 'P1', status, kind } as PlanRow;
  const steps = [{ to: 'putting' }];
  const detail = { plan, steps, limit, may, learning: null } as unknown as PlanDetail;
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <ActionsContext value={{} as never}>
          <ToastProvider>
            <PerformanceTab detail={detail} onOpen={(what) => opened.push(what)} />
            <DownloadRows plan={plan} />
          </ToastProvider>
        </ActionsContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByText('From impression to order');
  await screen.findByText('paper.example');
}

const press = (name: RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as Element);

test('every figure of today opens to its own events of today, by reason', async () => {
  await show();
  press(/^Impressions ?700/);
  press(/^Orders/);
  press(/^Commissions after fees/);
  press(/^Cost per order/);
  press(/^Earned per click/);
  press(/^12 not counted, not paid/);
  press(/^Reported ?712/);
  press(/^A known bot/);
  press(/^Counted ?700/);
  press(/^Returned for traffic/);
  expect(opened).toEqual([
    { sheet: 'events', kind: 'impression', counted: 'valid', from, to },
    { sheet: 'orders', state: 'standing', from, to },
    { sheet: 'orders', state: 'won', from, to },
    { sheet: 'orders', state: 'standing', from, to },
    { sheet: 'orders', state: 'won', from, to },
    { sheet: 'events', kind: 'impression', from, to },
    { sheet: 'events', kind: 'impression', reason: 'bot', from, to },
    { sheet: 'events', kind: 'impression', counted: 'valid', from, to },
    { sheet: 'records' },
  ]);
});

test('up to when everything is complete is said once, with the date if that is not today', async () => {
  await show();
  screen.getByText(/^Complete up to Nov 10, 2026, 9:23/);
});

test('orders are counted by what became of them unless all of them are pending', async () => {
  await show();
  screen.getByRole('button', { name: /^Orders ?All pending/ });
  expect(screen.queryByRole('button', { name: /^Orders pending/ })).toBeNull();
  cleanup();

  const funnel = charts.funnel.map((one) => (one.step === 'reversed' ? { ...one, count: 2 } : one));
  shown = { ...charts, funnel };
  await show();
  press(/^Orders pending ?5/);
  press(/^Orders cancelled ?2/);
  expect(opened).toEqual([
    { sheet: 'orders', state: 'pending', from, to },
    { sheet: 'orders', state: 'reversed', from, to },
  ]);
  expect(screen.queryByText(/All pending/)).toBeNull();
});

test('the placements add up, and each opens to its result and to what excludes it', async () => {
  await show();
  const totals = screen.getByRole('row', { name: /^Counted/ });
  expect(totals.textContent).toBe('Counted7004055.01');
  screen.getByText('Rounding');

  fireEvent.click(screen.getByRole('button', { name: /^paper\.example/ }));
  screen.getByRole('heading', { name: 'paper.example' });
  expect(screen.getByRole('dialog').textContent).toMatch(/Result\+24\.49/);
  screen.getByRole('button', { name: 'Exclude placement' });
});

test('what the partner can do about a limit is the next step, and nothing else is', async () => {
  await show();
  fireEvent.click(screen.getByRole('button', { name: /^Allow quay\.example again/ }));
  screen.getByRole('button', { name: 'Allow again' });
  cleanup();

  limit = { cause: 'targeting', at: null, facts: { percent: '15' } };
  await show();
  expect(screen.queryByRole('button', { name: /^Allow/ })).toBeNull();
  cleanup();

  limit = { cause: 'partner', at: null, facts: {} };
  may = { resume: true };
  await show();
  screen.getByRole('link', { name: /^Resume/ });
});

test('what holds a plan back is said', async () => {
  await show();
  screen.getByText(/few suitable ad requests right now/);
});

test('a share of the target names the target and its time', async () => {
  await show();
  screen.getByText('55% of today’s target up to now');
});

test('few orders make no rate, but the unit prices are shown', async () => {
  await show();
  screen.getByRole('button', { name: /^Clicks ?40 ?10%$/ });
  screen.getByRole('button', { name: /^Orders ?All pending.· Few orders yet ?5$/ });
  screen.getByRole('button', { name: /^Cost per order ?1\.01$/ });
  screen.getByRole('button', { name: /^Earned per click ?0\.7125$/ });
  screen.getByText('To break even, 3.96% of clicks must lead to an order.');
});

test('without orders or clicks there is no unit price, and the screen says so', async () => {
  const funnel = charts.funnel.map((one) =>
    ['click', 'conversion', 'pending'].includes(one.step) ? { ...one, count: 0 } : one,
  );
  shown = { ...charts, funnel, costPerOrder: null, earnedPerClick: null };
  await show();
  screen.getByText('No orders');
  screen.getByText('No clicks');
  expect(screen.queryByRole('button', { name: /^Cost per order|^Earned per click/ })).toBeNull();
  expect(screen.queryByText('Few orders yet')).toBeNull();
});

test('a video counts as viewed after two seconds, anything else after one', async () => {
  await show('video');
  screen.getByText('In view for at least 2 sec');
  cleanup();
  await show();
  screen.getByText('In view for at least 1 sec');
});

test('all events are downloaded, in as many files as they need', async () => {
  names = [
    'events-P1-1-to-100000.csv',
    'events-P1-100001-to-200000.csv',
    'events-P1-200001-to-250000-last.csv',
  ];
  vi.stubGlobal('URL', Object.assign(URL, { createObjectURL: () => 'blob:x' }));
  await show();
  press(/^All events as CSV/);
  const files = () =>
    asked
      .filter((path) => path.includes('/events/file'))
      .map((path) => new URL(path, 'http://x').searchParams.get('after'));
  await screen.findByText(/events-P1-200001-to-250000-last\.csv/);
  expect(files()).toEqual([null, '100000', '200000']);
});

test.each([
  ['putting', /must lead to an order\. So far: 13\.9%/],
  ['settled', /had to lead to an order\. Result: 13\.9%/],
] as const)(
  'from twenty orders on, a %s plan says their rate within its own duration',
  async (status, said) => {
    const funnel = charts.funnel.map((one) =>
      one.step === 'conversion' ? { ...one, count: 20, rate: 139_000 } : one,
    );
    shown = { ...charts, funnel, breakEven: { needed: 39_600, actual: 139_000 } };
    await show('landing', status);
    screen.getByRole('button', { name: /^Orders ?20 ?13\.9%$/ });
    expect(screen.queryByText(/^Few orders/)).toBeNull();
    screen.getByText(said);
  },
);

test('rates of what became of orders say which orders they are a share of', async () => {
  await show();
  expect(screen.queryByText(messages.delivery.funnel.explainOutcomes)).toBeNull();
  cleanup();
  const funnel = charts.funnel.map((one) =>
    one.step === 'reversed' ? { ...one, count: 5, rate: 200_000 } : one,
  );
  shown = { ...charts, funnel };
  await show();
  screen.getByText(messages.delivery.funnel.explainOutcomes);
});

test('a settled plan with few orders will not get more', async () => {
  await show('landing', 'settled');
  screen.getByText(/· Few orders$/);
  screen.getByText('To break even, 3.96% of clicks had to lead to an order.');
});
