// @vitest-environment happy-dom
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { LanguageProvider, useLanguage } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { languageStored, tokenStored } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { RegisterScreen } from './register-screen.tsx';

const messages = await loadMessages('en', true);
const noonHere = new Date(2026, 11, 24, 12).toISOString();
const terms = { issuer: 'Harbour', terms: 'None.', expiresAt: noonHere };
const admitted = {
  token: 'of-ada',
  expiresAt: '2026-11-22T00:00:00.000Z',
};

const told: string[] = [];

beforeEach(() => {
  told.length = 0;
  tokenStored.set(null);
  languageStored.set('en');
  window.location.hash = '#/register?code=K7M2QX4TBN8RWDHY';
});
afterEach(() => vi.unstubAllGlobals());

let speech: ReturnType<typeof useLanguage>;
function Speech() {
  speech = useLanguage();
  return null;
}

/** The answer to each call: data, a refusal by its reason, or none. */
type Answers = Record<string, () => object | string | null>;

function open(answers: Answers): string[] {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    const path = url.replace('/api', '');
    asked.push(path);
    const data = answers[path]?.() ?? null;
    if (data === null) throw new TypeError('Failed to fetch');
    if (typeof data !== 'string') return Response.json({ code: 200, msg: 'ok', data });
    const facts = { field: 'licenseKey' };
    return Response.json({ code: 400, msg: `Said: ${data}`, data: { reason: data, facts } });
  });
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <Speech />
      <ToastProvider>
        <ActionsContext value={{ fail: (text: string) => told.push(text) } as never}>
          <RegisterScreen />
        </ActionsContext>
      </ToastProvider>
    </LanguageProvider>,
  );
  return asked;
}

test('the code of a link is checked once, and its offer follows the language', async () => {
  const asked = open({ '/opening_store/preview': () => terms });
  await screen.findByText(/Harbour.*Dec 24, 2026/);
  fireEvent.blur(screen.getByLabelText(messages.register.code));
  await act(async () => void (await speech.speak('de')));
  await screen.findByText(/Harbour.*24\.12\.2026/);
  expect(asked).toEqual(['/opening_store/preview']);
});

test('a bad code in a link is reported at once, in the language on screen', async () => {
  open({ '/opening_store/preview': () => 'code_used' });
  await screen.findByText(messages.refusal.code_used);
  await act(async () => void (await speech.speak('de')));
  const german = (await loadMessages('de', true)).refusal.code_used;
  await screen.findByText(german);
  expect(screen.queryByText(messages.refusal.code_used)).toBeNull();
});

function fillIn(): void {
  const typed = {
    ...{ username: 'harbour-ada', nickname: 'Ada', email: 'ada@harbour.example' },
    ...{ password: 'kelp and anchors', confirmPassword: 'kelp and anchors' },
    phone: '+66 2 123 4567',
  };
  for (const [name, value] of Object.entries(typed)) {
    const label = messages.register[name as keyof typeof typed];
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  }
  fireEvent.click(screen.getByRole('button', { name: messages.register.submit }));
}

test('a new account is entered', async () => {
  const asked = open({
    '/opening_store/preview': () => terms,
    '/auth/v2/register': () => admitted,
    '/user/info': () => testUserInfo,
  });
  fillIn();
  await waitFor(() => expect(window.location.hash).toBe('#/ad-center'));
  expect(tokenStored.get()).toBe('of-ada');
  expect(asked.filter((path) => path === '/auth/v2/register')).toHaveLength(1);
});

test('a new account is entered even if its details cannot be read yet', async () => {
  window.location.hash = '#/register?code=K7M2QX4TBN8RWDHY&from=%2Fwallet';
  open({ '/opening_store/preview': () => terms, '/auth/v2/register': () => admitted });
  fillIn();
  await waitFor(() => expect(window.location.hash).toBe('#/wallet'));
  expect(tokenStored.get()).toBe('of-ada');
});

const session = {
  id: 'b2d90000-0000-4000-8000-000000000001',
  device: 'Phone',
  address: '::1',
  createdAt: terms.expiresAt,
};

test('an account that was opened although the answer got lost is found and entered', async () => {
  let isOpened = false;
  const ended: string[] = [];
  const asked = open({
    '/opening_store/preview': () => (isOpened ? 'code_used' : terms),
    '/auth/v2/register': () => {
      isOpened = true;
      return null;
    },
    '/auth/v2/login': () => ({ token: 'of-ada-too', expiresAt: admitted.expiresAt }),
    '/user/info': () => testUserInfo,
    '/user/sessions': () => ({
      list: [
        { ...session, usedAt: session.createdAt, isThis: false },
        {
          ...session,
          id: 'c3e00000-0000-4000-8000-000000000002',
          usedAt: session.createdAt,
          isThis: true,
        },
      ],
    }),
    '/user/sessions/end': () => {
      ended.push('one');
      return {};
    },
  });
  await screen.findByText(/Harbour/);
  fillIn();
  await waitFor(() => expect(tokenStored.get()).toBe('of-ada-too'));
  // The session whose token was lost with the answer.
  expect(ended).toHaveLength(1);
  expect(asked.filter((path) => path === '/auth/v2/register')).toHaveLength(1);
  expect(told).toEqual([]);
});

test('a code that somebody else used meanwhile is said to be used', async () => {
  let isUsed = false;
  open({
    '/opening_store/preview': () => (isUsed ? 'code_used' : terms),
    '/auth/v2/register': () => {
      isUsed = true;
      return null;
    },
    '/auth/v2/login': () => 'credentials_wrong',
  });
  await screen.findByText(/Harbour/);
  fillIn();
  await waitFor(() => expect(told).toHaveLength(1));
  expect(told[0]).toBe('Said: code_used');
  expect(tokenStored.get()).toBeNull();
});
