// biome-ignore lint/style/noRestrictedImports: this is the hook that everyone else uses.
import { useFormatter as useIntlFormatter } from 'use-intl';
import { keepTogether } from '#domain/no-break.ts';

type Write = (...given: never[]) => string;

const together = <Own extends Write>(write: Own): Own =>
  ((...values: never[]) => keepTogether(write(...values))) as Own;

/** Dates and numbers in the reader's language. No line break takes them apart. */
export function useFormatter(): ReturnType<typeof useIntlFormatter> {
  const format = useIntlFormatter();
  const { dateTime, dateTimeRange, number } = format;
  return {
    ...format,
    dateTime: together(dateTime),
    dateTimeRange: together(dateTimeRange),
    number: together(number),
  };
}
