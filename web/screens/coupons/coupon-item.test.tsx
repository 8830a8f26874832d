// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import type { Coupon } from '../../coupon/use-coupon-text.ts';
import { CouponItem } from './coupon-item.tsx';

afterEach(cleanup);

const unused: Coupon = {
  id: '11111111-1111-4111-8111-111111111111',
  ...{ name: 'Welcome', kind: 'deduction', type: 'deduction', shareBps: null, amount: '10.00' },
  ...{ most: '10.00', amountRequired: '0.00', state: 'unused', freeFrom: null },
  ...{ givenAt: '2026-11-01T00:00:00.000Z', expiresAt: '2036-12-01T00:00:00.000Z' },
  ...{ usedAt: null, planNo: null, given: null },
};

const show = (coupon: Coupon) =>
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <CouponItem coupon={coupon} />
    </IntlProvider>,
  );

test('a coupon is passed on to the plan it is used on', () => {
  show(unused);
  const link = screen.getByRole('link', { name: 'Use on a plan' });
  expect(link.getAttribute('href')).toBe(`#/plan?status=waitPut&coupon=${unused.id}`);
});

test('a coupon that is blocked today says until when, and offers no plan', () => {
  show({ ...unused, freeFrom: '2036-11-18T00:00:00.000Z' });
  expect(screen.queryByRole('link')).toBeNull();
  expect(screen.getByText(/You’ve already used a coupon with this name today/)).toBeDefined();
});
