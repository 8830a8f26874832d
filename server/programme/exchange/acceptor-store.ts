import type { listAcceptors } from '#contract/desk/acceptors.ts';
import type { Reply } from '#contract/route.ts';
import type { AcceptorKind, AcceptorTerms } from '#domain/exchange/acceptor.ts';
import { openStates } from '#domain/exchange/exchange.ts';
import { hashCode } from '../../people/partner/partner.ts';
import { fragment, insert, type Sql } from '../../platform/database/database.ts';

/** What two people agreed about an acceptor, in one version. */
export interface RegisteredTerms extends AcceptorTerms {
  /** The public register and number under which partners can look the acceptor up. */
  readonly registration: string;
}

/** An acceptor with its current terms. */
export interface Acceptor extends RegisteredTerms {
  readonly id: string;
  readonly kind: AcceptorKind;
  readonly name: string;
  readonly currency: string;
}

const select = fragment`
  select a.id, a.kind, a.name, a.currency, t.registration, t.rate, t.limit_micro "limit",
         t.is_active
    from acceptor a
    join lateral (
      select * from acceptor_terms where acceptor_id = a.id
       order by version desc limit 1) t on true`;

type ListedAcceptor = Reply<typeof listAcceptors>['list'][number];

export interface AcceptorFilter {
  readonly name?: string | undefined;
  readonly kind?: AcceptorKind | undefined;
  readonly state?: 'in' | 'out' | undefined;
}

export function listAllAcceptors(
  sql: Sql,
  { name, kind, state }: AcceptorFilter = {},
): Promise<ListedAcceptor[]> {
  const namePart = name?.trim() || null;
  const acceptorKind = kind ?? null;
  const isActive = state ? state === 'in' : null;
  return sql.many<ListedAcceptor>`
    select a.*, t.version, t.set_at changed_at,
           (select max(c.issued_at) from acceptance_code c where c.acceptor_id = a.id)
             code_issued_at,
           (select count(*)::int from exchange x
             where x.acceptor_id = a.id and x.state in ('held', 'accepted', 'disputed')) open,
           (select coalesce(sum(x.amount - coalesce(paid.amount, 0)), 0)::bigint
              from exchange x
              left join lateral (
                select sum(p.amount) amount from acceptor_paid p
                 where p.exchange_id = x.id) paid on true
             where x.acceptor_id = a.id and x.state in ('confirmed', 'completed')) owed
      from (${select}) a
      join lateral (
        select version, set_at from acceptor_terms where acceptor_id = a.id
         order by version desc limit 1) t on true
     where (${namePart}::text is null or position(lower(${namePart}) in lower(a.name)) > 0)
       and (${acceptorKind}::text is null or a.kind = ${acceptorKind})
       and (${isActive}::boolean is null or a.is_active = ${isActive})
     order by a.name, a.id limit 500`;
}

/** The current version of the terms. Locks the acceptor until the transaction ends. */
export async function lockTerms(sql: Sql, acceptorId: string): Promise<number | null> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${acceptorId}, 1))`;
  const row = await sql.one<{ version: number | null }>`
    select max(version) version from acceptor_terms where acceptor_id = ${acceptorId}`;
  return row.version;
}

/** When the acceptor's current code was issued. */
export async function findCodeTime(sql: Sql, acceptorId: string): Promise<Date | null> {
  const row = await sql.one<{ issuedAt: Date | null }>`
    select max(issued_at) issued_at from acceptance_code where acceptor_id = ${acceptorId}`;
  return row.issuedAt;
}

/** The newest rate of any acceptor for a currency. */
export async function findLastRate(sql: Sql, currency: string): Promise<string | null> {
  const terms = await sql.maybeOne<{ rate: string }>`
    select t.rate from acceptor_terms t join acceptor a on a.id = t.acceptor_id
     where a.currency = ${currency} order by t.version desc limit 1`;
  return terms?.rate ?? null;
}

/** How many exchanges that have not ended keep the terms they were held with. */
export async function countOpenExchanges(sql: Sql, acceptorId: string): Promise<number> {
  return sql.count`
    select from exchange where acceptor_id = ${acceptorId} and state = any (${openStates})`;
}

export async function findAcceptor(sql: Sql, id: string): Promise<Acceptor | null> {
  return sql.maybeOne<Acceptor>`${select} where a.id = ${id}`;
}

/** The acceptor a code belongs to, active or not. Only its newest code is valid. */
export async function findAcceptorByCode(
  sql: Sql,
  typedCode: string,
  kind: AcceptorKind,
): Promise<Acceptor | null> {
  return sql.maybeOne<Acceptor>`
    ${select} join acceptance_code c on c.acceptor_id = a.id
     where c.hash = ${hashCode(typedCode)} and a.kind = ${kind}
       and not exists (select from acceptance_code n
                        where n.acceptor_id = a.id and n.version > c.version)`;
}

export async function insertAcceptor(sql: Sql, acceptor: Acceptor, now: Date): Promise<void> {
  const { id, kind, name, currency } = acceptor;
  await insert(sql, 'acceptor', { id, kind, name, currency, addedAt: now });
  await saveTerms(sql, id, acceptor, now);
}

/** Saves a new version of the terms; earlier versions are kept. */
export async function saveTerms(
  sql: Sql,
  acceptorId: string,
  { rate, limit, registration, isActive }: RegisteredTerms,
  now: Date,
): Promise<void> {
  await insert(sql, 'acceptor_terms', {
    acceptorId,
    rate,
    limitMicro: limit,
    registration,
    isActive,
    setAt: now,
  });
}

/** Whether an acceptor ever had a code. */
export async function hasAcceptanceCode(sql: Sql, acceptorId: string): Promise<boolean> {
  const count = await sql.count`
    select from acceptance_code where acceptor_id = ${acceptorId} limit 1`;
  return count > 0;
}

/** Older codes of the acceptor become invalid. */
export async function insertAcceptanceCode(
  sql: Sql,
  acceptorId: string,
  code: string,
  now: Date,
): Promise<void> {
  await insert(sql, 'acceptance_code', { hash: hashCode(code), acceptorId, issuedAt: now });
}
