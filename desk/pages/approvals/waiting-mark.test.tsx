// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { type SignedIn, SignedInContext } from '../../app/signed-in.ts';
import { WaitingMark } from './waiting-mark.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const partnerId = '5b0f7a52-1c55-4b6d-9e0b-1f4f0c1f2a3b';
const list = [
  { kind: 'host-key', title: 'Host app key', subject: 'shop-app', partnerId: null },
  { kind: 'deposit', title: 'Deposit', subject: 'DEP-1', partnerId },
  { kind: 'deposit', title: 'Deposit', subject: 'DEP-2', partnerId },
  { kind: 'coupon', title: 'Coupon', subject: `x ${partnerId}`, partnerId },
  { kind: 'host', title: 'New host app', subject: 'new-app', partnerId: null },
];

function open(roles: readonly string[]) {
  const fetching = vi.fn(async () => Response.json({ code: 200, msg: 'ok', data: { list } }));
  vi.stubGlobal('fetch', fetching);
  render(
    <MantineProvider env="test">
      <QueryClientProvider client={new QueryClient()}>
        <SignedInContext value={{ name: 'Ida', roles } as unknown as SignedIn}>
          <p>
            one <WaitingMark kinds={['host-key']} subject="shop-app" />
          </p>
          <p>
            two <WaitingMark kinds={['host-key']} subject="other-app" />
          </p>
          <p>
            three <WaitingMark kinds={['witness-end']} subject="shop-app" />
          </p>
          <p>
            four <WaitingMark kinds={['coupon', 'deposit']} subject={partnerId} />
          </p>
          <p>
            five <WaitingMark kinds={['host', 'witness']} />
          </p>
        </SignedInContext>
      </QueryClientProvider>
    </MantineProvider>,
  );
  return fetching;
}

test('a row says all that waits about it, a page what has no row yet, and each leads to the queue; all rows share one call', async () => {
  const fetching = open(['admin']);
  const marks = await screen.findAllByRole('link');
  expect(marks.map((mark) => [mark.textContent, mark.getAttribute('href')])).toEqual([
    ['Host app key: waiting', '#/approvals?kind=host-key'],
    ['Deposit: 2 waiting', '#/approvals?kind=deposit'],
    ['Coupon: waiting', '#/approvals?kind=coupon'],
    ['New host app: waiting', '#/approvals?kind=host'],
  ]);
  const rows = marks.map((mark) => mark.closest('p')?.textContent?.split(' ')[0]);
  expect(rows).toEqual(['one', 'four', 'four', 'five']);
  expect(fetching).toHaveBeenCalledTimes(1);
});

test('an auditor, who may not read the queue, asks for nothing', () => {
  expect(open(['auditor'])).not.toHaveBeenCalled();
});
