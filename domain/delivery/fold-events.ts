import { quarterHourMs, startOfUtcDay, utcDayOf } from '../time.ts';
import type { EventKind } from './event.ts';
import { type DeliveryEvent, devices, invalidCode, kindCode } from './event-line.ts';
import { countsCode, type FlagReason, flagCode } from './flag.ts';

/** Events that were found invalid later, by event number. */
export type Flags = ReadonlyMap<number, FlagReason>;

interface Sum {
  count: bigint;
  cost: bigint;
  pay: bigint;
  firstNo: number;
  lastNo: number;
}

/** A plan's totals as the rollups store them: one text line per row. */
export interface FoldedPlan {
  readonly placements: readonly string[];
  readonly days: readonly string[];
  readonly audience: readonly string[];
  /** By creative, day, kind and reason. */
  readonly creatives: ReadonlyMap<string, bigint>;
}

const quarterSeconds = quarterHourMs / 1000;
const audienceKinds: readonly EventKind[] = ['impression', 'click'];

/**
 * Sums a plan's events, in any number of pieces, without a database. The figures check compares the
 * result with rollups whose events are sealed.
 */
export function createFold(partnerId: string, flags: Flags) {
  const placements = new Map<string, Sum>();
  const days = new Map<string, Sum>();
  const audience = new Map<string, Sum>();
  const creatives = new Map<string, bigint>();

  function addEvent(event: DeliveryEvent, reason: number): void {
    const kind = kindCode(event.kind);
    const seconds = event.at.getTime() / 1000;
    const day = startOfUtcDay(utcDayOf(event.at)).getTime() / 1000;
    const bucket = Math.floor(seconds / quarterSeconds) * quarterSeconds;
    addToSum(placements, `${event.placementId} ${bucket} ${kind} ${reason}`, event);
    addToSum(days, `${partnerId} ${day} ${kind} ${reason}`, event);
    const isCounted = reason === countsCode || event.invalid === null;
    if (!audienceKinds.includes(event.kind) || !isCounted) return;

    const device = devices.indexOf(event.device);
    addToSum(audience, `${event.country} ${device} ${kind} ${reason}`, event);
    const creative = `${event.creativeId} ${day} ${kind} ${reason}`;
    creatives.set(creative, (creatives.get(creative) ?? 0n) + 1n);
  }

  return {
    add(events: readonly DeliveryEvent[]): void {
      for (const event of events) {
        addEvent(event, invalidCode(event.invalid) ?? countsCode);
        const flag = flags.get(event.no);
        // Later findings are counted in addition, never subtracted.
        if (flag !== undefined) addEvent(event, flagCode(flag));
      }
    },
    result: (): FoldedPlan => ({
      placements: linesOf(placements),
      days: [...days].map(([key, sum]) => `${line(key, sum)} ${sum.firstNo} ${sum.lastNo}`).sort(),
      audience: linesOf(audience),
      creatives,
    }),
  };
}

function addToSum(sums: Map<string, Sum>, key: string, { no, cost, pay }: DeliveryEvent): void {
  const sum = sums.get(key) ?? { count: 0n, cost: 0n, pay: 0n, firstNo: no, lastNo: no };
  sum.count += 1n;
  sum.cost += cost;
  sum.pay += pay;
  sum.firstNo = Math.min(sum.firstNo, no);
  sum.lastNo = Math.max(sum.lastNo, no);
  sums.set(key, sum);
}

const line = (key: string, { count, cost, pay }: Sum) => `${key} ${count} ${cost} ${pay}`;
const linesOf = (sums: ReadonlyMap<string, Sum>) =>
  [...sums].map(([key, sum]) => line(key, sum)).sort();
