import type { listMessageReports } from '#contract/desk/reports.ts';
import type { Reply } from '#contract/route.ts';
import { type ReportSource, reportSources } from '#domain/report/report.ts';
import { linesOf, type TextBlock } from '#domain/text-blocks.ts';
import { openCase } from '../../people/support-case/support-case.ts';
import {
  type Fragment,
  fragment,
  literal,
  type Queue,
  readPage,
  type Sql,
} from '../../platform/database/database.ts';

type Report = Reply<typeof listMessageReports>['list'][number];

interface ReportedMessage extends Pick<Report, 'writer' | 'content'> {
  /** The member of staff who wrote it; null if it was the network. */
  readonly staffId: string | null;
}

type MessageQuery = (partnerId: string, ref: string) => Fragment;

const messageQueries: Readonly<Record<ReportSource, MessageQuery>> = {
  chat: (partnerId, ref) => fragment`
    select made_by writer, staff_id, content, null::jsonb "text" from chat_message
     where partner_id = ${partnerId} and seq::text = ${ref}
       and made_by is not null and blocked is null`,
  // Not one to another partner. The reader's language and level may have changed since, so they
  // are not compared with the audience.
  announcement: (partnerId, ref) => fragment`
    select a.made_by writer, a.staff_id, null::text content,
           coalesce(a.texts -> p.language, a.texts -> 'en') "text"
      from announcement a join partner p on p.id = ${partnerId}
     where a.id::text = ${ref} and (a.partner_id = ${partnerId} or a.partner_id is null)`,
  feedback: (partnerId, ref) => fragment`
    select s.made_by writer, s.staff_id, s.reason "content", null::jsonb "text"
      from status_change s join support_case c on c.id = s.case_id
     where c.partner_id = ${partnerId} and c.subject || '/' || s.step = ${ref}
       and s.made_by <> 'partner' and s.reason is not null`,
};

/** Plain text, or a title and typed pieces. */
interface StaffMessage {
  readonly writer: string;
  readonly staffId: string | null;
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

  const { writer, staffId, text } = row;
  const content = text ? [text.title, ...linesOf(text.blocks)].join('\n') : (row.content ?? '');
  return { writer, staffId, content };
}

const columns = fragment`
  c.id, c.partner_id, p.username, c.opened_at "at", c.kind "source", c.subject ref,
  c.causer writer, c.text content,
  case when c.answered_at is not null then json_build_object(
    'outcome', c.outcome, 'by', c.answerer, 'reason', c.answer) end answer`;

const tables = fragment`support_case c join partner p on p.id = c.partner_id`;

const isReport = fragment`c.kind = any (${reportSources})`;

/** In characters: a longer message is cut. */
const contentMax = 8000;

/** Stores a report. The same message is reported once, however often the button is pressed. */
export async function saveReport(
  sql: Sql,
  report: Pick<Report, 'partnerId' | 'at' | 'source' | 'ref'> & ReportedMessage,
): Promise<void> {
  await openCase(sql, {
    kind: report.source,
    partnerId: report.partnerId,
    subject: report.ref,
    text: report.content.slice(0, contentMax),
    openedAt: report.at,
    causedBy: report.staffId,
    causer: report.writer,
  });
}

const reportsMax = 200;

export const listPartnerReports = (sql: Sql, partnerId: string): Promise<Report[]> =>
  sql.many<Report>`
    select ${columns} from ${tables} where c.partner_id = ${partnerId} and ${isReport}
     order by c.opened_at desc, c.id limit ${literal(reportsMax)}`;

interface ReportFilter {
  /** Who reads them: nobody sees reports about their own words. */
  readonly readerId?: string;
  readonly isOpen: boolean;
  readonly cursor?: string | undefined;
}

/** Reports for staff, oldest first. */
export function reportQueue(filter: ReportFilter): Queue {
  const { readerId = null, isOpen } = filter;

  return {
    columns,
    from: fragment`
      from ${tables}
     where ${isReport} and (c.caused_by = ${readerId}) is not true
       and c.answered_at is ${isOpen ? fragment`null` : fragment`not null`}`,
    at: fragment`c.opened_at`,
    id: fragment`c.id`,
    idType: 'uuid',
    isOldestFirst: true,
    item: {
      id: fragment`c.id::text`,
      what: fragment`c.kind`,
      partnerId: fragment`c.partner_id`,
      whose: fragment`coalesce(p.username, p.nickname)`,
      by: fragment`c.causer`,
      byId: fragment`c.caused_by`,
      since: fragment`c.opened_at`,
    },
  };
}

export const listReports = (sql: Sql, filter: ReportFilter) =>
  readPage<Report>(sql, reportQueue(filter), filter.cursor);
