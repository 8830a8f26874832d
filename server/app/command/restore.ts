import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { createEventBlocks, type EventBlocks } from '../../ads/event-block/event-block.ts';
import { checkRollups } from '../../ads/figures/figures.ts';
import { openDb, openOwner } from '../../platform/database/database.ts';
import { auditAll } from '../../proof/audit/audit.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { storedFoldersOf } from '../backup/stored-folders.ts';
import { runFileCommand } from './file-command.ts';

const usage = `npm run restore -- FILE                  puts a backup into an empty database
npm run restore -- FILE --key KEYFILE    the same, for one that is encrypted to an age key`;

await runFileCommand({ usage, option: 'key' }, async (file, keyFile, config) => {
  const owner = await openOwner(config);
  try {
    const order = { owner, folders: storedFoldersOf(config), file: resolve(file), keyFile };
    const { madeAt, rows, files } = await restoreBackup(order);
    console.log(`${rows} rows and ${files} files restored, as of ${madeAt.toISOString()}.`);
    await checkRestored(owner.url, createEventBlocks(config.blocksDir));
    if (!existsSync(config.secretsFile)) {
      console.log(
        `Before you start, put the secrets of this installation at ${config.secretsFile}.`,
      );
    }
  } finally {
    await owner.close();
  }
});

/** A backup is worth what its restore is: the books are verified, and all events counted again. */
async function checkRestored(url: string, blocks: EventBlocks): Promise<void> {
  const db = openDb(url);
  try {
    const { checkedEntries, findings } = await auditAll(db.sql, blocks);
    console.log(`${checkedEntries} entries checked, ${findings.length} findings.`);
    for (const { what, where } of findings) console.log(`${what}: ${where}`);

    const { plans, lines, differences } = await checkRollups(db, blocks);
    console.log(`${lines} lines of ${plans} plans checked, ${differences.length} differences.`);
    for (const difference of differences) console.log(difference);
    if (findings.length > 0 || differences.length > 0) process.exitCode = 1;
  } finally {
    await db.close();
  }
}
