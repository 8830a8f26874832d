import type { ProposalAct } from '../staff/proposal.ts';
import type { ActStep } from '../staff/staff-act.ts';

export const proposalStates = ['waiting', 'confirmed', 'refused'] as const;

export type ProposalState = (typeof proposalStates)[number];

/**
 * The state of a deposit reference. A refused one is expected again; one that was charged back can
 * be recorded again.
 */
export const depositStates = ['expected', 'recorded', 'confirmed', 'reversed'] as const;

export type DepositState = (typeof depositStates)[number];

/** Acts on money that belongs to no partner. */
export const networkActs = [
  'capital-in',
  'promotion-fund',
  'escrow-fund',
  'escrow-return',
  'publisher-payout',
  'acceptor-pay',
] as const satisfies ProposalAct[];

export type NetworkAct = (typeof networkActs)[number];

/** Every act of these steps, one for each act on money of the network, as the log names it. */
export const networkSteps = <Step extends ActStep>(...steps: readonly Step[]) =>
  steps.flatMap((step) => networkActs.map((act) => `${step}-${act}` as const));

export function proposalStateOf(isConfirmed: boolean | null): ProposalState {
  if (isConfirmed === null) return 'waiting';
  return isConfirmed ? 'confirmed' : 'refused';
}

/** The state of a reference so far. */
interface RecordedDeposit {
  readonly madeAt: Date | null;
  readonly isConfirmed: boolean | null;
  readonly undoneAt: Date | null;
}

export function depositStateOf({ madeAt, isConfirmed, undoneAt }: RecordedDeposit): DepositState {
  if (undoneAt) return 'reversed';
  if (isConfirmed) return 'confirmed';
  return madeAt && isConfirmed === null ? 'recorded' : 'expected';
}
