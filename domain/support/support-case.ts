import { decideUntil, disputeOutcomes } from '../conversion/dispute.ts';
import { type DeskWhy, deskWhy, type Why, why } from '../refusal.ts';
import { type ReportSource, reportOutcomes } from '../report/report.ts';
import { whyNotSecondPerson } from '../staff/second-person.ts';
import { reviewDueAt, reviewOutcomes } from '../wallet/review.ts';

/** What is said about a kind of case. */
interface CaseRule {
  /** How staff may answer. Never rename one: rows contain it. */
  readonly outcomes: readonly string[];
  /** When staff should have answered; null if they may take their time. */
  readonly dueAt: ((openedAt: Date) => Date) | null;
  /** Whether the case itself says who requested an answer, and another one gives it. */
  readonly takesTwo: boolean;
  /** What the second of two is told who answer. */
  readonly answered: Why | DeskWhy;
  /** What whoever's act it is about is told. */
  readonly ownAct: Why | DeskWhy;
}

const reportedMessage = {
  outcomes: reportOutcomes,
  dueAt: null,
  takesTwo: false,
  answered: deskWhy('desk_changed_meanwhile'),
  ownAct: deskWhy('desk_report_own'),
} as const satisfies CaseRule;

/**
 * What somebody may object to, report or ask, so that somebody else looks at it. Never rename a
 * kind: rows contain it.
 */
export const caseKinds = {
  announcement: reportedMessage,
  chat: reportedMessage,
  feedback: reportedMessage,
  /** Two people decide, by a request of their own; if nobody has when it is due, it is paid. */
  order: {
    outcomes: disputeOutcomes,
    dueAt: decideUntil,
    takesTwo: false,
    answered: why('dispute_not_open'),
    ownAct: why('second_person_needed'),
  },
  'payout-refusal': {
    outcomes: reviewOutcomes,
    dueAt: reviewDueAt,
    takesTwo: false,
    answered: why('review_answered'),
    ownAct: why('second_person_needed'),
  },
  /** Feedback: its steps are status changes, and closing it is the end. */
  ticket: {
    outcomes: ['closed'],
    dueAt: null,
    takesTwo: false,
    answered: deskWhy('desk_changed_meanwhile'),
    ownAct: why('second_person_needed'),
  },
  /** The owner says that somebody else set the login password. No money leaves meanwhile. */
  takeover: {
    outcomes: ['cleared'],
    dueAt: null,
    takesTwo: true,
    answered: deskWhy('desk_changed_meanwhile'),
    ownAct: why('second_person_needed'),
  },
} as const satisfies Record<ReportSource, CaseRule> & Record<string, CaseRule>;

export type CaseKind = keyof typeof caseKinds;

export type CaseOutcome<Kind extends CaseKind = CaseKind> =
  (typeof caseKinds)[Kind]['outcomes'][number];

interface OpenCase {
  readonly kind: CaseKind;
  /** The member of staff whose act it is about, by id; null if it is nobody's. */
  readonly causedBy: string | null;
  /** Who requested the answer of a case that two people answer, by id. */
  readonly requestedBy: string | null;
  readonly answeredAt: Date | null;
}

/** Why this member of staff cannot answer a case: it is over, or their own act or request. */
export function whyNotAnswerCase(
  { kind, causedBy, requestedBy, answeredAt }: OpenCase,
  staffId: string,
): Why | DeskWhy | null {
  const { takesTwo, answered, ownAct } = caseKinds[kind];
  if (answeredAt) return answered;
  if (takesTwo && requestedBy === null) return deskWhy('desk_changed_meanwhile');
  const isOwn = whyNotSecondPerson(causedBy, staffId) ?? whyNotSecondPerson(requestedBy, staffId);
  return isOwn && ownAct;
}

/** No job changes this state: a case is overdue once its time is up and nobody has answered. */
export const isCaseOverdue = (
  { dueAt, answeredAt }: { readonly dueAt: Date; readonly answeredAt: Date | null },
  now: Date,
): boolean => answeredAt === null && now >= dueAt;
