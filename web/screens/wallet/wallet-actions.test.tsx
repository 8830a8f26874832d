import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { WalletActions } from './wallet-actions.tsx';

afterEach(() => cleanup());

const { deposit, withdraw } = messages.wallet;

const screenWith = (available: string) => (
  <IntlProvider locale="en" messages={messages} timeZone="UTC">
    <QueryClientProvider client={new QueryClient()}>
      <WalletActions isLeaving={false} wallet={{ available } as never} />
    </QueryClientProvider>
  </IntlProvider>
);

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test('withdraw comes first if there is money, and no button moves once shown', () => {
  const { rerender } = render(screenWith('0.00'));
  expect(buttons()).toEqual([deposit, withdraw]);
  // A deposit is confirmed while its owner looks at the screen.
  rerender(screenWith('300.00'));
  expect(buttons()).toEqual([deposit, withdraw]);
  cleanup();
  render(screenWith('300.00'));
  expect(buttons()).toEqual([withdraw, deposit]);
});
