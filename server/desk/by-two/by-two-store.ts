import type { Json } from '#domain/canonical-json.ts';
import type { ByTwoKind } from '#domain/desk/by-two.ts';
import {
  atOf,
  keyOf,
  pageEnd,
  pageRows,
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

type Asked = Omit<DeskProposal, 'decidedBy' | 'decidedAt' | 'isConfirmed' | 'decisionReason'>;

/** False if a change to the same subject is already waiting. */
export async function insertDeskProposal(sql: Sql, given: Asked): Promise<boolean> {
  const rows = await sql(
    `insert into desk_proposal (id, kind, subject, body, about, reason, code_word_hash,
                                made_by, made_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict do nothing returning id`,
    [
      ...[given.id, given.kind, given.subject, JSON.stringify(given.body)],
      ...[JSON.stringify(given.about), given.reason, given.codeWordHash, given.by, given.at],
    ],
  );
  return rows.length === 1;
}

const columns = `id, kind, subject, body, about, reason, code_word_hash "codeWordHash",
  made_by "by",
  ${atOf('made_at')} at, decided_by "decidedBy", decided_at "decidedAt",
  is_confirmed "isConfirmed", decision_reason "decisionReason"`;

export async function lockDeskProposal(sql: Sql, id: string): Promise<DeskProposal | null> {
  const [row] = await sql<DeskProposal>(
    `select ${columns} from desk_proposal where id = $1 for update`,
    [id],
  );
  return row ?? null;
}

interface Filter {
  readonly state?: 'waiting' | 'decided' | undefined;
  readonly kind?: ByTwoKind | undefined;
  readonly cursor?: string | undefined;
}

/** Waiting changes come oldest first, so that none is forgotten; decided ones newest first. */
export async function listDeskProposals(sql: Sql, asked: Filter) {
  const { state = 'waiting', kind } = asked;
  const end = pageEnd(asked.cursor);
  const [is, sign, order] = state === 'waiting' ? ['is', '>', 'asc'] : ['is not', '<', 'desc'];
  const rows = await sql<DeskProposal>(
    `select ${columns} from desk_proposal
      where decided_at ${is} null and ($3::text is null or kind = $3)
        and ($1::timestamptz is null or (${atOf('made_at')}, id) ${sign} ($1, $2::uuid))
      order by 9 ${order}, id ${order} limit ${pageRows + 1}`,
    [end.at, end.id, kind ?? null],
  );
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
  await sql(
    `update desk_proposal set decided_by = $2, decided_at = $3, is_confirmed = $4,
            decision_reason = $5 where id = $1`,
    [id, by, now, isConfirmed, reason],
  );
}
