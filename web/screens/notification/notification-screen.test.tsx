import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { listNotifications, readNotifications } from '#contract/notification.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { setUnread } from '../../api/unread.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { NotificationScreen } from './notification-screen.tsx';

const messages = await loadMessages('en', true);

const noticeId = '00000000-0000-4000-8000-000000000000';

afterEach(() => {
  vi.unstubAllGlobals();
  setUnread(null);
  window.location.hash = '';
});

function show(): void {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <QueryClientProvider client={client}>
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <NotificationScreen />
          </ToastProvider>
        </ActionsContext>
      </QueryClientProvider>
    </LanguageProvider>,
  );
}

test('tabs choose the category, and a filter the status: all, unread or read', async () => {
  const asked: object[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith(listNotifications.path)) asked.push(JSON.parse(String(body)));
    return Response.json({ code: 200, msg: 'ok', data: { list: [], next: null } });
  });
  show();
  const tabs = screen.getAllByRole('tab').map(({ textContent }) => textContent);
  expect(tabs).toEqual(['All', 'System announcement', 'System maintenance', 'Activity']);
  const statuses = screen.getByRole('group', { name: 'Status' });
  const filters = within(statuses).getAllByRole('button');
  expect(filters.map(({ textContent }) => textContent)).toEqual(['All', 'Unread', 'Read']);
  const lastAsked = (expected: object) => waitFor(() => expect(asked.at(-1)).toEqual(expected));
  await lastAsked({});
  for (const [name, category] of [
    ['System announcement', 'system-announcement'],
    ['System maintenance', 'system-maintenance'],
    ['Activity', 'activity'],
  ] as const) {
    fireEvent.click(screen.getByRole('tab', { name }));
    await lastAsked({ category });
  }
  for (const [name, status] of [
    ['Unread', 'unread'],
    ['Read', 'read'],
  ] as const) {
    fireEvent.click(within(statuses).getByRole('button', { name }));
    await lastAsked({ category: 'activity', status });
  }
});

test('one that cannot be marked read, and all of them, stay unread and say so', async () => {
  const notice = { type: 'notice', kind: 'welcome', facts: {}, opens: 'ad-center' };
  const at = '2026-11-15T12:00:00.000Z';
  const one = { id: noticeId, category: 'activity', severity: 'info', at, isRead: false };
  vi.stubGlobal('fetch', async (url: string) => {
    if (url.endsWith(readNotifications.path)) return new Response('', { status: 502 });
    const data = url.endsWith(listNotifications.path)
      ? { list: [{ ...one, content: notice }], next: null }
      : { unread_total: 1 };
    return Response.json({ code: 200, msg: 'ok', data });
  });
  show();
  const row = await screen.findByRole('button', { name: /Your account is open/ });
  fireEvent.click(row);
  await screen.findByText('We couldn’t mark it as read. Try again.');
  fireEvent.click(screen.getByRole('button', { name: 'Mark all as read' }));
  await screen.findByText('We couldn’t mark all as read. Try again.');
  await screen.findByText('Unread.');
});

test('equal notices of a day are one row with their number, and opening it reads all', async () => {
  const notice = {
    ...{ type: 'notice', kind: 'login-new-device', opens: 'login-password' },
    facts: { device: 'Chrome · Android' },
  };
  const list = ['12:04', '11:02', '10:01'].map((time, index) => ({
    ...{ id: noticeId.replace(/.$/, String(index)), category: 'system-announcement' },
    ...{ severity: 'warning', at: `2026-11-15T${time}:00.000Z`, isRead: false, content: notice },
  }));
  const readIds: string[] = [];
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    if (url.endsWith(readNotifications.path)) readIds.push(JSON.parse(String(body)).id);
    const data = url.endsWith(listNotifications.path) ? { list, next: null } : { unread_total: 0 };
    return Response.json({ code: 200, msg: 'ok', data });
  });
  show();
  const row = await screen.findByRole('button', { name: /used on Chrome · Android\./ });
  expect(screen.getAllByRole('listitem')).toHaveLength(1);
  expect(row.textContent).toMatch(/3 times.*System announcement/);

  // Under its own tab, the category would only repeat the tab.
  fireEvent.click(screen.getByRole('tab', { name: 'System announcement' }));
  const again = () => screen.getByRole('button', { name: /used on Chrome/ });
  await waitFor(() => expect(again().textContent).not.toMatch(/System announcement/));
  fireEvent.click(again());
  await waitFor(() => expect(readIds.sort()).toEqual(list.map(({ id }) => id)));
});
