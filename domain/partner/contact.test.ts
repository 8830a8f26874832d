import { expect, test } from 'vitest';
import { findEmail } from './contact.ts';

test('the mail address in the contact of a merchant is found, wherever it stands', () => {
  const contacts = ['Mia, +66 2 123', 'Mia <mia@pier.example>, +66 2 123', '', 'mia@pier'];
  expect(contacts.map(findEmail)).toEqual([null, 'mia@pier.example', null, null]);
});
