import { Alert, Button, Loader, SegmentedControl } from '@mantine/core';
import { overview } from '#contract/desk/overview.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { narrow, usePlace } from '../../location/use-place.ts';
import { Page } from '../../parts/page.tsx';
import { Days } from './days.tsx';
import { Health } from './health.tsx';
import { KeyFigures } from './key-figures.tsx';
import { PositionTable } from './position-table.tsx';
import { Troubles } from './troubles.tsx';
import { Waiting } from './waiting.tsx';

export type Overview = Output<typeof overview>;

const everyMs = 15_000;

/** The state of the network on one page, for everyone at the desk. */
export function OverviewPage() {
  const place = usePlace();
  const range = place.filters.range === '90' ? '90' : '30';
  const { data, error, refetch } = useRead(overview, { range }, everyMs);
  return (
    <Page
      acts={
        <SegmentedControl
          aria-label="Range"
          data={[
            { value: '30', label: '30 days' },
            { value: '90', label: '90 days' },
          ]}
          onChange={(value) => narrow(place, { range: value === '90' ? value : undefined })}
          size="xs"
          value={range}
        />
      }
      title="Overview"
    >
      {error && (
        <Alert color="red" mb="md" title="This couldn’t be loaded">
          <p>{error.message}</p>
          <Button onClick={() => refetch()} size="xs">
            Try again
          </Button>
        </Alert>
      )}
      {!data && !error && <Loader />}
      {data && (
        <div className="desk-overview">
          <div className="desk-overview-wide">
            <Troubles overview={data} />
            <KeyFigures overview={data} range={range} />
          </div>
          <div className="desk-overview-side">
            <section aria-label="Waiting" className="desk-card">
              <h2>Waiting, oldest first</h2>
              <Waiting />
            </section>
            <Days days={data.days} which="first" />
          </div>
          <section aria-label="Money position" className="desk-card">
            <h2>Money position</h2>
            <PositionTable position={data.position} />
          </section>
          <section aria-label="Days" className="desk-overview-wide">
            <Days days={data.days} which="others" />
          </section>
          <section aria-label="Health" className="desk-card desk-overview-wide">
            <h2>Health</h2>
            <Health overview={data} />
          </section>
        </div>
      )}
    </Page>
  );
}
