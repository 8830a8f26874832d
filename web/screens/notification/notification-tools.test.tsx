import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { setUnread } from '../../api/unread.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { NotificationTools } from './notification-tools.tsx';
import { notificationsKey } from './use-mark-read.ts';

const messages = await loadMessages('en', true);

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch'))));
afterEach(() => {
  vi.unstubAllGlobals();
  setUnread(null);
});

const pageOf = (isRead: boolean) => ({ pages: [{ list: [{ id: '1', isRead }], next: null }] });

function show(isRead: boolean): void {
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: 60_000 } } });
  client.setQueryData([...notificationsKey, 'all', 'all'], { ...pageOf(isRead), pageParams: [''] });
  const nothing = () => {};
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <NotificationTools
          category="all"
          isRefreshing={false}
          onMarkAll={nothing}
          onPreferences={nothing}
          onRefresh={nothing}
          onStatus={nothing}
          status="all"
        />
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

const isMarkAllOpen = () =>
  !(screen.getByRole('button', { name: 'Mark all as read' }) as HTMLButtonElement).disabled;

test('nothing is shown about unread notices before the server has replied', () => {
  show(true);
  expect(screen.queryByText(/unread|All read/)).toBeNull();
  expect(isMarkAllOpen()).toBe(true);
  act(() => setUnread(2));
  expect(screen.getByText('2 unread')).toBeDefined();
  expect(isMarkAllOpen()).toBe(true);
});

test('when everything is read, the screen says so and offers nothing to mark', () => {
  setUnread(0);
  show(true);
  expect(screen.getByText('All read')).toBeDefined();
  expect(isMarkAllOpen()).toBe(false);
});

test('a count of zero is ignored while the list shows an unread notice', () => {
  setUnread(0);
  show(false);
  expect(screen.queryByText(/unread|All read/)).toBeNull();
  expect(isMarkAllOpen()).toBe(true);
});
