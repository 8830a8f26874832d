// @vitest-environment happy-dom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as german } from '#texts/de/refusals.ts';
import { useActions } from '../api/actions-context.ts';
import { CallFailure } from '../api/call.ts';
import { type AppActions, onFailure } from '../api/on-failure.ts';
import { LanguageProvider, useLanguage } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { basicConfigStored, currentLanguage, languageStored } from '../session/session.ts';
import { ActionsProvider } from './actions-provider.tsx';

const config = {
  ...{ name: 'Network', mode: 'demo', currency: 'SIM' },
  client_language_map: [
    { source: 'en', targets: 'en' },
    { source: 'de', targets: 'de,lb' },
  ],
  ...{ customer_service_url: [], recharge_customer_service_url: [] },
  ...{ withdraw_method_config: [], faq_config: [], contact_head: null },
};

const asked: string[] = [];

beforeEach(() => {
  languageStored.set(null);
  basicConfigStored.set(null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['lb-LU', 'en']);
  asked.length = 0;
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return Response.json({ code: 200, msg: 'ok', data: config });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

let actions: AppActions;

function Spoken() {
  actions = useActions();
  return <p>{`spoken: ${useLanguage().language}`}</p>;
}

async function start(): Promise<void> {
  const language = currentLanguage();
  const messages = await loadMessages(language, true);
  render(
    <LanguageProvider first={{ language, messages }}>
      <ToastProvider>
        <ActionsProvider>
          <Spoken />
        </ActionsProvider>
      </ToastProvider>
    </LanguageProvider>,
  );
}

test('on a first visit, the network’s mapping chooses the language for a browser', async () => {
  await start();
  expect(screen.getByText('spoken: en')).toBeDefined();
  await screen.findByText('spoken: de');
  const expected = ['/api/basic_config?lang=en', '/api/basic_config?lang=de'];
  await waitFor(() => expect(asked).toEqual(expected));
});

test('a chosen language stays, whatever the browser asks for', async () => {
  languageStored.set('th');
  await start();
  await waitFor(() => expect(basicConfigStored.get()).not.toBeNull());
  expect(screen.getByText('spoken: th')).toBeDefined();
});

const failWith = (failure: CallFailure) => act(() => onFailure(actions, failure));

test('without authorization an entry route leads to the welcome, with its query string', async () => {
  window.location.hash = '#/entry?handover=x.y&from=menu';
  await start();
  failWith(new CallFailure(401, 'account_not_opened', 'Open an account first.'));
  expect(window.location.hash).toBe('#/ad-welcome?handover=x.y&from=menu');
});

test.each([
  [503, 'session_expired', 'Your login has expired. Log in again.'],
  [4001, 'username_taken', 'This username already exists. Choose another.'],
] as const)(
  'code %i without a message (%s) is shown in our own words',
  async (code, reason, text) => {
    languageStored.set('en');
    await start();
    failWith(new CallFailure(code, reason, ''));
    expect(screen.getByRole('alert').textContent).toBe(text);
  },
);

test('without authorization any other route stays, and shows the message', async () => {
  window.location.hash = '#/wallet?record=r';
  await start();
  failWith(new CallFailure(401, 'not_authorized', 'You are not authorized.'));
  expect(screen.getByRole('alert').textContent).toBe('You are not authorized.');
  expect(window.location.hash).toBe('#/wallet?record=r');
});

test.each([
  [402, 'account_not_activated'],
  [403, 'account_disabled'],
  [404, 'account_cancelled'],
] as const)(
  'code %i speaks the language of its account by the network’s map, at customer service too',
  async (code, reason) => {
    languageStored.set('en');
    await start();
    await waitFor(() => expect(basicConfigStored.get()).not.toBeNull());
    failWith(new CallFailure(code, reason, 'Said by the server.', { lang: 'lb-LU' }));
    await screen.findByText('spoken: de');
    const popup = await screen.findByRole('dialog', { name: 'Kundenservice' });
    expect(popup.textContent).toContain(german[reason]);
  },
);
