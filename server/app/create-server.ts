import type { IncomingMessage, ServerResponse } from 'node:http';
import type { FastifyInstance } from 'fastify';
import { frameOrigins } from '#domain/help/channel.ts';
import { pushHosts } from '#domain/push/push.ts';
import { serveCreatives } from '../ads/catalogue/catalogue.ts';
import { servePostbacks } from '../ads/conversion/conversion.ts';
import {
  createDelivery,
  getViewerKey,
  handleDelivery,
  serveDemoPages,
} from '../ads/delivery/delivery.ts';
import { type EventBlocks, noBlocks } from '../ads/event-block/event-block.ts';
import type { Services } from '../ads/services/services.ts';
import { createMoney } from '../ads/services/services.ts';
import type { ProcessStream } from '../ads/stream/stream.ts';
import { serveDesk, serveMerchantKeys } from '../desk/desk.ts';
import { createConfirmations } from '../people/confirmation/confirmation.ts';
import { createImageFolder, createImages } from '../people/file/file.ts';
import {
  createAttemptCounter,
  createSessions,
  listHostOrigins,
  type Passwords,
} from '../people/partner/partner.ts';
import { type Db, type Fresh, keepFresh } from '../platform/database/database.ts';
import {
  createApp,
  keepDeskApart,
  noPages,
  type OnAnswer,
  type OnPartnerCall,
  type Pages,
  serveDeskPages,
  serveDocumentation,
  servePages,
  serveSecurityText,
} from '../platform/gateway/gateway.ts';
import { logProblem } from '../platform/process/process.ts';
import {
  keepSettings,
  type MailConfig,
  publishKeys,
  type Role,
  type Secrets,
  type Settings,
} from '../platform/settings/settings.ts';
import { serveVerifier } from '../proof/statement/statement.ts';
import { serveLog } from '../proof/transparency/transparency.ts';
import { signFirstContacts } from '../support/help/help.ts';
import { handlers } from './handlers/handlers.ts';
import { serveHealth } from './health.ts';
import type { Metrics } from './metrics/create-metrics.ts';

export interface ServerServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly pages: Pages;
  readonly deskPages?: Pages;
  readonly trustedProxies: readonly string[];
  /** The sealed events of plans that ended long ago. */
  readonly blocks?: EventBlocks;
  /** The folder for uploads; without it nothing can be uploaded. */
  readonly dataDir?: string;
  /** If set, the desk is served only at this origin, and `appOrigin` is the app's own. */
  readonly deskOrigin?: string | undefined;
  readonly appOrigin?: string | undefined;
  readonly securityContact?: string | undefined;
  /** How mail is sent; without it none is. */
  readonly mail?: MailConfig | null;
  /** Overrides the browsers' push services, for tests. */
  readonly pushHosts?: readonly string[];
  readonly countryHeader?: string | undefined;
  readonly providerHeader?: string | undefined;
  readonly dataCentreFile?: string | undefined;
  /** What this process answers; everything by default. */
  readonly role?: Role;
  /** The event stream; without one, events go straight to the books. */
  readonly events?: ProcessStream | null;
  /** Collects metrics, if enabled. */
  readonly metrics?: Metrics | undefined;
  /** The jobs' database, which waits longer: the start reads from it, and it is measured too. */
  readonly jobsDb?: Db;
  /** Whether the process is shutting down and only finishes requests in progress. */
  readonly isStopping?: () => boolean;
  /** Passed by a caller who also runs jobs with them, and who then closes them. */
  readonly settings?: Fresh<Settings>;
}

