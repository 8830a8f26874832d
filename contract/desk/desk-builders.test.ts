import { expect, test } from 'vitest';
import { command } from './desk-builders.ts';

const price = {
  roles: ['admin'],
  audit: { log: 'price' },
  summary: 'Set a price',
} as const;

const approval = {
  kind: 'price',
  title: 'Price',
  effect: 'The price applies from now on.',
  decidedBy: ['admin'],
} as const;

test('what costs somebody or is read by partners takes two, or it does not compile', () => {
  // @ts-expect-error One person alone raises what somebody pays.
  command('/price', { ...price, effect: 'raises-cost' });
  // @ts-expect-error One person alone lowers what somebody gets.
  command('/price', { ...price, effect: 'lowers-income' });
  // @ts-expect-error One person alone lets somebody in.
  command('/price', { ...price, effect: 'opens-access' });
  // @ts-expect-error One person alone changes what partners read.
  command('/price', { ...price, effect: 'read-by-partners' });

  const requested = command('/price', { ...price, effect: 'raises-cost', approval });
  expect(requested).toMatchObject({ people: 'ask', decidedAt: '/approvals/decide' });
});

test('one person may stop something alone, and decide what another person began', () => {
  const stop = {
    notice: 'product-withdrawn',
    tells: { nobody: 'Nobody pays it yet.' },
    undoneBy: ['/price'],
  } as const;
  expect(command('/price/end', { ...price, effect: 'stops', stop }).people).toBe('one');
  // @ts-expect-error: it says nothing of who learns of it, and how it begins again.
  command('/price/end', { ...price, effect: 'stops' });
  const decision = command('/price', { ...price, effect: 'raises-cost', isDecision: true });
  expect(decision.people).toBe('decide');
});
