import { Badge, Table } from '@mantine/core';
import { groupWords, pocketWord } from '../../money/money-words.ts';
import { shownCents } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import type { Overview } from './overview-page.tsx';

type Position = Overview['position'];

/** What the network has and whom it owes. Both sides are added up independently. */
export function PositionTable({ position }: { readonly position: Position }) {
  const { assets, liabilities, totalAssets, totalLiabilities, rails } = position;
  const addsUp = totalAssets === totalLiabilities;
  return (
    <TableFrame name="Money position">
      <Table aria-label="Money position" verticalSpacing={4}>
        <Side title="Assets" />
        <Table.Tbody>
          {assets.map((part) => (
            <Part key={part.group} part={part} />
          ))}
          {rails.length > 1 &&
            rails.map(({ id, name, amount }) => (
              <Line amount={amount} key={id} name={`Rail ${name}`} />
            ))}
          <Total amount={totalAssets} name="Total" />
        </Table.Tbody>
        <Side title="Owed to" />
        <Table.Tbody>
          {liabilities.map((part) => (
            <Part key={part.group} part={part} />
          ))}
          <Total amount={totalLiabilities} name="Total" />
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

function Side({ title }: { readonly title: string }) {
  return (
    <Table.Thead>
      <Table.Tr>
        <Table.Th scope="col">{title}</Table.Th>
        <Table.Th className="desk-number" scope="col">
          Amount
        </Table.Th>
      </Table.Tr>
    </Table.Thead>
  );
}

/** Cash by its origin, a group by its accounts; a single account needs no second line. */
function Part({ part }: { readonly part: Position['assets'][number] }) {
  const { group, amount, lines } = part;
  return (
    <>
      <Table.Tr>
        <Table.Td fw={600}>{groupWords[group]}</Table.Td>
        <Table.Td className="desk-number" fw={600} title={amount}>
          {shownCents(amount)}
        </Table.Td>
      </Table.Tr>
      {lines.length > 1 &&
        lines.map((line) => (
          <Line amount={line.amount} key={line.pocket} name={pocketWord(line.pocket)} />
        ))}
    </>
  );
}

interface LineProps {
  readonly name: string;
  readonly amount: string;
}

function Line({ name, amount }: LineProps) {
  return (
    <Table.Tr>
      <Table.Td c="dimmed" pl="lg">
        {name}
      </Table.Td>
      <Table.Td c="dimmed" className="desk-number" title={amount}>
        {shownCents(amount)}
      </Table.Td>
    </Table.Tr>
  );
}

function Total({ name, amount }: LineProps) {
  return (
    <Table.Tr className="desk-total">
      <Table.Td fw={700}>{name}</Table.Td>
      <Table.Td className="desk-number" fw={700} title={amount}>
        <span>{shownCents(amount)}</span>
      </Table.Td>
    </Table.Tr>
  );
}
