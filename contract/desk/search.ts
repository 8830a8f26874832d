import * as v from 'valibot';
import { searchKinds, searchLengthMax, searchLengthMin } from '#domain/desk/search.ts';
import { id, listOf, moment, money } from '../shape.ts';
import type { DeskRoute } from './desk-route.ts';
import { looks } from './desk-rule.ts';

export const searchDesk = {
  method: 'GET',
  path: '/search',
  roles: 'everyone',
  trace: 'none',
  rule: looks,
  summary: 'Find partners, plans, payouts, references and orders, even with a typing error',
  input: v.strictObject({
    text: v.pipe(v.string(), v.trim(), v.minLength(searchLengthMin), v.maxLength(searchLengthMax)),
  }),
  output: v.object({
    list: listOf(
      v.object({
        kind: v.picklist(searchKinds),
        /** Its id, number, reference or name: what its list finds it by. */
        key: v.string(),
        title: v.string(),
        detail: v.nullable(v.string()),
        state: v.nullable(v.string()),
        partnerId: v.nullable(id),
        amount: v.nullable(money),
        at: v.nullable(moment),
        /** Found although one letter differs from the text, or two are swapped. */
        isSimilar: v.boolean(),
      }),
      100,
    ),
  }),
} as const satisfies DeskRoute;
