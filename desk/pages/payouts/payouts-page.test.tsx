// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import {
  approvePayout,
  listPayoutQueue,
  readPayoutCard,
  showPayout,
} from '#contract/desk/payouts.ts';
import type { PayoutState } from '#domain/wallet/payout.ts';
import { SignedInContext } from '../../app/signed-in.ts';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { PayoutsPage } from './payouts-page.tsx';

const at = '2026-11-08T12:00:00.000Z';
const ids = {
  ann: '11111111-1111-4111-8111-111111111111',
  bea: '22222222-2222-4222-8222-222222222222',
};

interface Step {
  readonly state: PayoutState;
  readonly by: string;
  readonly byId?: string;
}

function payout(partner: keyof typeof ids, steps: readonly Step[]) {
  const money = { amount: '40.00', fee: '1.00', net: '39.00' };
  const known = { id: ids[partner], partnerId: ids[partner], partner, target: 'Bank ··· 1' };
  const told = steps.map((step) => ({
    byId: null,
    ...step,
    at,
    reason: null,
    reference: null,
  }));
  const state = steps.at(-1)?.state ?? 'requested';
  return { ...known, ...money, state, requestedAt: at, cardBoundAt: at, cautions: [], steps: told };
}

const enveloped = (data: object) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  window.location.hash = '';
});

/** The payouts page as Fay sees it, with a server that has these payouts. */
function openPage(...known: ReturnType<typeof payout>[]) {
  const approved: string[] = [];
  // Another person has approved Bea's in the meantime.
  const answerTo = (id: string) => {
    approved.push(id);
    const refused = { code: 409, msg: 'Somebody else was quicker.', data: null };
    return id === ids.bea ? new Response(JSON.stringify(refused)) : enveloped({});
  };
  vi.stubGlobal('fetch', async (address: string, init: { body?: string }) => {
    const { pathname, searchParams } = new URL(address, 'http://desk');
    if (pathname.endsWith(showPayout.path)) {
      return enveloped(known.find(({ id }) => id === searchParams.get('id')) ?? {});
    }
    if (pathname.endsWith(approvePayout.path)) return answerTo(JSON.parse(init.body ?? '{}').id);
    if (pathname.endsWith(listPayoutQueue.path)) return enveloped({ list: known, next: null });
    if (!pathname.endsWith(readPayoutCard.path)) return enveloped({ list: [], next: null });
    const { id } = JSON.parse(init.body ?? '{}');
    return enveloped({ label: 'Bank', fields: [{ field: 'Number', value: `the card of ${id}` }] });
  });
  const appOrigin = 'https://ads.example';
  const installation = { mode: 'demo', name: 'Test', currency: 'SIM', appOrigin } as const;
  const roles = ['finance' as const, 'approver' as const];
  const fay = { id: ids.ann, name: 'Fay Finance', roles, installation };
  // As the desk has it: a card appears only once every figure was asked for again.
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={queries}>
        <SignedInContext value={fay}>
          <PayoutsPage />
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return approved;
}

async function open(partner: keyof typeof ids) {
  act(() => {
    window.location.hash = `#/payouts?id=${ids[partner]}`;
    window.dispatchEvent(new HashChangeEvent('hashchange'));
  });
  await screen.findByText(`Payout of ${partner}`);
}

test('the full card number of one payout is not shown in the drawer of the next', async () => {
  openPage(payout('ann', []), payout('bea', []));
  await open('bea');
  await open('ann');
  fireEvent.click(await screen.findByRole('button', { name: 'Show full card' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Show card' }));
  const card = `the card of ${ids.ann}`;
  await waitFor(() => expect(document.body.textContent).toContain(card));
  await open('bea');
  expect(document.body.textContent).not.toContain(card);
});

test.each([
  ['Fay Finance', ids.bea, ['Mark as completed', 'Mark as failed'], false],
  ['Fay Former', ids.ann, ['Mark as failed'], true],
])('for a payout that %s of id %s sent, Fay is offered %s', async (by, byId, offered, isTold) => {
  openPage(
    payout('ann', [
      { state: 'approved', by: 'Abe Approver' },
      { state: 'sent', by, byId },
    ]),
  );
  await open('ann');
  const acts = screen.queryAllByRole('button', { name: /^Mark as/ });
  expect(acts.map(({ textContent }) => textContent)).toEqual(offered);
  const told = screen.queryByText('You sent it, so someone else has to say that it arrived.');
  expect(told !== null).toBe(isTold);
});

test('several payouts are approved one by one, and a refused one does not stop the others', async () => {
  const sent = [{ state: 'approved' as const, by: 'Abe Approver' }];
  const carl = { ...payout('ann', sent), id: '33333333-3333-4333-8333-333333333333' };
  const approved = openPage(payout('bea', []), payout('ann', []), carl);
  await screen.findByRole('checkbox', { name: 'Select bea, 40.00' });
  fireEvent.click(screen.getByRole('checkbox', { name: 'Select all' }));
  expect(screen.getAllByRole('checkbox')).toHaveLength(3);
  fireEvent.click(screen.getByRole('button', { name: 'Approve 2' }));
  const form = await screen.findByRole('dialog', { name: 'Approve 2 payouts' });
  fireEvent.click(within(form).getByRole('button', { name: 'Approve 2' }));
  await waitFor(() => expect(approved).toEqual([ids.bea, ids.ann]));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('an open payout shows what others do with it, and offers no more what is done', async () => {
  vi.useFakeTimers();
  const ann = payout('ann', []);
  window.location.hash = `#/payouts?id=${ids.ann}`;
  openPage(ann);
  await act(() => vi.advanceTimersByTimeAsync(100));
  expect(screen.getByRole('button', { name: 'Approve' })).toBeTruthy();
  Object.assign(ann, payout('ann', [{ state: 'rejected', by: 'Abe Approver' }]));
  await act(() => vi.advanceTimersByTimeAsync(queueEveryMs + 100));
  expect(screen.getByRole('cell', { name: 'Abe Approver' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Approve' })).toBeNull();
});
