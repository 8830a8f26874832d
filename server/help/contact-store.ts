import type { ContactPart } from '#contract/configuration.ts';
import { type Configuration, contactParts } from '#contract/configuration.ts';
import { canonicalJson, type Json } from '#domain/canonical-json.ts';
import { type ContactChange, contactText, noContactChange } from '#domain/help/contact-change.ts';
import type { Db, Sql } from '../database/database.ts';
import { sha256 } from '../ledger/ledger.ts';
import { findInstallation, getSettings, getSigner, type Secrets } from '../settings/settings.ts';

export interface SignedContacts extends Omit<ContactChange, 'network'> {
  readonly hash: string;
  readonly signature: string;
}

const columns = `no, at, part, value, encode(previous, 'hex') previous, encode(hash, 'hex') hash,
  key, signature`;

export async function findNewestContacts(sql: Sql): Promise<SignedContacts | null> {
  const [row] = await sql<SignedContacts>(
    `select ${columns} from contact_change order by no desc limit 1`,
  );
  return row ?? null;
}

const pageSize = 50;

export async function listContactChanges(sql: Sql, cursor: string | null) {
  const below = cursor !== null && /^\d{1,9}$/.test(cursor) ? Number(cursor) : null;
  const rows = await sql<SignedContacts>(
    `select ${columns} from contact_change where $1::int is null or no < $1
      order by no desc limit ${pageSize + 1}`,
    [below],
  );
  const list = rows.slice(0, pageSize);
  return { list, next: rows.length > pageSize ? String(list.at(-1)?.no) : null };
}

/**
 * Signs the new list and chains it to the last one, in the transaction that changes it. The caller
 * holds the configuration's lock, so the chain cannot fork.
 */
export async function signContacts(
  sql: Sql,
  secrets: Secrets,
  { part, value }: { readonly part: ContactPart; readonly value: unknown },
  at: Date,
): Promise<void> {
  const installation = await findInstallation(sql);
  const last = await findNewestContacts(sql);
  const signer = await getSigner(sql, secrets);
  const facts = {
    no: (last?.no ?? 0) + 1,
    at,
    part,
    value: canonicalJson(value as Json),
    previous: last?.hash ?? noContactChange,
    key: signer.key,
  };
  const text = contactText({ network: installation?.name ?? '', ...facts });
  await sql(
    `insert into contact_change (no, at, part, value, previous, hash, key, signature)
     values ($1, $2, $3, $4, decode($5, 'hex'), decode($6, 'hex'), $7, $8)`,
    [
      ...[facts.no, at, part, facts.value, facts.previous, sha256(text)],
      ...[facts.key, signer.sign(text)],
    ],
  );
}

/** The lists that a network was born with are the first in the log. */
export async function signFirstContacts(db: Db, secrets: Secrets, now: Date): Promise<void> {
  if (await findNewestContacts(db.sql)) return;
  await db.transaction(async (sql) => {
    await sql("select pg_advisory_xact_lock(hashtext('configuration'))");
    if (await findNewestContacts(sql)) return;
    const configuration: Configuration = (await getSettings(sql)).configuration;
    for (const part of contactParts) {
      await signContacts(sql, secrets, { part, value: configuration[part] }, now);
    }
  });
}
