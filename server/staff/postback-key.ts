import { DeskRefusal } from '#contract/desk/refusals.ts';
import type { Why } from '../catalogue/catalogue-acts.ts';
import { addPostbackKey, lockPostbackKeys } from '../conversion/postback-key-store.ts';
import type { Db } from '../db/db.ts';
import { noteInLog } from '../desk/log-store.ts';
import type { Secrets } from '../installation/secrets.ts';

/** A new key for a merchant to sign postbacks with; the one before stays good until a time. */
export const givePostbackKey = (
  db: Db,
  secrets: Secrets,
  merchantId: string,
  until: Date,
  { by, reason, now }: Why,
  /** How many keys were on the screen, where there was one. */
  seen?: number,
) =>
  db.transaction(async (sql) => {
    if (seen !== undefined && (await lockPostbackKeys(sql, merchantId)) !== seen) {
      throw new DeskRefusal('desk_changed_meanwhile');
    }
    const key = await addPostbackKey(sql, secrets, merchantId, now, until);
    const about = { merchant: merchantId, key: key.kid, reason };
    await noteInLog(sql, { by, act: 'postback-key', about }, now);
    return key;
  });
