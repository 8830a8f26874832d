// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ServiceContext } from '../../service/service-context.ts';
import { basicConfigStored } from '../../session/session.ts';
import { ForgotScreen } from './forgot-screen.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test.each([
  [[{ type: 1, label: 'Chat', url: '/chat' }], false],
  [[{ type: 2, label: 'Help', url: 'https://help.example/' }], true],
  [[], false],
])('customer service is offered where it can be reached: %j', async (channels, isReached) => {
  basicConfigStored.set({ customer_service_url: channels } as never);
  const data = { isMailOffered: false };
  vi.stubGlobal('fetch', async () => Response.json({ code: 200, msg: 'ok', data }));
  const openService = vi.fn();
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ActionsContext value={{ fail: () => {} } as never}>
        <ServiceContext value={openService}>
          <ForgotScreen />
        </ServiceContext>
      </ActionsContext>
    </IntlProvider>,
  );
  fireEvent.click(await screen.findByText(messages.forgot.service));
  expect(openService).toHaveBeenCalledTimes(isReached ? 1 : 0);
  const closed = messages.forgot.serviceClosed;
  expect(screen.queryAllByText(closed, { exact: false })).toHaveLength(isReached ? 0 : 1);
});
