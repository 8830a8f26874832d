import type { DeskReason, deskRefusals } from './desk/desk-refusals.ts';
import type { Facts, FactsNamed } from './refusal-facts.ts';
import type { Reason, refusals } from './refusals.ts';

export type { Facts, Reason };

type Tables = typeof refusals & typeof deskRefusals;
type FactsOf<R extends keyof Tables> = FactsNamed<Tables[R][number]>;

/** A reason with its facts: the ones that its sentence needs are required. */
type Given<R extends keyof Tables> =
  Record<never, never> extends FactsOf<R>
    ? [reason: R, facts?: FactsOf<R>]
    : [reason: R, facts: FactsOf<R>];
type GivenAmong<Some extends keyof Tables> = { [R in Some]: Given<R> }[Some];

/** A rule’s no: the reason, with the facts that its sentence names. */
export interface Refusal {
  readonly reason: Reason;
  readonly facts: Facts;
}

export const createRefusal = (...[reason, facts = {}]: GivenAmong<Reason>): Refusal => ({
  reason,
  facts,
});

/** The same for a rule that only the desk uses. */
export interface DeskRefusal {
  readonly reason: DeskReason;
  readonly facts: Facts;
}

export const createDeskRefusal = (
  ...[reason, facts = {}]: GivenAmong<DeskReason>
): DeskRefusal => ({
  reason,
  facts,
});

/**
 * Thrown by a use case when a business rule says no. Anything else that is thrown is our own bug.
 */
export class RefusalError extends Error {
  readonly reason: Reason | DeskReason;
  readonly facts: Facts;

  constructor(...[reason, facts = {}]: GivenAmong<Reason | DeskReason>) {
    super(reason);
    this.name = 'RefusalError';
    this.reason = reason;
    this.facts = facts;
  }
}

/** The error for the refusal of a rule, or of the server. */
export const toRefusalError = ({
  reason,
  facts,
}: Pick<RefusalError, 'reason' | 'facts'>): RefusalError =>
  new RefusalError(...([reason, facts] as unknown as GivenAmong<Reason>));

/** Throws the answer of a rule as a refusal, or does nothing when the rule says yes. */
export function refuse(answer: Refusal | DeskRefusal | null): void {
  if (answer) throw toRefusalError(answer);
}
