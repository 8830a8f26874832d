import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import type { ProvenName } from '#domain/delivery/ad-center-figures.ts';
import { texts as messages } from '#texts/en/app.ts';
import { FigureParts } from './figure-parts.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

async function show(figure: ProvenName, values: readonly string[], total: string) {
  const parts = values.map((value, index) => ({ planNo: `P${index}`, product: 'Lamp', value }));
  const data = { total, completeTo: null, parts };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <FigureParts figure={figure} />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByText(messages.figures.total);
}

const amounts = () => screen.getAllByText(/^[+−]?[\d,.]+$/).map(({ textContent }) => textContent);

test('plans are shown in whole cents with what rounding leaves over, and exactly at a tap', async () => {
  await show('adRevenue', ['60.486', '38.196', '55.868'], '154.55');
  expect(amounts()).toEqual(['60.48', '38.19', '55.86', '+0.02', '154.55']);

  fireEvent.click(screen.getByRole('button', { name: '154.55', pressed: false }));
  expect(amounts()).toEqual(['60.486', '38.196', '55.868', '154.550']);

  fireEvent.click(screen.getByRole('button', { name: '154.550', pressed: true }));
  expect(amounts()).toHaveLength(5);
});

test('counts add up as they are, and have nothing more to show', async () => {
  await show('clicks', ['1200', '37'], '1237');
  expect(amounts()).toEqual(['1,200', '37', '1,237']);
  expect(screen.queryByRole('button')).toBeNull();
});
