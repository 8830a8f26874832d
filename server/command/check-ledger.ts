import { positionOf } from '#domain/ledger/position.ts';
import { formatMicro } from '#domain/money.ts';
import { auditAll, liftStop } from '../audit/audit.ts';
import { findRunning, openDb } from '../database/database.ts';
import { createEventBlocks } from '../event-block/event-block.ts';
import { makeRoot, sumAccounts } from '../ledger/ledger.ts';
import { StartError } from '../process/process.ts';
import { readConfig, readSecrets } from '../settings/settings.ts';
import { runCommand } from './command.ts';

const usage = `npm run ledger -- --act audit        walks the books and says what it finds and holds
npm run ledger -- --act root         the same, and then a signed root over all wallets
npm run ledger -- --act lift --by "Your Name"   lets money move again after a finding`;

/**
 * For when the auditor has stopped all money: examine the books, and if they are right, lift the
 * stop.
 */
await runCommand(
  { usage, required: ['act'], defaults: { by: '' } },
  async ({ act, by }, { db }, config) => {
    const { checkedEntries, findings } = await auditAll(
      db.sql,
      createEventBlocks(config.blocksDir),
    );
    console.log(`${checkedEntries} entries checked, ${findings.length} findings.`);
    for (const { what, where } of findings) console.log(`${what}: ${where}`);
    const { assets, liabilities } = positionOf((await sumAccounts(db.sql)).sums);
    for (const { group, amount } of [...assets, ...liabilities]) {
      console.log(`${group}: ${formatMicro(amount)}`);
    }
    if (act === 'audit') return;
    if (act === 'root' && findings.length === 0) {
      const secrets = readSecrets(readConfig(process.env).secretsFile);
      const made = await makeRoot({ db, secrets, now: () => new Date() });
      console.log(
        made ? `Root ${made.no}: ${made.hash}` : 'There is no wallet to make a root over.',
      );
      return;
    }
    if (act !== 'lift' || !by) throw new StartError(usage);
    if (findings.length > 0) {
      throw new StartError('The books do not add up yet, so money stays stopped.');
    }
    console.log(`${await lift(by)} stops lifted.`);
  },
);

/** Only the owner of the tables may do this; the running server's role may not. */
async function lift(by: string): Promise<number> {
  const config = readConfig(process.env);
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? (await findRunning(config.dataDir));
  if (!url) throw new StartError('Start Reachbook first; its database is not running.');
  const owner = openDb(url);
  try {
    return await liftStop(owner.sql, by, new Date());
  } finally {
    await owner.close();
  }
}
