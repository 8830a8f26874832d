import type { VerifiedHead } from '#domain/ledger/verify.ts';
import { literal, type Sql } from '../../platform/database/database.ts';

/** A chain to verify, and where to start. */
export interface ChainStart extends VerifiedHead {
  readonly owner: string;
}

export interface AccountName {
  readonly owner: string;
  readonly pocket: string;
}

const ownersAtOnce = 100;
const chainsAtOnce = 500;
const wrongMax = 100;

export async function listOwners(sql: Sql, lastOwner: string | null): Promise<string[]> {
  const rows = await sql.many<{ owner: string }>`
    select owner from wallet where ${lastOwner}::uuid is null or owner > ${lastOwner}
     order by owner limit ${literal(ownersAtOnce)}`;
  return rows.map(({ owner }) => owner);
}

/** The chart of accounts as the database has it, one line per pocket. */
export async function listPockets(sql: Sql): Promise<string[]> {
  const rows = await sql.many<{ row: string }>`
    select concat_ws(' ', name, owner_kind, side, holding, is_asset) "row" from pocket`;
  return rows.map(({ row }) => row);
}

/** The ends of chains, by column. */
const columnsOf = (ends: readonly ChainStart[]) => ({
  owners: ends.map(({ owner }) => owner),
  numbers: ends.map(({ seq }) => seq),
  hashes: ends.map(({ hash }) => `\\x${hash}`),
});

/** The owners whose wallet does not end where their chain does. */
export async function listOtherHeads(sql: Sql, ends: readonly ChainStart[]): Promise<string[]> {
  const { owners, numbers, hashes } = columnsOf(ends);
  const times = ends.map(({ at }) => at);

  const rows = await sql.many<{ owner: string }>`
    select e.owner
      from unnest(${owners}::uuid[], ${numbers}::bigint[], ${hashes}::bytea[],
             ${times}::timestamptz[]) as e (owner, seq, hash, at)
      left join wallet w
        on w.owner = e.owner and w.seq = e.seq and w.head = e.hash
       and w.at is not distinct from e.at
     where w.owner is null`;
  return rows.map(({ owner }) => owner);
}

/** The accounts that are not the sum of their postings, or have a posting with another balance. */
export const listWrongAccounts = (sql: Sql, owners: readonly string[]): Promise<AccountName[]> =>
  sql.many<AccountName>`
    with walked as (
      select owner, pocket, turn, balance_after, sum(amount) over w total,
             row_number() over w place
        from posting
       where owner = any (${owners})
      window w as (partition by owner, pocket order by turn)
    ), folded as (
      select owner, pocket, count(*) turns, bool_and(balance_after = total and turn = place) fits,
             (array_agg(total order by turn desc))[1] total
        from walked group by owner, pocket
    ), held as (
      select owner, pocket, balance, turn from account where owner = any (${owners})
    )

    select owner, pocket from held full join folded using (owner, pocket)
     where not coalesce(fits, true) or balance is distinct from coalesce(total, 0)
        or turn is distinct from coalesce(turns, 0)`;

/** Compares the next owners' balances with their last postings; `last` is null after all owners. */
export async function checkNextBalances(
  sql: Sql,
  lastOwner: string | null,
  parts: number,
): Promise<{ readonly last: string | null; readonly wrong: AccountName[] }> {
  const rows = await sql.many<{ owner: string; pocket: string | null }>`
    with next as (
      select owner from wallet where ${lastOwner}::uuid is null or owner > ${lastOwner}
       order by owner
       limit greatest(${literal(ownersAtOnce)},
         (select ceil(count(*) / ${parts}::numeric) from wallet)::bigint)
    ), wrong as (
      select a.owner, a.pocket
        from next join account a on a.owner = next.owner
        left join posting p on p.owner = a.owner and p.pocket = a.pocket and p.turn = a.turn
       where a.balance <> coalesce(p.balance_after, 0) or (a.turn > 0 and p.turn is null)
          or exists (select from posting n
                      where n.owner = a.owner and n.pocket = a.pocket and n.turn > a.turn)
    )

    select (select owner::text from next order by next.owner desc limit 1) "owner", null pocket
     union all (select owner::text, pocket from wrong limit ${literal(wrongMax)})`;

  // The first row names the last owner that was checked, the others wrong accounts.
  const wrong = rows.flatMap(({ owner, pocket }) => (pocket === null ? [] : { owner, pocket }));
  return { last: rows[0]?.owner ?? null, wrong };
}

interface ChangedChain {
  readonly owner: string;
  /** The last record that was verified, and its hash; null for a new chain. */
  readonly seq: bigint | null;
  readonly hash: string | null;
}

/** The next chains that have grown since they were verified. */
export async function listChanged(
  sql: Sql,
  lastOwner: string | null,
): Promise<{ readonly chains: ChangedChain[]; readonly hasMore: boolean }> {
  const chains = await sql.many<ChangedChain>`
    select w.owner, a.seq, encode(a.hash, 'hex') hash
      from wallet w left join audited a on a.owner = w.owner
     where w.seq > 0 and (a.owner is null or w.seq <> a.seq or w.head <> a.hash)
       and (${lastOwner}::uuid is null or w.owner > ${lastOwner})
     order by w.owner limit ${literal(chainsAtOnce)}`;
  return { chains, hasMore: chains.length === chainsAtOnce };
}

/** The accounts in which these entries' postings do not continue the balances before them. */
export const listWrongPostings = (sql: Sql, entryIds: readonly string[]): Promise<AccountName[]> =>
  sql.many<AccountName>`
    select p.owner, p.pocket from posting p
      left join posting b on b.owner = p.owner and b.pocket = p.pocket and b.turn = p.turn - 1
      left join account a on a.owner = p.owner and a.pocket = p.pocket
     where p.entry_id = any (${entryIds}::uuid[])
       and (p.balance_after <> coalesce(b.balance_after, 0) + p.amount
         or (b.turn is null) <> (p.turn = 1)
         or a.turn is null or a.turn < p.turn
         or (a.turn = p.turn and a.balance <> p.balance_after))`;

/** The transfers into or out of the network among these entries that two people did not decide. */
export async function listUndecided(sql: Sql, entryIds: readonly string[]): Promise<string[]> {
  const rows = await sql.many<{ id: string }>`
    select id::text from entry_undecided where id = any (${entryIds}::uuid[])`;
  return rows.map(({ id }) => id);
}

/** How far each chain is verified. */
export async function saveAudited(sql: Sql, ends: readonly ChainStart[]): Promise<void> {
  const { owners, numbers, hashes } = columnsOf(ends);
  await sql`
    insert into audited as held (owner, seq, hash)
    select * from unnest(${owners}::uuid[], ${numbers}::bigint[], ${hashes}::bytea[])
    on conflict (owner) do update set seq = excluded.seq, hash = excluded.hash
      where excluded.seq > held.seq`;
}
