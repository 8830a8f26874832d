import { type OwnerLiability, writeProof } from '#domain/ledger/liability.ts';
import { buildOwedProof, buildSumTree } from '#domain/ledger/liability-tree.ts';
import { sha256 } from '../../server/platform/process/sha256.ts';
import { median } from '../median.ts';
import { atMost, type Row, type RowGroup } from '../row.ts';

const owners = 100_000;
const rounds = 3;
const secondsMost = 2;
const bytesMost = 4096;

const tree = 'tree of what 100,000 owners are owed';
const proof = 'proof of what one of 100,000 is owed';

const owedTo = (index: number): OwnerLiability => ({
  owner: `owner ${index}`,
  amounts: [BigInt(index) * 12_345_678n, BigInt(index % 97) * 1_000_000n, 0n, 0n, 0n],
  seq: index + 1,
  hash: sha256(`head ${index}`),
});

/** The CPU seconds it took: other work on the machine is not counted. */
function busySeconds(work: () => void): number {
  const cpuBefore = process.cpuUsage();
  work();
  return process.cpuUsage(cpuBefore).user / 1e6;
}

async function measure(wanted: readonly string[]): Promise<Row[]> {
  const owed = Array.from({ length: owners }, (_, index) => owedTo(index));
  const last = owed.at(-1) ?? owedTo(0);
  let made = buildSumTree(owed, 'day', sha256);
  const seconds = median(
    Array.from({ length: rounds }, () =>
      busySeconds(() => {
        made = buildSumTree(owed, 'day', sha256);
      }),
    ),
  );

  const found = buildOwedProof(made, last, 'day', sha256);
  if (!found) throw new Error('The last owner is left out');

  const bytes = JSON.stringify(writeProof(found)).length;
  const rows = [
    atMost({
      name: tree,
      measured: `${seconds.toFixed(2)} s of one core`,
      against: `${secondsMost} s`,
      ratio: seconds / secondsMost,
      goal: 1,
    }),
    atMost({
      name: proof,
      measured: `${bytes} bytes`,
      against: `${bytesMost} bytes`,
      ratio: bytes / bytesMost,
      goal: 1,
    }),
  ];

  return rows.filter(({ name }) => wanted.includes(name));
}

export const liabilityRows: RowGroup = { names: [tree, proof], measure };
