import { type ApprovalOutcome, approvalStateOf } from './approval.ts';

/**
 * The state of a deposit reference. A refused one is expected again; one that was charged back can
 * be recorded again.
 */
export const depositStates = ['expected', 'recorded', 'confirmed', 'reversed'] as const;

export type DepositState = (typeof depositStates)[number];

/** The newest request under a reference, if there is one. */
interface RecordedDeposit {
  readonly outcome: ApprovalOutcome | null;
  readonly endsAt: Date | null;
  readonly undoneAt: Date | null;
}

export function depositStateOf(
  { outcome, endsAt, undoneAt }: RecordedDeposit,
  now: Date,
): DepositState {
  if (undoneAt) return 'reversed';
  const state = endsAt && approvalStateOf({ outcome, endsAt }, now);
  if (state === 'approved') return 'confirmed';
  return state === 'waiting' ? 'recorded' : 'expected';
}
