// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { findOpened } from '../../plan/opened.ts';
import { CauseRow } from './record-sheet.tsx';

afterEach(cleanup);

const record = '0b5e3c1a-7d52-4f0e-9a66-2f1d3c4b5a69';
const addressOf = (booked?: string) => {
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <CauseRow booked={booked} name="plan" onLeave={() => {}} value="P1" />
    </IntlProvider>,
  );
  return screen.getByRole('link').getAttribute('href') ?? '';
};

test('a record that booked delivery leads to the events it booked, any other to its plan', () => {
  expect(findOpened(addressOf(record).split('?')[1] ?? '')).toEqual({ sheet: 'events', record });
  cleanup();
  expect(addressOf()).toBe('#/plan/detail?planNo=P1');
});
