import { createRefusal, type Refusal } from '../refusal.ts';

/** What was done to an account with the help of staff, and whether its owner can still stop it. */
export interface Objectionable {
  /**
   * Whether this session was kept when a link set a new password: it began before, so it is the
   * owner's.
   */
  readonly isReadOnly: boolean;
  readonly hasOpenLink: boolean;
  /** A reset of the transaction password that staff began or must approve. */
  readonly hasStaffReset: boolean;
  /** Personal data is scheduled for erasure. */
  readonly hasErasure: boolean;
  readonly isObjected: boolean;
}

/**
 * From any session the owner can stop what is not done yet; from the one that was kept, everything.
 */
export function whyNotObject(facts: Objectionable): Refusal | null {
  const canStop = facts.hasOpenLink || facts.hasStaffReset || facts.hasErasure;
  const canUndo = facts.isReadOnly && !facts.isObjected;
  return canStop || canUndo ? null : createRefusal('nothing_to_object');
}
