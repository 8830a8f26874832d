import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { pocketNames } from './accounts.ts';
import { positionOf } from './position.ts';

test('when the books add up, the network holds as much as it owes', () => {
  const { assets, totalAssets, totalLiabilities } = positionOf(
    new Map([
      ['bank_in', micro(-500n)],
      ['bank_out', micro(120n)],
      ['cash', micro(-1_000n)],
      ['available', micro(380n)],
      ['escrow', micro(900n)],
      ['capital', micro(100n)],
      ['advance_receivable', micro(-30n)],
      ['advance_due', micro(20n)],
      ['forgiven', micro(10n)],
    ]),
  );

  expect(totalAssets).toBe(1_410n);
  expect(totalLiabilities).toBe(totalAssets);
  expect(assets.find(({ group }) => group === 'bank')?.amount).toBe(1_380n);
});

test('every account of the chart has its place in the position, once', () => {
  const { assets, liabilities } = positionOf(new Map());
  const shownPockets = [...assets, ...liabilities].flatMap(({ lines }) =>
    lines.map(({ pocket }) => pocket),
  );
  expect(shownPockets.sort()).toEqual([...pocketNames].sort());
});

test('an amount missing on one side is shown as a difference', () => {
  const { totalAssets, totalLiabilities } = positionOf(new Map([['available', micro(1n)]]));
  expect(totalAssets).not.toBe(totalLiabilities);
});
