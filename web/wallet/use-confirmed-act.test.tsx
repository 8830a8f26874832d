// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelPayout } from '#contract/payout.ts';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { ActLine } from './act-line.tsx';
import { useConfirmedAct } from './use-confirmed-act.ts';
import { PayPasswordContext } from './use-pay-password.ts';

const id = '0197a2f0-0000-7000-8000-000000000001';
const bodies: Record<string, unknown>[] = [];
const log: string[] = [];
/** How the dialog is closed; null cancels. */
let answerDialog: (confirmation: string | null) => void = () => {};
const done = () => Response.json({ code: 200, msg: 'ok', data: { id, state: 'cancelled' } });
let reply = done;

beforeEach(() => {
  localStorage.clear();
  bodies.length = 0;
  log.length = 0;
  vi.stubGlobal('fetch', async (_: string, init: { body: string }) => {
    bodies.push(JSON.parse(init.body));
    return reply();
  });
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function CancelButton() {
  const { run, isBusy, line } = useConfirmedAct('payout-cancel', cancelPayout);
  // Stands for everything on screen that the act may change.
  useQuery({ queryKey: ['wallet'], queryFn: () => log.push('read') });
  const press = async () => {
    const isDone = await run({
      subject: { action: 'payout-cancel', payoutId: id, amount: '40.00', target: 'Harbour Bank' },
      input: { id },
      onDone: () => log.push('done'),
    });
    log.push(isDone ? 'ended well' : 'ended');
  };
  return (
    <>
      <ActLine line={line} />
      <button aria-busy={isBusy} onClick={press} type="button">
        Cancel
      </button>
    </>
  );
}

async function open() {
  const ask = () =>
    new Promise<string | null>((resolve) => {
      log.push('asked');
      answerDialog = resolve;
    });
  render(
    <QueryClientProvider client={new QueryClient()}>
      <IntlProvider locale="en" messages={messages} timeZone="UTC">
        <ToastProvider>
          <ActionsContext.Provider value={{ fail: () => {} } as never}>
            <PayPasswordContext.Provider value={ask}>
              <CancelButton />
            </PayPasswordContext.Provider>
          </ActionsContext.Provider>
        </ToastProvider>
      </IntlProvider>
    </QueryClientProvider>,
  );
  await waitFor(() => expect(log).toEqual(['read']));
}

const press = () => fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));

test('an act asks once, is sent with its confirmation, and reloads what it changed', async () => {
  reply = done;
  await open();
  press();
  press();
  answerDialog('c'.repeat(43));
  await waitFor(() => expect(log.at(-1)).toBe('ended well'));
  expect(bodies).toMatchObject([{ id, confirmation: 'c'.repeat(43) }]);
  expect(log).toEqual(['read', 'asked', 'ended', 'done', 'read', 'ended well']);
});

test('an act that was not confirmed sends and reloads nothing', async () => {
  await open();
  press();
  answerDialog(null);
  await waitFor(() => expect(log).toEqual(['read', 'asked', 'ended']));
  expect(bodies).toEqual([]);
});

test('an act that was refused leaves its line, and what is on screen is read again', async () => {
  reply = () =>
    Response.json({ code: 405, msg: 'It is sent.', data: { reason: 'payout_state', facts: {} } });
  await open();
  press();
  answerDialog('c'.repeat(43));
  await waitFor(() => expect(log).toEqual(['read', 'asked', 'read', 'ended']));
  await screen.findByText('Nothing was done. It is sent.', { selector: '[role=alert] *' });
});
