import { listDeskLog } from '#contract/desk/staff.ts';
import type { Output } from '#contract/route.ts';
import { usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { DayFilter, TextFilter } from '../../parts/filters.tsx';
import { Page } from '../../parts/page.tsx';
import { plainWord, shownFact, shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';

type Logged = Output<typeof listDeskLog>['list'][number];

const stepWords: Readonly<Record<string, string>> = {
  requested: 'Change requested',
  refused: 'Change refused',
  withdrawn: 'Change withdrawn',
};
const wordOf = (act: string) => stepWords[act] ?? plainWord(act);

const factsOf = ({ about }: Logged) =>
  Object.entries(about).map(([name, value]): [string, string] => [
    plainWord(name),
    shownFact(value),
  ]);

const aboutText = ({ about }: Logged) =>
  Object.entries(about)
    .map(([name, value]) => `${name}: ${value}`)
    .join(', ');

function About({ row }: { readonly row: Logged }) {
  return factsOf(row).map(([name, value]) => (
    <span className="desk-log-fact" key={name}>
      <span>{name}</span> {value}
    </span>
  ));
}

const columns: readonly Column<Logged>[] = [
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'By', cell: ({ by }) => by, text: ({ by }) => by, isShort: true },
  {
    title: 'Action',
    cell: ({ act }) => wordOf(act),
    text: ({ act }) => wordOf(act),
  },
  { title: 'About', cell: (row) => <About row={row} />, text: aboutText },
];

/** Staff acts that concern no single partner. */
export function LogPage() {
  const { by, act, about, from, to } = usePlace().filters;
  return (
    <Page title="Log">
      <div className="desk-filters">
        <TextFilter label="By" name="by" />
        <TextFilter label="Action" name="act" />
        <TextFilter label="About" name="about" />
        <DayFilter label="From" name="from" />
        <DayFilter label="To" name="to" />
      </div>
      <DataTable
        columns={columns}
        empty="Nothing here yet."
        input={{ by, act, about, from, to }}
        keyOf={({ id }) => id}
        name="Log"
        route={listDeskLog}
      />
    </Page>
  );
}
