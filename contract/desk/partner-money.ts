import * as v from 'valibot';
import { id, listOf, moment, money, text } from '../shape.ts';
import { list, query } from './desk-builders.ts';

const readers = ['support', 'finance', 'approver', 'admin'] as const;
/** A whole username, or an id, since partners of a host app have no username. */
const partner = v.pipe(text(60), v.minLength(1));

export const showPartnerMoney = query('/partner-money', {
  roles: readers,
  summary: 'The balances of a partner, and the start-up funds not yet returned',
  input: { partner },
  output: {
    id,
    partner: v.string(),
    balances: listOf(v.object({ pocket: v.string(), amount: money }), 40),
    startupDue: money,
    /** What is still owed of recalled deposits. */
    recovery: money,
  },
});

export const listPartnerRecords = list('/partner-money/records', {
  roles: readers,
  summary: 'The records of a partner’s wallet, newest first, and which can be charged back',
  filters: { partner },
  item: v.object({
    id,
    seq: v.number(),
    at: moment,
    type: v.string(),
    kind: v.string(),
    amount: money,
    remark: v.nullable(v.string()),
    reverses: v.nullable(id),
    /** Null when it can be charged back; else why it cannot. */
    whyNot: v.nullable(v.string()),
  }),
});
