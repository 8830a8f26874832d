import type { ConversionState } from '#domain/conversion/state.ts';
import {
  type EventKind,
  eventKinds,
  type InvalidReason,
  invalidReasons,
} from '#domain/delivery/event.ts';
import { type FlagReason, flagReasons } from '#domain/delivery/flag.ts';

/** From inclusive, to exclusive. */
interface Period {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OpenedEvents extends Period {
  readonly sheet: 'events';
  readonly kind?: EventKind | undefined;
  readonly counted?: 'valid' | 'invalid' | undefined;
  readonly reason?: InvalidReason | FlagReason | undefined;
  /** The wallet record that booked them. */
  readonly record?: string | undefined;
  /** The amount that was reserved for the ads in it, as of when and up to which event. */
  readonly reserved?: ReservedFigure | undefined;
}

export interface ReservedFigure {
  readonly amount: string;
  readonly at: string;
  readonly lastNo: number;
}

/** One state; standing: neither refused nor reversed; or won: pending or approved. */
export type ShownState = ConversionState | 'standing' | 'won';

const shownStates: readonly ShownState[] = [
  'held',
  'pending',
  'approved',
  'reversed',
  'unfunded',
  'refused',
  'standing',
  'won',
];

export interface OpenedOrders extends Period {
  readonly sheet: 'orders';
  readonly state?: ShownState | undefined;
  /** Whether the period is about the report or about the state. */
  readonly by?: 'report' | 'state' | undefined;
}

/** What a figure opens to. */
export type Opened = OpenedEvents | OpenedOrders | { readonly sheet: 'records' };

/** The rest of an address once what it opened is closed. */
export function removeOpened(query: string): string {
  const parameters = new URLSearchParams(query);
  for (const name of ['open', 'kind', 'counted', 'reason', 'record', 'state', 'by', 'from', 'to']) {
    parameters.delete(name);
  }
  return parameters.toString();
}

/** What an address opens; null when that is nothing known. */
export function findOpened(query: string): OpenedEvents | OpenedOrders | null {
  const parameters = new URLSearchParams(query);
  const findWord = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === parameters.get(name));
  const moment = (name: string) => {
    const text = parameters.get(name) ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  };
  const times = { from: moment('from'), to: moment('to') };
  switch (parameters.get('open')) {
    case 'events':
      return {
        sheet: 'events',
        kind: findWord('kind', eventKinds),
        counted: findWord('counted', ['valid', 'invalid']),
        reason: findWord('reason', [...invalidReasons, ...flagReasons]),
        record: /^[0-9a-f-]{36}$/.exec(parameters.get('record') ?? '')?.[0],
        ...times,
      };
    case 'orders':
      return {
        sheet: 'orders',
        state: findWord('state', shownStates),
        by: findWord('by', ['report', 'state']),
        ...times,
      };
    default:
      return null;
  }
}
