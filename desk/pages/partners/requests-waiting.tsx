import { Alert, Anchor, Text } from '@mantine/core';
import { listApprovals } from '#contract/desk/approvals.ts';
import { mayAsk, useSignedIn } from '../../app/signed-in.ts';
import { formatPlace } from '../../location/use-place.ts';
import { shownTime } from '../../parts/shown.ts';
import type { ShownPartner } from './partner-page.tsx';

/** What is requested about a partner, for another person to decide where all requests are. */
export function RequestsWaiting({ requests }: Pick<ShownPartner, 'requests'>) {
  const signedIn = useSignedIn();
  return requests.map(({ id, kind, title, reason, requestedBy, requestedAt }) => (
    <Alert color="yellow" key={id} mt="sm" title={`Waiting for a second person: ${title}`}>
      <Text size="sm">
        {requestedBy}, {shownTime(requestedAt)}: {reason || '–'}
      </Text>
      {mayAsk(signedIn, listApprovals) && (
        <Anchor href={formatPlace('/approvals', { kind })} size="sm">
          Changes to approve
        </Anchor>
      )}
    </Alert>
  ));
}
