import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { isOwnPocket, pockets } from './accounts.ts';
import { kindNames, kinds } from './kinds.ts';
import { availableChange, findPocketMove, walletFigures } from './wallet.ts';

const change = (pocket: 'available' | 'payout' | 'bank_out' | 'payout_fee', amount: bigint) => ({
  pocket,
  amount: micro(amount),
});

test('a payout leaves the available funds once, when it is requested', () => {
  const availableAsked = [change('available', -100n), change('payout', 100n)];
  expect(availableChange(availableAsked)).toBe(-100n);
  expect(findPocketMove(availableAsked, [])).toBeNull();
  const done = [change('payout', -100n)];
  const others = [change('payout_fee', 1n), change('bank_out', 99n)];
  expect(availableChange(done)).toBe(0n);
  expect(findPocketMove(done, others)).toEqual({ amount: 100n, from: 'payout', to: 'bank_out' });
});

test('an entry is shown either with a sign or with the two pockets it moves money between', () => {
  for (const kind of kindNames) {
    for (const [from, to] of kinds[kind].flows) {
      const bothPockets = [
        { pocket: from, amount: micro(-7n) },
        { pocket: to, amount: micro(7n) },
      ];
      const isMine = ({ pocket }: (typeof bothPockets)[number]) =>
        pockets[pocket].owner === 'partner' && isOwnPocket(pocket);
      const own = bothPockets.filter(isMine);
      if (own.length === 0 || from === to) continue;

      const others = bothPockets.filter((one) => !isMine(one));
      const move = findPocketMove(own, others);
      if (availableChange(own) !== 0n) expect(move, `${kind} ${from}`).toBeNull();
      else expect(move, `${kind} ${from}`).toEqual({ amount: 7n, from, to });
    }
  }
});

const noneWaiting = { own: micro(0n), discount: micro(0n), pending: micro(0n) };

test('money that delivery has consumed is no longer an asset, billed or not', () => {
  const accounts = new Map([
    ['available', { balance: micro(5n), postingCount: 1 }],
    ['to_consume', { balance: micro(9n), postingCount: 1 }],
    ['to_settle', { balance: micro(8n), postingCount: 1 }],
  ] as const);

  const wallet = { owner: 'a', seq: 1, head: '', at: null, accounts };
  const waiting = { own: micro(7n), discount: micro(0n), pending: micro(6n) };
  expect(walletFigures(wallet, waiting)).toMatchObject({
    ...{ totalAssets: 12n, waitingSpent: 7n, toBeSettled: 6n },
  });
});

test('promotion credit held by plans is shown as a discount, never as an asset', () => {
  const accounts = new Map([
    ['available', { balance: micro(5n), postingCount: 1 }],
    ['to_consume_discount', { balance: micro(3n), postingCount: 1 }],
  ] as const);
  const waiting = { ...noneWaiting, discount: micro(2n) };
  const wallet = { owner: 'a', seq: 1, head: '', at: null, accounts };
  expect(walletFigures(wallet, waiting)).toMatchObject({ discount: 2n, totalAssets: 5n });
});

test('start-up funds held by plans are still shown, beside the amount due', () => {
  const pockets = ['startup', 'to_consume_startup', 'publisher_pending_startup'] as const;
  const held = pockets.map((pocket) => [pocket, { balance: micro(2n), postingCount: 1 }] as const);
  const due = ['advance_due', { balance: micro(9n), postingCount: 1 }] as const;
  const wallet = { owner: 'a', seq: 1, head: '', at: null, accounts: new Map([...held, due]) };
  expect(walletFigures(wallet, noneWaiting)).toMatchObject({
    startup: 6n,
    startupDue: 9n,
    totalAssets: 0n,
  });
});
