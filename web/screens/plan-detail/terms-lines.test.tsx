import { render } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { chargebackDays } from '#domain/plan/clawback.ts';
import { texts as german } from '#texts/de/app.ts';
import { texts as english } from '#texts/en/app.ts';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { TermsLines } from './terms-lines.tsx';

const terms = {
  lowest: '20.00',
  highest: '500.00',
  commission: '6.00',
  commissionBps: null,
  commissionMax: '6.00',
  revenueFeeBps: 1000,
  mediaFeeBps: 1500,
  clickWindowHours: 72,
  validateDays: 7,
  putRule: {
    pacing: 'even',
    dailyCap: null,
    days: 5,
    frequencyCap: { times: 12, hours: 24 },
    priceCeiling: null,
    goal: 'conversions',
  },
  targeting: {
    countries: ['SE', 'AT', 'ZW', 'DE'],
    languages: [],
    devices: [],
    systems: [],
    hours: [9, 17],
    categories: [],
    categoriesNot: [],
  },
  priceCeilings: { cpm: '10.00', cpc: '1.00', allowanceBps: 2500 },
  hash: 'a'.repeat(64),
} as unknown as PlanDetail['terms'];

test('countries are sorted in the reader’s language, and hours are in the reader’s time zone', () => {
  const { container, unmount } = render(
    <IntlProvider locale="de" messages={german as never} timeZone="Asia/Bangkok">
      <TermsLines terms={terms} />
    </IntlProvider>,
  );
  expect(container.textContent).toContain('Deutschland, Österreich, Schweden und Simbabwe');
  expect(container.textContent).toContain('09:00 und 17:00');
  unmount();
});

test('the put rule and the user targeting have these names', () => {
  const { getByRole, unmount } = render(
    <IntlProvider locale="en" messages={english as never} timeZone="UTC">
      <TermsLines terms={terms} />
    </IntlProvider>,
  );
  getByRole('heading', { name: 'Put rule' });
  getByRole('heading', { name: 'User targeting' });
  unmount();
});

test('the terms say for how long a settled commission can be charged back', () => {
  const { container, unmount } = render(
    <IntlProvider locale="en" messages={english as never} timeZone="UTC">
      <TermsLines terms={terms} />
    </IntlProvider>,
  );
  expect(container.textContent).toContain(
    `Chargeback period after settlement${chargebackDays} days`,
  );
  unmount();
});
