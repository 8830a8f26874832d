import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { keepUserInfo } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { EditLoginPasswordScreen } from './edit-login-password-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

function show(entry: string) {
  const none = { customer_service_url: [], recharge_customer_service_url: [] };
  keepUserInfo({ ...testUserInfo, ...none, entry });
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data: { list: [] } }));
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <EditLoginPasswordScreen />
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
  'who comes by %s has %i passwords to fill in, and sees the own sessions',
  async (entry, fields) => {
    const { container, findByText, queryByText } = show(entry);
    expect(await findByText(messages.password.sessions)).toBeTruthy();
    expect(container.querySelectorAll('input[type=password]')).toHaveLength(fields);
    const told = queryByText(messages.refusal.login_password_none);
    expect(told !== null).toBe(entry !== 'register');
  },
);

test('an empty form says of every field what is missing', async () => {
  const { findByRole, container } = show('register');
  fireEvent.click(await findByRole('button', { name: messages.password.submit }));
  expect(container.querySelectorAll('input[aria-invalid=true]')).toHaveLength(3);
});
