import { randomUUID } from 'node:crypto';
import type * as chatRoutes from '#contract/desk/chats.ts';
import type { Reply } from '#contract/route.ts';
import { insert, type Sql } from '../../platform/database/database.ts';

type CannedAnswer = Reply<typeof chatRoutes.listCannedAnswers>['list'][number];

export const listCannedAnswers = (sql: Sql): Promise<CannedAnswer[]> =>
  sql.many<CannedAnswer>`
    select id, title, content "text", version, changed_by, changed_at
      from canned_answer where removed_at is null order by lower(title), id limit 200`;

type AnswerText = Pick<CannedAnswer, 'title' | 'text' | 'changedBy'>;

export async function insertCannedAnswer(sql: Sql, answer: AnswerText, now: Date): Promise<string> {
  const id = randomUUID();
  await insert(sql, 'canned_answer', {
    id,
    title: answer.title,
    content: answer.text,
    changedBy: answer.changedBy,
    changedAt: now,
  });

  return id;
}

/** Returns false if another person changed or removed it meanwhile. */
export async function saveCannedAnswer(
  sql: Sql,
  answer: AnswerText & Pick<CannedAnswer, 'id' | 'version'>,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update canned_answer
       set title = ${answer.title}, content = ${answer.text}, changed_by = ${answer.changedBy},
           changed_at = ${now}, version = version + 1
     where id = ${answer.id} and version = ${answer.version} and removed_at is null`;
  return count === 1;
}

/** Returns its title, or null if another person changed or removed it meanwhile. */
export async function removeCannedAnswer(
  sql: Sql,
  { id, version, changedBy }: Pick<CannedAnswer, 'id' | 'version' | 'changedBy'>,
  now: Date,
): Promise<string | null> {
  const row = await sql.maybeOne<{ title: string }>`
    update canned_answer set removed_at = ${now}, changed_by = ${changedBy}, changed_at = ${now}
     where id = ${id} and version = ${version} and removed_at is null returning title`;
  return row?.title ?? null;
}
