import { Button, Text } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import type { DeskRoute } from '#contract/desk/desk-route.ts';
import type { Input } from '#contract/route.ts';
import { usePlace } from '../location/use-place.ts';
import { DataTable } from './data-table.tsx';
import type { FormField } from './fields-form.tsx';
import { ChoiceFilter } from './filters.tsx';
import { Page } from './page.tsx';
import { queueEveryMs } from './queue-every.ts';
import type { Column, TableViewProps } from './table-view.tsx';

interface Decision {
  readonly outcome: string;
  readonly by: string | null;
  readonly reason: string | null;
}

const words = {
  answer: { column: 'Answer', act: 'Answer', closed: 'answered' },
  decision: { column: 'Decision', act: 'Decide', closed: 'decided' },
} as const;

interface DecisionQueueProps<R extends DeskRoute, Row>
  extends Pick<TableViewProps<Row>, 'columns' | 'keyOf' | 'empty'> {
  readonly title: string;
  /** Lists what is open, or by `state` what is closed. */
  readonly route: R;
  readonly kind: keyof typeof words;
  readonly decisionOf: (row: Row) => Decision | null;
  readonly mayDecide: boolean;
  /** Why this person in particular cannot decide it, shown in place of the button. */
  readonly whyNot?: (row: Row) => string | null;
  readonly form: (row: Row, onClose: () => void) => ReactNode;
}

/** Rows that wait for one decision each. A decided row shows who decided and why. */
export function DecisionQueue<R extends DeskRoute, Row>(props: DecisionQueueProps<R, Row>) {
  const { title, columns, kind, keyOf, empty, route, form } = props;
  const { filters } = usePlace();
  const [opened, setOpened] = useState<Row | null>(null);
  const states = ['open', words[kind].closed] as const;
  const state = states.find((one) => one === filters.state);
  const last: Column<Row> = {
    title: words[kind].column,
    cell: (row) => <LastCell {...props} onOpen={() => setOpened(row)} row={row} />,
    text: (row) => textsOf(props.decisionOf(row)).join(', '),
    isActs: true,
  };
  return (
    <Page title={title}>
      <div className="desk-filters">
        <ChoiceFilter label="State" name="state" none="Open" options={states} />
      </div>
      <DataTable
        columns={[...columns, last]}
        empty={empty}
        everyMs={queueEveryMs}
        input={(state ? { state } : {}) as Input<R>}
        keyOf={keyOf}
        name={title}
        route={route}
      />
      {opened && form(opened, () => setOpened(null))}
    </Page>
  );
}

const textsOf = (decision: Decision | null): string[] =>
  decision ? [decision.outcome, decision.by, decision.reason].filter((text) => text !== null) : [];

interface LastCellProps<R extends DeskRoute, Row> extends DecisionQueueProps<R, Row> {
  readonly row: Row;
  readonly onOpen: () => void;
}

function LastCell<R extends DeskRoute, Row>(props: LastCellProps<R, Row>) {
  const { row, kind, decisionOf, mayDecide, whyNot, onOpen } = props;
  const decision = decisionOf(row);
  if (decision) return `${decision.outcome} by ${decision.by}: ${decision.reason}`;
  if (!mayDecide) return null;
  const why = whyNot?.(row);
  if (why) {
    return (
      <Text c="dimmed" size="sm">
        {why}
      </Text>
    );
  }
  return (
    <Button onClick={onOpen} size="xs" variant="default">
      {words[kind].act}
    </Button>
  );
}

/** The choice between the outcomes of a decision, each in the words of the person who decides. */
export const outcomeField = (outcomes: Readonly<Record<string, string>>) =>
  ({
    name: 'outcome',
    label: 'Outcome',
    kind: 'choice',
    options: Object.entries(outcomes).map(([value, label]) => ({ value, label })),
  }) as const satisfies FormField<'outcome'>;
