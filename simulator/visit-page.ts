import { setTimeout as waitReally } from 'node:timers/promises';
import { botBrowser, type SimulatedVisit } from '#domain/demo/visit.ts';
import { minuteMs } from '#domain/time.ts';
import { reportOrder } from './shop.ts';
import type { Simulation } from './simulation.ts';

/** The URLs that come with an ad. */
interface Ad {
  readonly width: number;
  readonly height: number;
  readonly impression: string;
  readonly viewable: string;
  readonly click: string;
}

export type Count = (what: 'visits' | 'ads' | 'impressions' | 'clicks' | 'orders') => void;

// An address from a data centre's block.
const hostedAddress = '3.5.140.7';
const lateMs = 11 * minuteMs;

/** Visits a page with a placement like a browser, with everything that follows. */
export async function visitPage(
  simulation: Simulation,
  visit: SimulatedVisit,
  placement: Simulation['placements'][number],
  count: Count,
  wait: (ms: number) => Promise<unknown> = waitReally,
): Promise<void> {
  const { viewer, flaw } = visit;
  const sendRequest = (path: string, headers: Record<string, string> = {}) =>
    fetch(`${simulation.url}${path}`, {
      redirect: 'manual',
      headers: {
        'user-agent': viewer.userAgent,
        'accept-language': viewer.language,
        referer: `https://${placement.domain}/`,
        'x-simulated-address': viewer.address,
        'x-simulated-country': viewer.country,
        ...headers,
      },
    });

  const reportEvent = async (path: string, headers?: Record<string, string>): Promise<void> => {
    await (await sendRequest(path, headers)).arrayBuffer();
  };
  count('visits');
  const served = await sendRequest(`/v1/serve?z=${placement.key}&l=${viewer.language}`);
  if (served.status !== 200) return void (await served.arrayBuffer());

  count('ads');
  const handed = (await served.json()) as Ad;

  // Like the tag: all of the ad is on the screen.
  const ad = { ...handed, impression: `${handed.impression}&s=${handed.width}x${handed.height}` };
  if (flaw === 'unseen_click') await reportEvent(ad.click);
  if (!visit.isRendered) return;

  await wait(flaw === 'late' ? lateMs : 600);
  if (flaw === 'forged') return reportEvent(forge(handed.impression));

  await reportEvent(ad.impression, strangeness(visit));
  count('impressions');
  if (flaw === 'duplicate') await reportEvent(ad.impression);

  if (visit.isViewable) {
    await wait(1_300);
    await reportEvent(ad.viewable);
  }

  if (!visit.isClicked) return;

  await wait(4_000);
  const landing = await sendRequest(ad.click, strangeness(visit));
  await landing.arrayBuffer();
  count('clicks');
  const location = landing.headers.get('location') ?? '';
  if (visit.isBought) await buy(simulation, visit, location, count, wait);
}

/** Changed inside the signature: the last character of a token has unused bits. */
const forge = (address: string): string =>
  address.replace(/.(?=.{9}$)/, (letter) => (letter === 'A' ? 'B' : 'A'));

/** What gives simulated bots away. */
function strangeness({ flaw }: SimulatedVisit): Record<string, string> {
  if (flaw === 'bot') return { 'user-agent': botBrowser };
  if (flaw === 'prefetch') return { 'sec-purpose': 'prefetch' };
  return flaw === 'data_centre' ? { 'x-simulated-address': hostedAddress } : {};
}

/** Orders from the shop behind the click; some orders are returned later. */
async function buy(
  simulation: Simulation,
  visit: SimulatedVisit,
  location: string,
  count: Count,
  wait: (ms: number) => Promise<unknown>,
): Promise<void> {
  const { searchParams } = new URL(location, simulation.url);
  const shop = simulation.shops.find(({ name }) => name === searchParams.get('shop'));
  const clickId = searchParams.get('click_id');
  if (!shop || !clickId) return;

  await wait(visit.buyAfter * 1000);
  const order = { clickId, txid: `order-${clickId}`, amount: visit.orderAmount } as const;
  await reportOrder(simulation, shop, { ...order, status: 'accepted' });
  count('orders');
  if (!visit.isReturned) return;

  await wait(visit.buyAfter * 1000);
  await reportOrder(simulation, shop, { ...order, status: 'reversed', reason: 'returned' });
}
