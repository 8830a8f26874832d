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

interface AskedRecords {
  readonly pocket: RecordPocket | null;
  readonly type: RecordType | null;
  readonly month: string | null;
}

/** What an address asks for; all records where it says nothing. */
export function askedRecords(query: string): AskedRecords {
  const asked = new URLSearchParams(query);
  const month = asked.get('month') ?? '';
  return {
    pocket: recordPockets.find((one) => one === asked.get('pocket')) ?? null,
    type: recordTypes.find((one) => one === asked.get('type')) ?? null,
    month: monthDates(month) ? month : null,
  };
}

/** The address without month and type, once somebody has chosen others. */
export function withoutMonth(query: string): string {
  const asked = new URLSearchParams(query);
  asked.delete('month');
  asked.delete('type');
  return asked.toString();
}
