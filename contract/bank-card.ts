import * as v from 'valibot';
import { cardFields, cardKinds } from '#domain/wallet/card-fields.ts';
import { command, query } from './route.ts';
import { confirmation, id, listOf, moment, requestId, text } from './shape.ts';

/** Each entry is a field of the chosen payout method, and its value. */
const values = listOf(
  v.strictObject({ field: v.picklist(cardFields), value: text(200) }),
  cardFields.length,
);

export const bankCard = query('/bank_card/detail', {
  access: 'owner',
  summary: 'The bound card or wallet address, masked',
  output: {
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
  },
});

export const checkBankCard = query('/bank_card/check', {
  method: 'POST',
  access: 'owner',
  summary: 'Whether a card or wallet address could be bound, before it is confirmed',
  input: { method: text(40), fields: values },
  output: {},
});

export const editBankCard = command('/bank_card/edit', {
  access: 'owner',
  summary: 'Bind or replace a card or wallet address',
  input: { requestId, method: text(40), fields: values, confirmation },
  output: { id },
});
