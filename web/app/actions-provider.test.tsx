// @vitest-environment happy-dom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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

beforeEach(() => {
  languageStored.set(null);
  basicConfigStored.set(null);
  vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['lb-LU', 'en']);
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data: config }));
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const Spoken = () => <p>{`spoken: ${useLanguage().language}`}</p>;

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
});

test('a chosen language stays, whatever the browser asks for', async () => {
  languageStored.set('th');
  await start();
  await waitFor(() => expect(basicConfigStored.get()).not.toBeNull());
  expect(screen.getByText('spoken: th')).toBeDefined();
});
