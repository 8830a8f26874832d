import { expect, test } from 'vitest';
import { findOpened, type OpenedEvents, type OpenedOrders } from './opened.ts';
import { openedQuery, planHref } from './plan-address.ts';

const record = '0b5e3c1a-7d52-4f0e-9a66-2f1d3c4b5a69';
const from = '2026-11-15T00:00:00.000Z';

test.each<OpenedEvents | OpenedOrders>([
  { sheet: 'events', kind: 'click', counted: 'valid', from },
  { sheet: 'events', reason: 'flat_timing', to: from },
  { sheet: 'events', record },
  { sheet: 'orders', state: 'approved', by: 'state', from },
])('a figure opens exactly what it is made of: %j', (opened) => {
  const [, query = ''] = planHref('P 1', opened).split('?');
  expect(findOpened(query)).toEqual(opened);
  expect(new URLSearchParams(query).get('planNo')).toBe('P 1');
});

test('an unknown address opens nothing, and unknown parts of one are dropped', () => {
  expect(findOpened('planNo=P1')).toBeNull();
  expect(findOpened('open=door')).toBeNull();
  expect(findOpened(`${openedQuery({ sheet: 'events' })}&kind=x&from=then&record=1`)).toEqual({
    sheet: 'events',
  });
});
