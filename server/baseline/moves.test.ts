import { expect, test } from 'vitest';
import { listDifferences, type Move, type Table } from './test-moves.ts';

const table = (columns: string[], ...rows: string[][]): Table => ({ columns, rows });

const recorded = new Map([
  [
    'payout',
    table(['id', 'made_by', 'amount', 'note'], ['1', 'Ann', '5', ''], ['2', 'Bo', '7', '']),
  ],
  ['proposal', table(['id'], ['1'])],
]);

test('a table or column that is missing, new or has other rows is named', () => {
  const differencesIn = (payout: Table) =>
    listDifferences(recorded, new Map([...recorded, ['payout', payout]]));
  const columns = ['id', 'made_by', 'amount', 'note'];
  expect(differencesIn(table(columns, ['2', 'Bo', '7', ''], ['1', 'Ann', '5', '']))).toEqual([]);
  expect(differencesIn(table(columns, ['1', 'Ann', '5', '']))).toEqual([
    'payout has 1 rows instead of 2',
  ]);
  expect(differencesIn(table(columns, ['1', 'Ann', '6', ''], ['2', 'Bo', '7', '']))).toEqual([
    'payout.amount has other values',
  ]);
  expect(differencesIn(table(columns, ['1', 'Bo', '5', ''], ['2', 'Ann', '7', '']))).toEqual([
    'payout has the same values in other rows',
  ]);
  expect(listDifferences(recorded, new Map([['approval', table(['id'])]]))).toEqual([
    ...['payout is missing', 'proposal is missing', 'approval is new'],
  ]);
});

test('what moved on purpose is compared under its new name', () => {
  const reason = 'An approval is asked for in one way.';
  const moves: Move[] = [
    { from: 'payout.made_by', to: 'payout.requested_by', reason },
    { from: 'payout.note', to: null, reason },
    { from: null, to: 'payout.version', reason },
    { from: 'proposal', to: 'approval', reason },
  ];
  const columns = ['amount', 'id', 'requested_by', 'version'];
  const present = new Map([
    ['payout', table(columns, ['5', '1', 'Ann', '0'], ['7', '2', 'Bo', '0'])],
    ['approval', table(['id'], ['1'])],
  ]);
  expect(listDifferences(recorded, present, moves)).toEqual([]);
  expect(listDifferences(recorded, present, moves.slice(1))).toEqual([
    ...['payout.made_by is missing', 'payout.requested_by is new'],
  ]);
});
