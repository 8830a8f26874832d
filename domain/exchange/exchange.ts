import { formatMicro, type Micro } from '../money.ts';
import { keysOf } from '../name-list.ts';
import { createRefusal, type Reason, type Refusal } from '../refusal.ts';
import { whyNotCaseText } from '../support/case-text.ts';
import { daysAfter, hourMs } from '../time.ts';
import type { Remedy } from '../wallet/payout-refusals.ts';
import type { AcceptorKind, AcceptorTerms } from './acceptor.ts';
import { arrivesOf } from './rate.ts';

/** Who may make a transition. Staff decide what is disputed or overdue, and only two together. */
type Mover = 'partner' | 'staff' | 'staff-when-overdue';

/** The states of an exchange and their transitions. What is not in the table cannot happen. */
const moves = {
  held: { accepted: 'staff', cancelled: 'partner', released: 'staff-when-overdue' },
  accepted: {
    confirmed: 'partner',
    disputed: 'partner',
    released: 'staff-when-overdue',
    completed: 'staff-when-overdue',
  },
  // The missing payment may still arrive: the partner then confirms after all.
  disputed: { confirmed: 'partner', released: 'staff', completed: 'staff' },
  confirmed: {},
  completed: {},
  released: {},
  cancelled: {},
} as const satisfies Record<string, Readonly<Record<string, Mover>>>;

export type ExchangeState = keyof typeof moves;

export const exchangeStates = keysOf(moves);

export const openStates = exchangeStates.filter((state) => Object.keys(moves[state]).length > 0);

/** Where the held amount goes, for each end of an exchange. */
export const endings = {
  confirmed: 'acceptor',
  completed: 'acceptor',
  released: 'partner',
  cancelled: 'partner',
} as const satisfies Partial<Record<ExchangeState, 'acceptor' | 'partner'>>;

/** An exchange that has not ended by then goes to staff. */
export const overdueHours = 72;
const overdueMs = overdueHours * hourMs;

/** When an exchange that nobody has ended goes to staff. */
export const dueAt = (heldAt: Date): Date => new Date(heldAt.getTime() + overdueMs);

export interface ExchangeAge {
  readonly state: ExchangeState;
  readonly heldAt: Date;
}

/**
 * No job changes this state: an exchange is overdue once its time is up and nobody has ended it.
 */
export const isOverdue = ({ state, heldAt }: ExchangeAge, now: Date): boolean =>
  (state === 'held' || state === 'accepted') && now >= dueAt(heldAt);

export function whyNotMove(
  exchange: ExchangeAge,
  to: ExchangeState,
  who: 'partner' | 'staff',
  now: Date,
): Refusal | null {
  const next: Readonly<Record<string, Mover>> = moves[exchange.state];
  const mover = next[to];
  if (mover === who) return null;
  if (mover !== 'staff-when-overdue' || who !== 'staff') {
    return createRefusal('exchange_not_in_state', { state: exchange.state });
  }

  return isOverdue(exchange, now) ? null : createRefusal('exchange_not_due');
}

/** All reasons for refusing an exchange, each with the next step. */
export const exchangeRefusals = {
  exchange_not_offered: 'ask-service',
  exchange_pay_password_missing: 'set-pay-password',
  acceptance_code_wrong: 'ask-service',
  exchange_startup_not_returned: 'return-startup',
  exchange_zero: 'change-amount',
  exchange_above_limit: 'change-amount',
  exchange_above_available: 'change-amount',
  exchange_pay_password_reset: 'wait',
  exchange_contact_changed: 'wait',
  exchange_password_reset: 'wait',
  exchange_objected: 'ask-service',
} as const satisfies Partial<Record<Reason, Remedy>>;

export type ExchangeReason = keyof typeof exchangeRefusals;

/**
 * Everything that a decision about an exchange may depend on. Level, score and VIP are not part of
 * it.
 */
export interface ExchangeInput {
  readonly isOffered: boolean;
  readonly amount: Micro;
  readonly available: Micro;
  /** Start-up funds advanced and not yet returned. */
  readonly startupDue: Micro;
  /** The acceptor that the code names, if any. */
  readonly acceptor: AcceptorTerms | null;
  readonly kind: AcceptorKind;
  readonly hasPayPassword: boolean;
  readonly payPasswordResetAt: Date | null;
  readonly contactChangedAt: Date | null;
  /** When the login password was last set by a link of customer service. */
  readonly passwordResetAt: Date | null;
  /** When the owner objected to a password set by a link, until two people have cleared it. */
  readonly objectedAt: Date | null;
  readonly now: Date;
}

type ExchangeRefusalOf = Refusal & {
  readonly reason: ExchangeReason;
  readonly facts: Readonly<Record<string, string>>;
};

const no = (reason: ExchangeReason, more: Record<string, string> = {}): ExchangeRefusalOf => ({
  reason,
  facts: { remedy: exchangeRefusals[reason], ...more },
});

/** A wrong code, one of another kind and one that is switched off get the same answer. */
export const whyNotAcceptor = (
  acceptor: AcceptorTerms | null,
  kind: AcceptorKind,
): ExchangeRefusalOf | null =>
  acceptor?.isActive ? null : no('acceptance_code_wrong', { field: 'code', kind });

export const whyNotOffered = (isOffered: boolean): ExchangeRefusalOf | null =>
  isOffered ? null : no('exchange_not_offered');

/** The order of the checks: those that need no waiting come first. */
export function whyNotExchange(facts: ExchangeInput): ExchangeRefusalOf | null {
  const { acceptor, amount } = facts;
  const without = whyNotOffered(facts.isOffered) ?? whyNotAcceptor(acceptor, facts.kind);
  if (without || !acceptor) return without;
  if (facts.objectedAt) return no('exchange_objected');
  if (!facts.hasPayPassword) return no('exchange_pay_password_missing');
  if (facts.startupDue > 0n) {
    return no('exchange_startup_not_returned', { due: formatMicro(facts.startupDue) });
  }

  return whyNotAmount(amount, facts.available, acceptor) ?? whyWait(facts);
}

/** Checks the amount alone, which a form can do while it is typed. */
export function whyNotAmount(
  amount: Micro,
  available: Micro,
  { limit, rate }: Pick<AcceptorTerms, 'limit' | 'rate'>,
): ExchangeRefusalOf | null {
  if (amount > limit) return no('exchange_above_limit', { limit: formatMicro(limit) });
  if (amount > available) return no('exchange_above_available');
  return arrivesOf(amount, rate) <= 0n ? no('exchange_zero') : null;
}

/** An exchange takes money out like a payout, so it is paused for the same reasons. */
function whyWait({ now, ...facts }: ExchangeInput): ExchangeRefusalOf | null {
  for (const [reason, since] of [
    ['exchange_pay_password_reset', facts.payPasswordResetAt],
    ['exchange_contact_changed', facts.contactChangedAt],
    ['exchange_password_reset', facts.passwordResetAt],
  ] as const) {
    const until = since && daysAfter(since, 1);
    if (until && now < until) return no(reason, { until: until.toISOString() });
  }
  return null;
}

/** Someone else's quote, an expired one and none at all get the same answer. */
export function whyNotQuote(
  quote: { readonly isOwn: boolean; readonly expiresAt: Date } | null,
  now: Date,
): Refusal | null {
  return quote?.isOwn && now < quote.expiresAt ? null : createRefusal('exchange_quote_expired');
}

export const disputeLengthMax = 500;

/** A dispute says what is wrong, in words that can be read by whoever decides. */
export const whyNotDisputeExchange = (text: string): Refusal | null =>
  whyNotCaseText(text, disputeLengthMax);
