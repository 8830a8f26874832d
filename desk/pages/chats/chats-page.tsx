import { Badge, Button } from '@mantine/core';
import { useState } from 'react';
import { assignChat, listChats } from '#contract/desk/chats.ts';
import type { Output } from '#contract/route.ts';
import { chatShows } from '#domain/desk/chat-assignment.ts';
import { useEach } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { goTo, usePlace } from '../../location/use-place.ts';
import { Age } from '../../parts/age.tsx';
import type { Bulk } from '../../parts/bulk.tsx';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { CannedAnswers } from './canned-answers.tsx';
import { ChatPage } from './chat-page.tsx';

type Chat = Output<typeof listChats>['list'][number];

const refreshMs = 5_000;

const columns: readonly Column<Chat>[] = [
  {
    title: 'Partner',
    cell: ({ username, nickname }) => username ?? nickname,
    text: ({ username, nickname }) => username ?? nickname,
  },
  {
    title: 'Waiting for',
    cell: ({ since }) => (since ? <Age lateHours={2} since={since} /> : '–'),
    text: ({ since }) => since ?? '',
    isShort: true,
  },
  {
    title: 'Messages',
    cell: ({ waiting }) => (waiting > 0 ? waiting : '–'),
    text: ({ waiting }) => String(waiting),
    isNumber: true,
  },
  {
    title: 'Assigned to',
    cell: ({ assigned, isErased }) =>
      assigned?.name ?? (isErased ? '–' : <Badge color="orange">Nobody</Badge>),
    text: ({ assigned }) => assigned?.name ?? '',
    isShort: true,
  },
  {
    title: 'Last message',
    cell: ({ lastAt }) => shownTime(lastAt),
    text: ({ lastAt }) => lastAt,
    isShort: true,
  },
];

function TakeAll({
  chats,
  onDone,
}: {
  readonly chats: readonly Chat[];
  readonly onDone: () => void;
}) {
  const { id: to } = useSignedIn();
  const take = useEach(assignChat, 'taken', onDone);
  const inputs = chats.map(({ partnerId, version }) => ({ partnerId, version, to }));
  return (
    <Button loading={take.isPending} onClick={() => take.mutate(inputs)} size="xs">
      Take {chats.length}
    </Button>
  );
}

const bulk: Bulk<Chat> = {
  mayPick: ({ assigned, isErased }) => assigned === null && !isErased,
  nameOf: ({ username, nickname }) => username ?? nickname,
  acts: (picked, clear) => <TakeAll chats={picked} onDone={clear} />,
};

const labels = { waiting: 'Waiting', mine: 'Mine' } as const;

/** The chat inbox, or one chat when the address names its partner. */
export function ChatsPage() {
  const { path, filters } = usePlace();
  const [isEditing, setEditing] = useState(false);
  const partnerId = /^\/chats\/([0-9a-f-]{36})$/.exec(path)?.[1];
  if (partnerId) return <ChatPage key={partnerId} partnerId={partnerId} />;
  const show = chatShows.find((one) => one === filters.show);
  return (
    <Page
      acts={
        <Button onClick={() => setEditing(true)} variant="default">
          Saved answers
        </Button>
      }
      title="Chat inbox"
    >
      <div className="desk-filters">
        <ChoiceFilter
          label="Show"
          name="show"
          options={chatShows.map((value) => ({ value, label: labels[value] }))}
        />
      </div>
      <DataTable
        bulk={bulk}
        columns={columns}
        empty="No partner has written yet."
        noMatch="No one is waiting."
        everyMs={refreshMs}
        input={show ? { show } : {}}
        keyOf={(chat) => chat.partnerId}
        name="Chats"
        onOpen={(chat) => goTo(`/chats/${chat.partnerId}`)}
        route={listChats}
      />
      {isEditing && <CannedAnswers onClose={() => setEditing(false)} />}
    </Page>
  );
}
