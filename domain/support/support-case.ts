import { decideUntil, disputeOutcomes } from '../conversion/dispute.ts';
import { createDeskRefusal, createRefusal, type DeskRefusal, type Refusal } from '../refusal.ts';
import { type ReportSource, reportOutcomes } from '../report/report.ts';
import { whyNotSecondPerson } from '../staff/second-person.ts';
import { reviewDueAt, reviewOutcomes } from '../wallet/review.ts';

/** What is said about a kind of case. */
interface CaseRule {
  /** When staff should have answered; null if they may take their time. */
  readonly dueAt: ((openedAt: Date) => Date) | null;
  /** Whether one person requests an answer and another one gives it, both named in the case. */
  readonly takesTwo: boolean;
  /** What the second of two is told who answer. */
  readonly answered: Refusal | DeskRefusal;
  /** What somebody is told whose act or request it is. */
  readonly ownAct: Refusal | DeskRefusal;
}

/** What holds unless a kind says otherwise. */
const usualRule: CaseRule = {
  dueAt: null,
  takesTwo: false,
  answered: createDeskRefusal('desk_changed_meanwhile'),
  ownAct: createRefusal('second_person_needed'),
};

/** A kind has its outcomes. Never rename one: rows contain it. */
const caseKind = <const Outcomes extends readonly string[]>(
  kind: { readonly outcomes: Outcomes } & Partial<CaseRule>,
) => ({ ...usualRule, ...kind });

const reportedMessage = caseKind({
  outcomes: reportOutcomes,
  ownAct: createDeskRefusal('desk_report_own'),
});

/**
 * What somebody may object to, report or ask, so that somebody else looks at it. Never rename a
 * kind: rows contain it.
 */
export const caseKinds = {
  announcement: reportedMessage,
  chat: reportedMessage,
  feedback: reportedMessage,
  /** Two people decide by a request elsewhere; if nobody has when it is due, it is paid. */
  order: caseKind({ outcomes: disputeOutcomes, dueAt: decideUntil }),
  'payout-refusal': caseKind({
    outcomes: reviewOutcomes,
    dueAt: reviewDueAt,
    answered: createRefusal('review_answered'),
  }),
  /** Feedback: its steps are status changes, and closing it is the end. */
  ticket: caseKind({ outcomes: ['closed'] }),
  /** The owner says that somebody else set the login password. No money leaves meanwhile. */
  takeover: caseKind({ outcomes: ['cleared'], takesTwo: true }),
} as const satisfies Record<ReportSource, CaseRule> & Record<string, CaseRule>;

export type CaseKind = keyof typeof caseKinds;

/** What a partner objects to or reports, so that somebody answers; a ticket is a conversation. */
export const objectionKinds = [
  'order',
  'payout-refusal',
  'takeover',
  'announcement',
  'chat',
  'feedback',
] as const satisfies readonly CaseKind[];

export type ObjectionKind = (typeof objectionKinds)[number];

/** Whether the answer is the one that the partner wanted. */
export function isAnsweredForPartner(kind: ObjectionKind, outcome: CaseOutcome): boolean {
  switch (kind) {
    case 'order':
      return outcome === 'approved';
    case 'payout-refusal':
      return outcome === 'lifted';
    case 'takeover':
      return outcome === 'cleared';
    default:
      return outcome === 'upheld';
  }
}

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
): Refusal | DeskRefusal | null {
  const { takesTwo, answered, ownAct } = caseKinds[kind];
  if (answeredAt) return answered;
  if (takesTwo && requestedBy === null) return createDeskRefusal('desk_changed_meanwhile');
  const isOwn = whyNotSecondPerson(causedBy, staffId) ?? whyNotSecondPerson(requestedBy, staffId);
  return isOwn && ownAct;
}

/** No job changes this state: a case is overdue once its time is up and nobody has answered. */
export const isCaseOverdue = (
  { dueAt, answeredAt }: { readonly dueAt: Date; readonly answeredAt: Date | null },
  now: Date,
): boolean => answeredAt === null && now >= dueAt;
