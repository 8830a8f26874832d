import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listPlans } from '#contract/plan.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { PlanScreen } from './plan-screen.tsx';

afterEach(() => {
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const tabs = [
  ['All', 'all'],
  ['Waiting to put', 'waitPut'],
  ['Matching', 'matching'],
  ['Putting', 'putting'],
  ['Put failed', 'putFailed'],
  ['Put finished', 'putFinished'],
  ['Waiting settlement', 'waitSettlement'],
  ['Settlement successful', 'settled'],
] as const;

test('a tab for each status, and one for all, lists its plans and says how many there are', async () => {
  const asked: string[] = [];
  const counts = Object.fromEntries(tabs.map(([, status], at) => [status, at]));
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.includes(listPlans.path)) asked.push(url);
    return Response.json({ code: 200, msg: 'ok', data: { list: [], next: null, counts } });
  });
  const messages = await loadMessages('en', true);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={new QueryClient()}>
        <PlanScreen />
      </QueryClientProvider>
    </LanguageProvider>,
  );
  await screen.findByRole('tab', { name: 'Settlement successful 7' });
  const names = screen.getAllByRole('tab').map((tab) => tab.textContent);
  expect(names).toEqual(tabs.map(([name], at) => `${name}${at}`));
  for (const [name, status] of tabs.slice(1)) {
    fireEvent.click(screen.getByRole('tab', { name: new RegExp(`^${name}`) }));
    await waitFor(() => expect(asked.at(-1)).toBe(`/api${listPlans.path}?status=${status}`));
  }
});
