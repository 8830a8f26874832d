import { Button, Checkbox, Popover, Stack } from '@mantine/core';
import { useLocalStorage } from '@mantine/hooks';
import { slugOf } from './sort-rows.ts';

/** The columns of a table that somebody has hidden. Their browser remembers it. */
export function useHiddenColumns(table: string) {
  return useLocalStorage<readonly string[]>({
    key: `desk-columns-${slugOf(table)}`,
    defaultValue: [],
    getInitialValueInEffect: false,
  });
}

const noRoom = 'No room in this window. Hide another column, or open a row.';

interface ColumnChoiceProps {
  readonly table: string;
  readonly titles: readonly string[];
  /** Those that the window has no room for now. */
  readonly folded: readonly string[];
}

/** Chooses the visible columns of a table. One always stays. */
export function ColumnChoice({ table, titles, folded }: ColumnChoiceProps) {
  const [hidden, setHidden] = useHiddenColumns(table);
  const shown = titles.filter((title) => !hidden.includes(title));
  const change = (title: string, isShown: boolean) =>
    setHidden(isShown ? hidden.filter((one) => one !== title) : [...hidden, title]);
  const visible = shown.filter((title) => !folded.includes(title));
  const label =
    visible.length === titles.length ? 'Columns' : `Columns, ${visible.length} of ${titles.length}`;
  return (
    <Popover position="top-end" trapFocus withinPortal>
      <Popover.Target>
        <Button size="xs" variant="subtle">
          {label}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label="Columns">
        <Stack gap="xs">
          {titles.map((title) => (
            <Checkbox
              checked={!hidden.includes(title)}
              description={folded.includes(title) && !hidden.includes(title) ? noRoom : undefined}
              disabled={shown.length === 1 && shown[0] === title}
              key={title}
              label={title}
              onChange={({ currentTarget }) => change(title, currentTarget.checked)}
              size="xs"
            />
          ))}
        </Stack>
      </Popover.Dropdown>
    </Popover>
  );
}
