// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ApprovalsPage } from '../pages/approvals/approvals-page.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

function openAt(hash: string) {
  window.location.hash = hash;
  const none = { code: 200, msg: 'ok', data: { list: [], next: null } };
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(none)));
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <ApprovalsPage />
      </QueryClientProvider>
    </MantineProvider>,
  );
}

test('a list that its filters leave empty says so, and offers to clear them', async () => {
  openAt('#/approvals?state=refused&partner=ann');
  expect(await screen.findByText('Nothing matches these filters.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Clear filters' }));
  expect(await screen.findByText('Nothing is waiting for a second person.')).toBeTruthy();
  expect(window.location.hash).toBe('#/approvals');
  expect(screen.queryByRole('button', { name: 'Clear filters' })).toBeNull();
});
