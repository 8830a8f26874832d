// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { OrderDispute } from './order-dispute.tsx';
import type { Conversion } from './order-list.tsx';

afterEach(cleanup);

type Decision = NonNullable<Conversion['disputes'][number]['decision']>;

function show(state: Conversion['state'], decision: Partial<Decision>): void {
  const at = '2026-11-12T08:00:00.000Z';
  const conversion = {
    ...{ id: 'o1', state, objectUntil: null },
    disputes: [
      {
        ...{ openedBy: 'partner', text: 'It was delivered.', at, dueAt: at },
        decision: {
          outcome: 'approved',
          by: 'Ann Lee, Bo Chen',
          reason: 'Because',
          at,
          ...decision,
        },
      },
    ],
  } as unknown as Conversion;
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <QueryClientProvider client={new QueryClient()}>
        <OrderDispute conversion={conversion} planNo="P1" />
      </QueryClientProvider>
    </IntlProvider>,
  );
}

const isPaid = 'The order counts and the commission is paid.';
const isUnfunded =
  'The order counts, but the commission isn’t paid: the merchant had no money set aside for it.';

test('an order decided for the partner says that it is paid only once it is', () => {
  show('pending', {});
  expect(screen.getByText(isPaid)).toBeTruthy();
  cleanup();
  show('unfunded', {});
  expect(screen.queryByText(isPaid)).toBeNull();
  expect(screen.getByText(isUnfunded)).toBeTruthy();
});

test('an automatic decision is worded by the app', () => {
  show('pending', { by: 'network' });
  expect(screen.getByText(/^Not decided in time, /)).toBeTruthy();
  expect(screen.queryByText('Because')).toBeNull();
  cleanup();
  show('reversed', { by: 'network', outcome: 'upheld' });
  expect(screen.getByText('The order doesn’t count.')).toBeTruthy();
  expect(screen.getByText(/^Its click didn’t count/)).toBeTruthy();
  expect(screen.queryByText(/Not decided/)).toBeNull();
});
