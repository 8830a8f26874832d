import { createServer } from '../../app/create-server.ts';
import { openDb } from '../../platform/database/db.ts';
import { noPages } from '../../platform/gateway/pages.ts';
import { createSecrets } from '../../platform/settings/secrets.ts';
import { quickPasswords } from '../partner/test-quick-passwords.ts';

/* Runs the server in a separate process, so that its memory can be measured. */

const [databaseUrl = '', dataDir = ''] = process.argv.slice(2);
const db = openDb(databaseUrl);
const app = await createServer({
  db,
  dataDir,
  passwords: quickPasswords,
  secrets: createSecrets(),
  now: () => new Date(),
  pages: noPages,
  trustedProxies: [],
});
const url = await app.listen({ port: 0, host: '127.0.0.1' });

const bytesNow = () => process.resourceUsage().maxRSS * 1024;

process.on('message', () => process.send?.({ peakBytes: bytesNow() }));
process.on('disconnect', () => process.exit());
process.send?.({ url, peakBytes: bytesNow() });
