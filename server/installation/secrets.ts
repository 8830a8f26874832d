import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import * as v from 'valibot';
import type { Sql } from '../db/db.ts';
import { StartError } from '../start-error.ts';

/** What must not lie in the database, so that a copy of it opens nothing. */
export interface Secrets {
  /** Goes into every hash of a transaction password: a million digits are soon tried without. */
  readonly pepper: Buffer;
  /** Encrypts bank cards and wallet addresses. */
  readonly cardKey: Buffer;
  /** Signs the heads of statements. */
  readonly statementKey: KeyObject;
}

const hexKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const shape = v.strictObject({ pepper: hexKey, cardKey: hexKey, statementKey: v.string() });

export function makeSecrets(): Secrets {
  const { privateKey } = generateKeyPairSync('ed25519');
  return { pepper: randomBytes(32), cardKey: randomBytes(32), statementKey: privateKey };
}

/** Reads the file of secrets, or makes it on the first start. Nobody but its owner may read it. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const made = makeSecrets();
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `${JSON.stringify(written(made), null, 2)}\n`, { mode: 0o600, flag: 'wx' });
    return made;
  }
  try {
    const { pepper, cardKey, statementKey } = v.parse(
      shape,
      JSON.parse(readFileSync(file, 'utf8')),
    );
    return {
      pepper: Buffer.from(pepper, 'hex'),
      cardKey: Buffer.from(cardKey, 'hex'),
      statementKey: createPrivateKey(statementKey),
    };
  } catch {
    throw new StartError(`The file ${file} with the secrets of this installation is damaged.`);
  }
}

const written = ({ pepper, cardKey, statementKey }: Secrets) => ({
  pepper: pepper.toString('hex'),
  cardKey: cardKey.toString('hex'),
  statementKey: statementKey.export({ type: 'pkcs8', format: 'pem' }).toString(),
});

/**
 * Other secrets than those that a database was used with would make every transaction password
 * wrong and every card unreadable, so the first are remembered by their digest and others refused.
 */
export async function assertOwnSecrets(sql: Sql, secrets: Secrets, file: string): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify(written(secrets)))
    .digest();
  await sql('insert into secrets_mark (digest) values ($1) on conflict do nothing', [digest]);
  const [mark] = await sql<{ digest: Buffer }>('select digest from secrets_mark');
  if (mark && digest.equals(mark.digest)) return;
  throw new StartError(
    `The secrets in ${file} are not those that this database was used with: put the right file ` +
      'there, or set SECRETS_FILE to it.',
  );
}
