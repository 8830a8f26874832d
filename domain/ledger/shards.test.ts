import fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { shardOwnerOf, shardOwners } from './accounts.ts';
import { pour, shardOrder, spreadOverShards, takeFromShards } from './shards.ts';

const sumOf = (parts: readonly { readonly amount: bigint }[]) =>
  parts.reduce((sum, { amount }) => sum + amount, 0n);

test('an amount is spread to the last micro-unit, and no shard gets much more than another', () => {
  fc.assert(
    fc.property(fc.bigInt({ min: 1n, max: 10n ** 15n }), (amount) => {
      const parts = spreadOverShards(micro(amount));
      const amounts = parts.map((part) => part.amount);
      expect(sumOf(parts)).toBe(amount);
      for (const one of amounts) expect((amounts[0] ?? 0n) - one).toBeLessThanOrEqual(1n);
    }),
  );
});

test('a partner’s own shard is tried first, and every other one once', () => {
  for (const digit of '0123456789abcdef') {
    const partnerId = `8d1f7c52-5d0e-4f6e-9a52-0e1b2c3d4e5${digit}`;
    const order = shardOrder(partnerId);
    expect(order[0]).toBe(shardOwnerOf(partnerId));
    expect([...order].sort()).toEqual([...shardOwners].sort());
  }
});

test('either exactly the amount needed is taken from the shards, or nothing', () => {
  const amounts = fc.array(fc.bigInt({ min: 0n, max: 100n }), { minLength: 1, maxLength: 17 });
  fc.assert(
    fc.property(amounts, fc.bigInt({ min: 1n, max: 500n }), (held, needed) => {
      const parts = held.map((amount, at) => ({ owner: String(at), amount: micro(amount) }));
      const taken = takeFromShards(parts, micro(needed));
      if (taken === null) {
        expect(sumOf(parts)).toBeLessThan(needed);
        return;
      }
      expect(sumOf(taken)).toBe(needed);
      for (const { owner, amount } of taken) {
        expect(amount).toBeGreaterThan(0n);
        expect(amount).toBeLessThanOrEqual(held[Number(owner)] ?? 0n);
      }
      if (held.some((amount) => amount >= needed)) expect(taken).toHaveLength(1);
    }),
  );
});

test('rebalancing empties every source and fills every target exactly', () => {
  const held = fc.array(fc.bigInt({ min: 1n, max: 100n }), { minLength: 1, maxLength: 17 });
  fc.assert(
    fc.property(held, (amounts) => {
      const sources = amounts.map((amount, at) => ({ owner: `s${at}`, amount: micro(amount) }));
      const targets = spreadOverShards(micro(sumOf(sources)));
      const moves = pour(sources, targets);
      for (const { owner, amount } of sources) {
        expect(sumOf(moves.filter(({ from }) => from === owner))).toBe(amount);
      }
      for (const { owner, amount } of targets) {
        expect(sumOf(moves.filter(({ to }) => to === owner))).toBe(amount);
      }
    }),
  );
  expect(() => pour([], spreadOverShards(micro(1n)))).toThrow('Less');
});
