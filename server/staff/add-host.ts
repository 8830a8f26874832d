import { readFile } from 'node:fs/promises';
import { insertHost } from '../account/handover-store.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './command.ts';
import { readHost } from './host-fields.ts';

const usage =
  'npm run host -- --name shop-app --key public-key.pem --by "Your Name" [--origin https://…]';

/** Adds an app that may hand its people over to us, by the public half of its Ed25519 key. */
await runCommand(
  { usage, required: ['name', 'key', 'by'], defaults: { origin: '' } },
  async (options, { db }) => {
    const { name = '', by = '', origin = '' } = options;
    const file = options.key ?? '';
    const key = await readFile(file, 'utf8').catch(() => {
      throw new StartError(`The file ${file} cannot be read.`);
    });
    const host = readHost({ name, key, origin });
    if ('problem' in host) throw new StartError(host.problem);
    if (!(await insertHost(db.sql, { ...host, addedBy: by, addedAt: new Date() }))) {
      throw new StartError(`There is a host called ${name} already; its key is not replaced.`);
    }
    console.log(`Added the host ${name}. Within seconds its origin may frame the app.`);
  },
);
