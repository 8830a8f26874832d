import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { parseMicro, zero } from '#domain/money.ts';
import { texts as messages } from '#texts/en/app.ts';
import { useAboutText } from './use-about-text.ts';
import type { ShownSubject } from './use-pay-password.ts';

const Around = ({ children }: { readonly children: ReactNode }) => (
  <IntlProvider locale="en" messages={messages} timeZone="UTC">
    {children}
  </IntlProvider>
);

const amount = parseMicro('40.00') ?? zero;

const shown: readonly [line: string, subject: ShownSubject][] = [
  [
    'You’re putting 40.00 on Heather honey, plan P1.',
    {
      ...{ action: 'put', planNo: 'P1', amount, couponId: null, terms: 'ab' },
      ...{ product: 'Heather honey', coupon: null },
    },
  ],
  [
    'You’re stopping Heather honey, plan P1, for good.',
    { action: 'plan-stop', planNo: 'P1', product: 'Heather honey' },
  ],
  [
    'You’re cancelling the payout of 40.00 to Harbour Bank.',
    { action: 'payout-cancel', payoutId: 'a', amount: '40.00', target: 'Harbour Bank' },
  ],
  [
    'You’re cancelling the exchange of 40.00.',
    { action: 'exchange-cancel', exchangeId: 'a', amount: '40.00' },
  ],
];

test('an act is confirmed by its product and amount, not by a number alone', () => {
  const { result } = renderHook(useAboutText, { wrapper: Around });
  expect(shown.map(([, subject]) => result.current(subject))).toEqual(shown.map(([line]) => line));
});
