import type {
  ConfirmedActs,
  Destination,
  SignedCard,
  WrittenPasskey,
  WrittenSignature,
} from '#domain/ledger/confirmed.ts';
import type { Sql } from '../../platform/database/database.ts';
import { publicJwk } from '../../platform/webauthn/webauthn.ts';

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

const columns = `s.entry_id "entryId", s.card_id "cardId", s.text, s.client_data "clientData",
  s.authenticator_data "authenticatorData", s.signature, s.public_key "publicKey", s.salt,
  c.bound_at "boundAt", c.method, c.last4`;

/** Signatures of the records between two points of a chain, and of all cards until a time. */
export async function readSigned(
  sql: Sql,
  owner: string,
  range: { readonly after: number; readonly last: number; readonly to: Date },
): Promise<SignedRange> {
  const keys = await listKeys(sql, owner);
  const rows = await sql<SignatureRow>(
    `select ${columns} from act_signature s
       left join record r on r.entry_id = s.entry_id and r.owner = s.partner_id
       left join bank_card c on c.id = coalesce(s.card_id,
         (s.text::jsonb -> 'about' ->> 'cardId')::uuid)
      where s.partner_id = $1 and ((r.seq > $2 and r.seq <= $3) or s.card_id is not null)
        and s.signed_at < $4 order by s.id`,
    [owner, range.after, range.last, range.to],
  );
  const copied = await sql<{ id: string }>(
    `select r.entry_id id from record r join plan_step p on p.entry_id = r.entry_id
      where r.owner = $1 and r.seq > $2 and r.seq <= $3 and p.cause = 'copied'`,
    [owner, range.after, range.last],
  );
  const places = new Map(keys.map(({ publicKey }, at) => [publicKey.toString('hex'), at]));
  const written = (row: SignatureRow): WrittenSignature => ({
    passkey: places.get(row.publicKey.toString('hex')) ?? -1,
    text: row.text,
    clientData: row.clientData.toString('base64url'),
    authenticatorData: row.authenticatorData.toString('base64url'),
    signature: row.signature.toString('base64url'),
  });
  return {
    passkeys: keys.map(({ publicKey, ...key }) => ({ key: publicJwk(publicKey), ...key })),
    cards: rows.flatMap((row) => cardsOf(row, written(row))),
    signed: new Map(
      rows.flatMap((row) =>
        row.entryId ? [[row.entryId, { to: destinationOf(row), ...written(row) }] as const] : [],
      ),
    ),
    copied: new Set(copied.map(({ id }) => id)),
  };
}

const cardsOf = ({ cardId, boundAt }: SignatureRow, written: WrittenSignature): SignedCard[] =>
  cardId && boundAt ? [{ card: cardId, at: boundAt.toISOString(), ...written }] : [];

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
  const rows = await sql<{ publicKey: Buffer; madeAt: Date; endedAt: Date | null }>(
    `select public_key "publicKey", made_at "madeAt", ended_at "endedAt"
       from partner_passkey where partner_id = $1
     union all
     select public_key, min(signed_at), max(signed_at) from act_signature s
      where partner_id = $1 and not exists
        (select from partner_passkey k where k.partner_id = $1 and k.public_key = s.public_key)
      group by public_key order by "madeAt", "publicKey"`,
    [owner],
  );
  return rows.map(({ publicKey, madeAt, endedAt }) => ({
    publicKey,
    added: madeAt.toISOString(),
    ended: endedAt?.toISOString() ?? null,
  }));
}
