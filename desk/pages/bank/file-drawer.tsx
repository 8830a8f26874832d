import { Button, Group, Stack, Text } from '@mantine/core';
import { releasePaymentFile, showPaymentFile } from '#contract/desk/payment-files.ts';
import type { Output } from '#contract/route.ts';
import { whyNotSecondPerson } from '#domain/staff/second-person.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { PartnerLink } from '../../partner/partner-link.tsx';
import { DetailDrawer } from '../../parts/detail-drawer.tsx';
import { Facts } from '../../parts/facts.tsx';
import { plainWord, shownDay, shownMoney } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { WholeTable } from '../../parts/whole-table.tsx';
import type { BankFile } from './payment-files.tsx';

type Line = Output<typeof showPaymentFile>['lines'][number];

const columns: readonly Column<Line>[] = [
  {
    title: 'Partner',
    cell: ({ partnerId, partner }) => <PartnerLink id={partnerId} name={partner} />,
    text: ({ partner }) => partner,
  },
  { title: 'To', cell: ({ target }) => target, text: ({ target }) => target },
  { title: 'Amount', cell: ({ net }) => shownMoney(net), text: ({ net }) => net, isNumber: true },
  { title: 'Payout', cell: ({ payoutId }) => payoutId, text: ({ payoutId }) => payoutId, folds: 1 },
  {
    title: 'State',
    cell: ({ state }) => plainWord(state),
    text: ({ state }) => state,
    isShort: true,
  },
];

const releaseText = (count: number): string =>
  count === 1 ? 'Release this payout' : `Release ${count} payouts`;

interface FileDrawerProps {
  readonly file: BankFile;
  readonly onClose: () => void;
}

/** What a file pays, line by line. Only here can it be released. */
export function FileDrawer({ file, onClose }: FileDrawerProps) {
  const { id, no, total, paysOn, debtor, madeBy, madeById, releasedAt, droppedAt } = file;
  const signedIn = useSignedIn();
  const shown = useRead(showPaymentFile, { id });
  const release = useAct(releasePaymentFile, {
    done: 'Released. It can be downloaded now.',
    onDone: onClose,
  });
  const isOpen = !releasedAt && !droppedAt && mayAsk(signedIn, releasePaymentFile);
  const isOwn = whyNotSecondPerson(madeById, signedIn.id) !== null;
  return (
    <DetailDrawer onClose={onClose} title={no}>
      <Stack>
        <Facts
          facts={[
            ['From', `${debtor.name}, ${debtor.account}`],
            ['Pay on', shownDay(paysOn)],
            ['Total', shownMoney(total)],
            ['Created by', madeBy],
          ]}
        />
        <WholeTable
          columns={columns}
          empty={shown.error?.message ?? 'Loading…'}
          keyOf={({ payoutId }) => payoutId}
          name={`Lines of ${no}`}
          rows={shown.data?.lines ?? []}
        />
        {release.error && <Text role="alert">{release.error.message}</Text>}
        {isOpen && isOwn && <Text size="sm">Someone else releases it.</Text>}
        {isOpen && !isOwn && shown.data && (
          <Group>
            <Button loading={release.isPending} onClick={() => release.mutate({ id })}>
              {releaseText(shown.data.lines.length)}
            </Button>
          </Group>
        )}
      </Stack>
    </DetailDrawer>
  );
}
