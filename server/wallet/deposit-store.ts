import type { Sql } from '../db/db.ts';

export interface OwnDeposit {
  readonly reference: string;
  readonly createdAt: Date;
  readonly body: Readonly<Record<string, string>> | null;
  readonly madeAt: Date | null;
  readonly decidedAt: Date | null;
  readonly isConfirmed: boolean | null;
}

/** The partner's references, newest first, with what staff made of each. */
export async function listDeposits(sql: Sql, partnerId: string): Promise<OwnDeposit[]> {
  return sql<OwnDeposit>(
    `select r.reference, r.created_at "createdAt", p.body, p.made_at "madeAt",
            p.decided_at "decidedAt", p.is_confirmed "isConfirmed"
       from deposit_reference r left join proposal p on p.id = r.proposal_id
      where r.partner_id = $1 order by r.created_at desc limit 50`,
    [partnerId],
  );
}

export async function insertReference(
  sql: Sql,
  reference: string,
  partnerId: string,
  now: Date,
): Promise<void> {
  await sql(
    'insert into deposit_reference (reference, partner_id, created_at) values ($1, $2, $3)',
    [reference, partnerId, now],
  );
}

export async function lockReference(
  sql: Sql,
  reference: string,
): Promise<{ partnerId: string; proposalId: string | null } | null> {
  const [row] = await sql<{ partnerId: string; proposalId: string | null }>(
    `select partner_id "partnerId", proposal_id "proposalId" from deposit_reference
      where reference = $1 for update`,
    [reference],
  );
  return row ?? null;
}

/** Ties a reference to what staff recorded under it, or loosens it again. */
export async function saveReference(
  sql: Sql,
  reference: string,
  proposalId: string | null,
): Promise<void> {
  await sql('update deposit_reference set proposal_id = $2 where reference = $1', [
    reference,
    proposalId,
  ]);
}
