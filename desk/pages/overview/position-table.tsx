import { Badge, Table } from '@mantine/core';
import { joinMarks, type SumMark } from '#domain/sum-mark.ts';
import { Amount } from '../../money/amount.tsx';
import { groupWords, pocketWord } from '../../money/money-words.ts';
import { type Sum, useSum } from '../../money/use-sum.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import type { Overview } from './overview-page.tsx';

type Position = Overview['position'];
type Group = Position['assets'][number];
type Rail = Position['rails'][number];

/** What the network has and whom it owes. Both sides are added up independently. */
export function PositionTable({ position }: { readonly position: Position }) {
  const { assets, liabilities, totalAssets, totalLiabilities, rails } = position;
  const addsUp = totalAssets === totalLiabilities;
  return (
    <TableFrame name="Money position">
      <Table aria-label="Money position" verticalSpacing={4}>
        <Side groups={assets} rails={rails} title="Assets" total={totalAssets} />
        <Side groups={liabilities} rails={[]} title="Owed to" total={totalLiabilities} />
        <Table.Tbody>
          <Table.Tr>
            <Table.Td colSpan={2}>
              <Badge color={addsUp ? 'teal' : 'red'}>
                {addsUp ? 'Both sides match' : 'The sides differ: stop and investigate'}
              </Badge>
            </Table.Td>
          </Table.Tr>
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}

interface SideProps {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly rails: readonly Rail[];
  readonly total: string;
}

function Side({ title, groups, rails, total }: SideProps) {
  const sum = useSum()(
    groups.map(({ amount }) => ({ money: amount })),
    total,
  );
  return (
    <>
      <Table.Thead>
        <Table.Tr>
          <Table.Th scope="col">{title}</Table.Th>
          <Table.Th className="desk-number" scope="col">
            Amount
          </Table.Th>
        </Table.Tr>
      </Table.Thead>
      <Table.Tbody>
        {groups.map((group) => (
          <Part
            group={group}
            key={group.group}
            mark={sum.plus}
            rails={group.group === 'bank' ? rails : []}
          />
        ))}
        <Rounding sum={sum} />
        <Table.Tr className="desk-total">
          <Table.Td fw={700}>Total</Table.Td>
          <Table.Td className="desk-number" fw={700}>
            <span>
              <Amount mark={sum.total} of={total} />
            </span>
          </Table.Td>
        </Table.Tr>
      </Table.Tbody>
    </>
  );
}

interface PartProps {
  readonly group: Group;
  /** Where the money lies; only the bank's has more than one place. */
  readonly rails: readonly Rail[];
  readonly mark: SumMark;
}

/** Cash by its origin and its rail, a group by its accounts; a single one needs no second line. */
function Part({ group: { group, amount, lines }, rails, mark }: PartProps) {
  const byAccount = lines.map((line) => ({ name: pocketWord(line.pocket), amount: line.amount }));
  const byRail = rails.map((rail) => ({ name: `Rail ${rail.name}`, amount: rail.amount }));
  const sum = useSum();
  const sums = [byAccount, byRail]
    .filter((parts) => parts.length > 1)
    .map((parts, index) => ({
      parts,
      sum: sum(
        parts.map((part) => ({ money: part.amount })),
        amount,
        String(index),
      ),
    }));
  return (
    <>
      <Table.Tr>
        <Table.Td fw={600}>{groupWords[group]}</Table.Td>
        <Table.Td className="desk-number" fw={600}>
          <Amount
            mark={sums.reduce((marks, one) => joinMarks(marks, one.sum.total), mark)}
            of={amount}
          />
        </Table.Td>
      </Table.Tr>
      {sums.map((one) => (
        <Lines key={one.sum.total['data-sum']} {...one} />
      ))}
    </>
  );
}

interface LinesProps {
  readonly parts: readonly { readonly name: string; readonly amount: string }[];
  readonly sum: Sum;
}

function Lines({ parts, sum }: LinesProps) {
  return (
    <>
      {parts.map(({ name, amount }) => (
        <Table.Tr c="dimmed" key={name}>
          <Table.Td pl="lg">{name}</Table.Td>
          <Table.Td className="desk-number">
            <Amount mark={sum.plus} of={amount} />
          </Table.Td>
        </Table.Tr>
      ))}
      <Rounding sum={sum} />
    </>
  );
}

/** What rounding left over of a sum, if anything. */
function Rounding({ sum: { rounding, plus } }: Pick<LinesProps, 'sum'>) {
  if (rounding === null) return null;
  return (
    <Table.Tr c="dimmed">
      <Table.Td pl="lg">Rounding</Table.Td>
      <Table.Td className="desk-number">
        <span {...plus}>{rounding}</span>
      </Table.Td>
    </Table.Tr>
  );
}
