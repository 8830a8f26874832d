import { type ContactPart, contactParts } from '#contract/configuration.ts';
import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { contactText, noContactChange } from '#domain/help/contact-change.ts';
import type { Db, Sql } from '../../platform/database/database.ts';
import { sha256 } from '../../platform/process/process.ts';
import {
  findInstallation,
  getSigner,
  lockConfiguration,
  type Secrets,
} from '../../platform/settings/settings.ts';
import { findNewestContacts, insertContacts } from './contact-store.ts';

/**
 * Signs the new list and chains it to the last one, in the transaction that changes it. The caller
 * holds the configuration's lock, so the chain cannot fork.
 */
export async function signContacts(
  sql: Sql,
  secrets: Secrets,
  { part, value }: { readonly part: ContactPart; readonly value: unknown },
  changedAt: Date,
): Promise<void> {
  const installation = await findInstallation(sql);
  const lastChange = await findNewestContacts(sql);
  const signer = await getSigner(sql, secrets);

  const change = {
    no: (lastChange?.no ?? 0) + 1,
    at: changedAt,
    part,
    value: canonicalJson(value as Json),
    previous: lastChange?.hash ?? noContactChange,
    key: signer.key,
  };
  const text = contactText({ network: installation?.name ?? '', ...change });
  await insertContacts(sql, { ...change, hash: sha256(text), signature: signer.sign(text) });
}

/** The lists that a network starts with are the first in the log. */
export async function signFirstContacts(db: Db, secrets: Secrets, now: Date): Promise<void> {
  if (await findNewestContacts(db.sql)) return;

  await db.transaction(async (sql) => {
    const { configuration } = await lockConfiguration(sql);
    if (await findNewestContacts(sql)) return;

    for (const part of contactParts) {
      await signContacts(sql, secrets, { part, value: configuration[part] }, now);
    }
  });
}
