import { Alert, Anchor, Badge, Button, Group, Loader, Text, Textarea } from '@mantine/core';
import { notifications } from '@mantine/notifications';
import { useState } from 'react';
import { moveTicket, showTicket } from '#contract/desk/tickets.ts';
import type { Output } from '#contract/route.ts';
import { canFollow, type FeedbackStep } from '#domain/help/feedback.ts';
import { useAct, useRead } from '../../api/use-ask.ts';
import { blockedWords } from '../../parts/blocked-words.ts';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { PartnerImage } from '../../parts/partner-image.tsx';
import { plainWord, shownTime } from '../../parts/shown.ts';
import { stateColours } from './state-colours.ts';

type Ticket = Output<typeof showTicket>;

/** One ticket: the partner's text, its history, and an answer. */
export function TicketPage({ ticket }: { readonly ticket: string }) {
  const shown = useRead(showTicket, { ticket });
  if (shown.error && !shown.data) {
    return (
      <Page title="Ticket">
        <Alert color="red" title="This couldn’t be loaded">
          {shown.error.message}
        </Alert>
      </Page>
    );
  }
  if (!shown.data) return <Loader />;
  const { state, topic, at, username, partnerId, about, content, images, steps } = shown.data;
  return (
    <Page title={`Ticket ${ticket}`}>
      <Anchor href="#/feedback" size="sm">
        All feedback
      </Anchor>
      <div className="desk-columns">
        <Facts
          facts={[
            [
              'State',
              <Badge color={stateColours[state]} key="state">
                {plainWord(state)}
              </Badge>,
            ],
            ['Topic', plainWord(topic)],
            [
              'Partner',
              <Anchor href={`#/partners/${partnerId}`} key="partner" size="sm">
                {username ?? partnerId}
              </Anchor>,
            ],
            ['Sent', shownTime(at)],
            ...(about ? [['About the question', about] as const] : []),
          ]}
        />
      </div>
      <section aria-label="Messages" className="desk-chat">
        <article className="desk-said">
          <p className="desk-said-text">{content}</p>
          {images.map((id) => (
            <PartnerImage id={id} key={id} partnerId={partnerId} />
          ))}
        </article>
        {steps.slice(1).map((step) => (
          <article className="desk-said desk-said-by-staff" key={step.at}>
            <Text c="dimmed" size="xs">
              {step.by} · {plainWord(step.state)} · {shownTime(step.at)}
            </Text>
            {step.answer && <p className="desk-said-text">{step.answer}</p>}
          </article>
        ))}
      </section>
      {state !== 'closed' && <MoveForm ticket={shown.data} />}
    </Page>
  );
}

function MoveForm({ ticket: { ticket, state, steps } }: { readonly ticket: Ticket }) {
  const [answer, setAnswer] = useState('');
  // The step that the author saw when starting the answer: a later one must be read first.
  const [begunAt, setBegunAt] = useState<number | null>(null);
  const blocked = blockedWords(answer);
  const move = useAct(moveTicket, {
    onDone(done) {
      setAnswer('');
      setBegunAt(null);
      const message = done.blocked
        ? 'Blocked. The partner sees that someone tried.'
        : 'The partner sees this.';
      notifications.show({ message, color: done.blocked ? 'red' : 'teal' });
    },
  });
  const seenSteps = begunAt ?? steps.length;
  const go = (to: FeedbackStep) =>
    move.mutate(
      { ticket, seen: steps[seenSteps - 1]?.state ?? state, steps: seenSteps, to, answer },
      // After the refusal the page shows the newest step, and the answer may follow it.
      { onError: () => setBegunAt(null) },
    );
  const type = (typed: string) => {
    setAnswer(typed);
    setBegunAt(typed === '' ? null : seenSteps);
  };
  return (
    <form
      className="desk-answer"
      onSubmit={(event) => {
        event.preventDefault();
        go('answered');
      }}
    >
      <Textarea
        autosize
        label="Answer"
        maxLength={4000}
        minRows={3}
        onChange={(event) => type(event.currentTarget.value)}
        value={answer}
      />
      {blocked && (
        <Alert color="red" role="alert">
          {blocked} The partner would only see that you tried.
        </Alert>
      )}
      <Group justify="flex-end">
        {canFollow(state, 'in-progress') && (
          <Button onClick={() => go('in-progress')} variant="default">
            Start work
          </Button>
        )}
        <Button onClick={() => go('closed')} variant="default">
          Close
        </Button>
        <Button disabled={answer.trim() === ''} loading={move.isPending} type="submit">
          Answer
        </Button>
      </Group>
    </form>
  );
}
