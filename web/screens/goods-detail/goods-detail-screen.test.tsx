// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
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

/** What pages the product is shown on. */
let categories: readonly string[] = [];

async function show(changed: object = {}) {
  const terms = {
    ...{ commission: '6.00', commissionBps: null, commissionMax: '6.00', revenueFeeBps: 500 },
    ...{ clickWindowHours: 72, validateDays: 7, targeting: { categories } },
  };
  vi.stubGlobal('fetch', async (path: string) =>
    path.includes(productDetail.path)
      ? Response.json({ code: 200, msg: 'ok', data: { ...product, ...changed } })
      : new Promise(() => {}),
  );
  const queries = new QueryClient();
  queries.setQueryData(['plan', product.planNo], { plan: { status: 'waitPut' }, terms });
  window.location.hash = '#/plan/goods-detail?planNo=P1';
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={queries}>
        <GoodsDetailScreen />
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByRole('heading', { name: 'Lamp' });
}

test('a product’s put content and game description have these names', async () => {
  categories = ['games'];
  await show();
  screen.getByText('Put content');
  await screen.findByRole('heading', { name: 'Game description' });
  screen.getByText('It lights a desk.');
});

test('a product that is no game has a plain description, and says once whether it is official', async () => {
  categories = ['home', 'games'];
  await show({ isOfficial: false });
  await screen.findByRole('heading', { name: 'Earned per order' });
  screen.getByRole('heading', { name: 'Description' });
  expect(screen.getAllByText(/not official/i)).toHaveLength(1);
});

test('a landing page is shown as a picture with its address, a video as a video that plays on a tap', async () => {
  await show();
  expect(screen.getByRole('img', { name: 'Ad for Lamp' }).getAttribute('src')).toBe(creative.url);
  screen.getByRole('button', { name: /studio\.example/ });
  cleanup();
  const film = { ...creative, format: 'video', url: '/f/lamp.mp4', type: 'video/mp4' };
  await show({ kind: 'video', creative: film, creatives: [film] });
  const video = screen.getByLabelText<HTMLVideoElement>('Ad for Lamp');
  expect(video.tagName).toBe('VIDEO');
  expect(video.src).toContain(film.url);
  const play = vi.spyOn(video, 'play').mockResolvedValue();
  fireEvent.click(screen.getByRole('button', { name: 'Play video without sound' }));
  expect(play).toHaveBeenCalledOnce();
  expect(video.controls).toBe(true);
});
