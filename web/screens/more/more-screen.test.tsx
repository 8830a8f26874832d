import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { keepUserInfo } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import { ContactDetails } from './contact-details.tsx';
import { SessionList } from './session-list.tsx';

const asked: [url: string, body: unknown][] = [];
afterEach(() => {
  vi.unstubAllGlobals();
  asked.length = 0;
});

const none = { customer_service_url: [], recharge_customer_service_url: [] };

const session = (number: number) => ({
  id: `00000000-0000-4000-8000-00000000000${number}`,
  ...{ device: '', address: '127.0.0.1', usedAt: '2026-11-15T12:00:00.000Z' },
  ...{ createdAt: '2026-11-15T12:00:00.000Z', isThis: number === 1 },
});

function show(content: ReactNode, isConfirmed: boolean | null = null) {
  keepUserInfo({ ...testUserInfo, ...none });
  vi.stubGlobal('fetch', async (input: string | URL | Request, init?: RequestInit) => {
    const url = String(input instanceof Request ? input.url : input);
    asked.push([url, init?.body]);
    if (/\/edit|\/link/.test(url)) return Response.json({ code: 200, msg: 'ok', data: {} });
    const list = [1, 2, 3, 4].map(session);
    const contact = { ...testUserInfo, ...none, email: 'a@b.example', phone: '+6621234567' };
    return Response.json({ code: 200, msg: 'ok', data: { ...contact, isConfirmed, list } });
  });
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={async () => 'confirmed'}>{content}</PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

test('a new phone number is confirmed with the transaction password and sent with it', async () => {
  const { findByLabelText, getByRole, findByText } = show(<ContactDetails />);
  const phone = await findByLabelText(messages.register.phone);
  fireEvent.change(phone, { target: { value: '+66 2 765 4321' } });
  fireEvent.click(getByRole('button', { name: messages.password.contactSubmit }));
  await findByText(messages.password.contactChanged);
  const [, body] = asked.find(([url]) => url.includes('/user/info/edit')) ?? [];
  expect(String(body)).toContain('+6627654321');
  expect(String(body)).toContain('confirmed');
});

test('an unconfirmed address says so, and its link can be sent again', async () => {
  const { findByText, getByRole } = show(<ContactDetails />, false);
  await findByText(messages.email.unconfirmed);
  fireEvent.click(getByRole('button', { name: messages.email.again }));
  await findByText(messages.forgot.mailSent);
  expect(asked.filter(([url]) => url.includes('/user/email/link'))).toHaveLength(1);
});

test('a confirmed address says so, and offers no link', async () => {
  const { findByText, queryByText } = show(<ContactDetails />, true);
  await findByText(messages.email.confirmed);
  expect(queryByText(messages.email.again)).toBeNull();
});

test('the list of devices begins with three, and shows the others on request', async () => {
  const { findByRole, findAllByText, getAllByText } = show(<SessionList />);
  expect(await findAllByText(messages.password.unknownDevice)).toHaveLength(3);
  fireEvent.click(await findByRole('button', { name: 'Show all 4' }));
  expect(getAllByText(messages.password.unknownDevice)).toHaveLength(4);
});
