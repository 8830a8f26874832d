import { randomUUID } from 'node:crypto';
import type { listMessageReports } from '#contract/desk/reports.ts';
import type { Reply } from '#contract/route.ts';
import type { ReportSource } from '#domain/report/report.ts';
import { linesOf, type TextBlock } from '#domain/text-blocks.ts';
import {
  type Fragment,
  fragment,
  insert,
  isDuplicate,
  type List,
  literal,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

type Report = Reply<typeof listMessageReports>['list'][number];
type ReportAnswer = NonNullable<Report['answer']>;
type ReportedMessage = Pick<Report, 'writer' | 'content'>;

type MessageQuery = (partnerId: string, ref: string) => Fragment;

const messageQueries: Readonly<Record<ReportSource, MessageQuery>> = {
  chat: (partnerId, ref) => fragment`
    select made_by writer, content, null::jsonb "text" from chat_message
     where partner_id = ${partnerId} and seq::text = ${ref}
       and made_by is not null and blocked is null`,
  // Not one to another partner. The reader's language and level may have changed since, so they
  // are not compared with the audience.
  announcement: (partnerId, ref) => fragment`
    select a.made_by writer, null::text content,
           coalesce(a.texts -> p.language, a.texts -> 'en') "text"
      from announcement a join partner p on p.id = ${partnerId}
     where a.id::text = ${ref} and (a.partner_id = ${partnerId} or a.partner_id is null)`,
  feedback: (partnerId, ref) => fragment`
    select s.made_by writer, s.answer "content", null::jsonb "text"
      from feedback_step s join feedback f on f.ticket = s.ticket
     where f.partner_id = ${partnerId} and s.ticket || '/' || s.step = ${ref}
       and s.made_by is not null and s.answer is not null`,
};

/** Plain text, or a title and typed pieces. */
interface StaffMessage {
  readonly writer: string;
  readonly content: string | null;
  readonly text: { readonly title: string; readonly blocks: readonly TextBlock[] } | null;
}

/** The staff message to this partner under this reference, or null. */
export async function findReportedMessage(
  sql: Sql,
  partnerId: string,
  source: ReportSource,
  ref: string,
): Promise<ReportedMessage | null> {
  const row = await sql.maybeOne<StaffMessage>`${messageQueries[source](partnerId, ref)}`;
  if (!row) return null;

  const { writer, text } = row;
  const content = text ? [text.title, ...linesOf(text.blocks)].join('\n') : (row.content ?? '');
  return { writer, content };
}

const columns = fragment`
  r.id, r.partner_id, p.username, r.at, r.source, r.ref, r.writer, r.content,
  case when a.report_id is not null then json_build_object(
    'outcome', a.outcome, 'by', a.made_by, 'reason', a.reason) end answer`;
const tables = fragment`
  message_report r join partner p on p.id = r.partner_id
  left join message_report_answer a on a.report_id = r.id`;

/** In characters: a longer message is cut. */
const contentMax = 8000;

/** Stores a report. The same message is reported once, however often the button is pressed. */
export async function saveReport(
  sql: Sql,
  report: Pick<Report, 'partnerId' | 'at' | 'source' | 'ref' | 'writer' | 'content'>,
): Promise<void> {
  await sql`
    insert into message_report (id, partner_id, at, source, ref, writer, content)
    values (${randomUUID()}, ${report.partnerId}, ${report.at}, ${report.source}, ${report.ref},
      ${report.writer}, ${report.content.slice(0, contentMax)})
    on conflict (partner_id, source, ref) do nothing`;
}

const reportsMax = 200;

export const listPartnerReports = (sql: Sql, partnerId: string): Promise<Report[]> =>
  sql.many<Report>`
    select ${columns} from ${tables} where r.partner_id = ${partnerId}
     order by r.at desc, r.id limit ${literal(reportsMax)}`;

export async function findReport(sql: Sql, id: string): Promise<Report | null> {
  return sql.maybeOne<Report>`select ${columns} from ${tables} where r.id = ${id}`;
}

interface ReportFilter {
  /** Who reads them: nobody sees reports about their own words. */
  readonly reader: string;
  readonly isOpen: boolean;
  readonly cursor?: string | undefined;
}

/** Reports for staff, oldest first. */
export async function listReports(sql: Sql, { reader, isOpen, cursor }: ReportFilter) {
  const reports: List = {
    columns,
    from: fragment`
      from ${tables}
     where lower(r.writer) <> lower(${reader}) and (a.report_id is null) = ${isOpen}`,
    at: fragment`r.at`,
    id: fragment`r.id`,
    idType: 'uuid',
    isOldestFirst: true,
  };
  return readPage<Report>(sql, reports, cursor);
}

/** False when another person was faster. */
export async function saveReportAnswer(
  sql: Sql,
  report: Pick<Report, 'id' | 'writer'>,
  answer: ReportAnswer,
  now: Date,
): Promise<boolean> {
  try {
    await insert(sql, 'message_report_answer', {
      reportId: report.id,
      writer: report.writer,
      at: now,
      madeBy: answer.by,
      outcome: answer.outcome,
      reason: answer.reason,
    });
    return true;
  } catch (error) {
    if (isDuplicate(error)) return false;
    throw error;
  }
}
