import type { Why } from '../catalogue/catalogue-acts.ts';
import { addPostbackKey } from '../conversion/postback-key-store.ts';
import type { Db } from '../db/db.ts';
import type { Secrets } from '../settings/secrets.ts';
import { noteInLog } from '../staff-activity/log-store.ts';

/** A new key for a merchant to sign postbacks with; the one before stays good until a time. */
export const givePostbackKey = (
  db: Db,
  secrets: Secrets,
  merchantId: string,
  until: Date,
  { by, reason, now }: Why,
) =>
  db.transaction(async (sql) => {
    const key = await addPostbackKey(sql, secrets, merchantId, now, until);
    const about = { merchant: merchantId, key: key.kid, reason };
    await noteInLog(sql, { by, act: 'postback-key', about }, now);
    return key;
  });
