import { expect, test } from 'vitest';
import { actWord } from './act-word.ts';

test('an act of staff is worded as what happened, step by step', () => {
  expect(['request-deposit', 'approve-password-link', 'card-read', 'push'].map(actWord)).toEqual([
    'Deposit requested',
    'Login link approved',
    'Card details viewed',
    'Product offered',
  ]);
});
