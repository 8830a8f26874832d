import * as v from 'valibot';
import { query } from './route.ts';
import { listOf, text, whole } from './shape.ts';

/** A way to reach customer service. Type 1 opens inside the app, any other in a new window. */
export const channel = v.object({
  id: v.string(),
  label: v.string(),
  type: v.pipe(v.number(), v.integer()),
  url: v.string(),
});

export type Channel = v.InferOutput<typeof channel>;

export const languageMapping = v.object({ source: v.string(), targets: v.string() });

const entries = {
  name: v.string(),
  mode: v.picklist(['demo', 'live']),
  currency: v.string(),
  client_language_map: listOf(languageMapping, 50),
  customer_service_url: listOf(channel, 20),
  recharge_customer_service_url: listOf(channel, 20),
  /** The newest row of the public log of contact lists, signed by the published key. */
  contact_head: v.nullable(
    v.object({ no: whole, hash: v.string(), signature: v.string(), key: v.string() }),
  ),
};

/**
 * The call for the configuration, with as much of its answer as the app needs to start: the login
 * must not wait for the shapes of questions and payout methods.
 */
export const startConfig = query('/basic_config', {
  access: 'public',
  summary: 'The configuration; payout methods and questions only when logged in',
  input: { lang: v.optional(text(35)) },
  output: entries,
});
