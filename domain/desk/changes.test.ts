import { expect, test } from 'vitest';
import { changesBetween, isSameValue } from './changes.ts';

test('a change lists every field that differs', () => {
  const before = { vip: { price: '10.00', isOffered: true }, steps: ['a', 'b'] };
  const after = { vip: { isOffered: true, price: '12.00' }, steps: ['a'] };
  expect(changesBetween(before, after)).toEqual([
    { at: 'vip › price', before: '10.00', after: '12.00' },
    { at: 'steps › 2', before: 'b', after: null },
  ]);
});

test('an item with an id is matched by it when it moves in its list', () => {
  const chat = { id: 'chat', url: '/chat' };
  const help = { id: 'help', url: 'https://help.example/' };
  expect(changesBetween([chat, help], [help, chat])).toEqual([]);
  expect(changesBetween([chat], [{ ...chat, url: '/other' }])).toEqual([
    { at: 'chat › url', before: '/chat', after: '/other' },
  ]);
});

test('two values are equal whatever the order of their keys', () => {
  expect(isSameValue({ a: 1, b: [2] }, { b: [2], a: 1 })).toBe(true);
  expect(isSameValue({ a: 1 }, { a: 2 })).toBe(false);
});