/** Assembles the services into a server that is ready to listen. */
export async function createServer(serverServices: ServerServices): Promise<FastifyInstance> {
  const { db, now, passwords, secrets, isStopping = () => false, role = 'all' } = serverServices;
  // Calls give up on a slow database within two seconds; a start prefers to wait.
  const patientDb = serverServices.jobsDb ?? db;

  const settings = serverServices.settings ?? (await keepSettings(patientDb.sql));
  const hosts = await keepHostOrigins(patientDb);

  await publishKeys(patientDb, secrets, now(), 'the first start');
  await signFirstContacts(patientDb, secrets, now());

  const sessions = createSessions(db);
  const services: Services = {
    db,
    now,
    // Read by every call when it starts, so that it sees one version throughout.
    get settings() {
      return settings.value;
    },
    secrets,
    passwords,
    money: createMoney(db, now),
    sessions,
    attempts: createAttemptCounter(db.sql),
    isMailOffered: Boolean(serverServices.mail),
    confirmations: createConfirmations(db.sql),
    blocks: serverServices.blocks ?? noBlocks,
    images: createImages(),
    imageFolder: createImageFolder(serverServices.dataDir ?? null),
    dataDir: serverServices.dataDir ?? null,
    appOrigin: serverServices.appOrigin ?? null,
    pushHosts: serverServices.pushHosts ?? pushHosts,
  };

  const delivery = createDelivery({
    ...serverServices,
    viewerKey: await getViewerKey(patientDb.sql),
    openLog: serverServices.events?.openLog,
    get settings() {
      return settings.value;
    },
  });

  const findLoggedInPartner = (token: string) => sessions.findLoggedInPartner(token, now());
  const onPartnerCall: OnPartnerCall = ({ id }, caller) =>
    delivery.noteOwnPlace('partner', id, caller);
  const keepApart = keepDeskApart(serverServices.deskOrigin);
  const answerDelivery = timeAnswers(serverServices.metrics?.onAnswer, (request, response) =>
    handleDelivery(delivery, request, response),
  );

  const app = await createApp(
    { services, handlers, findLoggedInPartner: findLoggedInPartner, onPartnerCall: onPartnerCall },
    {
      trustedProxies: serverServices.trustedProxies,
      deskOrigin: serverServices.deskOrigin,
      isStopping,
      ...(serverServices.metrics ? { onAnswer: serverServices.metrics.onAnswer } : {}),
      hostOrigins: () => hosts.value,
      scriptHashes: () => serverServices.pages.scriptHashes,
      frameOrigins: () => framedBy(settings.value),
      languageMap: () => settings.value.configuration.languageMap,
      answerFirst: (request, response) =>
        keepApart(request, response) ||
        (role !== 'books' && answerDelivery(request, response)) ||
        (role === 'edge' && refuseAllBut(edgePaths, request, response)),
    },
  );

  serverServices.metrics?.measure({
    calls: db,
    jobs: serverServices.jobsDb ?? db,
    dataDir: serverServices.dataDir ?? '.',
    queues: { events: delivery.log.waiting, money: services.money.waiting },
    hasFailedEvents: delivery.log.hasFailed,
    stream: serverServices.events ?? null,
  });

  app.addHook('onClose', () => delivery.close());
  app.addHook('onClose', () => hosts.close());
  if (!serverServices.settings) app.addHook('onClose', () => settings.close());
  app.addHook('onClose', () => services.images.close());

  serveHealth(app, {
    ...{ db, role, isStopping, log: delivery.log, dataDir: serverServices.dataDir ?? null },
    events: serverServices.events ?? null,
  });

  const { installation } = settings.value;
  serveDocumentation(app, installation.name);
  serveSecurityText(app, serverServices.securityContact, now);
  serveVerifier(app);
  serveLog(app, db);

  await servePostbacks(app, services);
  await serveMerchantKeys(app, services);
  if (serverServices.dataDir !== undefined) await serveCreatives(app, serverServices.dataDir);
  serveDemoPages(app, delivery);
  await servePages(app, serverServices.pages, installation.mode);
  await serveDesk(app, services, ({ id }, caller) => delivery.noteOwnPlace('staff', id, caller));
  await serveDeskPages(app, serverServices.deskPages ?? noPages);

  return app;
}

/** Besides ads and their beacons, an edge serves creatives and its health. */
const edgePaths = /^\/(?:creatives\/|demo\/|livez$|readyz$|healthz$)/;

function refuseAllBut(paths: RegExp, request: IncomingMessage, response: ServerResponse): boolean {
  if (paths.test(request.url ?? '')) return false;
  response.writeHead(404, ['content-type', 'text/plain; charset=utf-8']).end('Not found');
  return true;
}

type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Ads are answered before any route, and timed only if metrics are enabled. */
function timeAnswers(onAnswer: OnAnswer | undefined, answer: Answer): Answer {
  if (!onAnswer) return answer;
  return (request, response) => {
    const startedAt = performance.now();
    if (!answer(request, response)) return false;
    const call = request.url?.split('?', 1)[0] ?? '';
    response.once('close', () =>
      onAnswer(call, response.statusCode, performance.now() - startedAt),
    );
    return true;
  };
}

/** The origins of host apps that embed ours. */
const keepHostOrigins = (db: Db): Promise<Fresh<readonly string[]>> =>
  keepFresh<readonly string[]>(() => listHostOrigins(db.sql), {
    onProblem: (error) => logProblem('hosts', error),
  });

const framedBy = ({ configuration }: Settings): readonly string[] =>
  frameOrigins([...configuration.customerService, ...configuration.rechargeService]);
