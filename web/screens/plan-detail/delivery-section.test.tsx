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
import { DeliverySection } from './delivery-section.tsx';
import { ExportCard } from './export-card.tsx';

const [from, to] = ['2026-11-12T00:00:00.000Z', '2026-11-13T00:00:00.000Z'];
const rate = { ppm: 100_000, lowPpm: 90_000, highPpm: 110_000 };
const charts = {
  ...{ completeTo: '2026-11-10T09:23:00.000Z', from, to, revenue: '28.50', credited: '1.20' },
  breakEven: { needed: 39_600, actual: 139_000 },
  pacing: { points: [], indexPercent: 55, passPercent: null, limitedBy: 'no_supply' },
  funnel: [
    { step: 'served', count: 900, rate: null },
    { step: 'impression', count: 700, rate },
    { step: 'viewable', count: 500, rate },
    { step: 'click', count: 40, rate },
    { step: 'conversion', count: 5, rate },
    { step: 'pending', count: 5, rate },
    { step: 'approved', count: 0, rate },
    { step: 'reversed', count: 0, rate },
  ],
  prices: [
    {
      ...{ at: '2026-11-12T08:00:00.000Z', to: '2026-11-12T09:00:00.000Z' },
      ...{ cpm: '7.00', cpc: '0.20', cpa: null, epc: null, ctr: 31_000, cvr: 139_000 },
    },
  ],
  quality: [
    {
      ...{ kind: 'impression', gross: 712, net: 700 },
      invalid: [{ reason: 'bot', count: 12 }],
    },
    { kind: 'click', gross: 40, net: 40, invalid: [] },
  ],
  placements: [
    { placement: 'paper.example', publisher: 'Nobody', impressions: 700, clicks: 40, cost: '5.00' },
  ],
};

const asked: string[] = [];
const opened: Opened[] = [];
/** The file names that the server gives. */
let names: string[] = [];

beforeEach(() => {
  asked.length = 0;
  opened.length = 0;
  vi.stubGlobal('fetch', async (path: string) => {
    asked.push(path);
    if (path.includes('/events/file')) {
      const name = names.shift() ?? 'events-P1.csv';
      const headers = { 'content-disposition': `attachment; filename="${name}"` };
      return new Response('no', { headers: { ...headers, 'content-type': 'text/csv' } });
    }
    return Response.json({ code: 200, msg: 'ok', data: charts });
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
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <ActionsContext value={{} as never}>
          <ToastProvider>
            <DeliverySection onOpen={(what) => opened.push(what)} plan={plan} />
            <ExportCard onOpen={(what) => opened.push(what)} plan={plan} />
          </ToastProvider>
        </ActionsContext>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByText('From impression to order');
}

const press = (name: RegExp) =>
  fireEvent.click(screen.getAllByRole('button', { name })[0] as Element);

test('every figure of today opens to its own events of today, by reason', async () => {
  await show();
  press(/^Impressions ?700/);
  press(/^Orders ?5/);
  press(/^Orders pending/);
  press(/^Commissions after fees/);
  press(/^Reported ?712/);
  press(/^A known bot/);
  press(/^Counted ?700/);
  press(/^Returned for traffic/);
  press(/^8:00/);
  expect(opened).toEqual([
    { sheet: 'events', kind: 'impression', counted: 'valid', from, to },
    { sheet: 'orders', state: 'standing', from, to },
    { sheet: 'orders', state: 'pending', from, to },
    { sheet: 'orders', state: 'won', from, to },
    { sheet: 'events', kind: 'impression', from, to },
    { sheet: 'events', kind: 'impression', reason: 'bot', from, to },
    { sheet: 'events', kind: 'impression', counted: 'valid', from, to },
    { sheet: 'records' },
    {
      ...{ sheet: 'events', kind: 'impression', counted: 'valid' },
      ...{ from: '2026-11-12T08:00:00.000Z', to: '2026-11-12T09:00:00.000Z' },
    },
  ]);
});

test('every card says up to when it is complete, with the date if that is not today', async () => {
  await show();
  expect(screen.getAllByText(/^Complete up to Nov 10, 2026, 9:23/)).toHaveLength(5);
});

test('the break-even point is shown, and what holds the plan back', async () => {
  await show();
  screen.getByText(/3\.96% of clicks must lead to an order\. So far: 13\.9%/);
  screen.getByText(/there are too few suitable impressions/);
});

test('a share of the target names the target and its time', async () => {
  await show();
  screen.getByText('55% of today’s target up to now');
});

test('click and order rates are shown over time, in percent', async () => {
  await show();
  press(/^Click rate/);
  screen.getByRole('button', { name: /3\.1%/ });
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
  ['putting', /So far: 13.9%/],
  ['settled', /Result: 13.9%/],
] as const)(
  'a %s plan says how many orders it needed within its own duration',
  async (status, said) => {
    await show('landing', status);
    screen.getByText(said);
  },
);
