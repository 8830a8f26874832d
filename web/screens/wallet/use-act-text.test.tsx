// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
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

test('an act of staff is said in the language of the reader', () => {
  expect(actTextIn('en', english)('confirm-deposit')).toBe('confirmed a deposit');
  expect(actTextIn('de', german)('propose-startup-return')).toBe(
    'die Rückgabe des Startguthabens vorgeschlagen',
  );
});

test('every step of a payout and a review that staff make has words, and what they took back', () => {
  const text = actTextIn('de', german);
  const byPartner = ['requested', 'cancelled'];
  const steps = payoutStates.filter((state) => !byPartner.includes(state));
  const acts = [
    ...steps.map((state) => `payout-${state}`),
    ...reviewOutcomes.map((outcome) => `review-${outcome}`),
    'card-read',
    'confirm-password-link',
    'withdraw-objection-cleared',
    'notice-withdrawn',
  ];
  expect(acts.filter((act) => /[a-z]-[a-z]/.test(text(act)))).toEqual([]);
});

test('an act without words is shown by its name', () => {
  expect(actTextIn('en', english)('some-new-act')).toBe('some-new-act');
});
