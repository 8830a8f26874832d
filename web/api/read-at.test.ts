import { InfiniteQueryObserver, QueryClient, replaceEqualDeep } from '@tanstack/react-query';
import { afterEach, expect, test, vi } from 'vitest';
import { countWaitingPlans } from '#contract/waiting-plans.ts';
import { call } from './call.ts';
import { readAtOf, withReadAt } from './read-at.ts';

const keptAt = '2026-11-15T18:08:00.000Z';
const laterAt = '2026-11-15T18:25:00.000Z';
const key = ['waiting'];

/** The time of a stored answer; null for one from the server. */
let stored: string | null = null;
let count = 0;

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function start(): QueryClient {
  vi.useFakeTimers({ toFake: ['Date'] });
  vi.setSystemTime(laterAt);
  vi.stubGlobal('fetch', async () =>
    Response.json(
      { code: 200, msg: 'ok', data: { count } },
      { headers: stored === null ? {} : { 'x-kept-at': stored } },
    ),
  );
  const queries = { structuralSharing: withReadAt(replaceEqualDeep) };
  return new QueryClient({ defaultOptions: { queries } });
}

const ask = () => call(countWaitingPlans, {});

const timeIn = (queries: QueryClient) => {
  const { data, dataUpdatedAt } = queries.getQueryState(key) ?? { data: null, dataUpdatedAt: 0 };
  return readAtOf({ data, dataUpdatedAt }).toISOString();
};

test('a stored answer is as old as it was when it was stored, however late it is read', async () => {
  const queries = start();
  stored = keptAt;
  await queries.fetchQuery({ queryKey: key, queryFn: ask });
  expect(timeIn(queries)).toBe(keptAt);
});

test('an answer without a change has the time at which it was read again', async () => {
  const queries = start();
  stored = keptAt;
  await queries.fetchQuery({ queryKey: key, queryFn: ask });
  stored = null;
  await queries.fetchQuery({ queryKey: key, queryFn: ask });
  expect(timeIn(queries)).toBe(laterAt);
  stored = keptAt;
  await queries.fetchQuery({ queryKey: key, queryFn: ask });
  expect(timeIn(queries)).toBe(keptAt);
});

test('a list is as old as the oldest of its pages, and keeps its age when it is marked', async () => {
  const queries = start();
  stored = keptAt;
  const pages = new InfiniteQueryObserver(queries, {
    queryKey: key,
    queryFn: ask,
    initialPageParam: '',
    getNextPageParam: () => 'next',
  });
  await pages.fetchNextPage();
  stored = null;
  count = 7;
  await pages.fetchNextPage();
  expect(timeIn(queries)).toBe(keptAt);
  queries.setQueryData(key, (before: object) => ({ ...before, marked: true }));
  expect(timeIn(queries)).toBe(keptAt);
});
