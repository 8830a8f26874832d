import { daysBefore } from '#domain/time.ts';
import type { Sql } from '../../platform/database/database.ts';
import { listOwnPlaces, listSessionPlaces } from './own-place-store.ts';
import type { Viewers } from './viewer.ts';
import { placeOf } from './visit.ts';

/** Who uses the product from where: partners and merchants by id, staff as one. */
export interface OwnPlaces {
  /** By network and browser, and by network alone. */
  readonly byPlace: ReadonlyMap<string, readonly string[]>;
  readonly byNetwork: ReadonlyMap<string, readonly string[]>;
}

/** The places of the last day. */
export async function readOwnPlaces(sql: Sql, viewers: Viewers, now: Date): Promise<OwnPlaces> {
  const since = daysBefore(now, 1);
  const ownerPlaces: { place: string; network: string; owner: string }[] = [];
  const addPlace = (network: string, device: string, owner: string) =>
    ownerPlaces.push({ place: placeOf(network, device), network, owner });
  for (const { partnerId, address, device } of await listSessionPlaces(sql, since)) {
    addPlace(viewers.address(address).network, device, partnerId);
  }
  for (const { ownerKind, ownerId, network, device } of await listOwnPlaces(sql, since)) {
    addPlace(network, device, ownerKind === 'staff' ? ownerKind : ownerId);
  }
  const ownersBy = (keyOf: (place: (typeof ownerPlaces)[number]) => string) =>
    new Map(
      [...Map.groupBy(ownerPlaces, keyOf)].map(([key, places]) => [
        key,
        [...new Set(places.map(({ owner }) => owner))],
      ]),
    );

  return { byPlace: ownersBy(({ place }) => place), byNetwork: ownersBy(({ network }) => network) };
}
