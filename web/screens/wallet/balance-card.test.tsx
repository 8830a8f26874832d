import { fireEvent, render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { messages } from '../../i18n/messages/en.ts';
import { BalanceCard } from './balance-card.tsx';

const wallet = {
  at: '2026-11-10T09:23:00.000Z',
  ...{ currency: 'SIM', totalAssets: '50.00', available: '50.00', waitingSpent: '0.00' },
  ...{ deposit: '0.00', toBeSettled: '0.00', discount: '0.00', payout: '0.00', exchange: '0.00' },
  ...{ startup: '0.00', startupDue: '0.00', head: { seq: 1, hash: '', at: null } },
};
const { figure, definition, pocket } = messages.wallet;

const show = (changed: Partial<typeof wallet> = {}) =>
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <BalanceCard wallet={{ ...wallet, ...changed }} />
    </IntlProvider>,
  );

test('an advance that a plan consumed is still due, and the wallet says so before a payout does', () => {
  const { getByText, queryByText } = show({ startupDue: '10.00' });
  expect(queryByText(figure.startup)).toBeNull();
  fireEvent.click(getByText(pocket.advance_due));
  expect(getByText(definition.startup)).toBeTruthy();
});

test('who has no start-up funds reads nothing of them', () => {
  const { queryByText } = show();
  expect(queryByText(figure.startup)).toBeNull();
  expect(queryByText(pocket.advance_due)).toBeNull();
});
