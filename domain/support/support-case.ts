import { type DeskWhy, deskWhy } from '../refusal.ts';
import { type ReportSource, reportOutcomes } from '../report/report.ts';
import { whyNotSecondPerson } from '../staff/second-person.ts';

/** What is said about a kind of case. */
interface CaseRule {
  /** How staff may answer. Never rename one: rows contain it. */
  readonly outcomes: readonly string[];
  /** Why whoever's act it is cannot answer. */
  readonly ownAct: DeskWhy;
}

const reportedMessage = {
  outcomes: reportOutcomes,
  ownAct: deskWhy('desk_report_own'),
} as const satisfies CaseRule;

/**
 * What somebody may object to or report, so that somebody else looks at it. Never rename a kind:
 * rows contain it.
 */
export const caseKinds = {
  announcement: reportedMessage,
  chat: reportedMessage,
  feedback: reportedMessage,
} as const satisfies Record<ReportSource, CaseRule>;

export type CaseKind = keyof typeof caseKinds;

export type CaseOutcome<Kind extends CaseKind = CaseKind> =
  (typeof caseKinds)[Kind]['outcomes'][number];

interface OpenCase {
  readonly kind: CaseKind;
  /** The member of staff whose act it is, by id; null where nobody's is. */
  readonly causedBy: string | null;
  readonly answeredAt: Date | null;
}

/** Why this member of staff cannot answer a case: it is over, or about their own act. */
export function whyNotAnswerCase(supportCase: OpenCase | null, staffId: string): DeskWhy | null {
  if (!supportCase) return deskWhy('desk_not_found');
  if (supportCase.answeredAt) return deskWhy('desk_changed_meanwhile');
  const { kind, causedBy } = supportCase;
  return whyNotSecondPerson(causedBy, staffId) && caseKinds[kind].ownAct;
}
