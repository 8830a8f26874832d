import { expect, test } from 'vitest';
import { factsOf } from './approval-words.ts';

test('a change shows its facts before its texts, and amounts in groups', () => {
  const about = { for: 'everyone', 'in de': 'Winteraktion', budget: '4000.00', days: '30' };
  expect(factsOf(about)).toEqual([
    ['For', 'everyone'],
    ['Budget', '4,000.00'],
    ['Days', '30'],
    ['In German', 'Winteraktion'],
  ]);
});
