import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { keepUserInfo } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import { EditLoginPasswordScreen } from './edit-login-password-screen.tsx';

const asked: [url: string, body: unknown][] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

function show(entry: string, isConfirmed: boolean | null = null) {
  const none = { customer_service_url: [], recharge_customer_service_url: [] };
  keepUserInfo({ ...testUserInfo, ...none, entry });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    asked.push([url, init?.body]);
    if (/\/edit|\/link/.test(url)) return Response.json({ code: 200, msg: 'ok', data: {} });
    const contact = { ...testUserInfo, ...none, email: 'a@b.example', phone: '+6621234567' };
    return Response.json({ code: 200, msg: 'ok', data: { ...contact, isConfirmed, list: [] } });
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={async () => 'confirmed'}>
              <EditLoginPasswordScreen />
            </PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test.each([
  ['register', 3],
  ['shop-app', 0],
])(
  'a partner who entered by %s has %i password fields, and sees their sessions',
  async (entry, fields) => {
    const { container, findByText, queryByText } = show(entry);
    expect(await findByText(messages.password.sessions)).toBeTruthy();
    expect(container.querySelectorAll('input[type=password]')).toHaveLength(fields);
    const told = queryByText(messages.refusal.login_password_none);
    expect(told !== null).toBe(entry !== 'register');
  },
);

test('an empty form names what is missing in every field', async () => {
  const { findByRole, container } = show('register');
  fireEvent.click(await findByRole('button', { name: messages.password.submit }));
  expect(container.querySelectorAll('input[aria-invalid=true]')).toHaveLength(3);
});

test('after a lost answer, an ended session is not taken as proof of a new password', async () => {
  const { findByLabelText, getByLabelText, getByRole, findByText, queryByText } = show('register');
  const old = await findByLabelText(messages.password.old);
  const over = { code: 503, msg: '', data: { reason: 'session_expired', facts: {} } };
  vi.stubGlobal('fetch', async (url: string | URL) => {
    if (String(url).includes('/update/password')) throw new TypeError('Failed to fetch');
    return Response.json(over);
  });
  fireEvent.change(old, { target: { value: 'a quiet morning' } });
  for (const label of [messages.password.new, messages.password.confirm]) {
    fireEvent.change(getByLabelText(label), { target: { value: 'a windy evening' } });
  }
  fireEvent.click(getByRole('button', { name: messages.password.submit }));
  await findByText(messages.password.perhapsChanged);
  expect(queryByText(messages.password.changed)).toBeNull();
});

test.each([
  ['127.0.0.1', true, /this page is open at 127\.0\.0\.1/],
  ['ads.example', false, messages.passkey.none.unencrypted],
  ['ads.example', true, messages.passkey.none.browser],
])('at %s (secure: %s), passkeys say why there can be none', async (hostname, isSecure, line) => {
  vi.stubGlobal('location', { ...window.location, hostname });
  vi.stubGlobal('isSecureContext', isSecure);
  vi.stubGlobal('PublicKeyCredential', undefined);
  const { findByText, queryByRole } = show('register');
  await findByText(line);
  expect(queryByRole('button', { name: messages.passkey.add })).toBeNull();
});
