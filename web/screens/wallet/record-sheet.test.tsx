import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, expect, test, vi } from 'vitest';
import { texts as messages } from '#texts/en/app.ts';
import { ToastProvider } from '../../parts/toast.tsx';
import { RecordSheet } from './record-sheet.tsx';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const id = '11111111-1111-4111-8111-111111111111';

const recordOf = (pocket: string) => ({
  ...{ id, seq: 4, at: '2026-11-18T18:24:29.000Z', type: 'ad-serving', kind: 'put_hold' },
  ...{ amount: '-40.00', remark: null, planNo: null, reverses: null, cause: {} },
  ...{ others: [], hash: 'ab'.repeat(32), previous: 'cd'.repeat(32), confirmedBy: null },
  own: [{ pocket, amount: '40.00', after: '270.218' }],
});

test.each([
  ['to_consume', true],
  ['available', false],
])('what a record left in %s may be less by now, as it says: %s', async (pocket, isSaid) => {
  const queries = new QueryClient();
  queries.setQueryData(['record', id], recordOf(pocket));
  render(
    <IntlProvider locale="en" messages={messages as never} timeZone="UTC">
      <QueryClientProvider client={queries}>
        <ToastProvider>
          <RecordSheet id={id} onClose={() => {}} />
        </ToastProvider>
      </QueryClientProvider>
    </IntlProvider>,
  );
  await screen.findByText('270.218');
  expect(screen.queryByText(messages.wallet.recordedLater) !== null).toBe(isSaid);
});
