import {
  liabilityGroups,
  liabilityPockets,
  type OwedGroup,
  type OwnerLiability,
  type Sums,
  unassignedOwner,
} from '#domain/ledger/liability.ts';
import type { SumTree } from '#domain/ledger/liability-tree.ts';
import { genesisOf } from '#domain/ledger/record-line.ts';
import { micro } from '#domain/money.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';
import { runInThread, sha256 } from '../../platform/process/process.ts';

const treeProgram = new URL('./liability-thread.ts', import.meta.url);

/** Whose chains the pockets are in: their owners' own, or those of partners. */
type Chains = 'own' | 'counter';

/** Each pocket with the index of its group, as two columns. */
function listPocketColumns(chains: Chains) {
  const pairs = liabilityPockets(chains).flatMap((pockets, groupIndex) =>
    pockets.map((pocket) => ({ pocket, groupIndex })),
  );
  return {
    pockets: pairs.map(({ pocket }) => pocket),
    groupIndexes: pairs.map(({ groupIndex }) => groupIndex),
  };
}

/**
 * Writes what owners are owed now as leaves of the given root, if it changed since the last root.
 */
export async function saveChangedLiabilities(sql: Sql, rootNo: number): Promise<void> {
  const { pockets, groupIndexes } = listPocketColumns('own');
  await sql`
    insert into liability_leaf (owner, no, amounts)
    select current.owner, ${rootNo}, current.amounts from (
       select owner, array_agg(amount order by index) amounts from (
         select a.owner, groups.index,
                sum(case when chart.group_index = groups.index then a.balance else 0 end)::bigint
                  amount
           from account a join wallet w on w.owner = a.owner and w.seq > 0
           join unnest(${pockets}::text[], ${groupIndexes}::int[]) chart (pocket, group_index)
             on chart.pocket = a.pocket
           cross join generate_series(0, ${literal(liabilityGroups.length)} - 1) groups (index)
          group by a.owner, groups.index) owner_group group by owner) current
      left join lateral (
        select l.amounts from liability_leaf l
         where l.owner = current.owner order by l.no desc limit 1) previous on true
     where current.amounts is distinct from previous.amounts`;
}

interface GroupRow {
  readonly groupIndex: number;
  readonly amount: bigint;
  readonly owners: bigint;
}

function sumPockets(sql: Sql, chains: Chains): Promise<GroupRow[]> {
  const { pockets, groupIndexes } = listPocketColumns(chains);
  return sql.many<GroupRow>`
    select chart.group_index, sum(a.balance)::bigint amount,
           count(distinct a.owner) filter (where a.balance <> 0) owners
      from account a
      join unnest(${pockets}::text[], ${groupIndexes}::int[]) chart (pocket, group_index)
        using (pocket)
     group by chart.group_index`;
}

export interface LiabilitySums {
  readonly groups: readonly OwedGroup[];
  /** What is owed to publishers, merchants and acceptors but booked under partners' owners. */
  readonly unassigned: Sums;
}

/** What all owners together are owed, summed independently of the tree. */
export async function sumLiabilities(sql: Sql): Promise<LiabilitySums> {
  const ownSums = await sumPockets(sql, 'own');
  const counterSums = await sumPockets(sql, 'counter');
  const findSum = (sums: readonly GroupRow[], index: number) =>
    sums.find(({ groupIndex }) => groupIndex === index);

  const unassigned = liabilityGroups.map((_, index) => findSum(counterSums, index)?.amount ?? 0n);

  const groups = liabilityGroups.map((group, index) => {
    const ownSum = findSum(ownSums, index);
    return {
      group,
      owners: Number(ownSum?.owners ?? 0n),
      amount: micro((ownSum?.amount ?? 0n) + (unassigned[index] ?? 0n)),
    };
  });

  return { groups, unassigned };
}

/**
 * The secret of a root's tree, and the leaf for what is booked under partners but owed to others.
 */
export interface LiabilityDay {
  readonly salt: string;
  readonly unassigned: Sums;
}

export async function insertLiabilityDay(
  sql: Sql,
  rootNo: number,
  day: LiabilityDay,
): Promise<void> {
  await sql`
    insert into liability_day (no, salt, unassigned)
      values (${rootNo}, decode(${day.salt}, 'hex'), ${day.unassigned})`;
}

export async function findLiabilityDay(sql: Sql, rootNo: number): Promise<LiabilityDay | null> {
  const day = await sql.maybeOne<{ salt: string; unassigned: string[] }>`
    select encode(salt, 'hex') salt, unassigned::text[] unassigned
      from liability_day where no = ${rootNo}`;
  return day ? { salt: day.salt, unassigned: day.unassigned.map(BigInt) } : null;
}

const ownersPerPage = 1_000;

/** The tree over everyone who is owed something at a root, built in a worker thread. */
export const buildSumTree = (sql: Sql, rootNo: number, day: LiabilityDay): Promise<SumTree> =>
  runInThread<readonly OwnerLiability[], null, SumTree>(treeProgram, day.salt, async (sendPage) => {
    const hash = genesisOf(unassignedOwner, sha256);
    await sendPage([{ owner: unassignedOwner, amounts: day.unassigned, seq: 0, hash }]);

    for (let previousOwner: string | null = null; ; ) {
      const page: readonly OwnerLiability[] = await listLiabilitiesAfter(
        sql,
        rootNo,
        previousOwner,
      );
      const lastOwed = page.at(-1);
      if (!lastOwed) return null;

      await sendPage(page);
      previousOwner = lastOwed.owner;
    }
  });

interface OwnerLiabilityRow {
  readonly owner: string;
  readonly amounts: string[];
  readonly seq: bigint;
  readonly hash: string;
}

const toOwnerLiability = ({ owner, amounts, seq, hash }: OwnerLiabilityRow): OwnerLiability => ({
  owner,
  amounts: amounts.map(BigInt),
  seq: Number(seq),
  hash,
});

/** The head of an owner's chain at a root, beside the owner's leaf under the alias `l`. */
const headAtRoot = (rootNo: number) => fragment`
  cross join lateral (
    select seq, head from ledger_root_leaf h
     where h.owner = l.owner and h.no <= ${rootNo} order by h.no desc limit 1) h`;

async function listLiabilitiesAfter(
  sql: Sql,
  rootNo: number,
  previousOwner: string | null,
): Promise<OwnerLiability[]> {
  const rows = await sql.many<OwnerLiabilityRow>`
    select l.owner, l.amounts::text[] amounts, h.seq, encode(h.head, 'hex') hash
      from (select distinct on (owner) owner, amounts from liability_leaf
             where no <= ${rootNo} and (${previousOwner}::uuid is null or owner > ${previousOwner})
             order by owner, no desc limit ${ownersPerPage}) l
      ${headAtRoot(rootNo)}
     order by l.owner`;
  return rows.map(toOwnerLiability);
}

/** What one owner was owed at a root, as of the head of the owner's chain. */
export async function findOwnerLiability(
  sql: Sql,
  owner: string,
  rootNo: number,
): Promise<OwnerLiability | null> {
  const row = await sql.maybeOne<OwnerLiabilityRow>`
    select l.owner, l.amounts::text[] amounts, h.seq, encode(h.head, 'hex') hash
      from liability_leaf l
      ${headAtRoot(rootNo)}
     where l.owner = ${owner} and l.no <= ${rootNo}
     order by l.no desc limit 1`;
  return row ? toOwnerLiability(row) : null;
}
