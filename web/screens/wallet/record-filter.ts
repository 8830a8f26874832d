import { type RecordType, recordTypes } from '#domain/ledger/kinds.ts';
import { type RecordPocket, recordPockets } from './balance-proof.tsx';
import { monthDates } from './date-range.ts';

/** Which records a figure consists of: those of a balance, or of a month and maybe a type. */
export type RecordFilter =
  | { readonly pocket: RecordPocket }
  | { readonly month: string; readonly type: RecordType | null };

/** The filter as it is in the wallet's address. */
export function filterQuery(filter: RecordFilter): string {
  if ('pocket' in filter) return filter.pocket === 'available' ? '' : `pocket=${filter.pocket}`;
  const { month, type } = filter;
  return new URLSearchParams({ month, ...(type ? { type } : {}) }).toString();
}

interface RecordAddress {
  readonly pocket: RecordPocket | null;
  readonly type: RecordType | null;
  readonly month: string | null;
}

/** What an address asks for; all records where it says nothing. */
export function parseRecordAddress(query: string): RecordAddress {
  const parameters = new URLSearchParams(query);
  const month = parameters.get('month') ?? '';
  return {
    pocket: recordPockets.find((recordPocket) => recordPocket === parameters.get('pocket')) ?? null,
    type: recordTypes.find((recordType) => recordType === parameters.get('type')) ?? null,
    month: monthDates(month) ? month : null,
  };
}

/** The address without month and type, once somebody has chosen others. */
export function removeMonth(query: string): string {
  const parameters = new URLSearchParams(query);
  parameters.delete('month');
  parameters.delete('type');
  return parameters.toString();
}
