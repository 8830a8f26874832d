import { hourMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { logProblem } from '../../platform/process/process.ts';
import { type OwnerKind, saveOwnPlace } from './own-place-store.ts';
import type { Viewers } from './viewer.ts';

export interface Used {
  readonly address: string;
  readonly device: string;
}

/** Records from where a plan's owner uses the product. */
export type NoteOwnPlace = (kind: OwnerKind, ownerId: string, from: Used) => void;

const againMs = hourMs;
const keptMax = 20_000;
/** The most new places of one owner in an hour; more are made up. */
const newOfOneMax = 50;

/** Saves a place when it is new and then once an hour, without anyone waiting for it. */
export function createNoteOwnPlace(
  db: Db,
  viewers: Pick<Viewers, 'address'>,
  now: () => Date,
): NoteOwnPlace {
  const noted = new Map<string, number>();
  const newOf = new Map<string, { since: number; count: number }>();
  const isTooNew = (ownerId: string, at: number): boolean => {
    const last = newOf.get(ownerId);
    const own = last && last.since > at - againMs ? last : { since: at, count: 0 };
    if (newOf.size >= keptMax) newOf.clear();
    newOf.set(ownerId, own);
    own.count += 1;
    return own.count > newOfOneMax;
  };
  return (ownerKind, ownerId, { address, device }) => {
    // A socket that has closed has no address any more.
    if (!address) return;
    const at = now();
    const key = `${ownerId} ${address} ${device}`;
    if ((noted.get(key) ?? Number.NEGATIVE_INFINITY) > at.getTime() - againMs) return;
    if (isTooNew(ownerId, at.getTime())) return;
    if (noted.size >= keptMax) noted.clear();
    noted.set(key, at.getTime());
    const { network } = viewers.address(address);
    saveOwnPlace(db.sql, { ownerKind, ownerId, network, device }, at).catch((error) => {
      noted.delete(key);
      logProblem('own places', error);
    });
  };
}
