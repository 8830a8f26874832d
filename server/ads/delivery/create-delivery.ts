import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { parseCidrs } from '#domain/delivery/network.ts';
import type { TokenContent } from '#domain/delivery/token.ts';
import { minuteMs } from '#domain/time.ts';
import type { Db } from '../../platform/database/database.ts';
import { logProblem, StartError } from '../../platform/process/process.ts';
import type { Secrets, Settings } from '../../platform/settings/settings.ts';
import { createSenderOf, type Sender } from './client-address.ts';
import { countryOf } from './countries.ts';
import { createEventLog, type EventLog } from './event-log.ts';
import { leaseMs } from './live-plan.ts';
import { findPlanFacts, type PlanFacts } from './live-plan-store.ts';
import { LivePlans } from './live-plans.ts';
import { createNoteOwnPlace, type NoteOwnPlace } from './note-own-places.ts';
import { createNotes, type Notes } from './notes.ts';
import { deleteLeases } from './notes-store.ts';
import { Refresher } from './refresh-live-plans.ts';
import type { CreativeFacts } from './shown-creative-store.ts';
import { createTokenSigner, type TokenSigner } from './token-signer.ts';
import { createViewers, type ViewerKey, type Viewers } from './viewer.ts';
import type { Visit } from './visit.ts';

/** The age at which the data in memory is reloaded, and at which requests wait for the reload. */
const freshMsMax = 1_000;
const staleMsMin = 2_000;
const endedPlansMax = 50_000;
/** With a stream: how long ads are served from the last read while the books are down. */
const booksAwayMsMax = 10 * minuteMs;
/** How long a request for an ad waits for the books. */
const refreshWaitMsMax = 1_000;

export interface DeliveryOptions {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  /** Read on every use, since staff may have changed them. */
  readonly settings: Settings;
  readonly trustedProxies: readonly string[];
  readonly countryHeader?: string | undefined;
  readonly providerHeader?: string | undefined;
  readonly dataCentreFile?: string | undefined;
  readonly random?: () => number;
  /** From the database; without it, as in a test, viewers are salted with the secret alone. */
  readonly viewerKey?: ViewerKey;
  /** A monotonic clock, in milliseconds. */
  readonly elapsed?: () => number;
  /** Where events go instead of straight to the books. */
  readonly openLog?: ((plans: LivePlans) => EventLog) | undefined;
}

/** Everything in one process that serves ads and records their events. */
export interface Delivery {
  readonly isDemo: boolean;
  readonly countryHeader: string | undefined;
  readonly providerHeader: string | undefined;
  readonly now: () => Date;
  readonly live: LivePlans;
  readonly log: EventLog;
  readonly notes: Notes;
  readonly viewers: Viewers;
  readonly signer: TokenSigner;
  /** Records the networks and browsers from which plan owners use the product. */
  readonly noteOwnPlace: NoteOwnPlace;
  readonly senderOf: (request: IncomingMessage) => Sender;
  /** Null when the data in memory is fresh enough. */
  ready(): Promise<void> | null;
  refresh(isWhole?: boolean): Promise<void>;
  /** Reloads the placements when one is missing from memory, but not on every request. */
  lookForPlacement(isKnown: boolean): Promise<void> | null;
  /**
   * Whether the partner or merchant of a plan uses the product from the same network, in any
   * browser, or staff use it from the same network and browser.
   */
  isOwnPlace(
    plan: Pick<PlanFacts, 'partnerId' | 'merchantId'>,
    visit: Pick<Visit, 'place' | 'network'>,
  ): boolean;
  /** The immutable facts of a plan, if it is in memory. */
  findPlanInMemory(planId: number): PlanFacts | null;
  /** The same, from memory or else from the database. */
  findPlan(planId: number): PlanFacts | Promise<PlanFacts | null>;
  /** What a token was issued for, perhaps by a process that knows a newer creative. */
  findCreative(token: Pick<TokenContent, 'planId' | 'creativeId'>): Promise<CreativeFacts | null>;
  close(): Promise<void>;
}

