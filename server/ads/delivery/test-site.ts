import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, type TestServer } from '../../test-server.ts';
import {
  makePlacement,
  makePlan,
  makeProduct,
  type PlacementGiven,
  type ProductGiven,
  type TestPlacement,
  type TestPlan,
  type TestProduct,
} from './test-delivery.ts';

export const browser =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) ' +
  'Chrome/141.0.0.0 Mobile Safari/537.36';

/** An ad as `/v1/serve` returns it. */
export interface ServedAd {
  readonly format: string;
  readonly impression: string;
  readonly viewable: string;
  readonly quartile: string;
  readonly click: string;
  readonly frame: string;
  readonly isSimulated: boolean;
}

/** The real server, listening, with a placement, a product and a delivering plan. */
export interface TestSite {
  readonly server: TestServer;
  readonly url: string;
  readonly placement: TestPlacement;
  readonly product: TestProduct;
  readonly plan: TestPlan;
  send(path: string, headers?: Record<string, string>, method?: string): Promise<Response>;
  /** Requests an ad until there is one. */
  serve(headers?: Record<string, string>): Promise<ServedAd>;
  events(): Promise<{ kind: number; invalid: number | null; cost: bigint }[]>;
  spent(): Promise<bigint>;
  close(): Promise<void>;
}

export interface SiteGiven {
  readonly placement?: PlacementGiven;
  readonly product?: ProductGiven;
  readonly amount?: bigint;
}

/** Every test has its own viewers: the rates of one must not count for another. */
export const someBrowser = (): string => `${browser} Test/${randomBytes(6).toString('hex')}`;

export async function createTestSite(given: SiteGiven = {}): Promise<TestSite> {
  const server = await createTestServer(quickPasswords);
  const { db, clock } = server;
  const format = given.placement?.format ?? given.product?.format ?? 'image';
  const placement = await makePlacement(db, { format, ...given.placement }, clock.now);
  const product = await makeProduct(db, { format, ...given.product }, clock.now);
  const amount = given.amount ?? 100_000_000n;
  const plan = await makePlan(db, { product, amount }, clock.now);
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.app.server.address() as AddressInfo;
  const url = `http://127.0.0.1:${port}`;
  const site: TestSite = {
    server,
    url,
    placement,
    product,
    plan,
    send: (path, headers = {}, method = 'GET') =>
      fetch(url + path, {
        method,
        redirect: 'manual',
        headers: { 'user-agent': browser, ...headers },
      }),
    async serve(headers = {}) {
      const answer = await site.send(`/v1/serve?z=${placement.key}`, headers);
      if (answer.status !== 200) throw new Error(`No ad but ${answer.status}`);
      const ad = (await answer.json()) as ServedAd;
      // Like the tag, which says how much of the ad is on the screen.
      return { ...ad, impression: `${ad.impression}&s=300x250` };
    },
    events: () =>
      db.sql.many`
        select kind, invalid, cost from event where plan_id = ${plan.id} and kind > 0 order by no`,
    async spent() {
      const row = await db.sql.maybeOne<{ spent: bigint }>`
        select spent from plan_meter where plan_id = ${plan.id}`;
      return row?.spent ?? 0n;
    },
    close: () => server.close(),
  };
  return site;
}
