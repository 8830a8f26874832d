import { createRefusal, type Refusal } from '../refusal.ts';

/** What a host app asserts about the person it hands over, signed with the host's own key. */
export interface Handover {
  readonly host: string;
  readonly user: string;
  readonly id: string;
  readonly issuedAt: Date;
}

/** Long enough to find and type an authorization code, short enough to be useless later. */
const lifeMs = 15 * 60 * 1000;
/** Allows for clocks that differ slightly. */
const clockMs = 60 * 1000;

/** From then on it is refused by every clock that differs slightly. */
export const handoverEnd = ({ issuedAt }: Handover): Date =>
  new Date(issuedAt.getTime() + lifeMs + clockMs);

export function whyNotHandover(handover: Handover, now: Date): Refusal | null {
  const age = now.getTime() - handover.issuedAt.getTime();
  if (age < -clockMs) return createRefusal('handover_invalid');
  if (age > lifeMs) return createRefusal('handover_expired');
  return null;
}
