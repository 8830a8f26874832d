import { Alert, List } from '@mantine/core';
import { shownTime } from '../../parts/shown.ts';
import type { Overview } from './overview-page.tsx';

/** What somebody must look into; nothing is shown while there is nothing. */
export function Troubles({ overview: { troubles, conflicts } }: { readonly overview: Overview }) {
  return (
    <>
      {troubles.length > 0 && (
        <Alert color="red" mb="md" title="Jobs that fail">
          <List size="sm">
            {troubles.map(({ job, what, failure, failures }) => (
              <List.Item key={`${job} ${what}`}>
                {what ? `${job}, ${what}` : job}: {failure} ({failures} in a row)
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert color="yellow" mb="md" title="Orders reported again with other facts">
          <p>They were refused, and the first report stands. Ask the merchant what is right.</p>
          <List size="sm">
            {conflicts.map(({ merchant, txid, at }) => (
              <List.Item key={`${txid} ${at}`}>
                {merchant}, order {txid}, {shownTime(at)}
              </List.Item>
            ))}
          </List>
        </Alert>
      )}
    </>
  );
}
