import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { setUnread } from '../../api/unread.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { NotificationScreen } from './notification-screen.tsx';

const messages = await loadMessages('en', true);

afterEach(() => {
  vi.unstubAllGlobals();
  setUnread(null);
});

test('a list that failed to load has no age, and one that loaded has', async () => {
  let isDown = true;
  vi.stubGlobal('fetch', async () => {
    if (isDown) return new Response('', { status: 502 });
    return Response.json({ code: 200, msg: 'ok', data: { list: [], next: null } });
  });
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
  const retry = await screen.findByText('Request failed, tap to reload');
  expect(screen.queryByText(/As of/)).toBeNull();
  isDown = false;
  fireEvent.click(retry);
  await waitFor(() => expect(screen.getByText(/As of/)).toBeDefined());
});
