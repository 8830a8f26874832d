// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { LagCard } from './lag-card.tsx';

afterEach(cleanup);

test.each([
  ['running', false, 1],
  ['settled', true, 0],
])('a %s plan says whether orders can still come only while they can', (_, isSettled, told) => {
  const lag = { buckets: [{ upToHours: 1, count: 3 }], stillToCome: null };
  render(
    <IntlProvider locale="en" messages={messages} timeZone="UTC">
      <LagCard aside={undefined} isSettled={isSettled} lag={lag} />
    </IntlProvider>,
  );
  screen.getByText('Up to 1 hour');
  expect(screen.queryAllByText(/estimate further orders/)).toHaveLength(told);
});
