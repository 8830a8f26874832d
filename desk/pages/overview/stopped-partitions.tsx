import { Alert, Button, Text } from '@mantine/core';
import { useState } from 'react';
import { acceptLoss } from '#contract/desk/stream.ts';
import { useAct } from '../../api/use-ask.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { ActForm } from '../../parts/act-form.tsx';
import { shownTime } from '../../parts/shown.ts';
import { StaffReason } from '../../parts/staff-reason.tsx';
import { askedFor } from '../approvals/approval-words.ts';
import { WaitingMark } from '../approvals/waiting-mark.tsx';
import type { Overview } from './overview-page.tsx';

type Stopped = NonNullable<Overview['stream']>['stopped'][number];

const whyWords = {
  gap: 'missing',
  refused: 'refused by the books',
} as const;

const wordsOf = ({ partition, why, since, batches }: Stopped): string =>
  `Partition ${partition}: ${batches} ${batches === 1 ? 'batch' : 'batches'} of events ` +
  `${whyWords[why]}, since ${shownTime(since)}`;

/** Partitions of the event stream that wait for events which are missing or cannot be written. */
export function StoppedPartitions({ stopped }: { readonly stopped: readonly Stopped[] }) {
  const signedIn = useSignedIn();
  const [accepting, setAccepting] = useState<Stopped | null>(null);
  return (
    <Alert color="red" mb="md" title="Part of the event stream isn’t counted">
      <p>
        Plans in these partitions aren’t charged, drained or settled until the events are found
        again. Keep the disks of all edges: what’s missing may be in their journals.
      </p>
      <ul>
        {stopped.map((one) => (
          <li key={one.partition}>
            {wordsOf(one)}{' '}
            <WaitingMark kinds={['stream-loss']} subject={`partition ${one.partition}`} />{' '}
            {mayAsk(signedIn, acceptLoss) && (
              <Button onClick={() => setAccepting(one)} size="compact-xs" variant="default">
                Accept loss
              </Button>
            )}
          </li>
        ))}
      </ul>
      {accepting && <LossForm onClose={() => setAccepting(null)} stopped={accepting} />}
    </Alert>
  );
}

interface LossFormProps {
  readonly stopped: Stopped;
  readonly onClose: () => void;
}

/** Requests to continue without what is lost. */
function LossForm({ stopped, onClose }: LossFormProps) {
  const [reason, setReason] = useState('');
  const accept = useAct(acceptLoss, { done: askedFor, onDone: onClose });
  return (
    <ActForm
      failure={accept.error}
      isBusy={accept.isPending}
      isDangerous
      onClose={onClose}
      onSubmit={() => accept.mutate({ partition: stopped.partition, reason })}
      submit="Request acceptance"
      title="Accept loss"
    >
      <Text size="sm">{wordsOf(stopped)}.</Text>
      <Text size="sm">
        These events will never be counted or charged, even if their edge returns. Every other event
        is. The loss is shown on the network’s public page for good.
      </Text>
      <Text size="sm">
        Start every edge with its journal first: an edge that has the events repairs this
        automatically.
      </Text>
      <StaffReason onChange={setReason} value={reason} />
    </ActForm>
  );
}
