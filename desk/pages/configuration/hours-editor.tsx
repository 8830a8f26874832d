import { Stack } from '@mantine/core';
import { weekdays } from '#contract/desk/setting-words.ts';
import { TextInput } from '../../parts/inputs.tsx';
import type { EditorProps } from './part-form.tsx';

/** The chat's opening hours. A day without times is closed. */
export function HoursEditor({ value, onChange }: EditorProps<'openingHours'>) {
  const put = (at: number, changed: { from?: string; to?: string }) => {
    const day = { from: '', to: '', ...value.days[at], ...changed };
    const next = day.from === '' && day.to === '' ? null : day;
    onChange({ ...value, days: value.days.map((one, i) => (i === at ? next : one)) });
  };
  return (
    <Stack gap="sm">
      <div className="desk-fields">
        <TextInput
          at="timeZone"
          label="Time zone"
          onChange={(event) => onChange({ ...value, timeZone: event.currentTarget.value })}
          required
          value={value.timeZone}
        />
      </div>
      {weekdays.map((name, at) => (
        <div className="desk-fields" key={name}>
          <TextInput
            at={`days.${at}.from`}
            label={`${name} from`}
            onChange={(event) => put(at, { from: event.currentTarget.value })}
            type="time"
            value={value.days[at]?.from ?? ''}
          />
          <TextInput
            at={`days.${at}.to`}
            label={`${name} to`}
            onChange={(event) => put(at, { to: event.currentTarget.value })}
            type="time"
            value={value.days[at]?.to ?? ''}
          />
        </div>
      ))}
    </Stack>
  );
}
