import { Table } from '@mantine/core';
import { deskPages } from '../../app/pages.tsx';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { queueWords } from '../../money/money-words.ts';
import { Age } from '../../parts/age.tsx';
import type { Overview } from './overview-page.tsx';

/** What waits for somebody, with the age of the oldest. */
export function Queues({ queues }: { readonly queues: Overview['queues'] }) {
  const signedIn = useSignedIn();
  const mayOpen = (path: string) =>
    deskPages.some((page) => path.split('?')[0] === page.path && mayAsk(signedIn, page.needs));
  return (
    <div className="desk-table">
      <Table aria-label="Queues" verticalSpacing={4}>
        <Table.Thead>
          <Table.Tr>
            <Table.Th scope="col">Queue</Table.Th>
            <Table.Th className="desk-number" scope="col">
              Waiting
            </Table.Th>
            <Table.Th scope="col">Oldest</Table.Th>
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {queues.map(({ queue, count, oldestAt }) => {
            const { label, path, lateHours } = queueWords[queue];
            return (
              <Table.Tr key={queue}>
                <Table.Td>
                  {mayOpen(path) ? (
                    <a className="desk-link" href={`#${path}`}>
                      {label}
                    </a>
                  ) : (
                    label
                  )}
                </Table.Td>
                <Table.Td className="desk-number" fw={count > 0 ? 600 : 400}>
                  {count}
                </Table.Td>
                <Table.Td className="desk-short">
                  {oldestAt ? <Age lateHours={lateHours} since={oldestAt} /> : '–'}
                </Table.Td>
              </Table.Tr>
            );
          })}
        </Table.Tbody>
      </Table>
    </div>
  );
}
