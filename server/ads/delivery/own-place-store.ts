import { literal, type Sql } from '../../platform/database/database.ts';

/** Whose views of an ad are their own, and count for nothing. */
export type OwnerKind = 'partner' | 'merchant' | 'staff';

export interface OwnPlace {
  readonly ownerKind: OwnerKind;
  readonly ownerId: string;
  readonly network: string;
  readonly device: string;
}

/** Far more places than one person uses in the time they are kept. */
const placesPerOwnerMax = 200;

/** Saves a network and browser that an owner used; new ones replace the oldest. */
export async function saveOwnPlace(sql: Sql, place: OwnPlace, now: Date): Promise<void> {
  await sql`
    insert into own_place as stored (owner_kind, owner_id, network, device, seen_at)
    values (${place.ownerKind}, ${place.ownerId}, ${place.network}, ${place.device}, ${now})
    on conflict (owner_kind, owner_id, network, device)
      do update set seen_at = greatest(stored.seen_at, excluded.seen_at)`;

  await sql`
    delete from own_place
     where (owner_kind, owner_id, network, device) in (
       select owner_kind, owner_id, network, device from own_place
        where owner_kind = ${place.ownerKind} and owner_id = ${place.ownerId}
        order by seen_at desc, network, device offset ${literal(placesPerOwnerMax)})`;
}

/** The places since a moment of staff, merchants, and partners whose plans still count events. */
export const listOwnPlaces = (sql: Sql, since: Date): Promise<OwnPlace[]> =>
  sql.many<OwnPlace>`
    select owner_kind, owner_id, network, device from own_place o
     where seen_at >= ${since}
       and (owner_kind <> 'partner' or exists (
         select from plan p where p.partner_id = o.owner_id
            and p.status in ('putting', 'putFinished', 'waitSettlement')))`;

/** Where sessions of such partners began. */
export const listSessionPlaces = (
  sql: Sql,
  since: Date,
): Promise<{ partnerId: string; address: string; device: string }[]> =>
  sql.many`
    select partner_id, address, device from session s
     where ended_at is null and used_at >= ${since}
       and exists (select from plan p
             where p.partner_id = s.partner_id
               and p.status in ('putting', 'putFinished', 'waitSettlement'))`;

/** Deletes places that are no longer needed. */
export const forgetOwnPlaces = (sql: Sql, cutoff: Date) =>
  sql`delete from own_place where seen_at < ${cutoff}`;

/** The addresses and browsers of these partners' open sessions. */
export const listSessionPlacesOf = (sql: Sql, partnerIds: readonly string[]) =>
  sql.many<{ address: string; device: string }>`
    select address, device from session
     where partner_id = any(${partnerIds}::uuid[]) and ended_at is null
     order by used_at desc limit 200`;

/** The networks and browsers that these partners used. */
export const listOwnPlacesOf = (sql: Sql, partnerIds: readonly string[]) =>
  sql.many<{ network: string; device: string }>`
    select network, device from own_place
     where owner_kind = 'partner' and owner_id = any(${partnerIds}::uuid[])
     order by seen_at desc limit 500`;
