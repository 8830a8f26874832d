import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { serveIdText } from '../server/ads/delivery/serve-id.ts';
import { browser, type ServedAd } from '../server/ads/delivery/test-site.ts';
import type { System } from './system.ts';

/** An event that the server acknowledged, recorded outside it. */
export interface AcknowledgedEvent {
  readonly serveId: string;
  readonly kind: 'impression';
}

/** Retries until there is an answer: after a fault nobody knows whether it counted. */
async function insist(send: () => Promise<Response>, isOver: () => boolean) {
  for (;;) {
    const answer = await send().catch(() => null);
    if (answer && answer.status !== 503) return answer;
    if (isOver()) return null;
    await wait(20);
  }
}

export const serveIdIn = (path: string): string => {
  const bytes = Buffer.from(path.slice(path.indexOf('=') + 1), 'base64url');
  return serveIdText(Buffer.from(bytes.subarray(3, 19)));
};

/** Page after page: an ad is served, seen, and every third time clicked. */
export async function deliver(
  system: System,
  placementKey: string,
  isOver: () => boolean,
  acknowledged: AcknowledgedEvent[],
): Promise<void> {
  for (let turn = 1; !isOver(); turn += 1) {
    const [one = 0, two = 0] = randomBytes(2);
    const headers = {
      'user-agent': browser,
      origin: 'https://paper.example',
      'x-simulated-address': `${101 + (turn % 5)}.${one}.${two}.7`,
    };

    const send = (path: string, method = 'GET') =>
      fetch(system.url + path, { method, headers, redirect: 'manual' });
    const answer = await insist(() => send(`/v1/serve?z=${placementKey}`), isOver);

    if (answer?.status !== 200) {
      await answer?.arrayBuffer();
      await wait(20);
      continue;
    }

    const ad = (await answer.json().catch(() => null)) as ServedAd | null;
    if (!ad) continue;

    const serveId = serveIdIn(ad.impression);
    const impressionAnswer = await insist(() => send(`${ad.impression}&s=300x250`, 'POST'), isOver);
    if (impressionAnswer?.status === 204) acknowledged.push({ serveId, kind: 'impression' });
    if (turn % 3 !== 0) continue;

    // A click redirects whether or not it could be counted, so its answer acknowledges nothing.
    await insist(() => send(ad.click), isOver);
  }
}
