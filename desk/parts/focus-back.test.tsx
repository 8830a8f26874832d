// @vitest-environment happy-dom
import { MantineProvider } from '@mantine/core';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DetailDrawer } from './detail-drawer.tsx';
import { TableView } from './table-view.tsx';

afterEach(cleanup);

function Payouts({ names }: { readonly names: readonly string[] }) {
  const [opened, setOpened] = useState<string | null>(null);
  return (
    <MantineProvider env="test">
      <main>
        <TableView
          columns={[{ title: 'Partner', cell: (name: string) => name, text: (name) => name }]}
          empty="None."
          keyOf={(name) => name}
          name="Payouts"
          onOpen={setOpened}
          rows={names}
        />
      </main>
      {opened && (
        <DetailDrawer onClose={() => setOpened(null)} title={`Payout of ${opened}`}>
          <button type="button">Approve</button>
        </DetailDrawer>
      )}
    </MantineProvider>
  );
}

const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
const isAt = (name: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByRole('row', { name })));

async function openBo(): Promise<void> {
  press('j');
  press('ArrowDown');
  await isAt('bo');
  press('Enter');
  screen.getByRole('dialog', { name: 'Payout of bo' });
  const approve = screen.getByRole('button', { name: 'Approve' });
  approve.focus();
  expect(document.activeElement).toBe(approve);
}

test('closing a payout brings the keyboard back to its row', async () => {
  render(<Payouts names={['ann', 'bo', 'cho']} />);
  await openBo();
  press('Escape');
  await isAt('bo');
});

test('if its row has left the list, the keyboard is at the row that took its place', async () => {
  const { rerender } = render(<Payouts names={['ann', 'bo', 'cho']} />);
  await openBo();
  rerender(<Payouts names={['ann', 'cho']} />);
  press('Escape');
  await isAt('cho');
});

test('a row that leaves the list under the keyboard hands it to the next one', async () => {
  const { rerender } = render(<Payouts names={['ann', 'bo', 'cho']} />);
  press('j');
  press('ArrowDown');
  await isAt('bo');
  rerender(<Payouts names={['ann', 'cho']} />);
  await isAt('cho');
});
