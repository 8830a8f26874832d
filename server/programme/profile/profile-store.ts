import type { Language } from '#domain/language.ts';
import type { Sql } from '../../platform/database/database.ts';

/** What a partner may change; null leaves it as it is. */
export interface ProfileChange {
  readonly nickname: string | null;
  readonly language: Language | null;
  readonly email: string;
  readonly phone: string;
  readonly contactChangedAt: Date | null;
}

/** A new email address starts unconfirmed. */
export async function saveProfile(
  sql: Sql,
  partnerId: string,
  { nickname, language, email, phone, contactChangedAt }: ProfileChange,
): Promise<void> {
  await sql`
    update partner
       set nickname = coalesce(${nickname}, nickname),
           language = coalesce(${language}, language),
           email = ${email}, phone = ${phone},
           email_confirmed_at = case when email = ${email} then email_confirmed_at end,
           contact_changed_at = coalesce(${contactChangedAt}, contact_changed_at)
     where id = ${partnerId}`;
}
