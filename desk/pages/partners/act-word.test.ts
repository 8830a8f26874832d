import { expect, test } from 'vitest';
import { actWord } from './act-word.ts';

test('an act of staff is worded as what happened, step by step', () => {
  expect(['request-deposit', 'withdraw-partner-status', 'card-read', 'push'].map(actWord)).toEqual([
    'Deposit requested',
    'Change of account status withdrawn',
    'Card details viewed',
    'Product offered',
  ]);
});
