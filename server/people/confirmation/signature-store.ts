import type { recordDetail } from '#contract/record.ts';
import type { Reply } from '#contract/route.ts';
import { fragment, literal, type Sql } from '../../platform/database/database.ts';

/** What a passkey signed to confirm an act, until the act is done. Bytes are in base64url. */
export interface ActSignature {
  readonly text: string;
  /** Opens the digest of a destination in the text; null where there is none. */
  readonly salt: string | null;
  readonly publicKey: string;
  readonly id: string;
  readonly clientDataJSON: string;
  readonly authenticatorData: string;
  readonly signature: string;
}

/** A confirmed act and its result: an entry, or a card. */
export interface ConfirmedAct {
  readonly confirmationHash: Buffer;
  readonly entryId?: string;
  readonly cardId?: string;
}

/** Stores what a passkey signed with the result of the act. Digits leave nothing. */
export async function saveSignature(
  sql: Sql,
  { confirmationHash, entryId, cardId }: ConfirmedAct,
): Promise<void> {
  const decodeBytes = (field: keyof ActSignature) => fragment`
    decode(rpad(translate(signed ->> ${literal(field)}, '-_', '+/'),
      (length(signed ->> ${literal(field)}) + 3) / 4 * 4, '='), 'base64')`;
  await sql`
    insert into act_signature (partner_id, action, entry_id, card_id, text, salt, client_data,
      authenticator_data, signature, public_key, credential_hash, signed_at)
    select partner_id, action, ${entryId ?? null}, ${cardId ?? null}, signed ->> 'text',
           signed ->> 'salt', ${decodeBytes('clientDataJSON')}, ${decodeBytes('authenticatorData')},
           ${decodeBytes('signature')}, ${decodeBytes('publicKey')},
           sha256(convert_to(signed ->> 'id', 'UTF8')),
           ((signed ->> 'text')::jsonb ->> 'at')::timestamptz
      from confirmation where hash = ${confirmationHash} and signed is not null`;
}

/** How an act was confirmed; the name of the passkey while it is known. */
type ConfirmedBy = NonNullable<Reply<typeof recordDetail>['confirmedBy']>;

const signatures = fragment`
  select e.cause ->> 'payout' payout_id, k.name
    from act_signature s join entry e on e.id = s.entry_id
    left join partner_passkey k
      on k.partner_id = s.partner_id and sha256(convert_to(k.id, 'UTF8')) = s.credential_hash`;

interface SignatureRow {
  readonly payoutId: string | null;
  /** The passkey's. */
  readonly name: string | null;
}

const toConfirmedBy = (signature: SignatureRow | null): ConfirmedBy =>
  signature ? { way: 'passkey', passkey: signature.name } : { way: 'digits', passkey: null };

/** How the act behind this entry was confirmed: without a passkey's signature, by the digits. */
export async function readConfirmationMethod(sql: Sql, entryId: string): Promise<ConfirmedBy> {
  const signature = await sql.maybeOne<SignatureRow>`
    ${signatures} where s.entry_id = ${entryId}`;
  return toConfirmedBy(signature);
}

/** How these payouts of a partner were confirmed, by payout. */
export async function listPayoutsConfirmedBy(
  sql: Sql,
  partnerId: string,
  payoutIds: readonly string[],
): Promise<ReadonlyMap<string, ConfirmedBy>> {
  const rows = await sql.many<SignatureRow>`
    ${signatures} where s.partner_id = ${partnerId} and s.action = 'payout'
       and e.cause ->> 'payout' = any (${payoutIds}::text[])`;
  const byPayout = new Map(rows.map((row) => [row.payoutId, row]));
  return new Map(payoutIds.map((id) => [id, toConfirmedBy(byPayout.get(id) ?? null)]));
}
