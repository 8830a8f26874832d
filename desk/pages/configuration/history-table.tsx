import { listVersions } from '#contract/desk/configuration.ts';
import { settingTitles } from '#contract/desk/setting-words.ts';
import type { Input, Output } from '#contract/route.ts';
import { usePlace } from '../../location/use-place.ts';
import { DataTable } from '../../parts/data-table.tsx';
import { ChoiceFilter } from '../../parts/filters.tsx';
import { shownTime } from '../../parts/shown.ts';
import type { Column } from '../../parts/table-view.tsx';
import { ChangeList, changesText } from './change-list.tsx';
import { shownParts } from './part-words.ts';

type Version = Output<typeof listVersions>['list'][number];

const peopleOf = ({ by, confirmedBy }: Version) =>
  confirmedBy ? `${by}, approved by ${confirmedBy}` : by;

const columns: readonly Column<Version>[] = [
  {
    title: 'Version',
    cell: ({ version }) => version,
    text: ({ version }) => String(version),
    isNumber: true,
  },
  { title: 'Time', cell: ({ at }) => shownTime(at), text: ({ at }) => at, isShort: true },
  { title: 'By', cell: peopleOf, text: peopleOf },
  { title: 'Reason', cell: ({ reason }) => reason || '–', text: ({ reason }) => reason },
  { title: 'What changed', cell: (version) => <ChangeList {...version} />, text: changesText },
];

const questionParts = ['questions', 'questionOrder', 'questionsHidden'] as const;
const options = [
  ...shownParts.map((value) => ({ value, label: settingTitles[value] })),
  { value: 'questions', label: 'Questions' },
  { value: 'questionOrder', label: 'Question order' },
  { value: 'questionsHidden', label: 'Hidden questions' },
];

/** Every version of the configuration, newest first. */
export function HistoryTable() {
  const { filters } = usePlace();
  const part = [...shownParts, ...questionParts].find((one) => one === filters.part);
  const input: Input<typeof listVersions> = part ? { part } : {};
  return (
    <>
      <div className="desk-filters">
        <ChoiceFilter label="Setting" name="part" options={options} />
      </div>
      <DataTable
        columns={columns}
        empty="Never changed."
        input={input}
        keyOf={({ version }) => String(version)}
        name="Configuration history"
        route={listVersions}
      />
    </>
  );
}
