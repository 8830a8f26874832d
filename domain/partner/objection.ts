import { type Why, why } from '../refusal.ts';

/** What was done to an account by help of staff, and whether its owner can still stop it. */
export interface Objectionable {
  /** The session that asks outlived a password set by link: it is the owner's of before. */
  readonly isReadOnly: boolean;
  readonly hasOpenLink: boolean;
  /** A reset of the transaction password that staff began or must agree to. */
  readonly hasStaffReset: boolean;
  /** What is personal will be erased on a day to come. */
  readonly hasErasure: boolean;
  readonly isObjected: boolean;
}

/** From any session the owner stops what is not done yet; from the one that was kept, all of it. */
export function whyNotObject(facts: Objectionable): Why | null {
  const canStop = facts.hasOpenLink || facts.hasStaffReset || facts.hasErasure;
  const canUndo = facts.isReadOnly && !facts.isObjected;
  return canStop || canUndo ? null : why('nothing_to_object');
}
