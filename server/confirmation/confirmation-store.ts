import type { Sql } from '../database/database.ts';
import {
  type AnySubject,
  confirmationHash,
  type Holder,
  type IssuedConfirmation,
  newConfirmation,
} from './judge-confirmation.ts';
import type { ActSignature } from './signature-store.ts';

/** A confirmation as stored. */
export interface ConfirmationRow {
  readonly partnerId: string;
  readonly sessionId: string;
  readonly action: string;
  readonly aboutHash: Buffer;
  readonly expiresAt: Date;
  readonly usedAt: Date | null;
  /** Whether a passkey confirmed it, so that its signature is kept with the act. */
  readonly isSigned: boolean;
}

const columns = 'hash, partner_id, session_id, action, about_hash, expires_at';
const rowColumns = `partner_id "partnerId", session_id "sessionId", action,
  about_hash "aboutHash", expires_at "expiresAt", used_at "usedAt", signed is not null "isSigned"`;

export async function issueConfirmation(
  sql: Sql,
  holder: Holder,
  subject: AnySubject,
  now: Date,
  signed: ActSignature | null = null,
): Promise<IssuedConfirmation> {
  const { issued, row } = newConfirmation(holder, subject, now);
  await sql(`insert into confirmation (${columns}, signed) values ($1, $2, $3, $4, $5, $6, $7)`, [
    ...row,
    signed && JSON.stringify(signed),
  ]);
  return issued;
}

/** Who entered digits with this hash, and for which act. */
export interface DigitsConfirmation {
  readonly holder: Holder;
  readonly subject: AnySubject;
  readonly digitsHash: string;
  readonly now: Date;
}

/**
 * Issues confirmations to partners who entered the right digits, and resets their failed tries.
 * Null if the digits were changed or disabled meanwhile.
 */
export async function issueConfirmationsForDigits(
  sql: Sql,
  wanted: readonly DigitsConfirmation[],
): Promise<(IssuedConfirmation | null)[]> {
  const made = wanted.map(({ holder, subject, now }) => newConfirmation(holder, subject, now));
  const column = (at: number) => made.map(({ row }) => row[at]);
  const rows = await sql<{ hash: Buffer }>(
    `with asked as (
       select * from unnest($1::bytea[], $2::uuid[], $3::uuid[], $4::text[], $5::bytea[],
                            $6::timestamptz[], $7::text[]) as asked (${columns}, digits)
     ), held as materialized (
       select partner_id, hash from pay_password
        where partner_id = any ($2::uuid[]) and disabled_at is null
        order by partner_id for update
     ), cleared as (
       update pay_password w set tries = 0, locked_until = null from held
        where w.partner_id = held.partner_id and (held.partner_id, held.hash) in
              (select partner_id, digits from asked)
       returning w.partner_id, w.hash)
     insert into confirmation (${columns})
     select asked.hash, asked.partner_id, session_id, action, about_hash, expires_at
       from asked join cleared on cleared.partner_id = asked.partner_id
        and cleared.hash = asked.digits returning hash`,
    [
      ...[column(0), column(1), column(2), column(3), column(4)],
      made.map(({ issued }) => issued.expiresAt.toISOString()),
      wanted.map(({ digitsHash }) => digitsHash),
    ],
  );
  const issued = new Set(rows.map(({ hash }) => hash.toString('hex')));
  return made.map((one) =>
    issued.has(confirmationHash(one.issued.confirmation).toString('hex')) ? one.issued : null,
  );
}

/** For an act whose subject is only known once the wallets are locked: read now, judge later. */
export async function lockConfirmationRow(
  sql: Sql,
  confirmation: string,
): Promise<ConfirmationRow | null> {
  const [row] = await sql<ConfirmationRow>(
    `select ${rowColumns} from confirmation where hash = $1 for update`,
    [confirmationHash(confirmation)],
  );
  return row ?? null;
}

/** Locks several confirmations in a fixed order and returns them by confirmation. */
export async function lockConfirmationRows(
  sql: Sql,
  confirmations: readonly string[],
): Promise<Map<string, ConfirmationRow>> {
  const rows = await sql<ConfirmationRow & { readonly hash: Buffer }>(
    `select hash, ${rowColumns} from confirmation where hash = any ($1::bytea[])
      order by hash for update`,
    [confirmations.map(confirmationHash)],
  );
  const byHash = new Map(rows.map((row) => [row.hash.toString('hex'), row]));
  return new Map(
    confirmations.flatMap((confirmation) => {
      const row = byHash.get(confirmationHash(confirmation).toString('hex'));
      return row ? [[confirmation, row] as const] : [];
    }),
  );
}

/** Uses up a confirmation that `lockConfirmation` accepted in this transaction. */
export async function spendConfirmation(sql: Sql, confirmation: string, now: Date): Promise<void> {
  const spent = await sql(
    'update confirmation set used_at = $2 where hash = $1 and used_at is null returning hash',
    [confirmationHash(confirmation), now],
  );
  if (spent.length === 0) throw new Error('A confirmation was spent that was not locked');
}
