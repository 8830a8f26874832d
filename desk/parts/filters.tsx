import { Select, TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { useState } from 'react';
import { narrow, usePlace } from '../location/use-place.ts';
import { MomentInput } from './moment-input.tsx';
import { plainWord } from './shown.ts';

interface ChoiceProps {
  readonly name: string;
  readonly label: string;
  /** What is shown when none is chosen. */
  readonly none?: string;
  /** Values that are self-explanatory, or that have a label. */
  readonly options: readonly (string | { readonly value: string; readonly label: string })[];
}

/** A filter with a few values. It is kept in the URL, so that a link carries it. */
export function ChoiceFilter({ name, label, none = 'All', options }: ChoiceProps) {
  const place = usePlace();
  return (
    <Select
      clearable
      data={options.map((option) =>
        typeof option === 'string' ? { value: option, label: plainWord(option) } : option,
      )}
      label={label}
      onChange={(value) => narrow(place, { [name]: value ?? undefined })}
      placeholder={none}
      size="xs"
      value={place.filters[name] ?? null}
    />
  );
}

/** A filter that is typed. */
export function TextFilter({ name, label }: { readonly name: string; readonly label: string }) {
  const place = usePlace();
  const kept = place.filters[name] ?? '';
  const [typed, setTyped] = useState<string | null>(null);
  const change = useDebouncedCallback(
    (value: string) => narrow(place, { [name]: value.trim() || undefined }),
    300,
  );
  return (
    <TextInput
      label={label}
      onBlur={() => setTyped(null)}
      onChange={({ currentTarget: { value } }) => {
        setTyped(value);
        change(value);
      }}
      size="xs"
      type="search"
      value={typed ?? kept}
    />
  );
}

interface DayProps {
  readonly name: string;
  readonly label: string;
  /** The default day. */
  readonly none?: string;
}

/** A filter by day. */
export function DayFilter({ name, label, none = '' }: DayProps) {
  const place = usePlace();
  return (
    <MomentInput
      kind="day"
      label={label}
      onChange={(value) => narrow(place, { [name]: value || undefined })}
      placeholder="Any day"
      size="xs"
      value={place.filters[name] ?? none}
    />
  );
}
