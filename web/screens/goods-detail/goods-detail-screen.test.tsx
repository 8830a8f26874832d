// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, test, vi } from 'vitest';
import { productDetail } from '#contract/plan.ts';
import { texts as messages } from '#texts/en/app.ts';
import { GoodsDetailScreen } from './goods-detail-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const creative = {
  format: 'image',
  url: '/f/lamp.webp',
  type: 'image/webp',
  width: 300,
  height: 250,
};
const product = {
  ...{ planNo: 'P1', status: 'waitPut', name: 'Lamp', merchant: 'Studio', kind: 'landing' },
  ...{ description: 'It lights a desk.', isOfficial: true },
  ...{ landingUrl: 'https://studio.example/', landingHost: 'studio.example' },
  ...{ creative, creatives: [creative] },
};

test('a product’s put content and game description have these names', async () => {
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes(productDetail.path)
      ? Response.json({ code: 200, msg: 'ok', data: product })
      : new Promise(() => {}),
  );
  window.location.hash = '#/plan/goods-detail?planNo=P1';
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <GoodsDetailScreen />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('heading', { name: 'Lamp' });
  screen.getByText('Put content');
  screen.getByRole('heading', { name: 'Game description' });
  screen.getByText('It lights a desk.');
});
