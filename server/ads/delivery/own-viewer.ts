import type { Sql } from '../../platform/database/database.ts';
import type { Secrets } from '../../platform/settings/settings.ts';
import { listOwnPlacesOf, listSessionPlacesOf } from './own-place-store.ts';
import { createViewers, providerDigits } from './viewer.ts';
import { getViewerKey } from './viewer-key-store.ts';

export interface ViewerClick {
  readonly clickedAt: Date;
  /** The hash with that day's salt, in hexadecimal. */
  readonly viewer: string;
}

/**
 * Whether a click came from a network and browser that one of these partners uses the product
 * from, even if that began after the click.
 */
export async function isOwnViewer(
  sql: Sql,
  { deliveryKey }: Pick<Secrets, 'deliveryKey'>,
  partners: readonly string[],
  { clickedAt, viewer }: ViewerClick,
): Promise<boolean> {
  const sessions = await listSessionPlacesOf(sql, partners);
  const places = await listOwnPlacesOf(sql, partners);
  const viewers = createViewers(deliveryKey, [], undefined, await getViewerKey(sql));
  const sessionPlaces = sessions.map(({ address, device }) => ({
    ...viewers.address(address),
    device,
  }));

  const networkAndBrowser = viewer.slice(providerDigits);

  return [...sessionPlaces, ...places].some(({ network, device }) => {
    const hashed = viewers.hash({ network, provider: '' }, device, clickedAt.getTime());
    return hashed.slice(providerDigits) === networkAndBrowser;
  });
}
