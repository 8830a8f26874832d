import type { listContactChanges as route } from '#contract/help.ts';
import type { Services, UseCase } from '../../ads/services/services.ts';
import type { Settings } from '../../platform/settings/settings.ts';
import { findNewestContacts, listContactChanges as listStored } from './contact-store.ts';

/** Every change of contacts and deposit channels, for anyone to verify. */
export const listContactChanges: UseCase<typeof route> = async ({ db, settings }, input) => {
  const { list, next } = await listStored(db.sql, input.cursor ?? null);
  const shown = list.map((change) => ({ ...change, at: change.at.toISOString() }));
  return { network: settings.installation.name, list: shown, next };
};

interface ContactHead {
  readonly no: number;
  readonly hash: string;
  readonly signature: string;
  readonly key: string;
}

/** A change comes with a new version of the settings, so one query per version is enough. */
const heads = new WeakMap<Settings, Promise<ContactHead | null>>();

export function contactHeadOf({ db }: Pick<Services, 'db'>, settings: Settings) {
  const known = heads.get(settings);
  if (known) return known;
  const found = findNewestContacts(db.sql).then(
    (newest) =>
      newest && {
        no: newest.no,
        hash: newest.hash,
        signature: newest.signature,
        key: newest.key,
      },
  );
  found.catch(() => heads.delete(settings));
  heads.set(settings, found);
  return found;
}
