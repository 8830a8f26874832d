import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { keepUserInfo } from '../../session/session.ts';
import { testUserInfo } from '../../session/test-user-info.ts';
import { AdCenterScreen } from './ad-center-screen.tsx';

afterEach(() => vi.unstubAllGlobals());

test.each([
  ['register', messages.figures.password],
  ['shop-app', messages.password.sessions],
])('who comes by %s is offered: %s', (entry, title) => {
  const none = { customer_service_url: [], recharge_customer_service_url: [] };
  keepUserInfo({ ...testUserInfo, ...none, entry });
  // The figures are not what this is about: they stay under way.
  vi.stubGlobal('fetch', () => new Promise(() => {}));
  const { container } = render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <AdCenterScreen />
      </IntlProvider>
    </QueryClientProvider>,
  );
  const way = container.querySelector('a[href="#/ad-center/edit-login-password"]');
  expect(way?.textContent).toBe(title);
});
