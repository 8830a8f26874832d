import { readConfig, rotateKey } from '../../platform/settings/settings.ts';
import { runCommand } from './command.ts';

const usage = 'npm run keys -- --by "Your Name"';

/** Creates a new key to sign statements and roots. Signatures of the old ones stay valid. */
await runCommand({ usage, required: ['by'], defaults: {} }, async ({ by = '' }, { db }) => {
  const { secretsFile } = readConfig(process.env);
  const key = await rotateKey(db, secretsFile, by, new Date());
  console.log(`From now on statements and roots are signed with ${key}`);
  console.log(`Its private half is in ${secretsFile}, beside the old ones: copy that file again.`);
});
