import * as v from 'valibot';
import { pocketNames } from '#domain/ledger/accounts.ts';
import { kindNames, recordTypes } from '#domain/ledger/kinds.ts';

import { list, query } from './route.ts';
import { id, listOf, moment, momentText, money, text, whole } from './shape.ts';
import { confirmedBy } from './signed-act.ts';

const pocket = v.picklist(pocketNames);

/** A record as a list shows it. `cause` says what it came from: a plan, a payout, a reference. */
const record = v.object({
  id,
  at: moment,
  type: v.picklist(recordTypes),
  kind: v.picklist(kindNames),
  /** The signed change in available funds; all records add up to them. */
  amount: money,
  /** If they did not change: how much moved, from where and to where. */
  moved: v.nullable(v.object({ amount: money, from: pocket, to: pocket })),
  remark: v.nullable(v.string()),
  /** The name of the product, where a plan caused it. */
  product: v.nullable(v.string()),
  cause: v.record(v.string(), v.string()),
});

export const listRecords = list('/transaction_flow/list', {
  access: 'owner',
  summary: 'Funding records, newest first, by type and date',
  filters: {
    type: v.optional(v.picklist(recordTypes)),
    from: v.optional(momentText),
    to: v.optional(momentText),
    /** The number of a plan: the records of its money. */
    plan: v.optional(text(40)),
    /** Only what changed this balance of the wallet. */
    pocket: v.optional(pocket),
  },
  item: record,
});

export const recordDetail = query('/transaction_flow/detail', {
  method: 'POST',
  access: 'owner',
  summary: 'One record with both ends of its transfers and its place in the hash chain',
  input: { id },
  output: {
    ...record.entries,
    seq: whole,
    own: listOf(v.object({ pocket, amount: money, after: money }), 50),
    others: listOf(v.object({ pocket, amount: money }), 50),
    reverses: v.nullable(id),
    /** How the act behind it was confirmed; null when no act of the partner's made it. */
    confirmedBy,
    hash: v.string(),
    previous: v.string(),
  },
});

export const monthlyRecords = query('/transaction_flow/monthly', {
  access: 'owner',
  summary: 'Money into and out of the available funds, by month in your time zone',
  input: { user_time_zone: v.optional(text(80)) },
  output: {
    list: listOf(
      v.object({
        /** Such as 2026-11. */
        month: v.string(),
        /** The available funds before and after it: with what came in and went out they add up. */
        opening: money,
        in: money,
        out: money,
        closing: money,
        types: listOf(v.object({ type: v.picklist(recordTypes), in: money, out: money }), 8),
      }),
      24,
    ),
  },
});
