import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { payClawbacks } from './clawback.ts';

const shares = (net: number, fee: number) => ({ net: micro(BigInt(net)), fee: micro(BigInt(fee)) });
const clawback = (id: string, net: number, fee: number) => ({
  id,
  netLeft: micro(BigInt(net)),
  feeLeft: micro(BigInt(fee)),
});

test('the oldest clawback is paid first, each share by the one who had received it', () => {
  const { payments, left } = payClawbacks(shares(760, 40), [
    clawback('a', 500, 30),
    clawback('b', 500, 30),
  ]);
  expect(payments).toEqual([
    { clawbackId: 'a', ...shares(500, 30) },
    { clawbackId: 'b', ...shares(260, 10) },
  ]);
  expect(left).toEqual(shares(0, 0));
});

test('neither share pays more than it has or owes', () => {
  const amount = fc.integer({ min: 0, max: 1_000 });
  const pair = fc.tuple(amount, amount);
  fc.assert(
    fc.property(pair, fc.array(pair, { maxLength: 5 }), ([net, fee], owed) => {
      const clawbacks = owed.map(([n, f], index) => clawback(String(index), n, f));
      const paid = payClawbacks(shares(net, fee), clawbacks);
      const sum = (of: 'net' | 'fee') =>
        paid.payments.reduce((all, payment) => all + payment[of], 0n);

      for (const share of ['net', 'fee'] as const) {
        const due = owed.reduce((all, one) => all + BigInt(one[share === 'net' ? 0 : 1]), 0n);
        const had = BigInt(share === 'net' ? net : fee);

        // Everything owed, or everything available.
        expect([due, had]).toContain(sum(share));
        expect(sum(share) <= due).toBe(true);
        expect(sum(share) + paid.left[share]).toBe(had);
      }

      expect(paid.clawbacks.every(({ netLeft, feeLeft }) => netLeft >= 0n && feeLeft >= 0n)).toBe(
        true,
      );
    }),
  );
});
