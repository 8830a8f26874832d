/* What the network owed at each root: recomputed from its entries, then as a tree of sums. */
import { groups, pockets } from './chart.mjs';
import { decimal } from './check-books.mjs';
import { merkle } from './check-roots.mjs';
import { sha256, wrongAt } from './read-export.mjs';

/** What is owed to somebody without a wallet has a leaf of its own. */
const unassigned = sha256('00000000-0000-4000-8000-000000000001');
const none = groups.map(() => 0n);
const groupOf = new Map(
  groups.flatMap(({ pockets: names }, at) => [...names].map((name) => [name, at])),
);
const add = (one, other) => one.map((amount, at) => amount + other[at]);
const leavesLeast = 16;

const leafOf = (salt, owner, amounts, { seq, hash }) => ({
  salt,
  sums: amounts,
  hash: sha256(`liability leaf ${salt} ${owner} ${amounts.join(' ')} ${seq} ${hash}`),
});

const join = (left, right) => ({
  sums: add(left.sums, right.sums),
  hash: sha256(
    `liability node ${left.sums.join(' ')} ${left.hash} ${right.sums.join(' ')} ${right.hash}`,
  ),
});

/** The tree over all leaves, shuffled by the root's salt and padded with empty ones. */
function treeOf(leaves, salt) {
  let size = leavesLeast;
  while (size < leaves.length) size *= 2;
  const saltOf = (what) => sha256(`liability salt ${salt} ${what}`);
  const made = leaves.map(({ owner, amounts, head }) =>
    leafOf(saltOf(owner), owner, amounts, head),
  );
  for (let at = made.length; at < size; at += 1) {
    const own = saltOf(String(at));
    made.push(leafOf(own, sha256(own), none, { seq: 0, hash: sha256(own) }));
  }
  made.sort((one, other) => (one.salt < other.salt ? -1 : 1));
  return { ...merkle(made, join), leaves: made.length };
}

/** Why the published sums differ from the tree's, or null. With too few owners, all are empty. */
function whyNotPublic(owed, sums) {
  if (owed.length === 0) return null;
  const named = owed.flatMap(([names]) => names.split(' '));
  if (
    named.toSorted().join() !==
    groups
      .map(({ name }) => name)
      .sort()
      .join()
  ) {
    return 'the public sums leave out a group, or name one twice';
  }
  for (const [names, amount] of owed) {
    const sum = groups.reduce(
      (total, { name }, at) => (names.split(' ').includes(name) ? total + sums[at] : total),
      0n,
    );
    if (decimal(sum) !== amount) return `${amount} is said to be owed to ${names}: ${decimal(sum)}`;
  }
  return null;
}

/** Follows liabilities from root to root. */
export function followOwed(rows, found) {
  const said = Map.groupBy(rows.owed, ({ no }) => no);
  const days = new Map(rows['owed-days'].map((row) => [row.no, row]));
  const amounts = new Map();
  const held = new Map();
  let loose = none;

  function addEntries(entries) {
    for (const { postings } of entries) {
      for (const { owner, pocket, amount } of postings) {
        const at = groupOf.get(pocket);
        if (at === undefined) continue;
        const part = none.map((zero, place) => (place === at ? amount : zero));
        if (!pockets.get(pocket).isOwn) loose = add(loose, part);
        else amounts.set(owner, add(amounts.get(owner) ?? none, part));
      }
    }
  }

  /** Each owner whose sums changed has a new line with exactly these sums, and nobody else has. */
  function checkLines(root) {
    const lines = said.get(root.no) ?? [];
    said.delete(root.no);
    const own = new Map(lines.map((line) => [line.owner, line]));
    for (const line of lines) held.set(line.owner, line.amounts.join(' '));
    for (const [owner, sums] of amounts) {
      if (held.get(owner) === sums.join(' ')) continue;
      const shown = sums.map(decimal).join(', ');
      found(wrongAt(own.get(owner) ?? root, `wallet ${owner} is owed ${shown}, which is not said`));
    }
    const stranger = lines.find(({ owner }) => !amounts.has(owner));
    if (stranger) found(wrongAt(stranger, 'this wallet is owed nothing and has a leaf'));
  }

  function onRoot(root, heads, entries) {
    addEntries(entries);
    checkLines(root);
    const day = days.get(root.no);
    days.delete(root.no);
    if (!day) return found(wrongAt(root, 'there is no tree of what is owed for this root'));
    if (day.unassigned.join(' ') !== loose.join(' ')) {
      found(wrongAt(day, 'what is owed to no wallet yet is not what the entries say'));
    }
    const leaves = [...amounts].map(([owner, sums]) => {
      return { owner, amounts: sums, head: heads.get(owner) ?? { seq: 0, hash: '' } };
    });
    const first = { owner: unassigned, amounts: loose, head: { seq: 0, hash: unassigned } };
    const tree = treeOf([first, ...leaves], day.salt);
    if (tree.hash !== root.liabilityRoot || tree.leaves !== root.leaves) {
      found(wrongAt(root, 'the tree of what is owed is not the one that was signed'));
    }
    const why = whyNotPublic(root.owed, tree.sums);
    if (why) found(wrongAt(root, why));
  }

  function end() {
    for (const [line] of said.values()) found(wrongAt(line, 'there is no such root'));
    for (const day of days.values()) found(wrongAt(day, 'there is no such root'));
  }
  return { onRoot, end };
}
