import { hourMs } from '../time.ts';
import { unseenMs } from './reservation.ts';

/** Ads per hour for one network at one placement: enough for a dozen people's limits. */
const networkServesMin = 240;
/** On a busy placement a network may have this share instead: carriers have many people. */
const networkShare = 0.05;
/** Ads served to one network at one placement but not shown yet. */
const unseenMin = 30;
const unseenShare = 1 / 8;
const keptMax = 100_000;

interface PlaceCount {
  since: number;
  now: number;
  before: number;
}

interface NetworkCount extends PlaceCount {
  unseenSince: number;
  unseen: number;
  unseenBefore: number;
}

/**
 * Limits the ads served to a network at a placement, in the memory of one process. A client that
 * requests ads and never shows them is soon refused, and its unseen ads soon expire.
 */
export class ServeLimits {
  readonly #places = new Map<number, PlaceCount>();
  readonly #networks = new Map<string, NetworkCount>();

  /** Whether a network has reached its limit at a placement. */
  isOver(placementId: number, network: string, now: number): boolean {
    const own = this.#networks.get(`${network}${placementId}`);
    if (!own) return false;
    turnHour(own, now);
    turnUnseen(own, now);
    const place = this.#places.get(placementId);
    if (place) turnHour(place, now);
    const busy = place ? Math.max(place.now, place.before) : 0;
    const most = Math.max(networkServesMin, busy * networkShare);
    return (
      own.now >= most || own.unseen + own.unseenBefore >= Math.max(unseenMin, most * unseenShare)
    );
  }

  /** Records that an ad was served. */
  add(placementId: number, network: string, now: number): void {
    const place = this.#places.get(placementId) ?? { since: now, now: 0, before: 0 };
    this.#places.set(placementId, place);
    turnHour(place, now);
    place.now += 1;
    const key = `${network}${placementId}`;
    let own = this.#networks.get(key);
    if (!own) {
      if (this.#networks.size >= keptMax) this.#networks.clear();
      own = { since: now, now: 0, before: 0, unseenSince: now, unseen: 0, unseenBefore: 0 };
      this.#networks.set(key, own);
    }
    turnHour(own, now);
    turnUnseen(own, now);
    own.now += 1;
    own.unseen += 1;
  }

  /** Records that a served ad was shown. */
  shown(placementId: number, network: string): void {
    const own = this.#networks.get(`${network}${placementId}`);
    if (!own) return;
    if (own.unseenBefore > 0) own.unseenBefore -= 1;
    else if (own.unseen > 0) own.unseen -= 1;
  }
}

function turnHour(count: PlaceCount, now: number): void {
  const age = now - count.since;
  if (age >= 0 && age < hourMs) return;
  count.before = age < 2 * hourMs && age >= 0 ? count.now : 0;
  count.now = 0;
  count.since = now;
}

function turnUnseen(count: NetworkCount, now: number): void {
  const age = now - count.unseenSince;
  if (age >= 0 && age < unseenMs) return;
  count.unseenBefore = age < 2 * unseenMs && age >= 0 ? count.unseen : 0;
  count.unseen = 0;
  count.unseenSince = now;
}
