import { positionOf } from '#domain/ledger/position.ts';
import { formatMicro } from '#domain/money.ts';
import { createEventBlocks } from '../../ads/event-block/event-block.ts';
import { createRoot, sumAccounts } from '../../books/ledger/ledger.ts';
import { findRunning, openDb } from '../../platform/database/database.ts';
import { StartError } from '../../platform/process/process.ts';
import { readConfig, readSecrets } from '../../platform/settings/settings.ts';
import { auditAll, liftStop } from '../../proof/audit/audit.ts';
import { readAct, runCommand } from './command.ts';

const usage = `npm run ledger -- --act audit                   walks the books, says what they hold
npm run ledger -- --act root                    the same, then signs a root over all wallets
npm run ledger -- --act lift --by "Your Name"   the same, then lets money move again`;

/**
 * For when the auditor has stopped all money: examine the books, and if they are right, lift the
 * stop.
 */
await runCommand(
  { usage, required: ['act'], defaults: { by: '' } },
  async (options, { db }, config) => {
    const act = readAct(options, ['audit', 'root', 'lift']);
    const { by = '' } = options;
    if (act === 'lift' && !by) throw new StartError('--by "Your Name" is missing.');

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

    if (findings.length > 0) {
      process.exitCode = 1;
      if (act === 'root') throw new StartError('The books do not add up, so no root is signed.');
      if (act === 'lift') throw new StartError('The books do not add up: money stays stopped.');
    }

    if (act === 'root') {
      const secrets = readSecrets(readConfig(process.env).secretsFile);
      const root = await createRoot({ db, secrets, now: () => new Date() });
      console.log(
        root ? `Root ${root.no}: ${root.hash}` : 'There is no wallet to make a root over.',
      );
    }

    if (act === 'lift') console.log(`${await lift(by)} stops lifted.`);
  },
);

/** Only the owner of the tables may do this; the running server's role may not. */
async function lift(liftedBy: string): Promise<number> {
  const config = readConfig(process.env);
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? (await findRunning(config.dataDir));
  if (!url) throw new StartError('Start Reachbook first; its database is not running.');

  const owner = openDb(url);
  try {
    return await liftStop(owner.sql, liftedBy, new Date());
  } finally {
    await owner.close();
  }
}
