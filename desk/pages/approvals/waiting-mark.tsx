import { Badge } from '@mantine/core';
import { listWaitingSubjects } from '#contract/desk/approvals.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { queueEveryMs } from '../../parts/queue-every.ts';

type Waiting = Output<typeof listWaitingSubjects>['list'][number];

interface WaitingMarkProps {
  /** The kinds of requests that can be about such a row, or make a new one. */
  readonly kinds: readonly string[];
  /**
   * What a request of these kinds names this row by, or the partner it is about. Without it all of
   * these kinds count, on the page of what has no row yet.
   */
  readonly subject?: string;
}

/** Says that something waits for a second person, once for each kind, and leads there. */
export function WaitingMark(props: WaitingMarkProps) {
  return mayAsk(useSignedIn(), listWaitingSubjects) ? <Marks {...props} /> : null;
}

function Marks({ kinds, subject }: WaitingMarkProps) {
  const { data } = useRead(listWaitingSubjects, {}, queueEveryMs);
  const isAbout = ({ kind, ...request }: Waiting) =>
    kinds.includes(kind) &&
    (subject === undefined || request.subject === subject || request.partnerId === subject);

  const requests = Object.groupBy(data?.list.filter(isAbout) ?? [], ({ kind }) => kind);
  return Object.values(requests).map(
    ([request, ...others] = []) =>
      request && (
        <a href={formatPlace('/approvals', { kind: request.kind })} key={request.kind}>
          <Badge color="blue" variant="light">
            {request.title}:{others.length > 0 && ` ${others.length + 1}`} waiting
          </Badge>
        </a>
      ),
  );
}
