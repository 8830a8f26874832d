import type {
  ConfirmedActs,
  Destination,
  SignedCard,
  WrittenPasskey,
  WrittenSignature,
} from '#domain/ledger/confirmed.ts';
import { fragment, type Sql } from '../../platform/database/database.ts';
import { toPublicJwk } from '../../platform/webauthn/webauthn.ts';

/** What is known about the confirmations of a range, by entry. */
export interface SignedRange extends Omit<ConfirmedActs, 'confirmed'> {
  readonly signed: ReadonlyMap<string, WrittenSignature & { readonly to: Destination | null }>;
  /** Puts that were copied, because their partner follows an operator. */
  readonly copied: ReadonlySet<string>;
}

interface SignatureRow {
  readonly entryId: string | null;
  readonly cardId: string | null;
  readonly boundAt: Date | null;
  readonly text: string;
  readonly clientData: Buffer;
  readonly authenticatorData: Buffer;
  readonly signature: Buffer;
  readonly publicKey: Buffer;
  readonly salt: string | null;
  readonly method: string | null;
  readonly last4: string | null;
}

const columns = fragment`
  s.entry_id, s.card_id, s.text, s.client_data, s.authenticator_data, s.signature, s.public_key,
  s.salt, c.bound_at, c.method, c.last4`;

/** Records of a chain after one number and up to another, and the end of their time. */
interface RecordRange {
  readonly afterSeq: number;
  readonly last: number;
  readonly to: Date;
}

/** Signatures of the records between two points of a chain, and of all cards until a time. */
export async function readSigned(
  sql: Sql,
  owner: string,
  range: RecordRange,
): Promise<SignedRange> {
  const passkeys = await listKeys(sql, owner);

  const rows = await sql.many<SignatureRow>`
    select ${columns} from act_signature s
      left join record r on r.entry_id = s.entry_id and r.owner = s.partner_id
      left join bank_card c
        on c.id = coalesce(s.card_id, (s.text::jsonb -> 'about' ->> 'cardId')::uuid)
     where s.partner_id = ${owner}
       and ((r.seq > ${range.afterSeq} and r.seq <= ${range.last}) or s.card_id is not null)
       and s.signed_at < ${range.to}
     order by s.id`;

  const copied = await sql.many<{ id: string }>`
    select r.entry_id id from record r join plan_step p on p.entry_id = r.entry_id
     where r.owner = ${owner} and r.seq > ${range.afterSeq} and r.seq <= ${range.last}
       and p.cause = 'copied'`;

  const keyIndexes = new Map(
    passkeys.map(({ publicKey }, index) => [publicKey.toString('hex'), index]),
  );
  const signatureOf = (row: SignatureRow): WrittenSignature => ({
    // No passkey is at -1, so a signature by a key that is not listed does not verify.
    passkey: keyIndexes.get(row.publicKey.toString('hex')) ?? -1,
    text: row.text,
    clientData: row.clientData.toString('base64url'),
    authenticatorData: row.authenticatorData.toString('base64url'),
    signature: row.signature.toString('base64url'),
  });

  return {
    passkeys: passkeys.map(({ publicKey, ...key }) => ({ key: toPublicJwk(publicKey), ...key })),
    cards: rows.flatMap((row) => cardsOf(row, signatureOf(row))),
    signed: new Map(
      rows.flatMap((row) =>
        row.entryId
          ? [[row.entryId, { to: destinationOf(row), ...signatureOf(row) }] as const]
          : [],
      ),
    ),
    copied: new Set(copied.map(({ id }) => id)),
  };
}

const cardsOf = ({ cardId, boundAt }: SignatureRow, signature: WrittenSignature): SignedCard[] =>
  cardId && boundAt ? [{ card: cardId, at: boundAt.toISOString(), ...signature }] : [];

const destinationOf = ({ salt, method, last4 }: SignatureRow): Destination | null =>
  salt && method && last4 ? { salt, method, last4 } : null;

interface KeyRow extends Omit<WrittenPasskey, 'key'> {
  readonly publicKey: Buffer;
}

/**
 * Every passkey the account ever had, ended ones included. For an erased account only those that
 * signed are known, from their first signature to their last.
 */
async function listKeys(sql: Sql, owner: string): Promise<KeyRow[]> {
  const rows = await sql.many<{ publicKey: Buffer; madeAt: Date; endedAt: Date | null }>`
    select public_key, made_at, ended_at
      from partner_passkey where partner_id = ${owner}
     union all
    select public_key, min(signed_at), max(signed_at)
      from act_signature s
     where partner_id = ${owner}
       and not exists (
         select from partner_passkey k
          where k.partner_id = ${owner} and k.public_key = s.public_key)
     group by public_key order by made_at, public_key`;
  return rows.map(({ publicKey, madeAt, endedAt }) => ({
    publicKey,
    added: madeAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }));
}
