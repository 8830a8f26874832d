// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { isNetworkTransfer, transferKinds } from '#domain/desk/transfer.ts';
import { payoutStates } from '#domain/wallet/payout.ts';
import { reviewOutcomes } from '#domain/wallet/review.ts';
import { texts as german } from '#texts/de/app.ts';
import { texts as english } from '#texts/en/app.ts';
import { useActText } from './use-act-text.ts';

function actTextIn(locale: string, messages: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(IntlProvider, { locale, messages: messages as never, timeZone: 'UTC', children });
  return renderHook(() => useActText(), { wrapper }).result.current;
}

test('a staff activity is one sentence in the reader’s language', () => {
  expect(actTextIn('en', english)('confirm-deposit', 'Ann Lee')).toBe(
    'Ann Lee confirmed a deposit',
  );
  expect(actTextIn('de', german)('propose-startup-return', 'Ann Lee')).toBe(
    'Ann Lee hat vorgeschlagen, Ihr Startguthaben zurückzugeben',
  );
});

const steps = ['propose', 'confirm', 'refuse', 'withdraw'];
/** What two members of staff do on a partner's account; the rest does not concern a partner. */
const byTwo = [
  ...transferKinds.filter((kind) => !isNetworkTransfer(kind)),
  ...['partner-status', 'password-link', 'pay-password-help', 'objection-cleared'],
];

test('every step of a proposal, a payout and a review has its sentence', () => {
  const text = actTextIn('de', german);
  const byPartner = ['requested', 'cancelled'];
  const acts = [
    ...byTwo.flatMap((act) => steps.map((step) => `${step}-${act}`)),
    ...payoutStates.filter((state) => !byPartner.includes(state)).map((state) => `payout-${state}`),
    ...reviewOutcomes.map((outcome) => `review-${outcome}`),
    ...['coupon', 'data-export', 'erasure'].flatMap((kind) => [`${kind}-ask`, `${kind}-refuse`]),
    ...['card-read', 'notice-withdrawn', 'coupon-give', 'data-export-confirm', 'data-export-file'],
    'erasure-confirm',
  ];
  expect(acts.filter((act) => text(act, 'Ann') === `Ann: ${act}`)).toEqual([]);
});

test('an activity without a text is shown by its name', () => {
  expect(actTextIn('en', english)('some-new-act', 'Ann Lee')).toBe('Ann Lee: some-new-act');
});
