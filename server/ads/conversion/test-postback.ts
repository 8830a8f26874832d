import { randomUUID } from 'node:crypto';
import type { Json } from '#domain/canonical-json.ts';
import type { TestServer } from '../../test-server.ts';
import {
  makePlan,
  type TestPlan,
  type TestPlanWish,
  writeEvents,
} from '../figures/test-delivery.ts';
import { addPostbackKey, type MadeKey } from './postback-key-store.ts';
import { sign, signedBody, signedQuery } from './signature.ts';

/** A merchant with a signing key, and a clicked plan of one of its products. */
export interface TestMerchant {
  readonly plan: TestPlan;
  readonly key: MadeKey;
  /** Shows and clicks a new ad at a moment. */
  click(at?: Date): Promise<string>;
  /** Sends a report as the merchant's server does. */
  post(body: Json, how?: Partial<How>): Promise<Answer>;
  get(fields: Record<string, string>, how?: Partial<How>): Promise<Answer>;
}

interface How {
  readonly key: MadeKey;
  /** How many seconds the merchant's clock is off. */
  readonly drift: number;
  readonly merchant: string;
  /** Alters the signed text before it is sent. */
  readonly tamper: (text: string) => string;
  readonly signature: string;
}

export interface Answer {
  readonly status: number;
  readonly retryAfter?: string | undefined;
  readonly body: {
    conversion?: string;
    state?: string;
    reason?: string | null;
    error?: string;
    field?: string;
  };
}

export async function makeMerchant(
  server: TestServer,
  partnerId: string,
  wish: Partial<TestPlanWish> = {},
): Promise<TestMerchant> {
  const { db, clock, secrets } = server;
  const plan = await makePlan(db, partnerId, { at: clock.now, ...wish });
  const key = await addPostbackKey(db.sql, secrets, plan.merchantId, clock.now, clock.now);
  const seconds = (drift = 0) => String(Math.floor(clock.now.getTime() / 1000) + drift);
  return {
    plan,
    key,
    async click(at = clock.now) {
      const serveId = randomUUID();
      await writeEvents(db, plan, [
        { kind: 'impression', at, serveId },
        { kind: 'click', at, serveId, cost: 1_000n },
      ]);
      return serveId;
    },
    async post(body, how = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const used = how.key ?? key;
      const time = seconds(how.drift);
      const mac = sign(Buffer.from(used.secret), signedBody(time, Buffer.from(text)));
      const response = await server.app.inject({
        method: 'POST',
        url: `/v1/postback/${how.merchant ?? plan.merchantId}`,
        headers: {
          'content-type': 'application/json',
          'x-sig': how.signature ?? `t=${time},kid=${used.kid},v1=${mac}`,
        },
        payload: how.tamper ? how.tamper(text) : text,
      });
      const retryAfter = response.headers['retry-after'];
      return { status: response.statusCode, body: response.json(), retryAfter };
    },
    async get(fields, how = {}) {
      const used = how.key ?? key;
      const given = { ...fields, merchant: how.merchant ?? plan.merchantId };
      const query = new URLSearchParams({ ...given, ts: seconds(how.drift), kid: used.kid });
      query.set('sig', sign(Buffer.from(used.secret), signedQuery(query)));
      const text = how.tamper ? how.tamper(query.toString()) : query.toString();
      const response = await server.app.inject({ method: 'GET', url: `/v1/pb?${text}` });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
