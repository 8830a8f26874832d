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
import { useActText } from './staff-activity-list.tsx';

function actTextIn(locale: string, messages: unknown) {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(IntlProvider, { locale, messages: messages as never, timeZone: 'UTC', children });
  return renderHook(() => useActText(), { wrapper }).result.current;
}

test('what takes two people says what it is and who took which step, in the reader’s language', () => {
  expect(actTextIn('en', english)('approve-deposit', 'Ann Lee')).toEqual({
    title: 'Deposit',
    step: 'Approved by Ann Lee',
  });
  expect(actTextIn('de', german)('request-startup-return', 'Ann Lee')).toEqual({
    title: 'Rückgabe Ihres Startguthabens',
    step: 'Beantragt von Ann Lee',
  });
  expect(actTextIn('en', english)('payout-sent', 'Ann Lee')).toEqual({
    title: 'Ann Lee sent a payout',
    step: null,
  });
});

/** What two members of staff do about a partner; the rest does not concern a partner. */
const twoPersonActs = [
  ...transferKinds.filter((kind) => !isNetworkTransfer(kind)),
  ...['partner-status', 'password-link', 'pay-password-help', 'objection-cleared'],
  ...['exchange-accepted', 'coupon', 'partner-announcement', 'data-export', 'erasure'],
];

test('every step of a request, a payout and a review has its text', () => {
  const text = actTextIn('de', german);
  const notAlone = ['requested', 'cancelled', 'failed'];
  const steps = ['request', 'approve', 'refuse', 'withdraw'];
  const acts = [
    ...twoPersonActs.flatMap((kind) => steps.map((step) => `${step}-${kind}`)),
    ...payoutStates.filter((state) => !notAlone.includes(state)).map((state) => `payout-${state}`),
    ...reviewOutcomes.map((outcome) => `review-${outcome}`),
    ...['card-read', 'notice-withdrawn', 'data-export-file'],
  ];
  expect(acts.filter((act) => text(act, 'Ann').title === `Ann: ${act}`)).toEqual([]);
});

test('an activity without a text is shown by its name', () => {
  expect(actTextIn('en', english)('some-new-act', 'Ann Lee')).toEqual({
    title: 'Ann Lee: some-new-act',
    step: null,
  });
});
