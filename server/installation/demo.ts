import { randomBytes, randomUUID } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/account/authorization-code.ts';
import { insertAccount } from '../account/account-store.ts';
import { saveCode } from '../account/code-store.ts';
import type { Passwords } from '../account/passwords.ts';
import type { Db } from '../db/db.ts';
import { configurationAtBirth, giveBirth } from './birth.ts';

// Known to everyone who reads this: a demo holds play money and no secrets.
const demoUsername = 'demo';
const demoPassword = 'look-around-first';
const codesAtStart = 3;
const codeDays = 30;
const issuer = 'Reachbook Demo Network';

interface DemoParts {
  readonly db: Db;
  readonly now: () => Date;
}

/** Makes an empty database a demo, for ever, with one partner to log in as. */
export async function bearDemo(parts: DemoParts & { passwords: Passwords }): Promise<void> {
  const { db, now, passwords } = parts;
  const passwordHash = await passwords.hash(demoPassword);
  await db.transaction(async (sql) => {
    const installation = { mode: 'demo', currency: 'SIM', name: issuer } as const;
    const isBorn = await giveBirth(sql, installation, configurationAtBirth, 'npm start', now());
    // Another process was quicker; its demo is ours too.
    if (!isBorn) return;
    await insertAccount(sql, {
      id: randomUUID(),
      username: demoUsername,
      nickname: 'Demo partner',
      email: 'demo@reachbook.example',
      phone: '+6621234567',
      passwordHash,
      entry: 'register',
      hostUser: null,
      status: 'active',
      language: 'en',
      timeZone: 'UTC',
      createdAt: now(),
    });
  });
}

export interface DemoLogin {
  readonly username: string;
  readonly password: string;
  readonly codes: readonly string[];
}

/** The demo login and a few fresh codes: only digests are kept, so old ones cannot be shown. */
export async function welcomeToDemo({ db, now }: DemoParts): Promise<DemoLogin> {
  const issuedAt = now();
  const expiresAt = new Date(issuedAt.getTime() + codeDays * 24 * 60 * 60 * 1000);
  const terms = 'Opens one demo account at no cost. Everything in it is simulated.';
  const codes = Array.from({ length: codesAtStart }, () => codeFromBytes(randomBytes(10)));
  for (const code of codes) {
    await saveCode(db.sql, { code, issuer, terms, issuedBy: 'npm start', issuedAt, expiresAt });
  }
  return { username: demoUsername, password: demoPassword, codes: codes.map(formatCode) };
}
