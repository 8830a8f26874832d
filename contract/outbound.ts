import * as v from 'valibot';
import { outboundUrlMax } from '#domain/conversion/outbound.ts';
import { conversionStates } from '#domain/conversion/state.ts';
import type { Route } from './route.ts';
import { id, listOf, moment, nothing, text, whole } from './shape.ts';

const url = v.nullable(v.string());

export const postbackSetting = {
  method: 'GET',
  path: '/plan/postback',
  access: 'member',
  summary: 'The webhook for your conversions, and its latest attempts',
  input: nothing,
  output: v.object({
    url,
    /** Which key the reports are signed with. */
    kid: v.nullable(v.string()),
    attempts: listOf(
      v.object({
        planNo: v.string(),
        conversionId: id,
        state: v.picklist(conversionStates),
        no: whole,
        at: moment,
        /** What the server answered, or why there was no answer. */
        status: v.nullable(whole),
        failure: v.nullable(v.string()),
      }),
      50,
    ),
  }),
} as const satisfies Route;

export const setPostback = {
  method: 'POST',
  path: '/plan/postback/set',
  access: 'member',
  summary: 'Set the webhook for your conversions, with a new key that is shown once',
  input: v.strictObject({ url: v.nullable(text(outboundUrlMax)) }),
  output: v.object({ url, kid: v.nullable(v.string()), secret: v.nullable(v.string()) }),
} as const satisfies Route;
