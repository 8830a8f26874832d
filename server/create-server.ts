import type { FastifyInstance } from 'fastify';
import { createAccountStore } from './account/account-store.ts';
import { createAttemptStore } from './account/attempt-store.ts';
import { listHostOrigins } from './account/handover-store.ts';
import type { Passwords } from './account/passwords.ts';
import { createSessionStore } from './account/session-store.ts';
import type { Db } from './db/db.ts';
import { handlers } from './handlers.ts';
import { createApp } from './http/app.ts';
import { serveDocumentation } from './http/documentation.ts';
import { type Pages, servePages } from './http/pages.ts';
import type { Secrets } from './installation/secrets.ts';
import { getSettings } from './installation/settings.ts';
import { createMoneyQueue } from './ledger/money-queue.ts';
import type { Parts } from './parts.ts';
import { serveVerifier } from './statement/serve-verifier.ts';

export interface ServerParts {
  readonly db: Db;
  readonly now: () => Date;
  readonly passwords: Passwords;
  readonly secrets: Secrets;
  readonly pages: Pages;
  readonly trustedProxies: readonly string[];
}

/** Puts the parts together into a server that is ready to listen. */
export async function createServer(given: ServerParts): Promise<FastifyInstance> {
  const { db, now, passwords, secrets } = given;
  const settings = await getSettings(db.sql);
  const sessions = createSessionStore(db);
  const parts: Parts = {
    db,
    now,
    settings,
    secrets,
    passwords,
    money: createMoneyQueue(db, now),
    sessions,
    accounts: createAccountStore(db),
    attempts: createAttemptStore(db.sql),
  };
  const findMember = (token: string) => sessions.findMember(token, now());
  const app = await createApp(
    { parts, handlers, findMember },
    {
      trustedProxies: given.trustedProxies,
      hostOrigins: await listHostOrigins(db.sql),
      scriptHashes: given.pages.scriptHashes,
    },
  );
  app.get('/healthz', async (_request, reply) => {
    await db.sql('select 1');
    return reply.header('cache-control', 'no-store').send({ ready: true });
  });
  serveDocumentation(app, settings.installation.name);
  serveVerifier(app);
  await servePages(app, given.pages, settings.installation.mode);
  return app;
}
