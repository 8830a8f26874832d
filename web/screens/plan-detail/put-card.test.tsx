// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import type { PlanDetail } from '../../plan/use-plan.ts';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import { PutCard } from './put-card.tsx';

const terms = {
  hash: 'ab'.repeat(32),
  ...{ lowest: '50.00', highest: '500.00', mediaFeeBps: 1500, revenueFeeBps: 500 },
  ...{ commission: '8.00', commissionBps: null, commissionMax: '8.00' },
  ...{ clickWindowHours: 168, validateDays: 14 },
  priceCeilings: { cpm: '10.00', cpc: '1.00', allowanceBps: 2_500 },
  putRule: {
    ...{ pacing: 'even', dailyCap: null, days: 7, priceCeiling: null, goal: 'clicks' },
    frequencyCap: { times: 3, hours: 24 },
  },
  targeting: {
    ...{ countries: [], languages: [], devices: [], systems: [], hours: [] },
    ...{ categories: [], categoriesNot: [] },
  },
};
const detail = {
  plan: { planNo: 'P1', status: 'waitPut' },
  ...{ terms, funds: { available: '120.00', startup: '30.00' } },
} as unknown as PlanDetail;

const preview = {
  ...{ hold: '120.00', own: '90.00', discount: '0.00', startup: '30.00' },
  ...{ availableAfter: '30.00', worstCase: '90.00' },
};
const sent: { path: string; body: { amount?: string; confirmation?: string } }[] = [];
const asked: unknown[] = [];
let putAnswer: object = {};
let coupons: object[] = [];

beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
  localStorage.clear();
  coupons = [];
  window.location.hash = '';
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init.body ?? '{}') });
    if (path.endsWith('/preview')) return Response.json({ code: 200, msg: 'ok', data: preview });
    if (path.includes('/user_coupon/list') && coupons.length > 0) {
      const counts = { unused: coupons.length, used: 0, expired: 0 };
      const data = { list: coupons, next: null, counts, timeZone: 'UTC' };
      return Response.json({ code: 200, msg: 'ok', data });
    }
    // Of a put whose answer was lost the app first asks what became of it.
    const isOutcome = path.includes('/ledger/outcome');
    const unknown = { code: 200, msg: 'ok', data: { state: 'unknown' } };
    return Response.json(isOutcome ? unknown : putAnswer);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(): HTMLInputElement {
  const askPassword = async (subject: unknown) => {
    asked.push(subject);
    return 'a confirmation';
  };
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <ActionsContext value={{ fail: () => {} } as never}>
        <ToastProvider>
          <QueryClientProvider client={new QueryClient()}>
            <PayPasswordContext value={askPassword}>
              <PutCard detail={detail} />
            </PayPasswordContext>
          </QueryClientProvider>
        </ToastProvider>
      </ActionsContext>
    </IntlProvider>,
  );
  return screen.getByLabelText('Amount');
}

const type = (input: HTMLInputElement, value: string) =>
  fireEvent.change(input, { target: { value } });

test('an amount that cannot be is said beside the field, and nothing is asked of the server', () => {
  const input = open();
  type(input, '150.01');
  expect(screen.getByText(/Insufficient balance/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to wallet' })).toBeDefined();
  type(input, '500.01');
  expect(screen.getByText(/the maximum for this plan is 500.00/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Put an amount' })).toHaveProperty('disabled', true);
  expect(sent.filter(({ path }) => path.includes('/plan/'))).toEqual([]);
});

test('0 and too little are called so once the field is left', () => {
  const input = open();
  type(input, '0');
  expect(screen.queryByText(messages.refusal.put_zero)).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByText(messages.refusal.put_zero)).toBeDefined();
  type(input, '49.99');
  fireEvent.blur(input);
  expect(screen.getByText(/the minimum for this plan is 50.00/)).toBeDefined();
});

test('an amount that is still being typed is not called too small', () => {
  const input = open();
  type(input, '1');
  expect(screen.queryByText(/Out of range/)).toBeNull();
});

test('what it takes and can lose stands before the button, and without coupons none is offered', async () => {
  type(open(), '120');
  const button = await screen.findByRole('button', { name: 'Put 120.00 on this plan' });
  const worst = screen.getByText('The most you can lose');
  expect(worst.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/No return is promised/)).toBeDefined();
  expect(screen.queryByText('Coupon')).toBeNull();
});

test('the password is asked for exactly this amount and these terms', async () => {
  putAnswer = { code: 400, msg: 'changed', data: { reason: 'put_terms_changed', facts: {} } };
  const input = open();
  type(input, '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm with transaction password' }));
  await screen.findByText(/The terms of this plan have changed/);
  const subject = { action: 'put', planNo: 'P1', couponId: null, terms: terms.hash };
  expect(asked).toEqual([{ ...subject, amount: 120_000_000n }]);
  const put = sent.find(({ path }) => path.endsWith('/put'));
  expect(put?.body).toMatchObject({
    amount: '120',
    confirmation: 'a confirmation',
    terms: terms.hash,
  });
  expect(input.value).toBe('120');
});

test('a put whose answer is lost is asked again under the same id', async () => {
  putAnswer = { code: 500, msg: 'broken', data: { reason: 'server_error', facts: {} } };
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  const confirm = () =>
    fireEvent.click(screen.getByRole('button', { name: 'Confirm with transaction password' }));
  const ids = () =>
    sent.flatMap(({ path, body }) =>
      path.endsWith('/put') ? (body as { requestId: string }).requestId : [],
    );
  confirm();
  await waitFor(() => expect(ids()).toHaveLength(1));
  cleanup();
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  confirm();
  await waitFor(() => expect(ids()).toHaveLength(2));
  expect(new Set(ids()).size).toBe(1);
});

const coupon = (nr: number, name: string, freeFrom: string | null) => ({
  id: `${nr}1111111-1111-4111-8111-111111111111`,
  ...{ name, kind: 'deduction', type: 'deduction', shareBps: null, amount: '10.00' },
  ...{ most: '10.00', amountRequired: '0.00', state: 'unused', freeFrom },
  ...{ givenAt: '2026-11-01T00:00:00.000Z', expiresAt: '2026-12-01T00:00:00.000Z' },
  ...{ usedAt: null, planNo: null, given: null },
});

test('a coupon that the address carries is chosen; one blocked today stays in sight with its reason', async () => {
  const [welcome, again] = [
    coupon(1, 'Welcome', null),
    coupon(2, 'Again', '2026-11-18T00:00:00.000Z'),
  ];
  coupons = [again, welcome];
  window.location.hash = `#/plan/detail?planNo=P1&coupon=${welcome.id}`;
  open();
  const free = await screen.findByRole('button', { name: /^Welcome/ });
  expect(free.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByRole('button', { name: /^Again/ })).toHaveProperty('disabled', true);
  expect(screen.getByText(/^Again.*You’ve already used a coupon with this name/)).toBeDefined();
});

test('an address that names a coupon blocked today does not choose it', async () => {
  const again = coupon(2, 'Again', '2026-11-18T00:00:00.000Z');
  coupons = [again];
  window.location.hash = `#/plan/detail?planNo=P1&coupon=${again.id}`;
  open();
  const blocked = await screen.findByRole('button', { name: /^Again/ });
  expect(blocked).toHaveProperty('disabled', true);
  expect(screen.getByText(/You’ve already used a coupon with this name today/)).toBeDefined();
});
