import { findCycle } from '../server/books/ledger/test-find-cycle.ts';
import { makeHistory, readTogether } from '../server/books/ledger/test-history.ts';
import { openDb } from '../server/platform/database/db.ts';
import { startEmbedded } from '../server/platform/database/embedded/start-embedded.ts';
import { makeTestFolder } from '../server/platform/database/embedded/test-folder.ts';
import { migrate } from '../server/platform/database/migrate.ts';

/** `npm run test:history`: 20,000 transactions, or as many as given, and the order they had. */
const [transactions = '20000', seed = String(Date.now() % 1_000_000)] = process.argv.slice(2);
const folder = makeTestFolder();
const embedded = await startEmbedded({ folder: folder.path });
const db = openDb(embedded.url);
try {
  await migrate(db);
  const started = performance.now();
  const plan = { transactions: Number(transactions), atOnce: 48, seed: Number(seed) };
  const history = await makeHistory(db, { ...plan, read: readTogether });
  const circle = findCycle(history);
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${history.length} transactions in ${seconds} s, seed ${seed}`);
  console.log(circle ? `A circle: ${circle.join(' > ')}` : 'They could have run one by one.');
  process.exitCode = circle ? 1 : 0;
} finally {
  await db.close();
  await embedded.stop();
  folder.remove();
}
