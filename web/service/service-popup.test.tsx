import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallFailure } from '../api/call.ts';
import { LanguageProvider } from '../i18n/language.tsx';
import { loadMessages } from '../i18n/load-messages.ts';
import { basicConfigStored, leavingStored, tokenStored } from '../session/session.ts';
import type { ServiceRequest } from './service-context.ts';
import { ServicePopup } from './service-popup.tsx';

const channels = [
  { id: 'chat', label: 'Chat', type: 1, url: '/chat' },
  { id: 'mail', label: 'Mail', type: 2, url: 'https://help.example/mail' },
];

beforeEach(() => {
  window.location.hash = '#/login';
  basicConfigStored.set({
    customer_service_url: channels,
    recharge_customer_service_url: [{ ...channels[1], label: 'Cashier' }],
  } as never);
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(() => {
  vi.unstubAllGlobals();
  basicConfigStored.set(null);
  tokenStored.set(null);
  leavingStored.set(null);
});

async function show(failure?: CallFailure, list: ServiceRequest['list'] = 'service') {
  const onClose = vi.fn();
  const request: ServiceRequest = { list, ...(failure ? { failure } : {}) };
  const messages = await loadMessages('en', false);
  render(
    <LanguageProvider first={{ language: 'en', messages }}>
      <ServicePopup onClose={onClose} request={request} />
    </LanguageProvider>,
  );
  return onClose;
}

const findButton = (name: RegExp) => screen.queryByRole('button', { name, hidden: true });
const pressChat = () => fireEvent.click(findButton(/Chat/) as HTMLElement);

test('before a login the chat says that it opens afterwards, and other channels open', async () => {
  await show();
  expect(await screen.findByText('Opens after you log in')).toBeDefined();
  expect(findButton(/Chat/)).toBeNull();
  expect(findButton(/Mail/)).not.toBeNull();
});

test('a partner who is logged in gets to the chat', async () => {
  tokenStored.set('of-ada');
  const onClose = await show();
  pressChat();
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('#/customer?url=%2Fchat');
  expect([tokenStored.get(), leavingStored.get()]).toEqual(['of-ada', null]);
});

test('a partner with a blocked account gets to the chat with the refusal’s token', async () => {
  await show(new CallFailure(403, 'account_disabled', 'Blocked.', { leaving: 'of-owner' }));
  pressChat();
  expect(window.location.hash).toBe('#/customer?url=%2Fchat');
  expect([tokenStored.get(), leavingStored.get()]).toEqual(['of-owner', 'register']);
});

test('a refusal without a token leaves the chat closed', async () => {
  await show(new CallFailure(403, 'account_disabled', 'Blocked.'));
  expect(findButton(/Chat/)).toBeNull();
  expect(findButton(/Statement/)).toBeNull();
});

test('a reason that only a newer server knows is shown in the server’s words', async () => {
  await show(new CallFailure(402, 'account_asleep' as never, 'Your account sleeps.'));
  expect(screen.getByText('Your account sleeps.')).toBeDefined();
});

test('without channels the popup says that there is no data', async () => {
  basicConfigStored.set({ customer_service_url: [], recharge_customer_service_url: [] } as never);
  await show();
  expect(screen.getByText('No data')).toBeDefined();
  expect(screen.queryAllByRole('listitem', { hidden: true })).toEqual([]);
});

test('for a recharge the popup lists the contacts for recharges', async () => {
  await show(undefined, 'recharge');
  expect(findButton(/^Customer service 1 - Cashier/)).not.toBeNull();
  expect(screen.getAllByRole('listitem', { hidden: true })).toHaveLength(1);
});

test('a channel of type 2 opens in a new window, after its host was shown', async () => {
  const open = vi.fn();
  vi.stubGlobal('open', open);
  const onClose = await show();
  fireEvent.click(findButton(/^Customer service 2 - Mail/) as HTMLElement);
  expect(open).not.toHaveBeenCalled();
  fireEvent.click(findButton(/help\.example/) as HTMLElement);
  expect(open).toHaveBeenCalledWith(channels[1]?.url, '_blank', 'noopener,noreferrer');
  expect(onClose).toHaveBeenCalledOnce();
  expect(window.location.hash).toBe('#/login');
});
