import type { listRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import { formatMicro, parseMicro, sum, zero } from '#domain/money.ts';

export type RecordItem = Output<typeof listRecords>['list'][number];

/** Records that say the same of one plan on one day, such as the orders of a settlement. */
export interface RecordGroup {
  readonly first: RecordItem;
  readonly records: readonly RecordItem[];
  /** What all of them did to the available funds. */
  readonly amount: string;
}

const isAlike = (one: RecordItem, other: RecordItem): boolean =>
  one.cause.plan !== undefined &&
  one.cause.plan === other.cause.plan &&
  one.kind === other.kind &&
  (one.moved === null) === (other.moved === null);

/** Neighbours that are alike and of one day stand together, so that nothing changes its place. */
export function groupRecords(
  records: readonly RecordItem[],
  dayOf: (at: string) => string,
): RecordGroup[] {
  const groups: RecordItem[][] = [];
  for (const record of records) {
    const last = groups.at(-1);
    const before = last?.[0];
    const isOne = before && isAlike(before, record) && dayOf(before.at) === dayOf(record.at);
    if (last && isOne) last.push(record);
    else groups.push([record]);
  }
  return groups.map((group) => ({
    first: group[0] as RecordItem,
    records: group,
    amount: formatMicro(sum(group.map(({ amount }) => parseMicro(amount) ?? zero))),
  }));
}
