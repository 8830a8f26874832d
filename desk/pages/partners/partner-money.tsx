import { Table } from '@mantine/core';
import { useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../money/amount.tsx';
import { pocketWord } from '../../money/money-words.ts';
import { TableFrame } from '../../parts/table-frame.tsx';

interface MoneyProps {
  readonly balances: readonly { readonly pocket: string; readonly amount: string }[];
}

/** The partner's pockets, without empty ones. Nothing here changes them. */
export function PartnerMoney({ balances }: MoneyProps) {
  const { currency } = useSignedIn().installation;
  const shown = balances.filter(
    ({ pocket, amount }) => pocket === 'available' || !/^[0.]+$/.test(amount),
  );
  return (
    <TableFrame name="Balances">
      <Table aria-label="Balances" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Balance</Table.Th>
            <Table.Th className="desk-number" scope="col">
              {currency}
            </Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {shown.map(({ pocket, amount }) => (
            <Table.Tr key={pocket}>
              <Table.Td>{pocketWord(pocket)}</Table.Td>
              <Table.Td className="desk-number">
                <Amount of={amount} />
              </Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}
