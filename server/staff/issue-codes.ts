import { randomBytes } from 'node:crypto';
import { codeFromBytes, formatCode } from '#domain/account/authorization-code.ts';
import { refuse } from '#domain/refusal.ts';
import { whyNotStaffText } from '#domain/staff-words/staff-words.ts';
import { saveCode } from '../account/code-store.ts';
import { findInstallation } from '../settings/settings.ts';
import { StartError } from '../start-error.ts';
import { readCount, runCommand } from './command.ts';

const usage = 'npm run codes -- --by "Your Name" [--count 5] [--days 30] [--terms "…"]';
const terms = 'Opens one account at no cost.';

/** Issues authorization codes and prints them once: only their digests are kept. */
await runCommand(
  { usage, required: ['by'], defaults: { count: '5', days: '30', terms } },
  async (options, { db }) => {
    const count = readCount(options, 'count', 1000);
    const days = readCount(options, 'days', 365);
    const installation = await findInstallation(db.sql);
    if (!installation) {
      throw new StartError('This database is neither demo nor live yet; run npm start or live.');
    }
    refuse(whyNotStaffText(options.terms ?? terms));
    const issuedAt = new Date();
    const expiresAt = new Date(issuedAt.getTime() + days * 24 * 60 * 60 * 1000);
    const codes = Array.from({ length: count }, () => codeFromBytes(randomBytes(10)));
    await db.transaction(async (sql) => {
      for (const code of codes) {
        await saveCode(sql, {
          code,
          issuer: installation.name,
          terms: options.terms ?? terms,
          issuedBy: options.by ?? '',
          issuedAt,
          expiresAt,
        });
      }
    });
    console.log(codes.map(formatCode).join('\n'));
  },
);
