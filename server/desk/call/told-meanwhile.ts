import { type Reason, RefusalError } from '#domain/refusal.ts';

/** Refusals that mean another person changed it after it was loaded. */
const meanwhile: ReadonlySet<string> = new Set<Reason>([
  'payout_not_in_state',
  'exchange_not_in_state',
  'review_answered',
  'dispute_not_open',
  'entry_already_reversed',
]);

/** Says "changed by another person meanwhile" instead of naming the current state. */
export async function tellMeanwhile<Result>(act: Promise<Result>): Promise<Result> {
  try {
    return await act;
  } catch (error) {
    if (error instanceof RefusalError && meanwhile.has(error.reason)) {
      throw new RefusalError('desk_changed_meanwhile');
    }
    throw error;
  }
}
