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

test('a chargeback names its record as partners read it, and what will stay owed', () => {
  const stays = (staysOwed: string) => factsOf({ record: 'payout_fee', staysOwed });
  expect(stays('180.00')).toEqual([
    ['Record', 'payout fee'],
    ['Stays owed', expect.stringMatching(/^180.00, carried by the network/)],
  ]);
  expect(stays('0.00')[1]).toEqual(['Stays owed', 'nothing: the balance covers it']);
});
