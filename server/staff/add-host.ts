import { createPublicKey } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { insertHost } from '../account/handover-store.ts';
import { StartError } from '../start-error.ts';
import { runCommand } from './command.ts';

const usage =
  'npm run host -- --name shop-app --key public-key.pem --by "Your Name" [--origin https://…]';

/** Adds an app that may hand its people over to us, by the public half of its Ed25519 key. */
await runCommand(
  { usage, required: ['name', 'key', 'by'], defaults: { origin: '' } },
  async (options, { db }) => {
    const { name = '', by = '', origin = '' } = options;
    if (!/^[a-z][a-z0-9-]{1,31}$/.test(name) || name === 'register') {
      throw new StartError('--name must be 2 to 32 small letters, digits or dashes.');
    }
    if (origin !== '' && (!URL.canParse(origin) || new URL(origin).origin !== origin)) {
      throw new StartError('--origin must be an origin such as https://shop.example.');
    }
    const publicKey = await readKey(options.key ?? '');
    const addedAt = new Date();
    const host = { name, publicKey, origin: origin || null, addedBy: by, addedAt };
    if (!(await insertHost(db.sql, host))) {
      throw new StartError(`There is a host called ${name} already; its key is not replaced.`);
    }
    console.log(`Added the host ${name}. Restart the server to let its origin frame the app.`);
  },
);

async function readKey(file: string): Promise<string> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new StartError(`The file ${file} cannot be read.`);
  });
  try {
    const key = createPublicKey(text);
    if (key.asymmetricKeyType !== 'ed25519') throw new Error('another kind of key');
    return key.export({ type: 'spki', format: 'pem' }).toString();
  } catch {
    throw new StartError(`The file ${file} must hold the public half of an Ed25519 key in PEM.`);
  }
}
