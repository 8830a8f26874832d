import { MantineProvider } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { listWaitingSubjects } from '#contract/desk/approvals.ts';
import { SignedInContext } from '../../app/signed-in.ts';
import type { Overview } from './overview-page.tsx';
import { Troubles } from './troubles.tsx';

const sound = {
  ...{ lastRunAt: '2026-11-15T12:00:00.000Z', checkedEntries: 24, findings: 0, heads: 23 },
  isSound: true,
};
const position = {
  ...{ assets: [], liabilities: [], rails: [] },
  ...{ totalAssets: '11200.00', totalLiabilities: '11200.00' },
};
const appOrigin = 'https://ads.example';
const installation = { mode: 'demo', name: 'Test', currency: 'SIM', appOrigin } as const;
const at = '2026-11-15T12:00:00.000Z';

function shown(given: Partial<Overview>): HTMLElement {
  const nothing = { stream: null, troubles: [], unsent: [], conflicts: [] };
  const overview = { auditor: sound, position, ...nothing, ...given };
  const queries = new QueryClient({ defaultOptions: { queries: { staleTime: Infinity } } });
  queries.setQueryData([listWaitingSubjects.path, {}], { list: [] });
  return render(
    <QueryClientProvider client={queries}>
      <MantineProvider>
        <SignedInContext value={{ id: '', name: 'Ida Admin', roles: ['admin'], installation }}>
          <Troubles overview={overview as unknown as Overview} />
        </SignedInContext>
      </MantineProvider>
    </QueryClientProvider>,
  ).container;
}

test('nothing is shown while there is nothing to look into', () => {
  expect(shown({}).querySelectorAll('[role="alert"]')).toHaveLength(0);
});

test('stopped money, or books that do not add up, are shown above everything else', () => {
  const troubles = [{ job: 'send-push', what: null, failure: 'away', failures: 3 }];
  const uneven = { ...position, totalLiabilities: '11199.99' };
  const page = shown({ auditor: { ...sound, isSound: false }, position: uneven, troubles });
  const titles = [...page.querySelectorAll('[role="alert"]')].map(
    (alert) => alert.querySelector('.mantine-Alert-title')?.textContent,
  );
  expect(titles).toEqual([
    'Money is stopped: the books don’t add up',
    'The money position doesn’t add up',
    'Failing jobs',
  ]);
});

test('of many orders a few are shown, and the others are one press away', () => {
  const conflicts = Array.from({ length: 7 }, (_, no) => ({ merchant: 'M', txid: `A-${no}`, at }));
  const page = shown({ conflicts });
  const folded = page.querySelector('details');
  expect(page.querySelectorAll('li')).toHaveLength(7);
  expect(folded?.querySelector('summary')?.textContent).toBe('2 more');
  expect([...(folded?.querySelectorAll('li') ?? [])].map((line) => line.textContent)).toEqual([
    expect.stringContaining('order A-5'),
    expect.stringContaining('order A-6'),
  ]);
});

test('messages that were given up are named, however they were to be sent', () => {
  const unsent = [
    { transport: 'mail' as const, id: 'one', kind: 'reset', givenUpAt: at, attempts: 9 },
    { transport: 'push' as const, id: 'two', kind: 'welcome', givenUpAt: at, attempts: 5 },
  ];
  const lines = [...shown({ unsent }).querySelectorAll('li')].map((line) => line.textContent);
  expect(lines).toEqual([
    expect.stringMatching(/^Mail one, reset, .* \(9 attempts\)$/),
    expect.stringMatching(/^Push two, welcome, .* \(5 attempts\)$/),
  ]);
});

test('a part of the event stream that stopped is named with its reason', () => {
  const stopped = [{ partition: 17, why: 'gap' as const, since: at, batches: 2 }];
  const page = shown({ stream: { completeTo: at, behindSeconds: 90, stopped } });
  expect(page.querySelector('li')?.textContent).toMatch(
    /^Partition 17: 2 batches of events missing, since .*Accept loss$/,
  );
  expect(page.querySelectorAll('[role="alert"]')).toHaveLength(2);
});
