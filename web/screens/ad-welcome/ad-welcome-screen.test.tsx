// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { AdWelcomeScreen } from './ad-welcome-screen.tsx';

const messages = await loadMessages('en', true);
const terms = { issuer: 'Harbour', terms: 'None.', expiresAt: '2026-12-24T12:00:00.000Z' };

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = () =>
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{ fail: () => {} } as never}>
        <AdWelcomeScreen />
      </ActionsContext>
    </LanguageProvider>,
  );

test('a code used up by somebody else after the check is refused at its field', async () => {
  window.location.hash = '#/ad-welcome?code=K7M2QX4TBN8RWDHY&handover=once';
  vi.stubGlobal('fetch', async (url: string) =>
    url.endsWith('/preview')
      ? Response.json({ code: 200, msg: 'ok', data: terms })
      : Response.json({
          ...{ code: 400, msg: 'Said.' },
          data: { reason: 'code_used', facts: { field: 'licenseKey' } },
        }),
  );
  show();
  fireEvent.click(screen.getByRole('button', { name: 'Check code' }));
  await screen.findByText('Harbour');
  fireEvent.click(screen.getByRole('button', { name: messages.welcome.open }));
  await screen.findByText(messages.refusal.code_used);
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'K7M2-QX4T-BN8R-WDHY');
});

test.each([
  ['', 1],
  ['?handover=once', 0],
])('a visitor with %j sees %i ways to log in', (query, links) => {
  window.location.hash = `#/ad-welcome${query}`;
  show();
  expect(screen.queryAllByRole('link', { name: messages.register.logIn })).toHaveLength(links);
});
