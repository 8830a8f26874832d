// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { Notifications } from '@mantine/notifications';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { type decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { listDeposits } from '#contract/desk/deposits.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../api/use-ask.ts';
import { type SignedIn, SignedInContext } from '../app/signed-in.ts';
import { ApprovalsPage } from '../pages/approvals/approvals-page.tsx';
import { DecideApproval } from '../pages/approvals/decide-approval.tsx';

// Autosizing fields listen to it, and the test browser lacks it.
Object.defineProperty(document, 'fonts', { value: new EventTarget(), configurable: true });

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '00000000-0000-4000-8000-000000000001';
const at = '2026-11-18T12:00:00.000Z';
const sam = { name: 'Sam Second', roles: ['approver'] } as unknown as SignedIn;

function open(page: ReactNode): QueryClient {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <MantineProvider env="test">
      <Notifications />
      <QueryClientProvider client={queries}>
        <SignedInContext value={sam}>{page}</SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return queries;
}

const listOf = (list: readonly unknown[]) => ({ code: 200, msg: 'ok', data: { list, next: null } });

const key = {
  ...{ id, kind: 'postback-key', about: { merchant: 'Harbour' }, reason: 'A new shop.' },
  title: 'Postback key',
  effect: 'The merchant gets the new key through the link.',
  requestedBy: 'Carl Catalogue',
  requestedAt: at,
  endsAt: at,
  turn: 'decide',
  state: 'waiting',
  ...{ partnerId: null, partner: null },
  ...{ decidedBy: null, decidedAt: null, decisionReason: null },
} as const satisfies Output<typeof listApprovals>['list'][number];

test('a form stays when its row leaves the list, keeps what was typed, and says so', async () => {
  let list: unknown[] = [key];
  vi.stubGlobal('fetch', async () => Response.json(listOf(list)));
  const queries = open(<ApprovalsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Refuse' }));
  const why = await screen.findByLabelText('Reason', { exact: false, selector: 'textarea' });
  fireEvent.change(why, { target: { value: 'Another amount.' } });
  // Another person approves it, and the list is loaded again.
  list = [];
  await act(() => queries.invalidateQueries());
  expect(await screen.findByText(/someone else dealt with it/)).toBeTruthy();
  expect((why as HTMLTextAreaElement).value).toBe('Another amount.');
  expect(why.isConnected).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Discard' }));
  expect(await screen.findByText('Nothing is waiting for a second person.')).toBeTruthy();
});

test('the link to a approved key stays until closed, though its row is gone', async () => {
  const address = 'https://ads.test/key#once';
  const link = { address, contact: 'ops@harbour.test', note: 'Send it.', expiresAt: at };
  const answer = { link } satisfies Output<typeof decideApproval>;
  let list: unknown[] = [key];
  let reads = 0;
  vi.stubGlobal('fetch', async (_: string, { method }: RequestInit) => {
    if (method === 'POST') {
      list = [];
      return Response.json({ code: 200, msg: 'ok', data: answer });
    }
    reads += 1;
    return Response.json(listOf(list));
  });
  const queries = open(<ApprovalsPage />);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const form = (await screen.findByText('Requested by', { selector: 'dt' })).closest('form');
  fireEvent.submit(form as HTMLFormElement);
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(address);
  await act(() => queries.invalidateQueries());
  expect(reads).toBeGreaterThan(1);
  expect(screen.getByLabelText<HTMLInputElement>('Link').value).toBe(address);
  // It cannot be shown again, so only the button closes it.
  fireEvent.keyDown(document.body, { key: 'Escape' });
  fireEvent.click(document.querySelector('.mantine-Modal-overlay') as Element);
  expect((await screen.findByLabelText<HTMLInputElement>('Link')).value).toBe(address);
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Nothing is waiting for a second person.')).toBeTruthy();
});

const deposit = {
  ...{ reference: 'R-1', partner: 'ann', partnerId: id, createdAt: at, state: 'recorded' },
  ...{ approvalId: id, amount: '200.00', reason: 'Came in.', requestedBy: 'Clara Clerk' },
  ...{ requestedAt: at, decidedBy: null, decidedAt: null },
} as const satisfies Output<typeof listDeposits>['list'][number];

/** A page that shows a request only while it waits, as a partner's page does. */
function WhileWaiting() {
  const { data } = useRead(listDeposits, {});
  useRead(listApprovals, {});
  if (!data) return null;
  if (data.list.length === 0) return <p>Nothing waits.</p>;
  return <DecideApproval request={key} />;
}

test('who decides second is told so, even if the request is no longer on the page', async () => {
  const msg = 'Someone else has changed this.';
  const refused = { code: 400, msg, data: { reason: 'desk_changed_meanwhile', facts: {} } };
  let list: unknown[] = [deposit];
  const slow = Promise.withResolvers<void>();
  vi.stubGlobal('fetch', async (address: string, { method }: RequestInit) => {
    if (method === 'POST') {
      list = [];
      return Response.json(refused);
    }
    // Another list on the page takes longer to load again.
    if (address.includes(listApprovals.path) && list.length === 0) await slow.promise;
    return Response.json(listOf(address.includes(listApprovals.path) ? [] : list));
  });
  open(<WhileWaiting />);
  fireEvent.click(await screen.findByRole('button', { name: 'Approve' }));
  const form = (await screen.findByText('Requested by', { selector: 'dt' })).closest('form');
  fireEvent.submit(form as HTMLFormElement);
  expect(await screen.findByText('Nothing waits.')).toBeTruthy();
  slow.resolve();
  expect(await screen.findByText(msg)).toBeTruthy();
});
