import type { listByTwo } from '#contract/desk/by-two.ts';
import type { Input } from '#contract/route.ts';
import type { Json } from '#domain/canonical-json.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import {
  atOf,
  fragment,
  insertIfAbsent,
  type List,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

/** What a second person needs to run a command as it was asked for. */
export interface ApprovalBody {
  readonly input: Json;
  /** The partner it is about, if it is about one. */
  readonly partnerId?: string;
  /** What it rested on beside its input when it was asked for. */
  readonly restsOn?: string;
}

/** A command that one person requests and another decides. */
export interface Approval {
  readonly id: string;
  readonly kind: ByTwoKind;
  readonly subject: string;
  readonly body: ApprovalBody;
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

type NewApproval = Omit<Approval, 'decidedBy' | 'decidedAt' | 'isConfirmed' | 'decisionReason'>;

/** False if a request about the same subject is already waiting. */
export async function insertApproval(sql: Sql, approval: NewApproval): Promise<boolean> {
  return insertIfAbsent(sql, 'desk_proposal', {
    id: approval.id,
    kind: approval.kind,
    subject: approval.subject,
    body: JSON.stringify(approval.body),
    about: JSON.stringify(approval.about),
    reason: approval.reason,
    codeWordHash: approval.codeWordHash,
    madeBy: approval.by,
    madeAt: approval.at,
  });
}

const columns = fragment`
  id, kind, subject, body, about, reason, code_word_hash, made_by "by",
  ${atOf(fragment`made_at`)} at, decided_by, decided_at, is_confirmed, decision_reason`;

export async function lockApproval(sql: Sql, id: string): Promise<Approval | null> {
  return sql.maybeOne<Approval>`
    select ${columns} from desk_proposal where id = ${id} for update`;
}

/** Waiting ones come oldest first, so that none is forgotten; decided ones newest first. */
export async function listApprovals(sql: Sql, filter: Input<typeof listByTwo>) {
  const { state = 'waiting', kind = null } = filter;
  const isWaiting = state === 'waiting';

  const approvals: List = {
    columns,
    from: fragment`
      from desk_proposal
     where ${isWaiting ? fragment`decided_at is null` : fragment`decided_at is not null`}
       and (${kind}::text is null or kind = ${kind})`,
    at: atOf(fragment`made_at`),
    id: fragment`id`,
    idType: 'uuid',
    isOldestFirst: isWaiting,
  };
  return readPage<Approval>(sql, approvals, filter.cursor);
}

interface Decision {
  readonly id: string;
  readonly by: string;
  readonly isConfirmed: boolean;
  readonly reason: string;
}

export async function saveDecision(
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
