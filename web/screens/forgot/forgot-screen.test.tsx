// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ServiceContext } from '../../service/service-context.ts';
import { basicConfigStored } from '../../session/session.ts';
import { ForgotScreen } from './forgot-screen.tsx';
import { ResetMailScreen } from './reset-mail-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const chat = { id: 'chat', label: 'Chat', type: 1, url: '/chat' };
const help = { id: 'help', label: 'Help', type: 2, url: 'https://help.example/desk' };
const deposits = { id: 'pay', label: 'Deposits', type: 2, url: 'https://pay.example/' };

const openService = vi.fn();

async function show(isMailOffered: boolean, config: object): Promise<void> {
  basicConfigStored.set({ mode: 'live', ...config } as never);
  const data = { isMailOffered };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  openService.mockReset();
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ActionsContext value={{ fail: () => {} } as never}>
        <ServiceContext value={openService}>
          <ForgotScreen />
        </ServiceContext>
      </ActionsContext>
    </IntlProvider>,
  );
  await screen.findAllByText(/^Payouts and exchanges are then paused for 24 hours/);
}

const hasText = (text: string) => screen.queryByText(text, { exact: false }) !== null;

test('every channel outside the app is shown with its address, once', async () => {
  await show(false, {
    customer_service_url: [chat, help],
    recharge_customer_service_url: [chat, help, deposits],
  });
  screen.getByText('https://pay.example/');
  fireEvent.click(screen.getByText('https://help.example/desk'));
  expect(openService).toHaveBeenCalledExactlyOnceWith({
    list: 'service',
    place: expect.objectContaining({ url: help.url, host: 'help.example' }),
  });
  expect(hasText(messages.forgot.lead)).toBe(true);
  expect(hasText(messages.forgot.serviceClosed)).toBe(false);
  expect(hasText(messages.forgot.mailText)).toBe(false);
});

test('where mail is sent, a link by mail is offered, whatever account there is', async () => {
  await show(true, { customer_service_url: [chat] });
  const row = screen.getByRole('link', { name: new RegExp(messages.forgot.mail) });
  expect(row.getAttribute('href')).toBe('#/forgot/mail');
});

test.each([
  ['live', messages.forgot.serviceClosed],
  ['demo', messages.forgot.serviceDemo],
])('without mail and a channel outside, a %s network says whom to ask', async (mode, said) => {
  await show(false, { mode, customer_service_url: [chat], recharge_customer_service_url: [] });
  expect(hasText(said)).toBe(true);
  // There is nothing to choose from.
  expect(hasText(messages.forgot.lead)).toBe(false);
  expect(screen.queryByRole('button')).toBeNull();
});

test.each([
  [true, '#/forgot/mail'],
  [false, '#/forgot'],
])(
  'where mail is sent (%s), the address of its screen leads to %s',
  async (isMailOffered, hash) => {
    window.location.hash = '#/forgot/mail';
    const data = { isMailOffered };
    vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
    render(
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ResetMailScreen />
        </ActionsContext>
      </IntlProvider>,
    );
    if (isMailOffered) await screen.findByRole('button', { name: messages.forgot.mailSubmit });
    await waitFor(() => expect(window.location.hash).toBe(hash));
  },
);
