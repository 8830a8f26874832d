// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { tokenStored } from '../session/session.ts';
import { LogoutConfirm } from './logout-confirm.tsx';

afterEach(() => vi.unstubAllGlobals());

test('a logout takes effect at once, even on a network that never replies', async () => {
  tokenStored.set('of-ada');
  window.location.hash = '#/ad-center';
  const asked = vi.fn((_url: string, _init: RequestInit) => new Promise(() => {}));
  vi.stubGlobal('fetch', asked);
  const onClose = vi.fn();
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <LogoutConfirm onClose={onClose} />
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Log out', hidden: true }));
  expect(onClose).toHaveBeenCalledOnce();
  expect(tokenStored.get()).toBeNull();
  expect(window.location.hash).toBe('#/login');
  const [url, { headers }] = asked.mock.calls[0] as [string, RequestInit];
  expect(url).toBe('/api/auth/logout');
  expect(headers).toMatchObject({ 'X-CT': 'of-ada' });
});
