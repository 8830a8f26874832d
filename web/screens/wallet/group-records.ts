import type { listRecords } from '#contract/record.ts';
import type { Output } from '#contract/route.ts';
import { formatMicro, parseMicro, sum, zero } from '#domain/money.ts';

export type RecordItem = Output<typeof listRecords>['list'][number];

/** Records of the same kind for one plan on one day, such as the orders of a settlement. */
export interface RecordGroup {
  readonly first: RecordItem;
  readonly records: readonly RecordItem[];
  /** Their total effect on the available funds. */
  readonly amount: string;
}

const isAlike = (one: RecordItem, other: RecordItem): boolean =>
  one.cause.plan !== undefined &&
  one.cause.plan === other.cause.plan &&
  one.kind === other.kind &&
  (one.moved === null) === (other.moved === null);

/** Groups equal neighbours of one day, so that the order never changes. */
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
