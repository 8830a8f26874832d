import { Badge } from '@mantine/core';
import { listWaitingSubjects } from '#contract/desk/approvals.ts';
import { useRead } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { queueEveryMs } from '../../parts/queue-every.ts';

interface WaitingMarkProps {
  /** The kinds of requests that can be about such a row. */
  readonly kinds: readonly string[];
  /** What a request of these kinds names this row by, or the partner it is about. */
  readonly subject: string;
}

/** Says in a row that a change to it waits for a second person, and leads there. */
export function WaitingMark(props: WaitingMarkProps) {
  return mayAsk(useSignedIn(), listWaitingSubjects) ? <Mark {...props} /> : null;
}

function Mark({ kinds, subject }: WaitingMarkProps) {
  const { data } = useRead(listWaitingSubjects, {}, queueEveryMs);
  const request = data?.list.find(
    (one) => kinds.includes(one.kind) && (one.subject === subject || one.partnerId === subject),
  );
  if (!request) return null;

  return (
    <a href={formatPlace('/approvals', { kind: request.kind })}>
      <Badge color="blue" variant="light">
        {request.title}: waiting
      </Badge>
    </a>
  );
}
