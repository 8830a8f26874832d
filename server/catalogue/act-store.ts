import type { Sql } from '../db/db.ts';

/** One act of staff on the catalogue. */
export interface CatalogueAct {
  readonly act: string;
  /** The id of what it was done to. */
  readonly subject: string;
  readonly by: string;
  readonly reason: string;
}

/** Writes down what staff did, in the transaction that does it. */
export async function noteCatalogueAct(sql: Sql, act: CatalogueAct, now: Date): Promise<void> {
  await sql(
    'insert into catalogue_act (at, made_by, act, subject, reason) values ($1, $2, $3, $4, $5)',
    [now, act.by, act.act, act.subject, act.reason],
  );
}
