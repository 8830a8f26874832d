// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../api/actions-context.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { clearSession, userInfoStored } from '../session/session.ts';
import { testUserInfo } from '../session/test-user-info.ts';
import { PayPasswordContext } from '../wallet/use-pay-password.ts';
import { PasskeyOffer } from './passkey-offer.tsx';

const messages = await loadMessages('en', true);
const { passkey } = messages;

/** A device that can hold a passkey. */
const credential = Object.assign(() => {}, {
  isUserVerifyingPlatformAuthenticatorAvailable: async () => true,
});

beforeEach(() => vi.stubGlobal('PublicKeyCredential', credential));
afterEach(() => vi.unstubAllGlobals());

const logIn = (id: string) => act(() => userInfoStored.set({ ...testUserInfo, id } as never));

test('a partner who declines a passkey is not asked again on this device, but another partner is', async () => {
  logIn('one');
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{ fail: () => {} } as never}>
        <QueryClientProvider client={new QueryClient()}>
          <PayPasswordContext value={async () => null}>
            <PasskeyOffer />
          </PayPasswordContext>
        </QueryClientProvider>
      </ActionsContext>
    </LanguageProvider>,
  );
  await screen.findByText(passkey.offer);
  fireEvent.click(screen.getByRole('button', { name: passkey.later }));
  expect(screen.queryByText(passkey.offer)).toBeNull();
  act(clearSession);
  logIn('another');
  await screen.findByText(passkey.offer);
  act(clearSession);
  // By now it is known that a passkey is possible here, so an offer would show at once.
  logIn('one');
  expect(screen.queryByText(passkey.offer)).toBeNull();
});
