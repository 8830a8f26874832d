import * as v from 'valibot';
import { channel, question, withdrawMethod } from '#contract/help.ts';
import { listOf, typedMoney } from '#contract/shape.ts';
import type { Sql } from '../db/db.ts';

/** What this database was born as. Never changes. */
export interface Installation {
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly name: string;
}

const configurationShape = v.strictObject({
  customerService: listOf(channel, 20),
  rechargeService: listOf(channel, 20),
  withdrawMethods: listOf(withdrawMethod, 20),
  questions: listOf(question, 100),
  /** How a deposit is made, one step each. */
  depositInstructions: v.optional(listOf(v.string(), 20), []),
  /** What the bank takes for one payout. */
  payoutCost: v.optional(typedMoney, '0.00'),
  /** Off until the network has a registered provider of foreign exchange. */
  exchange: v.optional(v.strictObject({ isOffered: v.boolean() }), { isOffered: false }),
});

export type Configuration = v.InferOutput<typeof configurationShape>;

export interface Settings {
  readonly installation: Installation;
  readonly configuration: Configuration;
}

export async function findInstallation(sql: Sql): Promise<Installation | null> {
  const [row] = await sql<Installation>('select mode, currency, name from installation');
  return row ?? null;
}

/** The installation with the newest version of its configuration. */
export async function getSettings(sql: Sql): Promise<Settings> {
  const installation = await findInstallation(sql);
  const [row] = await sql<{ body: unknown }>(
    'select body from configuration order by version desc limit 1',
  );
  if (!installation || !row) throw new Error('The database was never born');
  return { installation, configuration: v.parse(configurationShape, row.body) };
}
