import { Badge, Button, Table } from '@mantine/core';
import type { ReactNode } from 'react';
import type { listDeskSessions } from '#contract/desk/access.ts';
import type { Output } from '#contract/route.ts';
import { DeviceName } from './device-name.tsx';
import { shownTime } from './shown.ts';
import { TableFrame } from './table-frame.tsx';
import { useRowKeys } from './use-row-keys.ts';

type Held = Output<typeof listDeskSessions>;

interface SessionsTableProps {
  readonly name: string;
  readonly sessions: Held['sessions'];
  readonly onEnd: (id: string) => void;
}

/** The sessions of a member of staff, each to be ended but the one that asks. */
export function SessionsTable({ name, sessions, onEnd }: SessionsTableProps) {
  const keys = useRowKeys(sessions.length);
  return (
    <RowsTable body={keys.body} name={name} titles={['Device', 'Address', 'Last used']}>
      {sessions.map(({ id, device, address, usedAt, isThis }, at) => (
        <Table.Tr key={id} {...keys.row(at)}>
          <Table.Td>
            <DeviceName device={device} />
          </Table.Td>
          <Table.Td>{address}</Table.Td>
          <Table.Td>{shownTime(usedAt)}</Table.Td>
          <Table.Td>
            {isThis ? (
              <Badge>This one</Badge>
            ) : (
              <Button onClick={() => onEnd(id)} size="xs" variant="default">
                Log out
              </Button>
            )}
          </Table.Td>
        </Table.Tr>
      ))}
    </RowsTable>
  );
}

interface PasskeysTableProps {
  readonly name: string;
  readonly passkeys: Held['passkeys'];
  readonly onRemove: (id: string) => void;
}

export function PasskeysTable({ name, passkeys, onRemove }: PasskeysTableProps) {
  const keys = useRowKeys(passkeys.length);
  return (
    <RowsTable body={keys.body} name={name} titles={['Name', 'Added', 'Last used']}>
      {passkeys.map(({ id, label, madeAt, usedAt }, at) => (
        <Table.Tr key={id} {...keys.row(at)}>
          <Table.Td>{label}</Table.Td>
          <Table.Td>{shownTime(madeAt)}</Table.Td>
          <Table.Td>{shownTime(usedAt)}</Table.Td>
          <Table.Td>
            <Button onClick={() => onRemove(id)} size="xs" variant="default">
              Remove
            </Button>
          </Table.Td>
        </Table.Tr>
      ))}
    </RowsTable>
  );
}

interface RowsTableProps {
  readonly name: string;
  readonly titles: readonly string[];
  readonly body: ReturnType<typeof useRowKeys>['body'];
  readonly children: ReactNode;
}

function RowsTable({ name, titles, body, children }: RowsTableProps) {
  return (
    <TableFrame name={name}>
      <Table aria-label={name} verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {[...titles, 'Actions'].map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody {...body}>{children}</Table.Tbody>
      </Table>
    </TableFrame>
  );
}
