import { Alert, Button, Group, Select, Textarea } from '@mantine/core';
import { type FormEvent, type KeyboardEvent, useState } from 'react';
import { newRequestId } from '#browser/request-id.ts';
import { answerChat, listCannedAnswers } from '#contract/desk/chats.ts';
import { chatLengthMax } from '#domain/chat/message.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { blockedWords } from '../../parts/blocked-words.ts';

/** Writes an answer. The same rule as the server's warns before it would be blocked. */
export function AnswerForm({ partnerId }: { readonly partnerId: string }) {
  const [{ text, requestId }, setAnswer] = useState(() => ({
    text: '',
    requestId: newRequestId(),
  }));
  // A changed text is another answer; the same text, sent again, is a repeat of the first.
  const setText = (changed: string) => setAnswer({ text: changed, requestId: newRequestId() });
  const ready = useRead(listCannedAnswers, {});
  const send = useAct(answerChat, { onDone: () => setText('') });
  const blocked = blockedWords(text);
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() !== '' && !send.isPending) send.mutate({ requestId, partnerId, text });
  };
  const sendByKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) submit();
  };
  const put = (id: string | null) => {
    const chosen = ready.data?.list.find((one) => one.id === id)?.text;
    if (chosen) setText(text === '' ? chosen : `${text}\n${chosen}`);
  };
  return (
    <form className="desk-answer" onSubmit={submit}>
      <Textarea
        autosize
        label="Answer"
        maxLength={chatLengthMax}
        maxRows={10}
        minRows={3}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={sendByKey}
        value={text}
      />
      {blocked && (
        <Alert color="red" role="alert">
          {blocked} The partner would only see that you tried.
        </Alert>
      )}
      <Group justify="space-between">
        <Select
          aria-label="Saved answers"
          data={ready.data?.list.map(({ id, title }) => ({ value: id, label: title })) ?? []}
          onChange={put}
          placeholder="Insert a saved answer"
          searchable
          value={null}
        />
        <Button loading={send.isPending} type="submit">
          Send
        </Button>
      </Group>
    </form>
  );
}
