import { createHash, createHmac, randomBytes } from 'node:crypto';
import { refuse, type Why } from '#domain/refusal.ts';
import { aboutOf, type TicketSubject, ticketLifeMs, whyNotTicket } from '#domain/wallet/ticket.ts';
import type { Sql } from '../database/database.ts';
import type { Member } from '../gateway/gateway.ts';

type Holder = Pick<Member, 'id' | 'sessionId'>;

/** A ticket as its table holds it. */
export interface TicketRow {
  readonly partnerId: string;
  readonly sessionId: string;
  readonly action: string;
  readonly aboutHash: Buffer;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
}

const ticketBytes = 32;
export const ticketHash = (ticket: string) => createHash('sha256').update(ticket).digest();
/** Keyed with the ticket, which we do not keep: nobody can guess a card number from it. */
const aboutDigest = (ticket: string, about: string) =>
  createHmac('sha256', ticket).update(about).digest();

export interface IssuedTicket {
  readonly ticket: string;
  readonly expiresAt: Date;
}

type AnySubject = { readonly action: TicketSubject['action']; readonly about: string };

/** A ticket for one act, of one session, for a minute. Only its digest is kept. */
function newTicket(holder: Holder, { action, about }: AnySubject, now: Date) {
  const ticket = randomBytes(ticketBytes).toString('base64url');
  const expiresAt = new Date(now.getTime() + ticketLifeMs);
  const row = [ticketHash(ticket), holder.id, holder.sessionId, action];
  return { issued: { ticket, expiresAt }, row: [...row, aboutDigest(ticket, about), expiresAt] };
}

const columns = 'hash, partner_id, session_id, action, about_hash, expires_at';
const rowColumns = `partner_id "partnerId", session_id "sessionId", action,
  about_hash "aboutHash", expires_at "expiresAt", used_at "usedAt"`;

export async function issueTicket(
  sql: Sql,
  holder: Holder,
  subject: AnySubject,
  now: Date,
): Promise<IssuedTicket> {
  const { issued, row } = newTicket(holder, subject, now);
  await sql(`insert into ticket (${columns}) values ($1, $2, $3, $4, $5, $6)`, row);
  return issued;
}

/** Who entered the digits of this hash, and what for. */
export interface DigitsTicket {
  readonly holder: Holder;
  readonly subject: AnySubject;
  readonly digitsHash: string;
  readonly now: Date;
}

/**
 * Tickets for those who entered the right digits, which ends their rows of wrong ones. Null for
 * each whose digits were changed or disabled meanwhile.
 */
export async function issueTicketsForDigits(
  sql: Sql,
  wanted: readonly DigitsTicket[],
): Promise<(IssuedTicket | null)[]> {
  const made = wanted.map(({ holder, subject, now }) => newTicket(holder, subject, now));
  const column = (at: number) => made.map(({ row }) => row[at]);
  const rows = await sql<{ hash: Buffer }>(
    `with asked as (
       select * from unnest($1::bytea[], $2::uuid[], $3::uuid[], $4::text[], $5::bytea[],
                            $6::timestamptz[], $7::text[]) as asked (${columns}, digits)
     ), held as materialized (
       select partner_id, hash from pay_password
        where partner_id = any ($2::uuid[]) and disabled_at is null
        order by partner_id for update
     ), cleared as (
       update pay_password w set tries = 0, locked_until = null from held
        where w.partner_id = held.partner_id and (held.partner_id, held.hash) in
              (select partner_id, digits from asked)
       returning w.partner_id, w.hash)
     insert into ticket (${columns})
     select asked.hash, asked.partner_id, session_id, action, about_hash, expires_at
       from asked join cleared on cleared.partner_id = asked.partner_id
        and cleared.hash = asked.digits returning hash`,
    [
      ...[column(0), column(1), column(2), column(3), column(4)],
      made.map(({ issued }) => issued.expiresAt.toISOString()),
      wanted.map(({ digitsHash }) => digitsHash),
    ],
  );
  const issued = new Set(rows.map(({ hash }) => hash.toString('hex')));
  return made.map((one) =>
    issued.has(ticketHash(one.issued.ticket).toString('hex')) ? one.issued : null,
  );
}

/**
 * Why a ticket does not allow exactly this now, or null. Reads and locks only: what it allows is
 * saved together with `spendTicket`, in the same transaction.
 */
export async function lockTicket(
  sql: Sql,
  holder: Holder,
  ticket: string,
  subject: TicketSubject,
  now: Date,
): Promise<Why | null> {
  return judgeTicket(await lockTicketRow(sql, ticket), holder, ticket, subject, now);
}

/** For an act whose subject is known only when the wallets are: read first, judged there. */
export async function lockTicketRow(sql: Sql, ticket: string): Promise<TicketRow | null> {
  const [row] = await sql<TicketRow>(
    `select ${rowColumns} from ticket where hash = $1 for update`,
    [ticketHash(ticket)],
  );
  return row ?? null;
}

/** The same for several, locked in one order; by ticket. */
export async function lockTicketRows(
  sql: Sql,
  tickets: readonly string[],
): Promise<Map<string, TicketRow>> {
  const rows = await sql<TicketRow & { readonly hash: Buffer }>(
    `select hash, ${rowColumns} from ticket where hash = any ($1::bytea[])
      order by hash for update`,
    [tickets.map(ticketHash)],
  );
  const byHash = new Map(rows.map((row) => [row.hash.toString('hex'), row]));
  return new Map(
    tickets.flatMap((ticket) => {
      const row = byHash.get(ticketHash(ticket).toString('hex'));
      return row ? [[ticket, row] as const] : [];
    }),
  );
}

/** The same for a row that was read and locked together with others. */
export function judgeTicket(
  row: TicketRow | null,
  holder: Holder,
  ticket: string,
  subject: TicketSubject,
  now: Date,
): Why | null {
  if (!row) return whyNotTicket(null, now);
  const isOwn = row.partnerId === holder.id && row.sessionId === holder.sessionId;
  const isAbout = row.aboutHash.equals(aboutDigest(ticket, aboutOf(subject)));
  const isForThis = row.action === subject.action && isAbout;
  return whyNotTicket({ ...row, isOwn, isForThis }, now);
}

/** Uses up a ticket that `lockTicket` found good in this transaction. */
export async function spendTicket(sql: Sql, ticket: string, now: Date): Promise<void> {
  const spent = await sql(
    'update ticket set used_at = $2 where hash = $1 and used_at is null returning hash',
    [ticketHash(ticket), now],
  );
  if (spent.length === 0) throw new Error('A ticket was spent that was not locked');
}

/** Checks and spends a ticket in one go; throws the refusal. */
export async function takeTicket(
  sql: Sql,
  holder: Holder,
  ticket: string,
  subject: TicketSubject,
  now: Date,
): Promise<void> {
  refuse(await lockTicket(sql, holder, ticket, subject, now));
  await spendTicket(sql, ticket, now);
}
