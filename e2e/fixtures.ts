import { randomBytes } from 'node:crypto';
import { test as base } from '@playwright/test';
import { daysAfter } from '#domain/time.ts';
import { codeFromBytes, formatCode } from '../domain/partner/authorization-code.ts';
import { saveCode } from '../server/people/partner/code-store.ts';
import { type Db, openDb } from '../server/platform/database/db.ts';

export interface Fixtures {
  /** The server's database, for what only staff could do. */
  readonly db: Db;
  /** A fresh authorization code, as one would be handed out. */
  readonly code: string;
}

/** What every journey has at hand, in whatever browser. */
export const withDatabase = base.extend<Fixtures>({
  db: async ({ baseURL: _ }, use) => {
    const db = openDb(process.env.E2E_DATABASE_URL ?? '');
    await use(db);
    await db.close();
  },
  code: async ({ db }, use) => {
    // All journeys come from one address, which in reality would be many shops.
    await db.sql`delete from attempt where key ~ '^(register|code)FromAddress:'`;
    const code = codeFromBytes(randomBytes(10));
    const issuedAt = new Date();
    const expiresAt = daysAfter(issuedAt, 1);
    const terms = 'Opens one account at no cost.';
    await saveCode(db.sql, {
      code,
      issuer: 'Journeys',
      terms,
      issuedBy: 'e2e',
      issuedAt,
      expiresAt,
    });
    await use(formatCode(code));
  },
});
