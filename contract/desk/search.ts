import * as v from 'valibot';
import { searchKinds, searchLengthMax, searchLengthMin } from '#domain/desk/search.ts';
import { id, listOf, moment, money } from '../shape.ts';
import { query } from './desk-builders.ts';

export const searchDesk = query('/search', {
  roles: 'everyone',
  summary: 'Find partners, plans, payouts, references and orders, even with a typing error',
  input: {
    text: v.pipe(v.string(), v.trim(), v.minLength(searchLengthMin), v.maxLength(searchLengthMax)),
  },
  output: {
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
  },
});
