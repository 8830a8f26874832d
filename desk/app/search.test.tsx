// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { Search } from './search.tsx';
import { type SignedIn, SignedInContext } from './signed-in.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

const finance = { roles: ['finance'] } as unknown as SignedIn;

test('the / key opens the search from anywhere but a field, and Enter opens what was found', async () => {
  const answer = JSON.stringify({ code: 200, msg: '', data: { list: [] } });
  vi.stubGlobal('fetch', async () => new Response(answer));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={finance}>
          <input aria-label="Note" />
          <Search />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  fireEvent.keyDown(screen.getByLabelText('Note'), { key: '/' });
  expect(screen.queryByRole('dialog')).toBeNull();
  fireEvent.keyDown(document.body, { key: '/' });
  const field = await screen.findByRole('combobox');
  fireEvent.change(field, { target: { value: 'payouts' } });
  await screen.findByRole('option', { name: /Payouts/ });
  fireEvent.keyDown(field, { key: 'Enter' });
  expect(window.location.hash).toBe('#/payouts');
  expect(screen.queryByRole('dialog')).toBeNull();
});
