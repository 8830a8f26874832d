// @vitest-environment happy-dom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { IntlProvider } from 'use-intl';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { returnStartup } from '#contract/payout.ts';
import { texts as messages } from '#texts/en/app.ts';
import { ActionsContext } from '../api/actions-context.ts';
import { ToastProvider } from '../parts/toast.tsx';
import { type KeptUserInfo, userInfoStored } from '../session/session.ts';
import { ActLine } from './act-line.tsx';
import { useMoneyCall } from './use-money-call.ts';

const reply = { fromLeft: '1.00', fromEarnings: '0.00', loss: '0.00' };
/** What the server has done, by request id: one thing under each. */
const done = new Map<string, string>();
const sentIds: string[] = [];
/** What happens to the reply on its way. */
let lose: ((reply: Response) => Response) | null = null;
/** A request that arrives only after the app has asked for its outcome. */
let late: readonly [string, string] | null = null;

const enveloped = (data: object, code = 200) =>
  new Response(JSON.stringify({ code, msg: 'ok', data }));

beforeEach(() => {
  localStorage.clear();
  userInfoStored.set(null);
  done.clear();
  sentIds.length = 0;
  lose = null;
  late = null;
  due = '1.00';
  vi.stubGlobal('fetch', async (url: string, init: { body?: string }) => {
    if (url.includes('/ledger/outcome')) {
      const id = new URL(url, 'http://app').searchParams.get('requestId') ?? '';
      const at = '2026-11-08T12:00:00.000Z';
      const known = { state: 'committed', call: 'returnStartup', at, reply };
      const found = enveloped(done.has(id) ? known : { state: 'unknown' });
      if (late) done.set(...late);
      return lose ? lose(found) : found;
    }
    const { requestId, due: asked } = JSON.parse(init.body ?? '{}');
    sentIds.push(requestId);
    if (asked === refused) return enveloped({ reason: 'startup_nothing_due', facts: {} }, 400);
    if ((done.get(requestId) ?? asked) !== asked) {
      return enveloped({ reason: 'request_id_reused', facts: {} }, 400);
    }
    done.set(requestId, asked);
    return lose ? lose(enveloped(reply)) : enveloped(reply);
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const answers: unknown[] = [];
const refused = '9.00';
let due = '1.00';

function Asker() {
  const { send, line } = useMoneyCall('startup-return', returnStartup, {
    earlierText: ({ fromLeft }, date) => `${fromLeft} came back. ${date}`,
    waitsMs: { soon: [0], later: [0] },
  });
  const press = async () => {
    answers.push(await send({ due, confirmation: 'x'.repeat(43) }));
  };
  return (
    <>
      <ActLine line={line} />
      <button onClick={press} type="button">
        Act
      </button>
    </>
  );
}

const actions = { fail: () => {} };

/** The page after a reload: nothing but what the browser has stored. */
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

/** What stays beside the button. */
const besideButton = { selector: '[role=alert] *' };

const expectEarlier = () => screen.findByText(/^1\.00 came back\. Nov 8, 2026/, besideButton);

const broken = () => {
  throw new TypeError('Failed to fetch');
};
const gateway = (status: number) => () => new Response('<html></html>', { status });

test.each([
  ['the connection broke', broken],
  ['a gateway answered 502', gateway(502)],
  ['a gateway answered 503', gateway(503)],
  ['a gateway answered 504', gateway(504)],
  ['the answer broke off', () => new Response('{"code":200,"ms')],
])('an act that succeeded although %s is reported, and the next one is new', async (_, way) => {
  open();
  lose = way;
  await press();
  expect(answers).toEqual([null]);
  lose = null;
  open();
  await press();
  expect(answers).toEqual([null]);
  await expectEarlier();
  expect(sentIds).toHaveLength(1);
  // From here on the same act is another request.
  await press();
  expect(answers.at(-1)).toEqual(reply);
  expect(new Set(sentIds).size).toBe(2);
});

test('an earlier act that succeeded is reported before another is sent', async () => {
  open();
  lose = broken;
  await press();
  lose = null;
  open();
  due = '2.00';
  await press();
  await expectEarlier();
  expect([...done.values()]).toEqual(['1.00']);
  await press();
  expect(answers).toEqual([null, reply]);
  expect([...done.values()]).toEqual(['1.00', '2.00']);
});

test('a request that never reached the server is sent again under the same id', async () => {
  open();
  lose = broken;
  await press();
  const [id] = sentIds;
  done.clear();
  lose = null;
  await press();
  expect(answers.at(-1)).toEqual(reply);
  expect(sentIds).toEqual([id, id]);
});

test('a delayed request that arrives late is reported and not followed by a second one', async () => {
  open();
  lose = broken;
  await press();
  const [id = ''] = sentIds;
  done.clear();
  lose = null;
  late = [id, '1.00'];
  due = '2.00';
  await press();
  await expectEarlier();
  expect(answers.at(-1)).toBeNull();
  expect([...done.values()]).toEqual(['1.00']);
});

test('a refused request does not block the next one', async () => {
  open();
  due = refused;
  await press();
  due = '2.00';
  await press();
  expect(answers).toEqual([null, reply]);
  await press();
  expect(answers.at(-1)).toEqual(reply);
  expect([...done.values()]).toEqual(['2.00', '2.00']);
});

test('without storage, a request id still lives as long as the page', async () => {
  const closed = () => {
    throw new DOMException('closed', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed });
  open();
  lose = broken;
  await press();
  lose = null;
  await press();
  await expectEarlier();
  expect([...done.values()]).toEqual(['1.00']);
});

test('a late reply does not clear the id of a newer request', async () => {
  open();
  const answer = globalThis.fetch;
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  let isFirst = true;
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const got = await answer(url, init);
    if (!url.includes('outcome') && isFirst) {
      isFirst = false;
      await released;
    }
    return got;
  });
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  await waitFor(() => expect(done.size).toBe(1));
  open();
  due = '2.00';
  await press();
  await expectEarlier();
  lose = () => {
    release();
    return broken();
  };
  fireEvent.click(screen.getByRole('button', { name: 'Act' }));
  // The slow one from before, and the lost one.
  await waitFor(() => expect(answers).toHaveLength(3));
  lose = null;
  await press();
  expect([...done.values()]).toEqual(['1.00', '2.00']);
});

test('another partner on the same phone has separate request ids', async () => {
  const logIn = (id: string) => userInfoStored.set({ id } as KeptUserInfo);
  logIn('harbour');
  open();
  lose = broken;
  await press();
  lose = null;
  logIn('boatyard');
  open();
  await press();
  expect(answers).toEqual([reply]);
  logIn('harbour');
  open();
  await press();
  await expectEarlier();
  expect(done.size).toBe(2);
});

test.each([
  [400, 'startup_in_plans'],
  [405, 'plan_not_found'],
  [500, 'server_error'],
  [777, 'busy'],
])('an act that fails with %i leaves a line until the next attempt', async (code, reason) => {
  const answer = globalThis.fetch;
  const failure = Response.json({ code, msg: 'It is so.', data: { reason, facts: {} } });
  open();
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) =>
    url.includes('outcome') ? answer(url, init) : failure.clone(),
  );
  await press();
  await screen.findByText('Nothing was done. It is so.', besideButton);
  vi.stubGlobal('fetch', answer);
  await press();
  expect(answers).toEqual([null, reply]);
  expect(screen.queryByText(/Nothing was done/)).toBeNull();
});

test('an act that was done although the server failed is not said to be undone', async () => {
  open();
  lose = () => enveloped({ reason: 'server_error', facts: {} }, 500);
  const answer = globalThis.fetch;
  vi.stubGlobal('fetch', (url: string, init: RequestInit) => {
    if (url.includes('outcome')) lose = null;
    return answer(url, init);
  });
  await press();
  await expectEarlier();
  expect(screen.queryByText(/Nothing was done/)).toBeNull();
});

test('an act whose earlier attempt is unknown is not sent, and says so', async () => {
  open();
  lose = broken;
  await press();
  await screen.findByText(messages.wallet.act.unsure, besideButton);
  await press();
  await screen.findByText(messages.wallet.act.unsure, besideButton);
  expect(sentIds).toHaveLength(1);
});
