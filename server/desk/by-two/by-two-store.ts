import type { Json } from '#domain/canonical-json.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import {
  atOf,
  fragment,
  insertIfAbsent,
  keyOf,
  newestFirst,
  oldestFirst,
  pageEnd,
  pageLimit,
  type Sql,
  timePage,
} from '../../platform/database/database.ts';

/** A change that one person requests and another decides. */
export interface DeskProposal {
  readonly id: string;
  readonly kind: ByTwoKind;
  readonly subject: string;
  readonly body: Json;
  readonly about: Readonly<Record<string, string>>;
  readonly reason: string;
  readonly codeWordHash: Buffer | null;
  readonly by: string;
  readonly at: Date;
  readonly decidedBy: string | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
  readonly decisionReason: string | null;
}

type NewProposal = Omit<DeskProposal, 'decidedBy' | 'decidedAt' | 'isConfirmed' | 'decisionReason'>;

/** False if a change to the same subject is already waiting. */
export async function insertDeskProposal(sql: Sql, proposal: NewProposal): Promise<boolean> {
  return insertIfAbsent(sql, 'desk_proposal', {
    id: proposal.id,
    kind: proposal.kind,
    subject: proposal.subject,
    body: JSON.stringify(proposal.body),
    about: JSON.stringify(proposal.about),
    reason: proposal.reason,
    codeWordHash: proposal.codeWordHash,
    madeBy: proposal.by,
    madeAt: proposal.at,
  });
}

const columns = fragment`
  id, kind, subject, body, about, reason, code_word_hash, made_by "by",
  ${atOf(fragment`made_at`)} at, decided_by, decided_at, is_confirmed, decision_reason`;

export async function lockDeskProposal(sql: Sql, id: string): Promise<DeskProposal | null> {
  return sql.maybeOne<DeskProposal>`
    select ${columns} from desk_proposal where id = ${id} for update`;
}

interface ProposalFilter {
  readonly state?: 'waiting' | 'decided' | undefined;
  readonly kind?: ByTwoKind | undefined;
  readonly cursor?: string | undefined;
}

/** Waiting changes come oldest first, so that none is forgotten; decided ones newest first. */
export async function listDeskProposals(sql: Sql, filter: ProposalFilter) {
  const { state = 'waiting', kind = null } = filter;
  const isWaiting = state === 'waiting';
  const { beyond, order } = isWaiting ? oldestFirst : newestFirst;
  const end = pageEnd(filter.cursor);

  const rows = await sql.many<DeskProposal>`
    select ${columns} from desk_proposal
     where ${isWaiting ? fragment`decided_at is null` : fragment`decided_at is not null`}
       and (${kind}::text is null or kind = ${kind})
       and (${end.at}::timestamptz is null
         or (${atOf(fragment`made_at`)}, id) ${beyond} (${end.at}, ${end.id}::uuid))
     order by 9 ${order}, id ${order} ${pageLimit}`;
  return timePage(rows, keyOf);
}

interface Decision {
  readonly id: string;
  readonly by: string;
  readonly isConfirmed: boolean;
  readonly reason: string;
}

export async function saveDeskDecision(
  sql: Sql,
  { id, by, isConfirmed, reason }: Decision,
  now: Date,
): Promise<void> {
  await sql`
    update desk_proposal
       set decided_by = ${by}, decided_at = ${now}, is_confirmed = ${isConfirmed},
           decision_reason = ${reason}
     where id = ${id}`;
}
