import type { ConversionState } from '#domain/conversion/state.ts';
import {
  type EventKind,
  eventKinds,
  type InvalidReason,
  invalidReasons,
} from '#domain/delivery/event.ts';
import { type MarkReason, markReasons } from '#domain/delivery/mark.ts';

/** From a moment, with it, to another, without it. */
interface InTime {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

export interface OpenedEvents extends InTime {
  readonly sheet: 'events';
  readonly kind?: EventKind | undefined;
  readonly counted?: 'valid' | 'invalid' | undefined;
  readonly reason?: InvalidReason | MarkReason | undefined;
  /** A record of the wallet, which booked them. */
  readonly record?: string | undefined;
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

export interface OpenedOrders extends InTime {
  readonly sheet: 'orders';
  readonly state?: ShownState | undefined;
  /** Whether the time is that of the report or of the state. */
  readonly by?: 'report' | 'state' | undefined;
}

/** What a figure opens to: events, orders, records of the wallet; or what a partner sets up. */
export type Opened = OpenedEvents | OpenedOrders | { readonly sheet: 'postback' | 'records' };

/** The rest of an address, once what it opened is closed. */
export function withoutOpened(query: string): string {
  const rest = new URLSearchParams(query);
  for (const name of ['open', 'kind', 'counted', 'reason', 'record', 'state', 'by', 'from', 'to']) {
    rest.delete(name);
  }
  return rest.toString();
}

/** What an address opens; null when it opens nothing that is known. */
export function openedOf(query: string): OpenedEvents | OpenedOrders | null {
  const given = new URLSearchParams(query);
  const oneOf = <Word extends string>(name: string, words: readonly Word[]): Word | undefined =>
    words.find((word) => word === given.get(name));
  const moment = (name: string) => {
    const text = given.get(name) ?? '';
    return Number.isNaN(Date.parse(text)) ? undefined : new Date(text).toISOString();
  };
  const times = { from: moment('from'), to: moment('to') };
  switch (given.get('open')) {
    case 'events':
      return {
        sheet: 'events',
        kind: oneOf('kind', eventKinds),
        counted: oneOf('counted', ['valid', 'invalid']),
        reason: oneOf('reason', [...invalidReasons, ...markReasons]),
        record: /^[0-9a-f-]{36}$/.exec(given.get('record') ?? '')?.[0],
        ...times,
      };
    case 'orders':
      return {
        sheet: 'orders',
        state: oneOf('state', shownStates),
        by: oneOf('by', ['report', 'state']),
        ...times,
      };
    default:
      return null;
  }
}
