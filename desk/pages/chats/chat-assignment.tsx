import { Badge, Button, Group } from '@mantine/core';
import { useState } from 'react';
import { assignChat, listChatStaff } from '#contract/desk/chats.ts';
import { mayAssign } from '#domain/desk/chat-assignment.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { Select } from '../../parts/inputs.tsx';
import { useOpened } from '../../parts/use-opened.ts';
import type { OpenChat } from './chat-page.tsx';

/** Who is assigned to the chat, and how to change that. */
export function ChatAssignment({ chat }: { readonly chat: OpenChat }) {
  const signedIn = useSignedIn();
  const [isHanding, setHanding] = useState(false);
  const { partnerId, version, assigned, isErased } = chat;
  const change = useAct(assignChat);
  const give = (to: string | null) => change.mutate({ partnerId, version, to });
  const isOwn = assigned?.staffId === signedIn.id;
  const mayChange = !isErased && mayAssign(assigned?.staffId ?? null, signedIn);
  return (
    <Group gap="xs">
      {(assigned || !isErased) && (
        <Badge color={assigned ? 'teal' : 'orange'}>
          {assigned ? (isOwn ? 'Yours' : assigned.name) : 'Unassigned'}
        </Badge>
      )}
      {mayChange && !isOwn && (
        <Button loading={change.isPending} onClick={() => give(signedIn.id)}>
          Take
        </Button>
      )}
      {mayChange && (
        <Button onClick={() => setHanding(true)} variant="default">
          Hand over
        </Button>
      )}
      {isOwn && (
        <Button loading={change.isPending} onClick={() => give(null)} variant="default">
          Release
        </Button>
      )}
      {isHanding && <HandOver chat={chat} onClose={() => setHanding(false)} />}
    </Group>
  );
}

interface HandOverProps {
  readonly chat: OpenChat;
  readonly onClose: () => void;
}

function HandOver({ chat, onClose }: HandOverProps) {
  const staff = useRead(listChatStaff, {});
  const [to, setTo] = useState<string | null>(null);
  const change = useAct(assignChat, { done: 'Handed over.', onDone: onClose });
  const { partnerId, version, assigned } = useOpened(chat);
  const others = staff.data?.list.filter(({ id }) => id !== assigned?.staffId) ?? [];
  return (
    <ActForm
      isBusy={change.isPending}
      onClose={onClose}
      onSubmit={() => to && change.mutate({ partnerId, version, to })}
      failure={change.error}
      submit="Hand over"
      title="Hand over chat"
    >
      <Select
        at="to"
        data={others.map(({ id, name }) => ({ value: id, label: name }))}
        label="To"
        onChange={setTo}
        required
        value={to}
      />
    </ActForm>
  );
}
