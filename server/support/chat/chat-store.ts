import { randomBytes } from 'node:crypto';
import type { chatState } from '#contract/chat.ts';
import type { Reply } from '#contract/route.ts';
import { chatGenesis, chatLineOf, chatLineText, wordsHashOf } from '#domain/chat/chain.ts';
import type { Attachment, Blocked, SeenTo } from '#domain/chat/message.ts';
import { chatPageSize } from '#domain/chat/message.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';

export interface NewMessage {
  readonly partnerId: string;
  readonly at: Date;
  readonly text: string;
  readonly requestId: string | null;
  readonly by: string | null;
  readonly attachment: Attachment | null;
  readonly blocked: Blocked | null;
}

export interface ChatMessage extends NewMessage {
  readonly seq: number;
  /** In hex; null once the words were erased. */
  readonly salt: string | null;
  readonly wordsHash: string;
  readonly previous: string;
  readonly hash: string;
}

interface MessageRow extends Omit<ChatMessage, 'attachment'> {
  readonly attachmentType: Attachment['type'] | null;
  readonly attachmentId: string | null;
}

const columns = fragment`
  partner_id, seq, at, request_id, made_by "by", content "text",
  attachment_type, attachment_id, blocked, encode(salt, 'hex') salt, words_hash, previous, hash`;

function toMessage({ attachmentType, attachmentId, ...message }: MessageRow): ChatMessage {
  const hasAttachment = attachmentType !== null && attachmentId !== null;
  const attachment = hasAttachment ? { type: attachmentType, id: attachmentId } : null;
  return { ...message, attachment };
}

/** Locks the chat against new messages until the transaction ends. */
export async function lockChat(sql: Sql, partnerId: string): Promise<void> {
  await sql`select from partner where id = ${partnerId} for no key update`;
}

/**
 * Appends a message to the chain. The caller must hold the lock. The id of the member of staff who
 * wrote it is not in the chain: a report is never answered by them, under any name.
 */
export async function insertMessage(
  sql: Sql,
  message: NewMessage,
  staffId: string | null = null,
): Promise<ChatMessage> {
  const lastMessage = await sql.maybeOne<{ seq: number; hash: string }>`
    select seq, hash from chat_message
     where partner_id = ${message.partnerId} order by seq desc limit 1`;

  const seq = (lastMessage?.seq ?? 0) + 1;
  const previous = lastMessage?.hash ?? chatGenesis(message.partnerId, sha256);
  const salt = randomBytes(32).toString('hex');
  const wordsHash = wordsHashOf(salt, message.text, sha256);
  const hash = sha256(chatLineText(chatLineOf({ ...message, seq, wordsHash }), previous));

  await sql`
    insert into chat_message (partner_id, seq, at, request_id, made_by, staff_id, content,
                              attachment_type, attachment_id, blocked, salt, words_hash, previous,
                              hash)
    values (${message.partnerId}, ${seq}, ${message.at}, ${message.requestId}, ${message.by},
      ${staffId}, ${message.text}, ${message.attachment?.type ?? null},
      ${message.attachment?.id ?? null}, ${message.blocked}, decode(${salt}, 'hex'), ${wordsHash},
      ${previous}, ${hash})`;
  return { ...message, seq, salt, wordsHash, previous, hash };
}

export async function findMessageByRequest(
  sql: Sql,
  partnerId: string,
  requestId: string,
): Promise<ChatMessage | null> {
  const row = await sql.maybeOne<MessageRow>`
    select ${columns} from chat_message
     where partner_id = ${partnerId} and request_id = ${requestId}`;
  return row ? toMessage(row) : null;
}

/** Messages in order: the newest, or those before or after a given one. */
export async function listMessages(
  sql: Sql,
  partnerId: string,
  range: { readonly beforeSeq?: number | null; readonly afterSeq?: number | null } = {},
): Promise<ChatMessage[]> {
  const { beforeSeq = null, afterSeq = null } = range;
  const isForward = afterSeq !== null;

  const rows = await sql.many<MessageRow>`
    select ${columns} from chat_message
     where partner_id = ${partnerId}
       and (${beforeSeq}::int is null or seq < ${beforeSeq})
       and (${afterSeq}::int is null or seq > ${afterSeq})
     order by seq ${isForward ? fragment`asc` : fragment`desc`} limit ${literal(chatPageSize)}`;
  return (isForward ? rows : rows.reverse()).map(toMessage);
}

/** A page of messages after a given one, for a file of the whole chat. */
export async function listMessagesAfter(
  sql: Sql,
  partnerId: string,
  seq: number,
  messagesMax: number,
): Promise<ChatMessage[]> {
  const rows = await sql.many<MessageRow>`
    select ${columns} from chat_message
     where partner_id = ${partnerId} and seq > ${seq} order by seq limit ${messagesMax}`;
  return rows.map(toMessage);
}

/** How far one side has received or read the chat. */
export interface ReadMark {
  readonly partnerId: string;
  readonly side: 'partner' | 'staff';
  readonly what: 'received' | 'read';
  readonly seq: number;
  readonly by: string | null;
}

/** Records how far one side has read, up to the last message; null if nothing changed. */
export async function saveReadMark(sql: Sql, mark: ReadMark, now: Date): Promise<number | null> {
  const row = await sql.maybeOne<{ seq: number }>`
    insert into chat_seen (partner_id, side, what, seq, at, made_by)
    select ${mark.partnerId}, ${mark.side}, ${mark.what}, least(${mark.seq}, max(seq)), ${now},
           ${mark.by}
      from chat_message where partner_id = ${mark.partnerId}
    having least(${mark.seq}, max(seq)) > coalesce((
             select max(seq) from chat_seen
              where partner_id = ${mark.partnerId} and side = ${mark.side}
                and what = ${mark.what}), 0)
    on conflict do nothing returning seq`;
  return row?.seq ?? null;
}

/** How far one side has received and read. */
export const getReadMarks = (
  sql: Sql,
  partnerId: string,
  side: ReadMark['side'],
): Promise<SeenTo> =>
  sql.one<SeenTo>`
    select coalesce(max(seq), 0) received,
           coalesce(max(seq) filter (where what = 'read'), 0) "read"
      from chat_seen where partner_id = ${partnerId} and side = ${side}`;

/** The number of unread answers, and whether the last message that arrived was the partner's. */
export const getChatState = (sql: Sql, partnerId: string): Promise<Reply<typeof chatState>> =>
  sql.one<Reply<typeof chatState>>`
    select (count(*) filter (where made_by is not null and seq > coalesce((
             select max(seq) from chat_seen
              where partner_id = ${partnerId} and side = 'partner' and what = 'read'), 0))
           )::int unread,
           coalesce((array_agg(made_by is null order by seq desc)
             filter (where blocked is null))[1], false) is_awaited
      from chat_message where partner_id = ${partnerId}`;
