// @vitest-environment happy-dom
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { languageStored, tokenStored } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { EntryScreen } from './entry-screen.tsx';

const messages = await loadMessages('en', true);

beforeEach(() => {
  tokenStored.set(null);
  languageStored.set('en');
});
afterEach(() => vi.unstubAllGlobals());

test('an accepted hand-over is not sent again if only the account failed to load', async () => {
  window.location.hash = '#/entry?handover=once';
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    if (url === '/api/auth/entry') {
      const data = { token: 'of-ada', expiresAt: '2026-11-22T00:00:00.000Z' };
      return Response.json({ code: 200, msg: 'ok', data });
    }
    if (asked.length === 2) throw new TypeError('Failed to fetch');
    return Response.json({ code: 200, msg: 'ok', data: { ...testUserInfo, entry: 'host' } });
  });
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{ fail: () => {} } as never}>
        <EntryScreen />
      </ActionsContext>
    </LanguageProvider>,
  );
  fireEvent.click(await screen.findByRole('button'));
  await waitFor(() => expect(window.location.hash).toBe('#/ad-center'));
  expect(tokenStored.get()).toBe('of-ada');
  expect(asked).toEqual(['/api/auth/entry', '/api/user/info', '/api/user/info']);
});
