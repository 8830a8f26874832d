// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { parseTyped, zero } from '#domain/money.ts';
import { texts as messages } from '#texts/en/app.ts';
import { SignedLines } from './pay-password-dialog.tsx';

afterEach(cleanup);

const amount = parseTyped('40') ?? zero;
const put = { action: 'put', planNo: 'P1', product: 'Tea', amount, terms: 'hash' } as const;

const show = (coupon: { couponId: string | null; coupon: string | null }) =>
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <SignedLines subject={{ ...put, ...coupon }} />
    </IntlProvider>,
  );

test('a put that uses a coupon names it before it is signed', () => {
  show({ couponId: 'c1', coupon: 'Welcome · 25%' });
  expect(screen.getByText('Coupon')).toBeDefined();
  expect(screen.getByText('Welcome · 25%')).toBeDefined();
});

test('a put without a coupon mentions none', () => {
  show({ couponId: null, coupon: null });
  expect(screen.queryByText('Coupon')).toBeNull();
});
