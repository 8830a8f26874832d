// @vitest-environment happy-dom
import { render, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { ActionsContext } from '../../api/actions-context.ts';
import { LanguageProvider } from '../../i18n/language.tsx';
import { loadMessages } from '../../i18n/load-messages.ts';
import { tokenStored } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { LoginScreen } from './login-screen.tsx';

const messages = await loadMessages('en', true);

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const bytes = new Uint8Array([1, 2, 3]).buffer;

/** What a browser returns when a suggested passkey is chosen in the field. */
const chosen = {
  ...{ id: 'AQID', rawId: bytes, type: 'public-key' },
  response: { authenticatorData: bytes, clientDataJSON: bytes, signature: bytes },
  getClientExtensionResults: () => ({}),
};

const answers: Record<string, object> = {
  '/auth/passkey/ask': {
    ...{ challenge: 'AQID', rpId: 'localhost', timeout: 60_000 },
    ...{ userVerification: 'required', allowCredentials: [] },
  },
  '/auth/passkey/login': { token: 'of-ada', expiresAt: '2026-11-22T00:00:00.000Z' },
  '/user/info': testUserInfo,
};

test('a passkey suggested in the username field logs in without a press', async () => {
  const sent: Record<string, unknown> = {};
  vi.stubGlobal('fetch', async (url: string, { body }: RequestInit) => {
    const path = url.replace('/api', '');
    sent[path] = typeof body === 'string' ? JSON.parse(body) : null;
    return Response.json({ code: 200, msg: 'ok', data: answers[path] });
  });
  const credential = Object.assign(() => {}, { isConditionalMediationAvailable: async () => true });
  vi.stubGlobal('PublicKeyCredential', credential);
  const get = vi.fn(async (_: CredentialRequestOptions) => chosen);
  vi.spyOn(navigator, 'credentials', 'get').mockReturnValue({ get } as never);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ActionsContext value={{ fail: () => {} } as never}>
        <LoginScreen />
      </ActionsContext>
    </LanguageProvider>,
  );
  await waitFor(() => expect(window.location.hash).toBe('#/ad-center'));
  expect(tokenStored.get()).toBe('of-ada');
  expect(get.mock.calls.map(([{ mediation }]) => mediation)).toEqual(['conditional']);
  const given = { clientDataJSON: 'AQID', authenticatorData: 'AQID', signature: 'AQID' };
  expect(sent['/auth/passkey/login']).toEqual({ id: 'AQID', ...given });
});
