import { resolve } from 'node:path';
import { openOwner } from '../../platform/database/database.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { storedFoldersOf } from '../backup/stored-folders.ts';
import { runFileCommand } from './file-command.ts';

const usage = `npm run backup -- FILE                 everything but the secrets, as one file
npm run backup -- FILE --to age1…      the same, encrypted to an age recipient`;

await runFileCommand({ usage, option: 'to' }, async (file, recipient, config) => {
  const owner = await openOwner(config);
  try {
    const order = { owner, folders: storedFoldersOf(config), file: resolve(file), recipient };
    const { tables, rows, files, bytes } = await makeBackup({ ...order, at: new Date() });
    const megabytes = (bytes / 2 ** 20).toFixed(1);
    console.log(`${file}: ${rows} rows of ${tables} tables, ${files} files, ${megabytes} MB.`);
    console.log(`The secrets in ${config.secretsFile} are not in it. Keep a copy of them, apart.`);
  } finally {
    await owner.close();
  }
});
