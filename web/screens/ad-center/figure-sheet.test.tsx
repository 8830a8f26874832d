// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { CompanionName } from '#domain/delivery/ad-center-figures.ts';
import { texts as messages } from '#texts/en/app.ts';
import { LanguageProvider, loadLanguage } from '../../i18n/language.tsx';
import { findOpened } from '../../plan/opened.ts';
import type { AdData, FigureData } from './ad-center-screen.tsx';
import { FigureSheet } from './figure-sheet.tsx';

const span = { from: '2026-11-09T00:00:00.000Z', to: '2026-11-16T00:00:00.000Z' };

type Companions = Pick<AdData, CompanionName>;
const companions: Companions = { networkCost: '2.70', pendingRevenue: '7.60' };

beforeEach(() => {
  const parts = [{ planNo: 'P1', product: 'Lamp', value: '7' }];
  const data = { total: '7', completeTo: '2026-11-10T09:23:00.000Z', parts };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function linkOf(name: FigureData['name'], beside: Companions = companions) {
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <FigureSheet
          companions={beside}
          figure={{ name, value: '7', previous: null, series: [] }}
          onClose={() => {}}
          period="2"
          span={span}
        />
      </QueryClientProvider>
    </IntlProvider>,
  );
  const links = await screen.findAllByRole('link', { name: /Lamp/, hidden: true });
  return links[0]?.getAttribute('href') ?? '';
}

test.each([
  ['impressions', { sheet: 'events', kind: 'impression', counted: 'valid', ...span }],
  ['clicks', { sheet: 'events', kind: 'click', counted: 'valid', ...span }],
  ['consumed', { sheet: 'events', counted: 'valid', ...span }],
  ['adRevenue', { sheet: 'orders', state: 'approved', by: 'state', ...span }],
] as const)(
  'a plan’s part of %s opens to what it counts, in the same period',
  async (name, what) => {
    const [, query = ''] = (await linkOf(name)).split('?');
    expect(findOpened(query)).toEqual(what);
  },
);

test.each(['adRevenue', 'profit'] as const)(
  '%s opens to the orders that are pending',
  async (name) => {
    await linkOf(name);
    const hrefs = screen
      .getAllByRole('link', { name: /Lamp/, hidden: true })
      .map((link) => link.getAttribute('href'));
    expect(hrefs).toContain('#/plan/detail?planNo=P1&open=orders&state=pending');
  },
);

test('what coupons and start-up funds paid opens to its events, with profit and with consumed', async () => {
  for (const name of ['profit', 'consumed'] as const) {
    await linkOf(name);
    screen.getByRole('heading', { name: 'Paid by coupons and start-up funds', hidden: true });
    const hrefs = screen
      .getAllByRole('link', { name: /Lamp/, hidden: true })
      .map((link) => link.getAttribute('href') ?? '');
    expect(hrefs.filter((href) => href.includes('open=events'))).not.toEqual([]);
    cleanup();
  }
});

test('what is nothing is not shown beside a figure', async () => {
  await linkOf('profit', { networkCost: '0.00', pendingRevenue: null });
  expect(screen.queryByRole('heading', { name: 'Pending', hidden: true })).toBeNull();
  expect(screen.queryByRole('heading', { name: /^Paid by/, hidden: true })).toBeNull();
});

test('amounts put lead to the records of the plan’s money', async () => {
  expect(await linkOf('invested')).toBe('#/wallet?plan=P1');
});

test('a figure’s breakdown says up to when it is complete', async () => {
  await linkOf('clicks');
  screen.getByText(/^Complete up to Nov 10, 2026, 9:23/);
});

test('an incomplete step is drawn differently, and the table says so', async () => {
  const series = ['08', '09', '10'].map((day) => ({
    at: `2026-11-${day}T00:00:00.000Z`,
    value: '7',
  }));
  const { baseElement } = render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <FigureSheet
          companions={companions}
          figure={{ name: 'clicks', value: '21', previous: null, series }}
          onClose={() => {}}
          period="2"
          span={span}
        />
      </QueryClientProvider>
    </IntlProvider>,
  );
  const bars = [...baseElement.querySelectorAll('rect')];
  expect(bars.map((bar) => bar.hasAttribute('data-open'))).toEqual([false, false, true]);
  expect(screen.getAllByText(/still counting/).map((one) => one.textContent)).toEqual([
    'Nov\u00a010, still counting',
  ]);
});

test('profit is called profit', async () => {
  await linkOf('profit');
  screen.getByRole('heading', { name: 'Profit', hidden: true });
});

test('with very many plans, the rest is one row that says so and is not a link', async () => {
  const parts = [{ planNo: '', product: '', value: '3' }];
  const data = { total: '3', completeTo: null, parts };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <LanguageProvider first={await loadLanguage('en')}>
      <QueryClientProvider client={new QueryClient()}>
        <FigureSheet
          companions={companions}
          figure={{ name: 'clicks', value: '3', previous: null, series: [] }}
          onClose={() => {}}
          period="4"
          span={span}
        />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByText('All older plans');
  expect(screen.queryByRole('link', { hidden: true })).toBeNull();
});
