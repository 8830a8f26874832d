import * as v from 'valibot';
import { cardFields, cardKinds } from '#domain/wallet/card-fields.ts';
import type { Route } from './route.ts';
import { confirmation, id, listOf, moment, nothing, requestId, text } from './shape.ts';

/** Each entry is a field of the chosen payout method, and its value. */
const values = listOf(
  v.strictObject({ field: v.picklist(cardFields), value: text(200) }),
  cardFields.length,
);

export const bankCard = {
  method: 'GET',
  path: '/bank_card/detail',
  access: 'owner',
  summary: 'The bound card or wallet address, masked',
  input: nothing,
  output: v.object({
    card: v.nullable(
      v.object({
        id,
        /** The payout method, with its label as of when the card was bound. */
        method: v.string(),
        label: v.string(),
        kind: v.picklist(cardKinds),
        last4: v.string(),
        fields: values,
        boundAt: moment,
      }),
    ),
  }),
} as const satisfies Route;

export const checkBankCard = {
  method: 'POST',
  path: '/bank_card/check',
  access: 'owner',
  summary: 'Whether a card or wallet address could be bound, before it is confirmed',
  input: v.strictObject({ method: text(40), fields: values }),
  output: v.object({}),
} as const satisfies Route;

export const editBankCard = {
  method: 'POST',
  path: '/bank_card/edit',
  access: 'owner',
  summary: 'Bind or replace a card or wallet address',
  input: v.strictObject({ requestId, method: text(40), fields: values, confirmation }),
  output: v.object({ id }),
} as const satisfies Route;
