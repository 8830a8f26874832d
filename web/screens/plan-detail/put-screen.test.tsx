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
import { PutScreen } from './put-screen.tsx';
import type { PutReceipt } from './use-put-form.ts';

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
  plan: {
    ...{ planNo: 'P1', status: 'waitPut', product: 'Harbour tea' },
    picture: { url: '/creatives/ab', type: 'image/png' },
  },
  ...{ terms, funds: { available: '120.00', startup: '30.00' } },
} as unknown as PlanDetail;

const at = '2026-11-17T12:00:00.000Z';
const preview = {
  ...{ hold: '120.00', own: '90.00', discount: '0.00', startup: '30.00' },
  ...{ availableAfter: '30.00', worstCase: '90.00' },
};
const sent: { path: string; body: { amount?: string; confirmation?: string } }[] = [];
const asked: unknown[] = [];
const done: PutReceipt[] = [];
const earlier: string[] = [];
let putAnswer: object = {};
/** What the server says of an earlier put. */
let became: object = {};
let coupons: object[] = [];

beforeEach(() => {
  sent.length = 0;
  asked.length = 0;
  done.length = 0;
  earlier.length = 0;
  localStorage.clear();
  coupons = [];
  became = { state: 'unknown' };
  window.location.hash = '';
  vi.stubGlobal('fetch', async (path: string, init: { body?: string }) => {
    sent.push({ path, body: JSON.parse(init.body ?? '{}') });
    if (path.endsWith('/preview')) return Response.json({ code: 200, msg: 'ok', data: preview });
    if (path.includes('/user_coupon/list') && coupons.length > 0) {
      const counts = { unused: coupons.length, used: 0, expired: 0 };
      const data = { list: coupons, next: null, counts, timeZone: 'UTC' };
      return Response.json({ code: 200, msg: 'ok', data });
    }
    // After a lost answer the app first asks for the put's outcome.
    const isOutcome = path.includes('/ledger/outcome');
    return Response.json(isOutcome ? { code: 200, msg: 'ok', data: became } : putAnswer);
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
              <PutScreen
                detail={detail}
                onClose={() => {}}
                onDone={(one) => done.push(one)}
                onEarlier={(line) => earlier.push(line)}
              />
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

test('an invalid amount is reported beside the field, without a request', () => {
  const input = open();
  type(input, '150.01');
  expect(screen.getByText(/Insufficient balance. No money/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Go to wallet' })).toBeDefined();
  type(input, '500.01');
  expect(screen.getByText(/the maximum for this plan is 500.00/)).toBeDefined();
  expect(screen.getByRole('button', { name: 'Put an amount' })).toHaveProperty('disabled', true);
  expect(sent.filter(({ path }) => path.includes('/plan/'))).toEqual([]);
});

test('an amount of 0 or below the lowest is reported once the field is left', () => {
  const input = open();
  type(input, '0');
  expect(screen.queryByText(messages.refusal.put_zero)).toBeNull();
  fireEvent.blur(input);
  expect(screen.getByText(messages.refusal.put_zero)).toBeDefined();
  type(input, '49.99');
  fireEvent.blur(input);
  expect(screen.getByText(/the minimum for this plan is 50.00/)).toBeDefined();
});

test('an amount being typed is not reported as too small; what is wrong is said once, as its limits were', () => {
  const input = open();
  type(input, '1');
  expect(screen.queryByText(/Out of range/)).toBeNull();
  expect(screen.getByText(/50.00 to 500.00/).hidden).toBe(false);
  fireEvent.blur(input);
  expect(screen.getByText(/50.00 to 500.00/).hidden).toBe(true);
  expect(screen.getByText(/the minimum for this plan is 50.00/)).toBeDefined();
});

test('on a phone the amount is typed on our keypad, with the decimal key of the language', () => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  const input = open();
  expect(input.inputMode).toBe('none');
  for (const key of ['7', 'Decimal point', '5', '0', '9']) {
    fireEvent.click(screen.getByRole('button', { name: key }));
  }
  expect(input.value).toBe('7.50');
  type(input, 'SIM 1,234.50');
  expect(input.value).toBe('1234.50');
});

test('the cost and the largest loss come before the button, and no coupon is offered without any', async () => {
  type(open(), '120');
  const button = await screen.findByRole('button', { name: 'Put 120.00 on this plan' });
  const worst = screen.getByText('The most you can lose');
  expect(worst.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(screen.getByText(/No return is promised/)).toBeDefined();
  expect(screen.queryByRole('button', { name: /coupon/i })).toBeNull();
});

test('the confirmation covers exactly this amount and these terms', async () => {
  putAnswer = { code: 400, msg: 'changed', data: { reason: 'put_terms_changed', facts: {} } };
  const input = open();
  type(input, '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  await screen.findByText(/The terms of this plan have changed/);
  const subject = { action: 'put', planNo: 'P1', couponId: null, terms: terms.hash };
  const beside = { product: 'Harbour tea', coupon: null };
  expect(asked).toEqual([{ ...subject, ...beside, amount: 120_000_000n }]);
  const put = sent.find(({ path }) => path.endsWith('/put'));
  expect(put?.body).toMatchObject({
    amount: '120',
    confirmation: 'a confirmation',
    terms: terms.hash,
  });
  expect(input.value).toBe('120');
});

test('a put whose reply is lost is sent again under the same id', async () => {
  putAnswer = { code: 500, msg: 'broken', data: { reason: 'server_error', facts: {} } };
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  const ids = () =>
    sent.flatMap(({ path, body }) =>
      path.endsWith('/put') ? (body as { requestId: string }).requestId : [],
    );
  await waitFor(() => expect(ids()).toHaveLength(1));
  cleanup();
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  await waitFor(() => expect(ids()).toHaveLength(2));
  expect(new Set(ids()).size).toBe(1);
});

const plan = {
  ...{ planNo: 'P1', status: 'matching', last: null, pausedBy: null, product: 'Harbour tea' },
  next: { what: 'find_placement', at: null, facts: {} },
  ...{ kind: 'landing', isOfficial: true, merchant: 'Harbour', origin: 'push' },
  picture: { url: '/creatives/ab', type: 'image/png' },
  ...{ putAmount: '120.00', consumed: '0.00', createdAt: at, offeredUntil: at },
};

test('a finished put is passed on with its preview', async () => {
  putAnswer = { code: 200, msg: 'ok', data: { plan } };
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  await waitFor(() => expect(done).toEqual([{ plan, preview }]));
});

test('of two windows, the later one reads which amount the earlier one put', async () => {
  putAnswer = { code: 400, msg: 'used', data: { reason: 'request_id_reused', facts: {} } };
  became = {
    state: 'committed',
    call: 'putPlan',
    at,
    reply: { plan: { ...plan, putAmount: '40.00' } },
  };
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: 'Put 120.00 on this plan' }));
  await waitFor(() => expect(earlier).toHaveLength(1));
  expect(earlier[0]).toMatch(/^40\.00 was put on this plan on Nov.17,.2026/);
  expect(done).toEqual([]);
});

const coupon = (nr: number, name: string, amount: string, freeFrom: string | null = null) => ({
  id: `${nr}1111111-1111-4111-8111-111111111111`,
  ...{ name, kind: 'deduction', type: 'deduction', shareBps: null, amount },
  ...{ most: amount, amountRequired: '0.00', state: 'unused', freeFrom },
  ...{ givenAt: '2026-11-01T00:00:00.000Z', expiresAt: '2099-12-01T00:00:00.000Z' },
  ...{ usedAt: null, planNo: null, given: null },
});
const welcome = coupon(1, 'Welcome', '10.00');
const larger = coupon(3, 'Larger', '20.00');
const again = coupon(2, 'Again', '30.00', '2099-11-18T00:00:00.000Z');

test('the best coupon for the amount is suggested, and another or none can be chosen', async () => {
  coupons = [welcome, larger];
  type(open(), '120');
  fireEvent.click(await screen.findByRole('button', { name: /Larger.*Best for this amount/ }));
  const option = (name: RegExp) => screen.getByRole('radio', { name, hidden: true });
  expect(option(/Larger/)).toHaveProperty('checked', true);
  fireEvent.click(option(/No coupon/));
  await screen.findByRole('button', { name: 'No coupon' });
  const asked = () => sent.flatMap(({ path, body }) => (path.endsWith('/preview') ? [body] : []));
  expect(asked()).toContainEqual({ planNo: 'P1', amount: '120', couponId: larger.id });
});

test('a coupon from the address is selected; one blocked today stays visible with its reason', async () => {
  coupons = [again, larger, welcome];
  window.location.hash = `#/plan/detail?planNo=P1&coupon=${welcome.id}`;
  open();
  fireEvent.click(await screen.findByRole('button', { name: /^Welcome/ }));
  const blocked = screen.getByRole('radio', {
    name: /^Again.*already used a coupon/,
    hidden: true,
  });
  expect(blocked).toHaveProperty('disabled', true);
});

test('a coupon blocked today is not selected from the address', async () => {
  coupons = [again];
  window.location.hash = `#/plan/detail?planNo=P1&coupon=${again.id}`;
  open();
  await screen.findByRole('button', { name: 'No coupon' });
});
