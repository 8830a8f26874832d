import { Alert, Button, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { proposeForNetwork, showCapital } from '#contract/desk/outside-money.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../parts/amount.tsx';
import { Page } from '../../parts/page.tsx';
import { shownMoney } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { NetworkForm, type NetworkWish } from './network-form.tsx';

/** The network's own money, and where it is. */
export function CapitalPage() {
  const { data, error } = useRead(showCapital, {});
  const signedIn = useSignedIn();
  const [wish, setWish] = useState<NetworkWish | null>(null);
  const figures = data
    ? ([
        ['Capital', data.capital],
        ['Promotions', data.promotions],
        ['Fees earned, not collected', data.feesEarned],
        ['Start-up funds advanced', data.advanced],
        ['Advances borne as a loss', data.lost],
        ['In the bank in total', data.inBank],
      ] as const)
    : [];
  return (
    <Page
      acts={
        mayAsk(signedIn, proposeForNetwork) && (
          <>
            <Button onClick={() => setWish({ act: 'capital-in', outside: null })}>
              Capital paid in
            </Button>
            <Button
              onClick={() => setWish({ act: 'promotion-fund', outside: null })}
              variant="default"
            >
              Fund promotions
            </Button>
          </>
        )
      }
      title="Capital and promotions"
    >
      {error && <Alert color="red">{error.message}</Alert>}
      {!data && !error && <Text c="dimmed">Loading…</Text>}
      <dl className="desk-cards desk-figures">
        {figures.map(([name, amount]) => (
          <div className="desk-figure" key={name}>
            <dt>{name}</dt>
            <dd>
              <Amount of={amount} />
            </dd>
          </div>
        ))}
      </dl>
      {data && data.shards.length > 0 && <Shards shards={data.shards} />}
      {wish && <NetworkForm onClose={() => setWish(null)} wish={wish} />}
    </Page>
  );
}

/** How the sums above are split. Nobody works with it, so it is folded. */
function Shards({ shards }: Pick<Output<typeof showCapital>, 'shards'>) {
  return (
    <details className="desk-fold">
      <summary>Split into {shards.length} shards, so that transactions don’t wait in line</summary>
      <TableFrame name="Shards">
        <Table aria-label="Shards" verticalSpacing="xs">
          <Table.Thead>
            <Table.Tr>
              <Table.Th scope="col">Shard</Table.Th>
              <Table.Th className="desk-number" scope="col">
                Capital
              </Table.Th>
              <Table.Th className="desk-number" scope="col">
                Promotions
              </Table.Th>
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody>
            {shards.map(({ shard, capital, promotions }) => (
              <Table.Tr key={shard}>
                <Table.Td>{shard}</Table.Td>
                <Table.Td className="desk-number">{shownMoney(capital)}</Table.Td>
                <Table.Td className="desk-number">{shownMoney(promotions)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
    </details>
  );
}
