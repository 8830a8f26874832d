import { Alert } from '@mantine/core';
import { shownTime } from '../../parts/shown.ts';
import type { Overview } from './overview-page.tsx';
import { StoppedPartitions } from './stopped-partitions.tsx';

const behindSecondsMax = 60;

const transportNames = { mail: 'Mail', push: 'Push' } as const;

/** What somebody must look into; nothing is shown when there is nothing. */
export function Troubles({ overview }: { readonly overview: Overview }) {
  const { auditor, position, stream, troubles, unsent, conflicts } = overview;
  return (
    <>
      {!auditor.isSound && (
        <Alert color="red" mb="md" title="Money is stopped: the books don’t add up">
          <p>
            Nothing is booked until they do and the stop is lifted. <code>npm run ledger</code>{' '}
            shows what was found and lifts the stop.
          </p>
        </Alert>
      )}
      {position.totalAssets !== position.totalLiabilities && (
        <Alert color="red" mb="md" title="The money position doesn’t add up">
          <p>Assets and liabilities differ. Don’t move any money until it’s clear why.</p>
        </Alert>
      )}
      {stream && stream.stopped.length > 0 && <StoppedPartitions stopped={stream.stopped} />}
      {stream && stream.behindSeconds > behindSecondsMax && (
        <Alert color="orange" mb="md" title="The books are behind the event stream">
          <p>
            Events since {shownTime(stream.completeTo)} aren’t all counted yet. They’re safe, and
            whatever needs them waits.
          </p>
        </Alert>
      )}
      {troubles.length > 0 && (
        <Alert color="red" mb="md" title="Failing jobs">
          <Lines
            lines={troubles.map(({ job, what, failure, failures }) => ({
              key: `${job} ${what}`,
              text: `${what ? `${job}, ${what}` : job}: ${failure} (${failures} in a row)`,
            }))}
          />
        </Alert>
      )}
      {unsent.length > 0 && (
        <Alert color="orange" mb="md" title="Messages that could not be sent">
          <p>They were given up this week, and aren’t tried again.</p>
          <Lines
            lines={unsent.map(({ transport, id, kind, givenUpAt, attempts }) => {
              const name = `${transportNames[transport]} ${id}`;
              const end = `${shownTime(givenUpAt)} (${attempts} attempts)`;
              return { key: name, text: `${name}, ${kind}, ${end}` };
            })}
          />
        </Alert>
      )}
      {conflicts.length > 0 && (
        <Alert color="orange" mb="md" title="Orders reported again with different details">
          <p>They were refused, and the first report counts. Ask the merchant which is right.</p>
          <Lines
            lines={conflicts.map(({ merchant, txid, at }) => ({
              key: `${txid} ${at}`,
              text: `${merchant}, order ${txid}, ${shownTime(at)}`,
            }))}
          />
        </Alert>
      )}
    </>
  );
}

interface Line {
  readonly key: string;
  readonly text: string;
}

const linesAtOnce = 5;

/** Only the first few are shown; a long list must not push the page away. */
function Lines({ lines }: { readonly lines: readonly Line[] }) {
  const others = lines.slice(linesAtOnce);
  return (
    <>
      <List lines={lines.slice(0, linesAtOnce)} />
      {others.length > 0 && (
        <details>
          <summary>{others.length} more</summary>
          <List lines={others} />
        </details>
      )}
    </>
  );
}

function List({ lines }: { readonly lines: readonly Line[] }) {
  return (
    <ul>
      {lines.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}
