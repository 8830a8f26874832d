// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { ShortCode } from './short-code.tsx';
import { shortCodeOf } from './short-code-of.ts';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const hash = '41e8'.padEnd(60, '0').concat('e130');

const show = (writeText: (text: string) => Promise<void>) => {
  vi.stubGlobal('navigator', { clipboard: { writeText } });
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ToastProvider>
        <ShortCode code={hash} />
      </ToastProvider>
    </IntlProvider>,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Copy 41e80…\u2060e130' }));
};

test('a long code shows its two ends, and a short one is shown in full', () => {
  expect(shortCodeOf(hash)).toBe('41e80…\u2060e130');
  expect(shortCodeOf('R-22D6-77')).toBe('R-22D6-77');
});

test('a tap copies the whole code and says so', async () => {
  const copied: string[] = [];
  show(async (text) => void copied.push(text));
  expect(await screen.findByText(messages.wallet.copied)).toBeDefined();
  expect(copied).toEqual([hash]);
});

test('where copying is impossible, the whole code is shown instead', async () => {
  show(() => Promise.reject(new Error('closed')));
  expect(await screen.findByText(hash)).toBeDefined();
});
