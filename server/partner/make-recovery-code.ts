import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { codeKey } from '#domain/partner/authorization-code.ts';
import {
  formatRecoveryCode,
  recoveryCodeBytes,
  recoveryCodeFrom,
} from '#domain/partner/recovery-code.ts';
import type { Sql } from '../database/database.ts';
import type { Secrets } from '../settings/settings.ts';
import { insertRecoveryCode } from './recovery-code-store.ts';

/** Keyed with a secret outside the database, and an account's own: no other account's code fits. */
export function recoveryCodeHashOf({ pepper }: Secrets, partnerId: string, typed: string): Buffer {
  const key = Buffer.from(hkdfSync('sha256', pepper, '', 'reachbook recovery codes', 32));
  return createHmac('sha256', key)
    .update(`${partnerId}:${codeKey(typed)}`)
    .digest();
}

/** Gives an account a new code and ends the old one. It leaves the server once, in an answer. */
export async function makeRecoveryCodeIn(
  sql: Sql,
  secrets: Secrets,
  partnerId: string,
  now: Date,
): Promise<string> {
  const code = recoveryCodeFrom(randomBytes(recoveryCodeBytes));
  await insertRecoveryCode(sql, partnerId, recoveryCodeHashOf(secrets, partnerId, code), now);
  return formatRecoveryCode(code);
}