export function createDelivery(options: DeliveryOptions): Delivery {
  const { db, now, secrets, elapsed = () => performance.now() } = options;
  const process = randomUUID();
  const isDemo = options.settings.installation.mode === 'demo';
  const dataCentres = readDataCentres(options.dataCentreFile);
  const viewers = createViewers(secrets.deliveryKey, dataCentres, countryOf, options.viewerKey);
  const live = new LivePlans(options.random ?? Math.random);
  const onProblem = (error: unknown) => logProblem('delivery', error);

  const hasStream = options.openLog !== undefined;
  const log = options.openLog
    ? options.openLog(live)
    : createEventLog(db, {
        onRecorded({ recorded, meters }) {
          live.takeApplied(recorded, meters.values());
          live.noteShown(recorded);
        },
        onLost: onProblem,
      });

  const endedPlans = new Map<number, PlanFacts>();
  const notes = createNotes(db.sql, process, onProblem);
  const refresher = new Refresher({
    sql: db.sql,
    now,
    elapsed,
    process,
    live,
    viewers,
    leaseMs: hasStream ? leaseMs.stream : leaseMs.direct,
    // Ads of an ended placement are still on screens, and their clicks must lead somewhere.
    onEnded: (plan) => rememberEndedPlan(plan.facts),
  });

  const findPlanInMemory = (planId: number) =>
    live.plans.get(planId)?.facts ?? endedPlans.get(planId) ?? null;

  const rememberEndedPlan = (plan: PlanFacts): void => {
    if (endedPlans.size >= endedPlansMax) endedPlans.clear();
    endedPlans.set(Number(plan.id), plan);
  };

  let refreshedAt = Number.NEGATIVE_INFINITY;
  let refreshing: Promise<void> | null = null;
  let placementsLookedUpAt = Number.NEGATIVE_INFINITY;

  const refresh = (isWhole = false): Promise<void> => {
    refreshing ??= refresher
      .refresh(isWhole)
      .then(() => {
        refreshedAt = elapsed();
      })
      .finally(() => {
        refreshing = null;
      });
    return refreshing;
  };

  /** While the books are down, the data in memory is good enough. */
  const refreshInTime = async (): Promise<void> => {
    let timer: NodeJS.Timeout | undefined;

    const timeout = new Promise<void>((resolve) => {
      timer = setTimeout(resolve, refreshWaitMsMax);
    });

    await Promise.race([refresh().catch(() => {}), timeout]);
    clearTimeout(timer);
  };

  return {
    isDemo,
    countryHeader: options.countryHeader,
    providerHeader: options.providerHeader,
    now,
    live,
    log,
    notes,
    viewers,
    signer: createTokenSigner(secrets.deliveryKey, !isDemo),
    noteOwnPlace: createNoteOwnPlace(db, viewers, now),
    senderOf: createSenderOf(options.trustedProxies),
    refresh,
    lookForPlacement(isKnown) {
      const time = elapsed();
      if (isKnown || time - placementsLookedUpAt < staleMsMin) return null;

      placementsLookedUpAt = time;
      return refresher.refreshPlacements();
    },
    ready() {
      const age = elapsed() - refreshedAt;
      if (hasStream && age > staleMsMin && age < booksAwayMsMax) return refreshInTime();
      if (age > staleMsMin) return refresh();

      if (age > freshMsMax) refresh().catch(onProblem);

      return null;
    },
    isOwnPlace({ partnerId, merchantId }, { place, network }) {
      const isOwner = (owner: string) => owner === partnerId || owner === merchantId;

      const ownersHere = refresher.ownPlaces.byPlace.get(place);
      if (ownersHere?.some((owner) => owner === 'staff' || isOwner(owner))) return true;

      return (
        network !== null && (refresher.ownPlaces.byNetwork.get(network)?.some(isOwner) ?? false)
      );
    },
    findPlanInMemory,
    findPlan(planId) {
      const planInMemory = findPlanInMemory(planId);
      if (planInMemory) return planInMemory;

      return findPlanFacts(db.sql, planId).then((plan) => {
        if (plan) rememberEndedPlan(plan);

        return plan;
      });
    },
    async findCreative({ planId, creativeId }) {
      const creative = findPlanInMemory(planId)?.creatives.find(creativeId);
      if (creative) return creative;

      const plan = await findPlanFacts(db.sql, planId);
      if (plan) rememberEndedPlan(plan);

      return plan?.creatives.find(creativeId) ?? null;
    },
    async close() {
      await refreshing?.catch(() => {});
      await log.close();
      await live.shownViewers.share(db.sql, process, live.plans, now()).catch(onProblem);
      await notes.close().catch(onProblem);
      if (refreshedAt > Number.NEGATIVE_INFINITY)
        await deleteLeases(db.sql, process, now()).catch(onProblem);
    },
  };
}

const bundledFile = new URL('data-centres.txt', import.meta.url);

function readDataCentres(file: string | undefined) {
  let text: string;
  try {
    text = readFileSync(file ?? bundledFile, 'utf8');
  } catch {
    throw new StartError(`The file ${file} that DATA_CENTRE_FILE names cannot be read.`);
  }

  const { ranges, wrongLine } = parseCidrs(text);
  if (wrongLine === null) return ranges;

  throw new StartError(
    `Line ${wrongLine} of ${file ?? bundledFile.pathname} is no block of addresses.`,
  );
}
