import type { Language } from '#domain/language.ts';
import type { Sql } from '../../platform/database/database.ts';

/** To whom a message goes. All is null when the typed name is nobody's whom mail may reach. */
export interface Recipient {
  readonly partnerId: string | null;
  readonly username: string | null;
  readonly language: Language | null;
  readonly address: string | null;
}

/** The merchant to whom a waiting message goes, and the address that was their contact's. */
export const findMerchantRecipient = (
  sql: Sql,
  messageId: string,
): Promise<{ readonly name: string; readonly address: string } | null> =>
  sql.maybeOne`
    select r.name, m.address from outbox_message m join merchant r on r.id = m.merchant_id
     where m.id = ${messageId} and m.outcome is null`;

/**
 * The recipient of a waiting message. A login password is reset only at a confirmed address,
 * because a mistyped one is a stranger's, and not while the owner objects to a reset, because
 * whoever did that may hold the mailbox too.
 */
export async function findRecipient(sql: Sql, messageId: string): Promise<Recipient | null> {
  return sql.maybeOne<Recipient>`
    select p.id partner_id, coalesce(p.username, p.nickname) username, p.language,
           coalesce(m.address, nullif(p.email, '')) address
      from outbox_message m left join partner p
        on (p.id = m.partner_id or p.username_key = m.username_key)
       and (m.kind <> 'reset'
         or (p.password_hash is not null and p.email_confirmed_at is not null
           and not exists (select from support_case c
                            where c.kind = 'takeover' and c.partner_id = p.id
                              and c.answered_at is null)))
     where m.id = ${messageId} and m.outcome is null`;
}
