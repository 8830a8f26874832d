import { Alert, Badge } from '@mantine/core';
import { Facts } from '../../parts/facts.tsx';
import { shownAgo, shownShare, shownTime } from '../../parts/shown.ts';
import type { Overview } from './overview-page.tsx';

const count = new Intl.NumberFormat('en-GB');

/** Whether delivery is counted, the books are checked, and partners can be helped. */
export function Health({
  overview: { delivery, auditor, stream, hasWayWithoutLogin },
}: {
  readonly overview: Overview;
}) {
  const seen = delivery.lastHour + delivery.withoutTokenHour;
  const refused = delivery.invalidHour + delivery.withoutTokenHour;
  const left = `${count.format(delivery.notCounted)} not counted`;
  const looked = delivery.countedAt && shownAgo(delivery.countedAt, new Date());
  const { checkedEntries, heads, findings } = auditor;
  return (
    <>
      {!hasWayWithoutLogin && (
        <Alert color="orange" mb="md">
          Partners who forget their password and have no passkey can’t reach you: set up mail on the
          server (<code>SMTP_URL</code>), or add a customer service channel outside the app under
          Configuration.
        </Alert>
      )}
      <div className="desk-columns">
        <Facts
          facts={[
            ['Events this quarter-hour', count.format(delivery.thisQuarter)],
            ['Events in the last hour', count.format(delivery.lastHour)],
            ['Refused by a rule', count.format(delivery.invalidHour)],
            ['Without our token', count.format(delivery.withoutTokenHour)],
            ['Share rejected', shownShare(refused, seen)],
            ...(stream
              ? ([['Event stream', `counted up to ${shownTime(stream.completeTo)}`]] as const)
              : []),
            ['Rollups', looked ? `${left}, checked ${looked}` : left],
          ]}
        />
        <Facts
          facts={[
            [
              'Auditor',
              <Badge color={auditor.isSound ? 'teal' : 'red'} key="auditor">
                {auditor.isSound ? 'The books add up' : 'Money is stopped'}
              </Badge>,
            ],
            ['Last round', shownTime(auditor.lastRunAt)],
            ['Checked', `${count.format(checkedEntries)} entries, ${count.format(heads)} wallets`],
            ['Findings', count.format(findings)],
          ]}
        />
      </div>
    </>
  );
}
