import { Alert, Badge, Button, Loader, Title } from '@mantine/core';
import { overview } from '#contract/desk/overview.ts';
import type { Output } from '#contract/route.ts';
import { useRead } from '../../api/use-ask.ts';
import { BarChart } from '../../parts/bar-chart.tsx';
import { Facts } from '../../parts/facts.tsx';
import { Page } from '../../parts/page.tsx';
import { shownAgo, shownMoney, shownTime } from '../../parts/shown.ts';
import { PositionTable } from './position-table.tsx';
import { Queues } from './queues.tsx';
import { Troubles } from './troubles.tsx';

export type Overview = Output<typeof overview>;

const everyMs = 15_000;

/** How the network stands, on one page, for everyone at the desk. */
export function OverviewPage() {
  const { data, error, refetch } = useRead(overview, {}, everyMs);
  return (
    <Page title="Overview">
      {error && (
        <Alert color="red" title="This couldn’t be loaded">
          <p>{error.message}</p>
          <Button onClick={() => refetch()} size="xs">
            Try again
          </Button>
        </Alert>
      )}
      {!data && !error && <Loader />}
      {data && <Troubles overview={data} />}
      {data && (
        <div className="desk-overview">
          <div className="desk-overview-side">
            <section aria-label="Queues">
              <Title mb="xs" order={2} size="h5">
                Waiting
              </Title>
              <Queues queues={data.queues} />
            </section>
            <section aria-label="Health">
              <Title mb="xs" order={2} size="h5">
                Delivery and books
              </Title>
              <Health overview={data} />
            </section>
          </div>
          <section aria-label="Money position">
            <Title mb="xs" order={2} size="h5">
              Money position
            </Title>
            <PositionTable position={data.position} />
          </section>
          <section aria-label="Days" className="desk-overview-wide">
            <Title mb="xs" order={2} size="h5">
              Today and previous days (UTC)
            </Title>
            <Days days={data.days} />
          </section>
        </div>
      )}
    </Page>
  );
}

const count = new Intl.NumberFormat('en-GB');

function Health({ overview: { delivery, auditor, stream } }: { readonly overview: Overview }) {
  const seen = delivery.lastHour + delivery.withoutTokenHour;
  const refused = delivery.invalidHour + delivery.withoutTokenHour;
  const share = seen === 0 ? '–' : `${((refused / seen) * 100).toFixed(1)} %`;
  const left = `${count.format(delivery.notCounted)} not counted`;
  const looked = delivery.countedAt && shownAgo(delivery.countedAt, new Date());
  const { checkedEntries, heads, findings } = auditor;
  return (
    <Facts
      facts={[
        ['Events this quarter hour', count.format(delivery.thisQuarter)],
        ['Events in the last hour', count.format(delivery.lastHour)],
        ['Refused by a rule', count.format(delivery.invalidHour)],
        ['Without our token', count.format(delivery.withoutTokenHour)],
        ['Share rejected', share],
        ...(stream
          ? ([['Event stream', `counted up to ${shownTime(stream.completeTo)}`]] as const)
          : []),
        ['Rollups', looked ? `${left}, looked ${looked}` : left],
        [
          'Auditor',
          <Badge color={auditor.isSound ? 'teal' : 'red'} key="auditor">
            {auditor.isSound ? 'the books add up' : 'money is stopped'}
          </Badge>,
        ],
        ['Last round', shownTime(auditor.lastRunAt)],
        ['Checked', `${count.format(checkedEntries)} entries, ${count.format(heads)} wallets`],
        ['Findings', count.format(findings)],
      ]}
    />
  );
}

const dayName = new Intl.DateTimeFormat('en-GB', {
  day: 'numeric',
  month: 'short',
  timeZone: 'UTC',
});

const moneyCharts = [
  ['Deposits', 'deposits'],
  ['Payouts completed', 'payouts'],
  ['Put on plans', 'put'],
  ['Consumed by delivery', 'consumed'],
  ['Commissions settled', 'commission'],
] as const;

const countCharts = [
  ['Impressions', 'impressions'],
  ['Clicks', 'clicks'],
  ['New partners', 'partners'],
] as const;

function Days({ days }: { readonly days: Overview['days'] }) {
  const label = (day: string) => dayName.format(new Date(day));
  return (
    <div className="desk-cards">
      {moneyCharts.map(([title, name]) => (
        <BarChart
          bars={days.map((one) => ({
            label: label(one.day),
            value: Number(one[name]),
            shown: shownMoney(one[name]),
          }))}
          key={name}
          title={title}
        />
      ))}
      {countCharts.map(([title, name]) => (
        <BarChart
          bars={days.map((one) => ({
            label: label(one.day),
            value: one[name],
            shown: count.format(one[name]),
          }))}
          key={name}
          title={title}
        />
      ))}
    </div>
  );
}
