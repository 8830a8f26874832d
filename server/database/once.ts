import { createHash } from 'node:crypto';
import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { Refusal } from '#domain/refusal.ts';
import type { Sql } from './db.ts';

/** A request that may come more than once: its key, which names who asks, and what is asked. */
export interface Question {
  readonly key: string;
  readonly question: Json;
}

/**
 * One key, one effect: the work is done the first time and its reply repeated ever after. A
 * duplicate that comes at the same time waits here for the first. What is refused leaves nothing.
 */
export async function once<Reply extends Json>(
  sql: Sql,
  { key, question }: Question,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const asked = hashOf(question);
  const claimed = await sql(
    `insert into request (key, question_hash, at) values ($1, $2, $3)
     on conflict do nothing returning key`,
    [key, asked, now],
  );
  if (claimed.length === 0) {
    const known = await listReplies(sql, [key]);
    return replyTo<Reply>(known, { key, question }) as Reply;
  }
  const reply = await work();
  await sql('update request set reply = $2 where key = $1', [key, JSON.stringify(reply)]);
  return reply;
}

export interface KnownReply {
  readonly questionHash: Buffer;
  readonly reply: Json;
  readonly at: Date;
}

/** The replies given before under these keys, for those who hold the locks that keep them so. */
export async function listReplies(
  sql: Sql,
  keys: readonly string[],
): Promise<Map<string, KnownReply>> {
  const rows = await sql<KnownReply & { key: string }>(
    'select key, question_hash "questionHash", reply, at from request where key = any ($1)',
    [keys],
  );
  return new Map(rows.map((row) => [row.key, row]));
}

/** The reply to repeat, or undefined when the question is new. The same key asks nothing else. */
export function replyTo<Reply extends Json>(
  known: ReadonlyMap<string, KnownReply>,
  { key, question }: Question,
): Reply | undefined {
  const before = known.get(key);
  if (!before) return undefined;
  if (!before.questionHash.equals(hashOf(question))) throw new Refusal('request_id_reused');
  return before.reply as Reply;
}

/** Keeps replies together with their effects, which the same transaction writes. */
export async function saveReplies(
  sql: Sql,
  replies: readonly (Question & { readonly reply: Json })[],
  now: Date,
): Promise<void> {
  if (replies.length === 0) return;
  await sql(
    `insert into request (key, question_hash, reply, at)
     select key, question_hash, reply, $4
       from unnest($1::text[], $2::bytea[], $3::json[]) as given (key, question_hash, reply)`,
    [
      replies.map(({ key }) => key),
      replies.map(({ question }) => hashOf(question)),
      replies.map(({ reply }) => JSON.stringify(reply)),
      now,
    ],
  );
}

export const knownReply = (question: Json, reply: Json, at: Date): KnownReply => ({
  questionHash: hashOf(question),
  reply,
  at,
});

const hashOf = (question: Json): Buffer =>
  createHash('sha256').update(canonicalJson(question)).digest();
