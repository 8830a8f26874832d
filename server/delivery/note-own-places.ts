import type { Db } from '../db/db.ts';
import { logProblem } from '../http/log-problem.ts';
import { type OwnerKind, saveOwnPlace } from './own-place-store.ts';
import type { Viewers } from './viewer.ts';

export interface Used {
  readonly address: string;
  readonly device: string;
}

/** Hears from where somebody who belongs to plans uses the product. */
export type NoteOwnPlace = (kind: OwnerKind, ownerId: string, from: Used) => void;

const againMs = 60 * 60_000;
const keptMax = 20_000;

/** Writes a place down when it is new, and then once an hour; nobody waits for it. */
export function createNoteOwnPlace(
  db: Db,
  viewers: Pick<Viewers, 'address'>,
  now: () => Date,
): NoteOwnPlace {
  const noted = new Map<string, number>();
  return (ownerKind, ownerId, { address, device }) => {
    // A socket that closed meanwhile has no address any more.
    if (!address) return;
    const at = now();
    const key = `${ownerId} ${address} ${device}`;
    if ((noted.get(key) ?? Number.NEGATIVE_INFINITY) > at.getTime() - againMs) return;
    if (noted.size >= keptMax) noted.clear();
    noted.set(key, at.getTime());
    const { network } = viewers.address(address);
    saveOwnPlace(db.sql, { ownerKind, ownerId, network, device }, at).catch((error) => {
      noted.delete(key);
      logProblem('own places', error);
    });
  };
}
