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

const isAlike = (a: RecordItem, b: RecordItem): boolean =>
  a.cause.plan !== undefined &&
  a.cause.plan === b.cause.plan &&
  a.kind === b.kind &&
  (a.moved === null) === (b.moved === null);

/** Groups equal neighbours of one day, so that the order never changes. */
export function groupRecords(
  records: readonly RecordItem[],
  formatDay: (moment: string) => string,
): RecordGroup[] {
  const groups: RecordItem[][] = [];
  for (const record of records) {
    const lastGroup = groups.at(-1);
    const firstOfGroup = lastGroup?.[0];
    const belongsToGroup =
      firstOfGroup &&
      isAlike(firstOfGroup, record) &&
      formatDay(firstOfGroup.at) === formatDay(record.at);
    if (lastGroup && belongsToGroup) lastGroup.push(record);
    else groups.push([record]);
  }
  return groups.map((group) => ({
    first: group[0] as RecordItem,
    records: group,
    amount: formatMicro(sum(group.map(({ amount }) => parseMicro(amount) ?? zero))),
  }));
}
