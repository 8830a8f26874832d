// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnStartup } from '#contract/payout.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { messages } from '../i18n/messages/en.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { useMoneyCall } from './use-money-call.ts';

const reply = { fromLeft: '1.00', fromEarnings: '0.00', loss: '0.00' };
/** What the server has done, by request id: it does each id once. */
const doneIds = new Set<string>();
const sentIds: string[] = [];
let isReplyLost = false;

const enveloped = (data: object) => new Response(JSON.stringify({ code: 200, msg: 'ok', data }));

beforeEach(() => {
  localStorage.clear();
  doneIds.clear();
  sentIds.length = 0;
  isReplyLost = false;
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (url.includes('/ledger/outcome')) {
      const id = new URL(url, 'http://app').searchParams.get('requestId') ?? '';
      const at = '2026-11-08T12:00:00.000Z';
      const known = { state: 'committed', call: 'returnStartup', at, reply };
      return enveloped(doneIds.has(id) ? known : { state: 'unknown' });
    }
    const { requestId } = JSON.parse(init.body ?? '{}');
    sentIds.push(requestId);
    doneIds.add(requestId);
    if (isReplyLost) throw new TypeError('Failed to fetch');
    return enveloped(reply);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers: unknown[] = [];

function Asker() {
  const send = useMoneyCall('startup-return', returnStartup);
  const press = async () => {
    answers.push(await send({ due: '1.00', ticket: 'x'.repeat(43) }));
  };
  return (
    <button onClick={press} type="button">
      Act
    </button>
  );
}

const actions = { fail: () => {} };

/** The page as it is after a reload: nothing but what the browser keeps. */
function open() {
  cleanup();
  answers.length = 0;
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ToastProvider>
          <ActionsContext.Provider value={actions as never}>
            <Asker />
          </ActionsContext.Provider>
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
}

async function press() {
  const before = answers.length;
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await waitFor(() => expect(answers.length).toBe(before + 1));
}

test('what was done although its answer got lost is told, and the next one is done anew', async () => {
  open();
  isReplyLost = true;
  await press();
  expect(answers).toEqual([null]);
  isReplyLost = false;
  open();
  await press();
  expect(answers).toEqual([null]);
  await screen.findByText(/already been done on Nov 8, 2026/);
  expect(sentIds).toHaveLength(1);
  // From here on the same question is another request.
  await press();
  expect(answers.at(-1)).toEqual(reply);
  expect(new Set(sentIds).size).toBe(2);
});

test('what never reached the server goes out again under the same id', async () => {
  open();
  isReplyLost = true;
  await press();
  const [id] = sentIds;
  doneIds.clear();
  isReplyLost = false;
  await press();
  expect(answers.at(-1)).toEqual(reply);
  expect(sentIds).toEqual([id, id]);
});
