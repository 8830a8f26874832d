import { Table } from '@mantine/core';
import { countWaiting } from '#contract/desk/waiting.ts';
import { useRead } from '../../api/use-ask.ts';
import { deskPages } from '../../app/pages.tsx';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { queueEveryMs } from '../../money/queue-every.ts';
import { queueWords } from '../../money/queue-words.ts';
import { Age } from '../../parts/age.tsx';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';

/** Whether an address lies on a page: itself, or a part of it. */
const isOn = (address: string, page: string): boolean => {
  const [path = ''] = address.split('?');
  return path === page || path.startsWith(`${page}/`);
};

/** What waits for somebody, with the age of the oldest. */
export function Queues() {
  const { queues = [] } = useRead(countWaiting, {}, queueEveryMs).data ?? {};
  const signedIn = useSignedIn();
  const mayOpen = (path: string) =>
    deskPages.some((page) => isOn(path, page.path) && mayAsk(signedIn, page.needs));
  const keys = useRowKeys(queues.length);
  return (
    <TableFrame name="Queues">
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
        <Table.Tbody {...keys.body}>
          {queues.map(({ queue, count, oldestAt }, at) => {
            const { label, path, lateHours } = queueWords[queue];
            return (
              <Table.Tr key={queue} {...keys.row(at)}>
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
    </TableFrame>
  );
}
