import { hourMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { logProblem } from '../../platform/process/process.ts';
import { type OwnerKind, saveOwnPlace } from './own-place-store.ts';
import type { Viewers } from './viewer.ts';

export interface UsedPlace {
  readonly address: string;
  readonly device: string;
}

/** Records from where a plan's owner uses the product. */
export type NoteOwnPlace = (kind: OwnerKind, ownerId: string, place: UsedPlace) => void;

const repeatMs = hourMs;
const entriesMax = 20_000;
/** The most new places of one owner in an hour; more are made up. */
const newPlacesPerOwnerMax = 50;

/** Saves a place when it is new and then once an hour, without anyone waiting for it. */
export function createNoteOwnPlace(
  db: Db,
  viewers: Pick<Viewers, 'address'>,
  now: () => Date,
): NoteOwnPlace {
  const notedAt = new Map<string, number>();
  const newPlacesByOwner = new Map<string, { since: number; count: number }>();

  const hasTooManyNewPlaces = (ownerId: string, time: number): boolean => {
    const previousCount = newPlacesByOwner.get(ownerId);
    const current =
      previousCount && previousCount.since > time - repeatMs
        ? previousCount
        : { since: time, count: 0 };
    if (newPlacesByOwner.size >= entriesMax) newPlacesByOwner.clear();
    newPlacesByOwner.set(ownerId, current);
    current.count += 1;

    return current.count > newPlacesPerOwnerMax;
  };

  return (ownerKind, ownerId, { address, device }) => {
    // A socket that has closed has no address any more.
    if (!address) return;

    const usedAt = now();
    const key = `${ownerId} ${address} ${device}`;
    if ((notedAt.get(key) ?? Number.NEGATIVE_INFINITY) > usedAt.getTime() - repeatMs) return;
    if (hasTooManyNewPlaces(ownerId, usedAt.getTime())) return;

    if (notedAt.size >= entriesMax) notedAt.clear();
    notedAt.set(key, usedAt.getTime());
    const { network } = viewers.address(address);
    saveOwnPlace(db.sql, { ownerKind, ownerId, network, device }, usedAt).catch((error) => {
      notedAt.delete(key);
      logProblem('own places', error);
    });
  };
}
