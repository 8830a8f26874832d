import { randomUUID } from 'node:crypto';
import type { AcceptorKind, AcceptorTerms } from '#domain/exchange/acceptor.ts';
import type { Micro } from '#domain/money.ts';
import { codeDigest } from '../../people/partner/partner.ts';
import type { Sql } from '../../platform/database/database.ts';

/** An acceptor with its current terms. */
export interface Acceptor extends AcceptorTerms {
  readonly id: string;
  readonly kind: AcceptorKind;
  readonly name: string;
  readonly currency: string;
  readonly registration: string;
}

const select = `select a.id, a.kind, a.name, a.currency, a.registration, t.rate,
       t.limit_micro "limit", t.is_active "isActive"
  from acceptor a join lateral (select * from acceptor_terms
    where acceptor_id = a.id order by version desc limit 1) t on true`;

export interface ListedAcceptor extends Acceptor {
  /** The version of the current terms; a change must name the version it is based on. */
  readonly version: number;
  readonly changedAt: Date;
  readonly codeIssuedAt: Date | null;
  readonly open: bigint;
  /** The amount of ended exchanges that is not yet paid. */
  readonly owed: Micro;
}

export interface AcceptorFilter {
  readonly name?: string | undefined;
  readonly kind?: AcceptorKind | undefined;
  readonly state?: 'in' | 'out' | undefined;
}

export const listAllAcceptors = (
  sql: Sql,
  { name, kind, state }: AcceptorFilter = {},
): Promise<ListedAcceptor[]> =>
  sql<ListedAcceptor>(
    `select a.*, t.version, t.set_at "changedAt",
            (select max(c.issued_at) from acceptance_code c where c.acceptor_id = a.id)
              "codeIssuedAt",
            (select count(*) from exchange x where x.acceptor_id = a.id
                and x.state in ('held', 'accepted', 'disputed')) open,
            (select coalesce(sum(x.amount - coalesce(paid.amount, 0)), 0)::bigint from exchange x
               left join lateral (select sum(p.amount) amount from acceptor_paid p
                 where p.exchange_id = x.id) paid on true
              where x.acceptor_id = a.id and x.state in ('confirmed', 'completed')) owed
       from (${select}) a
       join lateral (select version, set_at from acceptor_terms
         where acceptor_id = a.id order by version desc limit 1) t on true
      where ($1::text is null or position(lower($1) in lower(a.name)) > 0)
        and ($2::text is null or a.kind = $2)
        and ($3::boolean is null or a."isActive" = $3)
      order by a.name, a.id limit 500`,
    [name?.trim() || null, kind ?? null, state ? state === 'in' : null],
  );

/** The current version of the terms. Locks the acceptor until the transaction ends. */
export async function lockTerms(sql: Sql, acceptorId: string): Promise<number | null> {
  await sql('select pg_advisory_xact_lock(hashtextextended($1, 1))', [acceptorId]);
  const [row] = await sql<{ version: number | null }>(
    'select max(version) version from acceptor_terms where acceptor_id = $1',
    [acceptorId],
  );
  return row?.version ?? null;
}

/** When the acceptor's current code was issued. */
export async function findCodeTime(sql: Sql, acceptorId: string): Promise<Date | null> {
  const [row] = await sql<{ at: Date | null }>(
    'select max(issued_at) at from acceptance_code where acceptor_id = $1',
    [acceptorId],
  );
  return row?.at ?? null;
}

export async function findAcceptor(sql: Sql, id: string): Promise<Acceptor | null> {
  const [row] = await sql<Acceptor>(`${select} where a.id = $1`, [id]);
  return row ?? null;
}

/** The acceptor a code belongs to, active or not. Only its newest code is valid. */
export async function findAcceptorByCode(
  sql: Sql,
  typed: string,
  kind: AcceptorKind,
): Promise<Acceptor | null> {
  const [row] = await sql<Acceptor>(
    `${select} join acceptance_code c on c.acceptor_id = a.id
      where c.hash = $1 and a.kind = $2
        and not exists (select from acceptance_code n
                         where n.acceptor_id = a.id and n.version > c.version)`,
    [codeDigest(typed), kind],
  );
  return row ?? null;
}

export async function insertAcceptor(sql: Sql, acceptor: Acceptor, now: Date): Promise<void> {
  const { id, kind, name, currency, registration } = acceptor;
  await sql(
    `insert into acceptor (id, kind, name, currency, registration, added_at)
     values ($1, $2, $3, $4, $5, $6)`,
    [id, kind, name, currency, registration, now],
  );
  await saveTerms(sql, id, acceptor, now);
}

/** Saves a new version of the terms; earlier versions are kept. */
export async function saveTerms(
  sql: Sql,
  acceptorId: string,
  { rate, limit, isActive }: AcceptorTerms,
  now: Date,
): Promise<void> {
  await sql(
    `insert into acceptor_terms (acceptor_id, rate, limit_micro, is_active, set_at)
     values ($1, $2, $3, $4, $5)`,
    [acceptorId, rate, limit, isActive, now],
  );
}

/** Whether an acceptor ever had a code. */
export async function hasAcceptanceCode(sql: Sql, acceptorId: string): Promise<boolean> {
  const rows = await sql('select from acceptance_code where acceptor_id = $1 limit 1', [
    acceptorId,
  ]);
  return rows.length > 0;
}

/** Older codes of the acceptor become invalid. */
export async function insertAcceptanceCode(
  sql: Sql,
  acceptorId: string,
  code: string,
  now: Date,
): Promise<void> {
  await sql('insert into acceptance_code (hash, acceptor_id, issued_at) values ($1, $2, $3)', [
    codeDigest(code),
    acceptorId,
    now,
  ]);
}

/** A staff action on an acceptor. */
export interface AcceptorAct {
  readonly acceptorId: string;
  readonly by: string;
  readonly act: 'add' | 'change' | 'code';
  readonly reason: string;
  readonly reference: string;
}

/** Records a staff action in the transaction that performs it. */
export async function noteAcceptorAct(sql: Sql, act: AcceptorAct, now: Date): Promise<void> {
  await sql(
    `insert into acceptor_act (id, acceptor_id, at, made_by, act, reason, reference)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [randomUUID(), act.acceptorId, now, act.by, act.act, act.reason, act.reference],
  );
}
