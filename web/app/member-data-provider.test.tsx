// @vitest-environment happy-dom
import { useQuery } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { LanguageProvider, useLanguage } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { currentLanguage, leavingStored, tokenStored } from '../session/session.ts';
import { MemberDataProvider } from './member-data-provider.tsx';

const actions = { endsAtLogin: () => true, logOut: vi.fn(), showService: vi.fn() };

beforeEach(() => {
  localStorage.clear();
  leavingStored.set(null);
  vi.clearAllMocks();
});
afterEach(cleanup);

function Wallet({ read }: { readonly read: () => Promise<string> }) {
  const { data, isError } = useQuery({ queryKey: ['wallet'], queryFn: read });
  return <p>{isError ? 'failed' : (data ?? 'waiting')}</p>;
}

let speech: ReturnType<typeof useLanguage>;
const messages = await loadMessages('en', true);

function Speech() {
  speech = useLanguage();
  return null;
}

const show = (read: () => Promise<string>) =>
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <Speech />
      <ActionsContext value={actions as never}>
        <MemberDataProvider>
          <Wallet read={read} />
        </MemberDataProvider>
      </ActionsContext>
    </LanguageProvider>,
  );

test('after a change of language, everything on screen is read again, once, in that language', async () => {
  tokenStored.set('of-ada-in-two-languages');
  const read = vi.fn(async () => `money in ${currentLanguage()}`);
  show(read);
  await screen.findByText('money in en');
  await act(async () => {
    await speech.speak('de');
  });
  await screen.findByText('money in de');
  expect(read).toHaveBeenCalledTimes(2);
});

test('the next partner on the same phone never sees the previous one’s data', async () => {
  tokenStored.set('of-ada');
  const first = show(async () => 'money of Ada');
  await screen.findByText('money of Ada');
  first.unmount();
  // Another screen in the same session shows cached data at once.
  show(() => new Promise(() => {}));
  expect(screen.getByText('money of Ada')).toBeDefined();
  act(() => tokenStored.set('of-bo'));
  expect(screen.queryByText('money of Ada')).toBeNull();
  expect(screen.getByText('waiting')).toBeDefined();
});

test.each([
  [503, 'session_expired', 'logOut'],
  [403, 'account_disabled', 'showService'],
] as const)(
  'a read that fails with %i is handled by the failure table and not retried',
  async (...row) => {
    const [code, reason, action] = row;
    tokenStored.set(`of-${reason}`);
    const read = vi.fn(() => Promise.reject(new CallFailure(code, reason, 'Said.')));
    show(read);
    await screen.findByText('failed');
    expect(actions[action]).toHaveBeenCalledOnce();
    expect(read).toHaveBeenCalledOnce();
  },
);

test('a blocked partner on the way out is not told the reason again', async () => {
  tokenStored.set('of-a-leaver');
  leavingStored.set('register');
  show(() => Promise.reject(new CallFailure(403, 'account_disabled', 'Said.')));
  await screen.findByText('failed');
  expect(actions.showService).not.toHaveBeenCalled();
});
