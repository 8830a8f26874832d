import { Alert, Badge, Button, Group, Loader, Stack, Table, Text } from '@mantine/core';
import { useState } from 'react';
import { readPayoutCard, showPayout } from '#contract/desk/payouts.ts';
import type { Output } from '#contract/route.ts';
import type { CardField } from '#domain/wallet/card.ts';
import { stopTextOf } from '#domain/wallet/payout-stop.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { Amount } from '../../money/amount.tsx';
import { payoutColours } from '../../money/money-words.ts';
import { useSum } from '../../money/use-sum.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { DetailDrawer } from '../../parts/detail-drawer.tsx';
import { Facts } from '../../parts/facts.tsx';
import { FieldsForm } from '../../parts/fields-form.tsx';
import { queueEveryMs } from '../../parts/queue-every.ts';
import { plainWord, shownTime } from '../../parts/shown.ts';
import { TableFrame } from '../../parts/table-frame.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { PayoutActs } from './payout-acts.tsx';

/** What can wait for a second person about a payout. */
export const waitingKinds = ['payout-rejected', 'payout-failed'] as const;

export type OnePayout = Output<typeof showPayout>;

interface PayoutDrawerProps {
  readonly id: string;
  readonly onClose: () => void;
}

/** One payout: what was requested, its history, and the possible next steps. */
export function PayoutDrawer({ id, onClose }: PayoutDrawerProps) {
  const { data: payout, error } = useRead(showPayout, { id }, queueEveryMs);
  return (
    <DetailDrawer onClose={onClose} title={payout ? `Payout of ${payout.partner}` : 'Payout'}>
      {error && <Alert color="red">{error.message}</Alert>}
      {!payout && !error && <Loader />}
      {payout && (
        <Stack>
          <PayoutFacts payout={payout} />
          <Cautions payout={payout} />
          <Card payout={payout} />
          <PayoutActs payout={payout} />
          <Steps payout={payout} />
        </Stack>
      )}
    </DetailDrawer>
  );
}

function PayoutFacts({ payout }: { readonly payout: OnePayout }) {
  const { id, state, partnerId, partner, amount, fee, net } = payout;
  const sum = useSum()([{ money: amount }, { money: fee, isSubtracted: true }], net);
  return (
    <Facts
      facts={[
        [
          'State',
          <Group gap="xs" key="state">
            <Badge color={payoutColours[state]}>{plainWord(state)}</Badge>
            <WaitingMark kinds={waitingKinds} subject={id} />
          </Group>,
        ],
        ['Partner', <PartnerLink id={partnerId} key="partner" name={partner} />],
        ['Amount', <Amount key="amount" mark={sum.plus} of={amount} />],
        ['Fee', <Amount key="fee" mark={sum.minus} of={fee} />],
        ...(sum.rounding === null
          ? []
          : ([
              [
                'Rounding',
                <span {...sum.plus} key="rounding">
                  {sum.rounding}
                </span>,
              ],
            ] as const)),
        [
          'To pay',
          <strong key="net">
            <Amount mark={sum.total} of={net} />
          </strong>,
        ],
        ['To', payout.target],
        ['Card added', shownTime(payout.cardBoundAt)],
        ['ID', <code key="id">{id}</code>],
      ]}
    />
  );
}

const cautionTexts = {
  'login-password-by-link': 'Login password set by link',
  'login-password-by-mail': 'Login password set by mail',
  'login-password-by-passkey': 'Login password set by passkey',
  'pay-password-reset': 'Transaction password reset',
  'card-replaced': 'Card replaced',
  'passkey-added': 'Passkey added',
  objection: 'Login password reported',
} as const;

/** What could divert this money, shown before anybody approves it. */
function Cautions({ payout: { cautions } }: { readonly payout: OnePayout }) {
  if (cautions.length === 0) return null;
  return (
    <Alert color="yellow" title="Before this payout">
      {cautions.map(({ what, at, begunBy, approvedBy }) => (
        <Text key={`${what} ${at}`} size="sm">
          {cautionTexts[what]}, {shownTime(at)}: begun by {begunBy}
          {approvedBy && `, agreed by ${approvedBy}`}
        </Text>
      ))}
    </Alert>
  );
}

const fieldWords = {
  cardName: 'Bank or card name',
  userName: 'Account holder',
  mobile: 'Phone',
  bankAccount: 'Account number',
  bankAddress: 'Bank address',
  branchName: 'Branch',
  walletAddress: 'Wallet address',
  network: 'Blockchain',
} as const satisfies Record<CardField, string>;

const fieldWord = (field: string): string => (fieldWords as Record<string, string>)[field] ?? field;

/** The full card number is shown only for a reason, which the partner reads. */
function Card({ payout }: { readonly payout: OnePayout }) {
  const signedIn = useSignedIn();
  const [isAsking, setAsking] = useState(false);
  const read = useAct(readPayoutCard, { onDone: () => setAsking(false) });
  if (!mayAsk(signedIn, readPayoutCard)) return null;
  if (read.data) {
    const { label, fields } = read.data;
    return (
      <Alert color="orange" title={`${label}: the partner sees that you viewed this`}>
        <Facts facts={fields.map(({ field, value }) => [fieldWord(field), value] as const)} />
      </Alert>
    );
  }
  return (
    <Group>
      <Button onClick={() => setAsking(true)} size="xs" variant="default">
        Show full card
      </Button>
      <Text c="dimmed" size="sm">
        Appears under the partner’s Staff activity.
      </Text>
      {isAsking && (
        <FieldsForm
          fields={[
            {
              name: 'reason',
              label: 'Why you need it',
              kind: 'text',
              initial: 'To enter it in the bank transfer.',
              description: 'The partner sees this.',
            },
          ]}
          isBusy={read.isPending}
          onClose={() => setAsking(false)}
          onSubmit={({ reason }) => read.mutate({ id: payout.id, reason })}
          failure={read.error}
          submit="Show card"
          title="Show full card"
        />
      )}
    </Group>
  );
}

function Steps({ payout }: { readonly payout: OnePayout }) {
  return (
    <TableFrame name="Steps">
      <Table aria-label="Steps" verticalSpacing="xs">
        <Table.Thead>
          <Table.Tr>
            {['Step', 'Time', 'By', 'Reason', 'Reference'].map((title) => (
              <Table.Th key={title} scope="col">
                {title}
              </Table.Th>
            ))}
          </Table.Tr>
        </Table.Thead>
        <Table.Tbody>
          {payout.steps.map(({ state, at, by, reason, reference }) => (
            <Table.Tr key={state}>
              <Table.Td className="desk-short">{plainWord(state)}</Table.Td>
              <Table.Td className="desk-short">{shownTime(at)}</Table.Td>
              <Table.Td>{by === 'partner' ? 'The partner' : by}</Table.Td>
              <Table.Td>{reason === null ? '–' : stopTextOf(reason)}</Table.Td>
              <Table.Td>{reference === payout.id ? '–' : (reference ?? '–')}</Table.Td>
            </Table.Tr>
          ))}
        </Table.Tbody>
      </Table>
    </TableFrame>
  );
}
