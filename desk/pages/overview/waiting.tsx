import { Table, Text } from '@mantine/core';
import { listWaiting } from '#contract/desk/waiting.ts';
import type { Output } from '#contract/route.ts';
import type { DeskQueue } from '#domain/desk/queue.ts';
import { useRead } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { queueWords } from '../../money/queue-words.ts';
import { Age } from '../../parts/age.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownMoney } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { useRowKeys } from '../../parts/use-row-keys.ts';

type One = Output<typeof listWaiting>['list'][number];

const rowsShown = 12;

/** Where the work is done: at the row itself, where the list can open one. */
function addressOf({ queue, id, partnerId }: One): string {
  if (queue.startsWith('payouts-')) return `#${queueWords[queue].path}&id=${id}`;
  if (queue === 'chats') return `#/chats/${id}`;
  if (queue === 'feedback') return `#/feedback/${id}`;
  if (queue === 'partner-help') return `#/partners/${partnerId}`;
  return `#${queueWords[queue].path}`;
}

/** Its queue says what it is; a merchant's order number would say less, at any length. */
const unsaid: readonly DeskQueue[] = ['deposits', 'order-disputes'];

function whatOf({ queue, what, whose }: One): string {
  const { label } = queueWords[queue];
  if (what === null || what === whose || unsaid.includes(queue)) return label;
  if (queue === 'approvals') return `${label}: ${what.toLowerCase()}`;
  return queue === 'creatives' ? `${label}: ${what}` : `${label}: ${plainWord(what)}`;
}

/** Whose turn it is: this person's, somebody other than the requester, or another role. */
function turnOf({ turn, nextBy }: One): string {
  if (turn === 'yours') return 'You';
  if (turn === 'another') return 'Someone else';
  return nextBy.length === 0 ? 'Anyone' : plainWord(nextBy.join(' or '));
}

/** What waits, oldest first, with whose turn it is. */
export function Waiting() {
  const { name } = useSignedIn();
  const { data, error } = useRead(listWaiting, {}, queueEveryMs);
  const list = data?.list ?? [];
  const rows = list.slice(0, rowsShown);
  const keys = useRowKeys(rows.length);
  if (error && !data) return <Text c="red">{error.message}</Text>;
  if (data && rows.length === 0) return <Text c="dimmed">Nothing is waiting, {name}.</Text>;
  return (
    <>
      <TableFrame name="Waiting">
        <Table aria-label="Waiting" verticalSpacing={4}>
          <Table.Thead>
            <Table.Tr>
              {['What', 'For', 'Amount', 'Requested by', 'Waiting for', 'Next step by'].map(
                (title) => (
                  <Table.Th
                    className={title === 'Amount' ? 'desk-number' : 'desk-short'}
                    key={title}
                    scope="col"
                  >
                    {title}
                  </Table.Th>
                ),
              )}
            </Table.Tr>
          </Table.Thead>
          <Table.Tbody {...keys.body}>
            {rows.map((one, at) => (
              <Table.Tr key={`${one.queue} ${one.id}`} {...keys.row(at)}>
                <Table.Td>
                  <a href={addressOf(one)}>{whatOf(one)}</a>
                </Table.Td>
                <Table.Td className="desk-short">{one.whose ?? '–'}</Table.Td>
                <Table.Td className="desk-number">{one.amount && shownMoney(one.amount)}</Table.Td>
                <Table.Td className="desk-short">{one.by ?? '–'}</Table.Td>
                <Table.Td className="desk-short">
                  <Age lateHours={queueWords[one.queue].lateHours} since={one.since} />
                </Table.Td>
                <Table.Td fw={one.turn === 'yours' ? 600 : 400}>{turnOf(one)}</Table.Td>
              </Table.Tr>
            ))}
          </Table.Tbody>
        </Table>
      </TableFrame>
      {list.length > rows.length && (
        <p className="desk-table-note">
          {list.length - rows.length} more; the menu shows how many are waiting on each page.
        </p>
      )}
    </>
  );
}
