import {
  leafNode,
  type OwnerLiability,
  type SumNode,
  type Sums,
  stepText,
  sumNode,
} from '../../domain/ledger/liability.ts';
import { buildOwedProof, buildSumTree } from '../../domain/ledger/liability-tree.ts';
import { sha256 } from '../../server/platform/process/sha256.ts';
import {
  makeAnchor,
  makeFile,
  owedToAll,
  type TestOwed,
  testDay,
} from '../../server/proof/statement/test-books.ts';
import { between, chain, signer, time } from './tampered-files.ts';

const seq = 30;
const [own, ...others] = owedToAll(chain, seq) as [OwnerLiability, ...OwnerLiability[]];

/** A statement of a network that signs whatever it likes about what it owes. */
const fileOf = (change: (owed: TestOwed) => TestOwed, [from, to] = [11, 40]): string => {
  const anchor = makeAnchor(chain, signer, { no: 3, seq, at: time(31) }, change);
  return makeFile(between(from, to, { anchor }), signer);
};

/** A tree over all of them, with its liabilities left out of the signed text. */
function signedOver(liabilities: readonly OwnerLiability[]): TestOwed {
  const tree = buildSumTree(liabilities, testDay, sha256);
  const leaf = liabilities.find(({ owner }) => owner === own.owner);

  return {
    liabilities: { root: tree.root, leaves: tree.leaves, owed: [] },
    owed: leaf ? buildOwedProof(tree, leaf, testDay, sha256) : null,
  };
}

/** Two leaves with arbitrary amounts, under a node that is hashed in an arbitrary way. */
function twoLeaves(amounts: Sums, siblingAmounts: Sums, join = sumNode): TestOwed {
  const salt = sha256('salt');
  const leaf = { salt, amounts, seq, hash: own.hash };
  const neighbour: SumNode = { sums: siblingAmounts, hash: sha256('neighbour') };
  const top = join(leafNode(sha256(own.owner), leaf, sha256), neighbour, sha256);

  return {
    liabilities: { root: top.hash, leaves: 2, owed: [] },
    owed: { ...leaf, path: [stepText('R', neighbour)] },
  };
}

/** A node that commits only to the total of its children, as in Maxwell's scheme. */
const totalAlone: typeof sumNode = (left, right) => {
  const sums = sumNode(left, right, sha256).sums;
  return { sums, hash: sha256(`liability node ${sums.join(' ')} ${left.hash} ${right.hash}`) };
};

const halve = (amounts: Sums): Sums => amounts.map((amount) => amount / 2n);

/** What a network could sign about its liabilities, and a verifier's answer. */
export const owedLies: Readonly<Record<string, { readonly file: string; readonly why: string }>> = {
  'a partner left out': {
    file: fileOf(() => signedOver(others)),
    why: 'is left out of what its root says the network owes',
  },
  'a negative leaf': {
    file: fileOf(() => twoLeaves([-1n, 0n, 0n, 0n, 0n], [5n, 0n, 0n, 0n, 0n])),
    why: 'is owed less than nothing',
  },
  'a negative leaf beside': {
    file: fileOf(() => twoLeaves(own.amounts, [-5_000_000n, 0n, 0n, 0n, 0n])),
    why: 'has less than nothing owed beside it',
  },
  'a sum that is not hashed': {
    file: fileOf(() => twoLeaves(own.amounts, [5n, 0n, 0n, 0n, 0n], totalAlone)),
    why: 'does not stand under the sums of its root',
  },
  'a total that is too small': {
    file: fileOf(({ liabilities, owed }) => {
      const lines = liabilities.owed.map(([groups]) => [groups, '1.00'] as const);
      return { liabilities: { ...liabilities, owed: lines }, owed };
    }),
    why: 'has a root with another total than its sums',
  },
  'a group that is not named': {
    file: fileOf(({ liabilities, owed }) => {
      return { liabilities: { ...liabilities, owed: liabilities.owed.slice(1) }, owed };
    }),
    why: 'has a root that does not name each group once',
  },
  'less than the partner had': {
    file: fileOf(() => signedOver([{ ...own, amounts: halve(own.amounts) }, ...others])),
    why: 'held another amount than its root says',
  },
  'less than the partner had when the file starts': {
    file: fileOf(
      () => signedOver([{ ...own, amounts: halve(own.amounts) }, ...others]),
      [seq, seq + 9],
    ),
    why: 'held another amount than its root says',
  },
  'another record than the root has': {
    file: fileOf(() => signedOver([{ ...own, seq: seq - 1 }, ...others])),
    why: 'is owed as of another record',
  },
};
