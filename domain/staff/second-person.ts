import { createRefusal, type Refusal } from '../refusal.ts';

/** Somebody who works here, with the name that is shown. */
export interface StaffPerson {
  readonly id: string;
  readonly name: string;
}

/**
 * Nobody follows up what they began. People are compared by id, since two names may be one
 * person's; the first id is null where nobody who works here began it.
 */
export const whyNotSecondPerson = (firstId: string | null, secondId: string): Refusal | null =>
  firstId === secondId ? createRefusal('second_person_needed') : null;
