import { randomUUID } from 'node:crypto';
import type { Sql, TransactionSql } from '../../platform/database/database.ts';
import { aheadMsMax, laneOf, leaseMs, type MessageKind, type MessageOutcome } from './message.ts';

interface NewMessage {
  readonly kind: MessageKind;
  /** An address of a partner or a merchant, or the name that a stranger typed, maybe nobody's. */
  readonly recipient:
    | { readonly merchantId: string; readonly address: string }
    | { readonly partnerId: string; readonly address: string }
    | { readonly usernameKey: string };
}

const nobody = { partnerId: null, merchantId: null, address: null, usernameKey: null };

/** Enqueues a message, which is sent if the transaction commits. */
export async function enqueueMessage(
  sql: TransactionSql,
  { kind, recipient }: NewMessage,
  now: Date,
): Promise<void> {
  const { partnerId, merchantId, address, usernameKey } = { ...nobody, ...recipient };
  await sql`
    insert into outbox_message
      (id, lane, kind, enqueued_at, due_at, partner_id, merchant_id, address, username_key)
    values (${randomUUID()}, ${laneOf(kind)}, ${kind}, ${now}, ${now},
      ${partnerId}, ${merchantId}, ${address}, ${usernameKey})`;
}

/** The right to say what became of a message. */
export interface MessageLease {
  readonly id: string;
  readonly token: string;
}

export interface ClaimedMessage extends MessageLease {
  readonly kind: MessageKind;
  readonly enqueuedAt: Date;
  /** How often it was claimed, this time included. */
  readonly attempts: number;
}

/** Claims the next due message that nobody else holds. */
export async function claimMessage(sql: Sql, now: Date): Promise<ClaimedMessage | null> {
  const leasedUntil = new Date(now.getTime() + leaseMs);
  const latest = new Date(now.getTime() + aheadMsMax);

  return sql.maybeOne<ClaimedMessage>`
    with due as materialized (
      select id from outbox_message
       where outcome is null and (due_at <= ${now} or due_at > ${latest})
         and (leased_until is null or leased_until <= ${now} or leased_until > ${latest})
       order by lane, attempts, enqueued_at limit 1 for update skip locked
    )
    update outbox_message m
       set lease_token = gen_random_uuid(), leased_until = ${leasedUntil},
           attempts = m.attempts + 1
      from due where m.id = due.id
    returning m.id, m.lease_token "token", m.kind, m.enqueued_at, m.attempts`;
}

/** False when the lease was taken over, or somebody said before what became of the message. */
export async function finishMessage(
  sql: Sql,
  { id, token }: MessageLease,
  outcome: MessageOutcome,
  now: Date,
): Promise<boolean> {
  const count = await sql.count`
    update outbox_message
       set outcome = ${outcome}, done_at = ${now}, address = null, lease_token = null,
           leased_until = null
     where id = ${id} and lease_token = ${token} and outcome is null`;
  return count === 1;
}

/** Gives a message back, to be sent later. */
export async function postponeMessage(
  sql: Sql,
  { id, token }: MessageLease,
  dueAt: Date,
  failure: string,
): Promise<boolean> {
  const count = await sql.count`
    update outbox_message
       set due_at = ${dueAt}, failure = ${failure}, lease_token = null, leased_until = null
     where id = ${id} and lease_token = ${token} and outcome is null`;
  return count === 1;
}

/** The name a stranger typed is kept only until it has been looked up. */
export async function saveRecipient(
  sql: Sql,
  { id, token }: MessageLease,
  partnerId: string,
): Promise<void> {
  await sql`
    update outbox_message set partner_id = ${partnerId}, username_key = null
     where id = ${id} and lease_token = ${token} and outcome is null`;
}

/** A message to nobody leaves no trace. */
export async function deleteMessage(sql: Sql, { id, token }: MessageLease): Promise<void> {
  await sql`
    delete from outbox_message
     where id = ${id} and lease_token = ${token} and outcome is null`;
}

export async function forgetMessages(sql: Sql, doneBefore: Date): Promise<void> {
  await sql`delete from outbox_message where done_at < ${doneBefore}`;
}
