import { randomUUID } from 'node:crypto';
import type { ReportOutcome, ReportSource } from '#domain/report/report.ts';
import { linesOf, type TextBlock } from '#domain/text-blocks.ts';
import { errorCode, type Sql } from '../../platform/database/database.ts';

export interface ReportedMessage {
  readonly writer: string;
  readonly content: string;
}

export interface Report extends ReportedMessage {
  readonly id: string;
  readonly partnerId: string;
  readonly username: string | null;
  readonly at: Date;
  readonly source: ReportSource;
  readonly ref: string;
  readonly outcome: ReportOutcome | null;
  readonly by: string | null;
  readonly reason: string | null;
}

const wrote: Readonly<Record<ReportSource, string>> = {
  chat: `select made_by writer, content, null::jsonb "text" from chat_message
          where partner_id = $1 and seq::text = $2 and made_by is not null and blocked is null`,
  // Not one to another partner. The reader's language and level may have changed since, so they
  // are not compared with the audience.
  announcement: `select a.made_by writer, null::text content,
            coalesce(a.texts -> p.language, a.texts -> 'en') "text"
          from announcement a join partner p on p.id = $1
         where a.id::text = $2 and (a.partner_id = $1 or a.partner_id is null)`,
  feedback: `select s.made_by writer, s.answer "content", null::jsonb "text" from feedback_step s
               join feedback f on f.ticket = s.ticket
              where f.partner_id = $1 and s.ticket || '/' || s.step = $2
                and s.made_by is not null and s.answer is not null`,
};

/** Plain text, or a title and typed pieces. */
interface Written {
  readonly writer: string;
  readonly content: string | null;
  readonly text: { readonly title: string; readonly blocks: readonly TextBlock[] } | null;
}

/** The staff message to this partner under this reference, or null. */
export async function findWritten(
  sql: Sql,
  partnerId: string,
  source: ReportSource,
  ref: string,
): Promise<ReportedMessage | null> {
  const [row] = await sql<Written>(wrote[source], [partnerId, ref]);
  if (!row) return null;
  const { writer, text } = row;
  const content = text ? [text.title, ...linesOf(text.blocks)].join('\n') : (row.content ?? '');
  return { writer, content };
}

const columns = `r.id, r.partner_id "partnerId", p.username, r.at, r.source, r.ref, r.writer,
  r.content, a.outcome, a.made_by "by", a.reason`;
const joined = `message_report r join partner p on p.id = r.partner_id
  left join message_report_answer a on a.report_id = r.id`;

/** Stores a report. The same message is reported once, however often the button is pressed. */
export async function saveReport(
  sql: Sql,
  given: Pick<Report, 'partnerId' | 'at' | 'source' | 'ref' | 'writer' | 'content'>,
): Promise<void> {
  await sql(
    `insert into message_report (id, partner_id, at, source, ref, writer, content)
     values ($1, $2, $3, $4, $5, $6, $7) on conflict (partner_id, source, ref) do nothing`,
    [
      ...[randomUUID(), given.partnerId, given.at, given.source, given.ref],
      ...[given.writer, given.content.slice(0, 8000)],
    ],
  );
}

const reportsMost = 200;

export const listOwnReports = (sql: Sql, partnerId: string): Promise<Report[]> =>
  sql<Report>(
    `select ${columns} from ${joined} where r.partner_id = $1
      order by r.at desc, r.id limit ${reportsMost}`,
    [partnerId],
  );

export async function findReport(sql: Sql, id: string): Promise<Report | null> {
  const [row] = await sql<Report>(`select ${columns} from ${joined} where r.id = $1`, [id]);
  return row ?? null;
}

const pageSize = 50;

/** Reports that one member of staff may see: none about their own words. */
export async function listReportPage(
  sql: Sql,
  name: string,
  isOpen: boolean,
  cursor: string | undefined,
) {
  const skipped = /^\d{1,6}$/.test(cursor ?? '') ? Number(cursor) : 0;
  const rows = await sql<Report>(
    `select ${columns} from ${joined}
      where lower(r.writer) <> lower($1) and (a.report_id is null) = $2
      order by r.at, r.id offset $3 limit ${pageSize + 1}`,
    [name, isOpen, skipped],
  );
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(skipped + pageSize) : null };
}

/** False when another person was faster. */
export async function saveReportAnswer(
  sql: Sql,
  report: Pick<Report, 'id' | 'writer'>,
  answer: { readonly outcome: ReportOutcome; readonly reason: string; readonly by: string },
  now: Date,
): Promise<boolean> {
  try {
    await sql(
      `insert into message_report_answer (report_id, writer, at, made_by, outcome, reason)
       values ($1, $2, $3, $4, $5, $6)`,
      [report.id, report.writer, now, answer.by, answer.outcome, answer.reason],
    );
    return true;
  } catch (error) {
    if (errorCode(error) === '23505') return false;
    throw error;
  }
}
