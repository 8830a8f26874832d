import { approveOverdue, releaseHeld, reverseFlagged } from '../../ads/conversion/conversion.ts';
import { type ForgetServices, forgetViewers, openPartitions } from '../../ads/delivery/delivery.ts';
import { type SealingOptions, sealEvents } from '../../ads/event-block/event-block.ts';
import { flagInvalidTraffic, rollUp } from '../../ads/figures/figures.ts';
import { createImageFolder } from '../../people/file/file.ts';
import { type MailServices, sendMail } from '../../people/mail/mail.ts';
import type { Db } from '../../platform/database/database.ts';
import type { Job } from '../../platform/job/job.ts';
import { issueCoupons } from '../../programme/coupon/coupon.ts';
import {
  alertPlans,
  billPlans,
  copyPlans,
  creditPlans,
  creditPublishers,
  drainPlans,
  endDrained,
  expireOffers,
  type JobServices,
  matchPlans,
  payOverDelivery,
  settlePlans,
  tendPlans,
} from '../../programme/plan/plan.ts';
import { createSender, type PushServices, sendPush } from '../../programme/push/push.ts';
import { erasePartners } from '../../proof/personal/personal.ts';
import { cosignLog, type LogServices } from '../../proof/transparency/transparency.ts';

type Work = (services: JobServices & ForgetServices, now: Date) => Promise<unknown>;

const second = 1_000;
const minute = 60 * second;

/** All recurring work: its name, period and function. */
const regularWork: readonly (readonly [name: string, everyMs: number, work: Work])[] = [
  ['roll-up', 2 * second, rollUp],
  ['invalid-traffic', 10 * minute, flagInvalidTraffic],
  ['forget-viewers', 10 * minute, forgetViewers],
  ['open-partitions', 10 * minute, ({ db }) => openPartitions(db.sql)],
  ['reverse-flagged', minute, reverseFlagged],
  ['release-held', minute, releaseHeld],
  ['approve-overdue', minute, approveOverdue],
  ['expire-offers', minute, expireOffers],
  ['copy-plans', 2 * second, copyPlans],
  ['match-plans', 5 * second, matchPlans],
  ['tend-plans', 5 * second, tendPlans],
  ['end-drained', 30 * second, endDrained],
  ['bill-plans', minute, billPlans],
  ['credit-plans', minute, creditPlans],
  ['drain-plans', 30 * second, drainPlans],
  ['settle-plans', minute, settlePlans],
  ['credit-publishers', 10 * minute, creditPublishers],
  ['pay-over-delivery', 10 * minute, payOverDelivery],
  ['issue-coupons', minute, issueCoupons],
  ['alert-plans', 10 * minute, alertPlans],
];

/** Roll-up must not wait for other jobs: every figure is as old as its last run. */
const ownLanes = ['roll-up'];

export const jobsOf = (services: JobServices & ForgetServices): Job[] =>
  regularWork.map(([name, everyMs, work]) => ({
    name,
    everyMs,
    ...(ownLanes.includes(name) ? { lane: name } : {}),
    run: (now) => work(services, now),
  }));

/** The jobs that health checks; those that wait for other people's servers are not included. */
export const jobNames: readonly string[] = regularWork.map(([name]) => name);

/** A job that waits for other people's servers gets its own lane and holds up nobody else. */
const waitingFor = (name: string, run: Job['run']): Job => ({
  name,
  everyMs: 5 * second,
  lane: name,
  run,
});

/** Seals the events of plans that ended long ago; not run while a demo's history is created. */
export const sealingJob = (options: SealingOptions): Job => ({
  name: 'seal-events',
  everyMs: 10 * minute,
  lane: 'seal-events',
  run: (now) => sealEvents(options, now),
});

/** Erases what is personal as two people decided; not run while a demo's history is created. */
export const erasingJob = (db: Db, dataDir: string): Job => {
  const services = { db, imageFolder: createImageFolder(dataDir) };
  return { name: 'erase-partners', everyMs: minute, run: (now) => erasePartners(services, now) };
};

/** Sends push notifications; not run while a demo's history is created. */
export function pushingJob(services: Omit<PushServices, 'send'>): Job {
  const send = createSender();
  return waitingFor('send-push', (now) => sendPush({ ...services, send }, now));
}

/** Sends mail, where the network configured a server; not run while a demo's history is created. */
export const mailingJob = (services: MailServices): Job =>
  waitingFor('send-mail', (now) => sendMail(services, now));

/** Has outside witnesses cosign the log; not run while a demo's history is created. */
export const cosigningJob = (services: LogServices): Job => ({
  name: 'cosign-log',
  everyMs: 30 * second,
  lane: 'cosign-log',
  run: (now) => cosignLog(services, now),
});
