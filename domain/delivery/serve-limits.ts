import { hourMs } from '../time.ts';
import { unseenMs } from './reservation.ts';

/** Ads per hour for one subnet at one placement: enough for a dozen people's limits. */
const subnetServesMin = 240;
/** On a busy placement a subnet may have this share instead: carriers have many people. */
const subnetShare = 0.05;
/** Ads served to one subnet at one placement but not shown yet. */
const unseenMin = 30;
const unseenShare = 1 / 8;
const subnetsMax = 100_000;

interface HourCount {
  since: number;
  current: number;
  previous: number;
}

interface SubnetCount extends HourCount {
  unseenSince: number;
  unseen: number;
  unseenBefore: number;
}

/**
 * Limits the ads served to a subnet at a placement, in the memory of one process. A client that
 * requests ads and never shows them is soon refused, and its unseen ads soon expire.
 */
export class ServeLimits {
  readonly #places = new Map<number, HourCount>();
  readonly #networks = new Map<string, SubnetCount>();

  /** Whether a subnet has reached its limit at a placement. */
  isOver(placementId: number, network: string, now: number): boolean {
    const subnetCount = this.#networks.get(`${network}${placementId}`);
    if (!subnetCount) return false;

    rollHour(subnetCount, now);
    rollUnseen(subnetCount, now);
    const placementCount = this.#places.get(placementId);
    if (placementCount) rollHour(placementCount, now);
    const busiestHour = placementCount
      ? Math.max(placementCount.current, placementCount.previous)
      : 0;
    const servesMax = Math.max(subnetServesMin, busiestHour * subnetShare);

    return (
      subnetCount.current >= servesMax ||
      subnetCount.unseen + subnetCount.unseenBefore >= Math.max(unseenMin, servesMax * unseenShare)
    );
  }

  /** Records that an ad was served. */
  add(placementId: number, network: string, now: number): void {
    const placementCount = this.#places.get(placementId) ?? { since: now, current: 0, previous: 0 };
    this.#places.set(placementId, placementCount);
    rollHour(placementCount, now);
    placementCount.current += 1;
    const key = `${network}${placementId}`;
    let subnetCount = this.#networks.get(key);

    if (!subnetCount) {
      if (this.#networks.size >= subnetsMax) this.#networks.clear();
      subnetCount = {
        since: now,
        current: 0,
        previous: 0,
        unseenSince: now,
        unseen: 0,
        unseenBefore: 0,
      };
      this.#networks.set(key, subnetCount);
    }

    rollHour(subnetCount, now);
    rollUnseen(subnetCount, now);
    subnetCount.current += 1;
    subnetCount.unseen += 1;
  }

  /** Records that a served ad was shown. */
  noteShown(placementId: number, network: string): void {
    const subnetCount = this.#networks.get(`${network}${placementId}`);
    if (!subnetCount) return;
    if (subnetCount.unseenBefore > 0) subnetCount.unseenBefore -= 1;
    else if (subnetCount.unseen > 0) subnetCount.unseen -= 1;
  }
}

function rollHour(count: HourCount, now: number): void {
  const age = now - count.since;
  if (age >= 0 && age < hourMs) return;
  count.previous = age < 2 * hourMs && age >= 0 ? count.current : 0;
  count.current = 0;
  count.since = now;
}

function rollUnseen(count: SubnetCount, now: number): void {
  const age = now - count.unseenSince;
  if (age >= 0 && age < unseenMs) return;
  count.unseenBefore = age < 2 * unseenMs && age >= 0 ? count.unseen : 0;
  count.unseen = 0;
  count.unseenSince = now;
}
