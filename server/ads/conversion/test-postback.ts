import { randomUUID } from 'node:crypto';
import type { Json } from '#domain/canonical-json.ts';
import type { TestServer } from '../../test-server.ts';
import {
  makePlan,
  type TestPlan,
  type TestPlanWish,
  writeEvents,
} from '../figures/test-delivery.ts';
import { addPostbackKey, type NewPostbackKey } from './postback-key-store.ts';
import { sign, signedBody, signedQuery } from './signature.ts';

/** A merchant with a signing key, and a clicked plan of one of its products. */
export interface TestMerchant {
  readonly plan: TestPlan;
  readonly key: NewPostbackKey;
  /** Shows and clicks a new ad at a moment. */
  click(at?: Date): Promise<string>;
  /** Sends a report as the merchant's server does. */
  post(body: Json, options?: Partial<SendOptions>): Promise<Answer>;
  get(fields: Record<string, string>, options?: Partial<SendOptions>): Promise<Answer>;
}

interface SendOptions {
  readonly key: NewPostbackKey;
  /** How many seconds the merchant's clock is off. */
  readonly driftSeconds: number;
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

export async function createTestMerchant(
  server: TestServer,
  partnerId: string,
  planOptions: Partial<TestPlanWish> = {},
): Promise<TestMerchant> {
  const { db, clock, secrets } = server;
  const plan = await makePlan(db, partnerId, { at: clock.now, ...planOptions });
  const key = await addPostbackKey(db.sql, secrets, plan.merchantId, clock.now, clock.now);
  const toUnixSeconds = (driftSeconds = 0) =>
    String(Math.floor(clock.now.getTime() / 1000) + driftSeconds);

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
    async post(body, options = {}) {
      const text = typeof body === 'string' ? body : JSON.stringify(body);
      const signingKey = options.key ?? key;
      const time = toUnixSeconds(options.driftSeconds);
      const mac = sign(Buffer.from(signingKey.secret), signedBody(time, Buffer.from(text)));

      const response = await server.app.inject({
        method: 'POST',
        url: `/v1/postback/${options.merchant ?? plan.merchantId}`,
        headers: {
          'content-type': 'application/json',
          'x-sig': options.signature ?? `t=${time},kid=${signingKey.kid},v1=${mac}`,
        },
        payload: options.tamper ? options.tamper(text) : text,
      });

      const retryAfter = response.headers['retry-after'];
      return { status: response.statusCode, body: response.json(), retryAfter };
    },
    async get(fields, options = {}) {
      const signingKey = options.key ?? key;

      const signedFields = { ...fields, merchant: options.merchant ?? plan.merchantId };
      const query = new URLSearchParams({
        ...signedFields,
        ts: toUnixSeconds(options.driftSeconds),
        kid: signingKey.kid,
      });
      query.set('sig', sign(Buffer.from(signingKey.secret), signedQuery(query)));

      const text = options.tamper ? options.tamper(query.toString()) : query.toString();
      const response = await server.app.inject({ method: 'GET', url: `/v1/pb?${text}` });
      return { status: response.statusCode, body: response.json() };
    },
  };
}
