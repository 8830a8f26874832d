import { Badge, Button, Stack } from '@mantine/core';
import { useState } from 'react';
import {
  announceToAll,
  listAnnouncements,
  withdrawAnnouncement,
  withdrawFromPartner,
} from '#contract/desk/announcements.ts';
import type { Output } from '#contract/route.ts';
import { announcementStates } from '#domain/desk/programme-state.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { usePlace } from '../../location/use-place.ts';
import { BlocksView } from '../../parts/blocks-view.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { DetailDrawer } from '../../parts/detail-drawer.tsx';
import { Facts } from '../../parts/facts.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { ReasonForm } from '../../parts/reason-form.tsx';
import { plainWord, shownLanguage, shownTime } from '../../parts/shown.ts';
import { SideBySide } from '../../parts/side-by-side.tsx';
import type { Column } from '../../parts/table-view.tsx';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import { AnnouncementForm } from './announcement-form.tsx';

type Announcement = Output<typeof listAnnouncements>['list'][number];

const colours = { scheduled: 'blue', out: 'teal', withdrawn: 'gray' } as const;

const audienceOf = ({ partner, language, levels }: Announcement) => {
  if (partner) return partner;
  const parts = [
    ...(levels ? [`level ${levels.join(', ')}`] : []),
    ...(language ? [`readers of ${shownLanguage(language)}`] : []),
  ];
  return parts.join(', ') || 'all';
};

const columns: readonly Column<Announcement>[] = [
  { title: 'Title', cell: ({ texts }) => texts.en.title, text: ({ texts }) => texts.en.title },
  {
    title: 'State',
    cell: ({ state }) => <Badge color={colours[state]}>{plainWord(state)}</Badge>,
    text: ({ state }) => state,
    isShort: true,
  },
  { title: 'Published', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'To', cell: audienceOf, text: audienceOf, isShort: true },
  {
    title: 'Category',
    cell: ({ category }) => plainWord(category),
    text: ({ category }) => category,
  },
  {
    title: 'Languages',
    cell: ({ texts }) => `${Object.keys(texts).length} of 12`,
    text: ({ texts }) => String(Object.keys(texts).length),
    isNumber: true,
  },
  { title: 'Read by', cell: ({ read }) => read, text: ({ read }) => String(read), isNumber: true },
  { title: 'By', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
];

/** Announcements to partners. A published one is corrected by another, never withdrawn. */
export function AnnouncementsPage() {
  const { filters } = usePlace();
  const [isMaking, setMaking] = useState(false);
  const [open, setOpen] = useState<Announcement | null>(null);
  const state = announcementStates.find((one) => one === filters.state);
  return (
    <Page
      acts={
        mayAsk(useSignedIn(), announceToAll) && (
          <Button onClick={() => setMaking(true)}>Announce</Button>
        )
      }
      mark={<WaitingMark kinds={['announcement', 'partner-announcement']} />}
      title="Announcements"
    >
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" options={announcementStates} />
      </div>
      <DataTable
        columns={columns}
        empty="No announcements yet."
        input={state ? { state } : {}}
        keyOf={({ id }) => id}
        name="Announcements"
        onOpen={setOpen}
        route={listAnnouncements}
      />
      {isMaking && <AnnouncementForm onClose={() => setMaking(false)} />}
      {open && <One announcement={open} onClose={() => setOpen(null)} />}
    </Page>
  );
}

interface OneProps {
  readonly announcement: Announcement;
  readonly onClose: () => void;
}

function One({ announcement, onClose }: OneProps) {
  const [isWithdrawing, setWithdrawing] = useState(false);
  const mayWithdraw = mayAsk(useSignedIn(), withdrawAnnouncement);
  const { id, texts, state, partner, withdrawn } = announcement;
  const route = partner === null ? withdrawAnnouncement : withdrawFromPartner;
  const withdraw = useAct(route, { done: 'Withdrawn.', onDone: onClose });
  return (
    <DetailDrawer onClose={onClose} title={texts.en.title}>
      <Stack>
        <Facts
          facts={[
            ['State', state],
            ['Published', shownTime(announcement.at)],
            ['Written', `${shownTime(announcement.madeAt)} by ${announcement.by}`],
            ['To', audienceOf(announcement)],
            ...(withdrawn
              ? [['Withdrawn', `by ${withdrawn.by}: ${withdrawn.reason}`] as const]
              : []),
          ]}
        />
        {state === 'scheduled' && mayWithdraw && (
          <Button color="red.9" onClick={() => setWithdrawing(true)} variant="outline">
            Withdraw before it is published
          </Button>
        )}
        <SideBySide
          isThere={(code) => texts[code] !== undefined}
          show={(code) => (
            <>
              <h3>{texts[code]?.title}</h3>
              <BlocksView blocks={texts[code]?.blocks ?? []} />
            </>
          )}
        />
      </Stack>
      {isWithdrawing && (
        <ReasonForm
          isBusy={withdraw.isPending}
          isDangerous
          onClose={() => setWithdrawing(false)}
          onSubmit={(reason) => withdraw.mutate({ id, reason })}
          failure={withdraw.error}
          submit="Withdraw"
          title={`Withdraw ${texts.en.title}`}
        />
      )}
    </DetailDrawer>
  );
}
