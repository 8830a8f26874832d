// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../api/actions-context.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { keepUserInfo, leavingStored, tokenStored, userInfoStored } from '../session/session.ts';
import { testUserInfo } from '../session/test-user-info.ts';
import { MemberArea } from './member-area.tsx';

beforeEach(() => {
  tokenStored.set('of-a-leaver');
  userInfoStored.set(null);
});
afterEach(() => vi.unstubAllGlobals());

const messages = await loadMessages('en', true);

async function open(answer: object) {
  const asked = vi.fn(async (_url: string) => Response.json(answer));
  vi.stubGlobal('fetch', asked);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{} as never}>
        <MemberArea>The wallet</MemberArea>
      </ActionsContext>
    </LanguageProvider>,
  );
  await screen.findByText('The wallet');
  return asked;
}

test('an unblocked account ends its way out', async () => {
  leavingStored.set('register');
  await open({ code: 200, msg: 'ok', data: testUserInfo });
  await waitFor(() => expect(leavingStored.get()).toBeNull());
  expect(userInfoStored.get()).toMatchObject({ username: 'ada' });
});

test('a blocked account stays on its way out', async () => {
  leavingStored.set('register');
  const asked = await open({
    ...{ code: 403, msg: 'Blocked.' },
    data: { reason: 'account_disabled', facts: {} },
  });
  await waitFor(() => expect(asked.mock.calls.map(([url]) => url)).toContain('/api/user/info'));
  expect(leavingStored.get()).toBe('register');
});

test('an account in good standing is not read again on every screen', async () => {
  leavingStored.set(null);
  keepUserInfo(testUserInfo as never);
  const asked = await open({ code: 200, msg: 'ok', data: testUserInfo });
  expect(asked.mock.calls.map(([url]) => url)).not.toContain('/api/user/info');
});

test('a new account that reloads before entering has its data read', async () => {
  leavingStored.set(null);
  await open({ code: 200, msg: 'ok', data: testUserInfo });
  await waitFor(() => expect(userInfoStored.get()).toMatchObject({ username: 'ada' }));
});
