import { expect, test } from 'vitest';
import { micro } from '#domain/money.ts';
import { texts } from '#texts/en/statement.ts';
import { moneyFormat, printedRow } from './printed-words.ts';
import type { Statement, StatementRow } from './whole-statement.ts';

const units = (amount: number) => micro(BigInt(amount) * 1_000_000n);
const row = {
  ...{ seq: 7, id: 'r', type: 'Ad billing', kind: 'Earnings settled', hash: 'ab'.repeat(32) },
  ...{ at: new Date('2026-11-16T12:00:00Z'), available: units(943), remark: '', cause: '' },
};
const statement = { facts: { timeZone: 'UTC' }, texts, locale: 'en-US' } as unknown as Statement;
const printed = (more: Pick<StatementRow, 'amount' | 'moved'>) =>
  printedRow({ ...row, ...more }, statement, moneyFormat('en-US'));

test('the amount of a row is what the available funds beside it changed by, with its sign', () => {
  expect(printed({ amount: units(-50), moved: null })).toMatchObject({
    ...{ amount: '−50.00', notes: ['Earnings settled'] },
  });
  expect(printed({ amount: units(0), moved: units(56) })).toMatchObject({
    ...{ amount: '0.00', notes: ['Earnings settled', `${texts.moved}: 56.00`] },
  });
});
