import { pushHosts } from '#domain/push/push.ts';
import type { EventBlocks } from '../ads/event-block/event-block.ts';
import { createMoney } from '../ads/services/services.ts';
import { createDailyRoot } from '../books/ledger/ledger.ts';
import { createMailer } from '../people/mail/mail.ts';
import type { Db, Fresh } from '../platform/database/database.ts';
import { readClock, startJobs } from '../platform/job/job.ts';
import { logProblem } from '../platform/process/process.ts';
import type { Config, Secrets, Settings } from '../platform/settings/settings.ts';
import { startAuditor } from '../proof/audit/audit.ts';
import { visitorJob } from './demo/supply-visitors.ts';
import {
  cosigningJob,
  erasingJob,
  jobsOf,
  mailingJob,
  pushingJob,
  sealingJob,
} from './jobs/jobs.ts';

interface WorkServices {
  readonly db: Db;
  readonly now: () => Date;
  readonly secrets: Secrets;
  readonly settings: Fresh<Settings>;
  readonly blocks: EventBlocks;
}

/** A server's background work: it audits the books and runs the jobs. */
export function startWork(config: Config, services: WorkServices): { close(): Promise<void> } {
  const { db, now, secrets, settings, blocks } = services;
  const auditor = startAuditor(db, now, {
    onProblem: (error) => logProblem('auditor', error),
    blocks,
    onSoundRound: () => createDailyRoot({ db, secrets, now }),
  });
  const jobServices = {
    db,
    forgetAfterDays: config.forgetAfterDays,
    // Each job run uses the current configuration.
    get settings() {
      return settings.value;
    },
    secrets,
    money: createMoney(db, now),
    pushHosts,
  };
  const mailer = config.mail && createMailer(config.mail);
  mailer?.check().catch((error) => logProblem('mail', error));
  const mailServices =
    mailer && config.mail
      ? {
          db,
          mailer,
          appOrigin: config.mail.appOrigin,
          get settings() {
            return settings.value;
          },
        }
      : null;
  // A demo that starts without plans is for trying things out from nothing.
  const isGenerous = settings.value.installation.mode === 'demo' && config.demoDays > 0;
  const jobs = startJobs(
    db,
    [
      ...jobsOf(jobServices),
      pushingJob(jobServices),
      ...(mailServices ? [mailingJob(mailServices)] : []),
      ...(isGenerous ? [visitorJob(jobServices)] : []),
      cosigningJob({ db, secrets }),
      erasingJob(db, config.dataDir),
      sealingJob({ db, blocks, sealAfterDays: config.sealAfterDays }),
    ],
    () => readClock(db.sql),
    {
      onProblem: (name, error) => logProblem(`job ${name}`, error),
    },
  );

  return {
    async close() {
      await Promise.all([jobs.close(), auditor.close()]);
      mailer?.close();
    },
  };
}
