import { randomBytes } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { makePlacement, makePlan, makeProduct } from '../server/ads/delivery/test-delivery.ts';
import { browser, type ServedAd } from '../server/ads/delivery/test-site.ts';
import type { Db } from '../server/platform/database/db.ts';
import type { ClusterSystem } from './cluster-system.ts';
import { serveIdIn } from './deliver.ts';

/** The outcome of ads, by the answers that their viewers got. */
export interface Traffic {
  readonly shown: string[];
  readonly clicked: string[];
  served: number;
  servesRefused: number;
  beaconsRefused: number;
  clicksRefused: number;
}

/** Viewers who request, look and click, at all edges in turn, until told to stop. */
export async function startTraffic(system: ClusterSystem, viewers: number, pauseMs: number) {
  const now = new Date();
  const domains = ['paper.example'];
  const placement = await makePlacement(system.db, { isSimulated: true, domains }, now);
  const product = await makeProduct(system.db, {}, now);

  for (let no = 0; no < 4; no += 1) {
    await makePlan(system.db, { product, amount: 1_000_000_000_000n }, now);
  }

  const traffic: Traffic = {
    ...{ shown: [], clicked: [], served: 0 },
    ...{ servesRefused: 0, beaconsRefused: 0, clicksRefused: 0 },
  };
  let isOver = false;
  const view = async (edge: string): Promise<void> => {
    const [one = 0, two = 0, three = 0] = randomBytes(3);
    const headers = {
      'user-agent': browser,
      origin: 'https://paper.example',
      'x-simulated-address': `${101 + (three % 5)}.${one}.${two}.7`,
    };

    const send = (path: string, method = 'GET') =>
      fetch(edge + path, { method, headers, redirect: 'manual' }).catch(() => null);
    const answer = await send(`/v1/serve?z=${placement.key}`);
    if (answer?.status !== 200) {
      traffic.servesRefused += answer?.status === 204 ? 0 : 1;
      return void (await answer?.arrayBuffer());
    }

    traffic.served += 1;
    const ad = (await answer.json()) as ServedAd;
    const impressionAnswer = await send(`${ad.impression}&s=300x250`, 'POST');
    if (impressionAnswer?.status !== 204) {
      traffic.beaconsRefused += 1;
      return;
    }

    traffic.shown.push(serveIdIn(ad.impression));
    if ((await send(ad.click))?.status !== 302) traffic.clicksRefused += 1;
    else traffic.clicked.push(serveIdIn(ad.impression));
  };

  const working = Array.from({ length: viewers }, async (_, no) => {
    while (!isOver) {
      await view(system.edges[no % system.edges.length]?.url ?? '');
      await wait(pauseMs);
    }
  });

  return {
    traffic,
    async stop(): Promise<Traffic> {
      isOver = true;
      await Promise.all(working);
      return traffic;
    },
  };
}

/** How many of these are missing from the books, however they were judged. */
export async function countLost(db: Db, { shown, clicked }: Traffic): Promise<number> {
  const rows = await db.sql.many<{ id: string }>`
    select distinct serve_id || ' ' || kind id from event where kind in (1, 7)`;
  const storedIds = new Set(rows.map(({ id }) => id));
  const lost = (ids: readonly string[], kind: number) =>
    ids.filter((id) => !storedIds.has(`${id} ${kind}`)).length;

  return lost(shown, 1) + lost(clicked, 7);
}
