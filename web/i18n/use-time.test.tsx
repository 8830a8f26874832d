// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { useTime } from './use-time.ts';

afterEach(cleanup);

function Shown({ at }: { readonly at: Date }) {
  return <p>{useTime()(at)}</p>;
}

const shown = (at: Date) => {
  render(
    <IntlProvider locale="en" messages={{}} timeZone="UTC">
      <Shown at={at} />
    </IntlProvider>,
  );
  return screen.getByText(/:/).textContent;
};

test('a time today is shown without its date', () => {
  expect(shown(new Date())).toMatch(/^\d{1,2}:\d\d\s[AP]M$/);
});

test('a time on another day is shown with its date', () => {
  expect(shown(new Date('2026-01-05T09:24:00Z'))).toMatch(/^Jan\s5,\s2026, 9:24\sAM$/);
});
