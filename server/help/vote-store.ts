import type { Sql } from '../database/database.ts';

/** One vote per partner and question; the newest counts. */
export async function saveVote(
  sql: Sql,
  questionId: string,
  partnerId: string,
  isHelpful: boolean,
  now: Date,
): Promise<void> {
  await sql(
    `insert into question_vote (question_id, partner_id, is_helpful, at) values ($1, $2, $3, $4)
     on conflict (question_id, partner_id) do update set is_helpful = $3, at = $4`,
    [questionId, partnerId, isHelpful, now],
  );
}

export async function listVotes(sql: Sql) {
  return sql<{ id: string; yes: bigint; no: bigint }>(
    `select question_id id, count(*) filter (where is_helpful) yes,
            count(*) filter (where not is_helpful) no
       from question_vote group by question_id order by no desc, id`,
  );
}
