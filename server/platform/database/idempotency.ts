import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { RefusalError } from '#domain/refusal.ts';
import { sha256Bytes } from '../process/sha256.ts';
import type { Sql } from './sql.ts';

/** A request's idempotency key, which includes the caller, and the input it was used with. */
export interface IdempotencyKey {
  readonly key: string;
  readonly input: Json;
}

/**
 * Idempotency: the work runs the first time, and every retry gets the same reply. A concurrent
 * duplicate waits for the first. A refused request does not use up its key.
 */
export async function idempotent<Reply extends Json>(
  sql: Sql,
  { key, input }: IdempotencyKey,
  now: Date,
  work: () => Promise<Reply>,
): Promise<Reply> {
  const insertedCount = await sql.count`
    insert into idempotency_key (key, input_hash, at) values (${key}, ${hashInput(input)}, ${now})
    on conflict do nothing`;
  if (insertedCount === 0) {
    const knownReplies = await listReplies(sql, [key]);
    // There is one, because the key is there: the first request committed it with its reply.
    return findReplyTo<Reply>(knownReplies, { key, input }) as Reply;
  }

  const reply = await work();
  await sql`update idempotency_key set reply = ${JSON.stringify(reply)} where key = ${key}`;
  return reply;
}

export interface KnownReply {
  readonly inputHash: Buffer;
  readonly reply: Json;
  readonly savedAt: Date;
}

/** Earlier replies under these keys. The caller must hold the locks that keep them stable. */
export async function listReplies(
  sql: Sql,
  keys: readonly string[],
): Promise<Map<string, KnownReply>> {
  const rows = await sql.many<KnownReply & { key: string }>`
    select key, input_hash, reply, at saved_at from idempotency_key where key = any (${keys})`;
  return new Map(rows.map((row) => [row.key, row]));
}

/** The reply to repeat, or undefined for a new key. A key cannot be reused with another input. */
export function findReplyTo<Reply extends Json>(
  knownReplies: ReadonlyMap<string, KnownReply>,
  { key, input }: IdempotencyKey,
): Reply | undefined {
  const earlierReply = knownReplies.get(key);
  if (!earlierReply) return undefined;
  if (!earlierReply.inputHash.equals(hashInput(input))) throw new RefusalError('request_id_reused');

  // The same kind of request stored it.
  return earlierReply.reply as Reply;
}

/** Stores replies in the transaction that writes their effects. */
export async function saveReplies(
  sql: Sql,
  replies: readonly (IdempotencyKey & { readonly reply: Json })[],
  now: Date,
): Promise<void> {
  if (replies.length === 0) return;

  const keys = replies.map(({ key }) => key);
  const inputHashes = replies.map(({ input }) => hashInput(input));
  const bodies = replies.map(({ reply }) => JSON.stringify(reply));
  await sql`
    insert into idempotency_key (key, input_hash, reply, at)
    select key, input_hash, reply, ${now}
      from unnest(${keys}::text[], ${inputHashes}::bytea[], ${bodies}::json[])
        as saved (key, input_hash, reply)`;
}

export const createKnownReply = (input: Json, reply: Json, savedAt: Date): KnownReply => ({
  inputHash: hashInput(input),
  reply,
  savedAt: savedAt,
});

const hashInput = (input: Json): Buffer => sha256Bytes(canonicalJson(input));
