import { expect, test } from 'vitest';
import { whyNotSecondPerson } from './second-person.ts';

test('nobody follows up what they began, and anybody what nobody of the staff began', () => {
  expect(whyNotSecondPerson('ann', 'ann')).toMatchObject({ reason: 'second_person_needed' });
  expect(whyNotSecondPerson('ann', 'bo')).toBeNull();
  expect(whyNotSecondPerson(null, 'bo')).toBeNull();
});
