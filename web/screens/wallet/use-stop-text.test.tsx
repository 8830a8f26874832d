// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { expect, test } from 'vitest';
import { failures, rejections } from '#domain/wallet/payout-stop.ts';
import { texts as german } from '#texts/de/app.ts';
import { useStopText } from './use-stop-text.ts';

const stopText = () => {
  const wrapper = ({ children }: { children: ReactNode }) =>
    createElement(IntlProvider, {
      locale: 'de',
      messages: german as never,
      timeZone: 'UTC',
      children,
    });
  return renderHook(() => useStopText(), { wrapper }).result.current;
};

test('every reason for which staff stop a payout exists in the reader’s language', () => {
  const text = stopText();
  for (const code of [...rejections, ...failures])
    expect(text(code)).toBe(german.payout.stop[code]);
});

test('an older, free-text reason is shown as written', () => {
  expect(stopText()('The name is another one.')).toBe('The name is another one.');
});
