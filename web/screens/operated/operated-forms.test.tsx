// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../../api/actions-context.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { PayPasswordContext } from '../../wallet/use-pay-password.ts';
import type { Operator } from './find-operator.tsx';
import { FollowForm } from './follow-form.tsx';
import { OfferRow } from './offer-row.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const show = (content: ReactNode, askPassword = async () => 'a confirmation') =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
        <ActionsContext value={{ fail: () => {} } as never}>
          <ToastProvider>
            <PayPasswordContext value={askPassword}>{content}</PayPasswordContext>
          </ToastProvider>
        </ActionsContext>
      </IntlProvider>
    </QueryClientProvider>,
  );

const operator = { proxyId: 'AB12CD34', available: '300.00', waits: false, notice: { id: 'n' } };

test('contradictory or missing caps are reported at their field', () => {
  show(<FollowForm onLeave={() => {}} operator={operator as unknown as Operator} />);
  const [perPlan, inAll] = screen.getAllByRole('textbox') as [HTMLElement, HTMLElement];
  fireEvent.click(screen.getByRole('button', { name: messages.follow.follow }));
  expect(perPlan.getAttribute('aria-invalid')).toBe('true');
  fireEvent.change(perPlan, { target: { value: '100' } });
  fireEvent.blur(perPlan);
  expect(screen.queryByText(/must be at least as high as the cap per plan/)).toBeNull();
  fireEvent.change(inAll, { target: { value: '50' } });
  fireEvent.blur(inAll);
  expect(screen.getByText(/must be at least as high as the cap per plan/)).toBeDefined();
});

test('a proxy ID is created only after a question, and shown afterwards', async () => {
  const sent: unknown[] = [];
  const none = { isOffered: false, proxyId: null, shareBps: 1000, followers: 0, shareBpsMax: 2000 };
  vi.stubGlobal('fetch', async (_: string, init?: { body?: string }) => {
    const body = init?.body;
    const offered = { ...none, isOffered: true, proxyId: 'AB12CD34' };
    if (body) sent.push(JSON.parse(body));
    return Response.json({ code: 200, msg: 'ok', data: body ? offered : none });
  });
  show(<OfferRow />);
  fireEvent.click(screen.getByRole('button', { name: messages.follow.offer }));
  fireEvent.click(await screen.findByRole('button', { name: messages.follow.offerStart }));
  expect(screen.getByText(/You can stop taking new followers at any time/)).toBeDefined();
  expect(sent).toEqual([]);
  const dialog = screen.getByRole('alertdialog');
  const yes = [...dialog.querySelectorAll('button')].at(-1);
  if (yes) fireEvent.click(yes);
  expect(await screen.findByText('Your proxy ID is AB12CD34')).toBeDefined();
  expect(sent).toEqual([{ isOffered: true, shareBps: 1000 }]);
});
