import type { Db } from '../../platform/database/database.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findNewestContacts, type SignedContacts } from './contact-store.ts';

/** A change comes with a new version of the settings, so one query per version is enough. */
const heads = new WeakMap<Settings, Promise<SignedContacts | null>>();

/** The newest row of the log of contacts. */
export function findContactHead({ sql }: Db, settings: Settings): Promise<SignedContacts | null> {
  const cachedHead = heads.get(settings);
  if (cachedHead) return cachedHead;

  const head = findNewestContacts(sql);
  head.catch(() => heads.delete(settings));
  heads.set(settings, head);
  return head;
}
