import type { IncomingMessage } from 'node:http';
import type { EventKind } from '#domain/delivery/event.ts';
import type { RecordedEvent } from '#domain/delivery/record-events.ts';
import type { TokenContent } from '#domain/delivery/token.ts';
import { demoConfiguration } from '../../app/demo/demo-configuration.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createInstallation } from '../../platform/settings/create-installation.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { getSettings } from '../../platform/settings/settings-store.ts';
import { createDelivery, type Delivery, type DeliveryOptions } from './create-delivery.ts';
import { readToken, reportEvent } from './report-event.ts';
import { type ServedAd, serveAd } from './serve-ad.ts';
import { createServeId } from './serve-id.ts';
import { browser } from './test-site.ts';

/** Delivery on its own database, without sockets. */
export interface TestReports {
  readonly db: TestDb;
  readonly clock: { now: Date };
  readonly delivery: Delivery;
  readonly settings: DeliveryOptions['settings'];
  /** A token as a serve issues it. */
  token(facts: TokenGiven): string;
  /** The outcome of a report; null when its token is invalid. */
  report(
    kind: EventKind,
    token: string | null,
    from?: From,
    by?: Delivery,
  ): Promise<RecordedEvent | null>;
  /** Requests an ad like a page; null when there is none. */
  serve(placementKey: string, from?: From, by?: Delivery): ServedAd | null;
  /** Another process that delivers the same plans. */
  startOther(given?: Partial<DeliveryOptions>): Promise<Delivery>;
  close(): Promise<void>;
}

export type TokenGiven = Pick<TokenContent, 'planId' | 'placementId' | 'creativeId'> &
  Partial<Omit<TokenContent, 'isLive' | 'keyId'>>;

export interface From {
  readonly address?: string;
  readonly method?: string;
  /** What the tag adds to the report's URL. */
  readonly query?: string;
  readonly headers?: Readonly<Record<string, string | undefined>>;
}

export async function createTestReports(): Promise<TestReports> {
  const db = await createTestDb();
  const clock = { now: new Date('2026-11-15T12:00:00Z') };
  const installation = { mode: 'demo', currency: 'SIM', name: 'Test' } as const;
  await createInstallation(db.sql, installation, demoConfiguration, 'a test', clock.now);
  const given = {
    db,
    now: () => clock.now,
    secrets: createSecrets(),
    settings: await getSettings(db.sql),
    trustedProxies: ['127.0.0.1'],
    countryHeader: 'x-country',
    providerHeader: 'x-as-number',
  };
  const delivery = createDelivery(given);

  return {
    db,
    clock,
    delivery,
    settings: given.settings,
    token(facts) {
      const issuedAt = facts.issuedAt ?? clock.now.getTime();
      return delivery.signer.sign({
        serveId: createServeId(issuedAt).bytes,
        price: 2_000n,
        pay: 1_700n,
        priceModel: 'cpm',
        format: 'image',
        ...facts,
        issuedAt,
      });
    },
    async report(kind, text, from = {}, by = delivery) {
      const token = readToken(by, text);
      const facts = token && (await by.findPlan(token.planId));
      if (!token || !facts) return null;

      const recorded = await reportEvent(by, requestOf(from), kind, token, facts);

      return recorded as RecordedEvent;
    },
    serve: (placementKey, from = {}, by = delivery) =>
      serveAd(by, requestOf({ method: 'GET', ...from }), ofPage(placementKey)),
    async startOther(more = {}) {
      const other = createDelivery({ ...given, ...more });
      await other.refresh(true);
      return other;
    },
    async close() {
      await delivery.close();
      await db.close();
    },
  };
}

const ofPage = (placementKey: string) => ({ placementKey, language: null, isByPlayer: false });

/** As much of a request as judging needs: it comes through a proxy that names the client. */
export const requestOf = ({
  address = '198.51.100.7',
  method = 'POST',
  query,
  headers = {},
}: From) =>
  ({
    method,
    url: `/v1/i?t=token${query ?? '&s=300x250'}`,
    socket: { remoteAddress: '127.0.0.1' },
    headers: {
      'user-agent': browser,
      host: 'ads.example',
      origin: 'https://paper.example',
      'x-forwarded-for': address,
      'x-country': 'DE',
      ...headers,
    },
  }) as unknown as IncomingMessage;
