import { Modal, Stack, Table } from '@mantine/core';
import { changeRate, listRates } from '#contract/desk/placements.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { shownMoney, shownTime } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import type { Placement } from './placements-page.tsx';

interface RateFormProps {
  readonly placement: Placement;
  readonly mayChange: boolean;
  readonly onClose: () => void;
}

const typed = (price: string) => price.replace(/(\.\d\d)0*$/, '$1');

/** A placement's price history, and a new price from now on. */
export function RateForm({ placement, mayChange, onClose }: RateFormProps) {
  const change = useAct(changeRate, { done: askedFor, onDone: onClose });
  const { key, version, name } = placement;
  const title = `Price of ${name}`;
  if (!mayChange) {
    return (
      <Modal closeButtonProps={{ 'aria-label': 'Close' }} onClose={onClose} opened title={title}>
        <Stack>
          <Rates placement={placement} />
        </Stack>
      </Modal>
    );
  }
  return (
    <FieldsForm
      fields={[
        {
          name: 'model',
          label: 'Paid for',
          kind: 'choice',
          initial: placement.model,
          options: [
            { value: 'cpm', label: 'a thousand impressions' },
            { value: 'cpc', label: 'a click' },
          ],
        },
        { name: 'price', label: 'Price', kind: 'money', initial: typed(placement.price) },
        {
          name: 'percent',
          at: 'payBps',
          label: 'Publisher share (percent)',
          kind: 'line',
          initial: String(placement.payBps / 100),
        },
        { name: 'reason', label: 'Reason', kind: 'text' },
      ]}
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={({ model, price, percent, reason }) =>
        change.mutate({
          ...{ key, version, price, reason },
          model: model as Placement['model'],
          payBps: Math.round(Number(percent) * 100),
        })
      }
      failure={change.error}
      submit="Request price"
      title={title}
    >
      <Rates placement={placement} />
    </FieldsForm>
  );
}

function Rates({ placement }: Pick<RateFormProps, 'placement'>) {
  const rates = useRead(listRates, { key: placement.key });
  return (
    <TableFrame name="Price history">
      <Table aria-label="Price history">
        <Table.Thead>
          <Table.Tr>
            {['Since', 'Price', 'Publisher gets', 'By'].map((column) => (
              <Table.Th key={column} scope="col">
                {column}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {rates.data?.list.map(({ since, model, price, payBps, by }) => (
            <Table.Tr key={since}>
              <Table.Td className="desk-short">{shownTime(since)}</Table.Td>
              <Table.Td className="desk-number">
                {shownMoney(price)} {model}
              </Table.Td>
              <Table.Td className="desk-number">{payBps / 100}%</Table.Td>
              <Table.Td>{by}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}
