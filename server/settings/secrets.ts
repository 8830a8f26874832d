import {
  createHash,
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { makeFolders, type Sql } from '../database/database.ts';
import { StartError } from '../process/process.ts';

/** What must not lie in the database, so that a copy of it opens nothing. */
export interface Secrets {
  /** Where they were read, to read keys that came later; none in a test. */
  readonly file?: string;
  /** Goes into every hash of a transaction password: a million digits are soon tried without. */
  readonly pepper: Buffer;
  /** Encrypts bank cards and wallet addresses. */
  readonly cardKey: Buffer;
  /** Sign the heads of statements and the roots of the ledger: the newest is the last. */
  readonly statementKeys: readonly [KeyObject, ...KeyObject[]];
  /** Signs the tokens of ads, by keys that follow one another, and salts the days of viewers. */
  readonly deliveryKey: Buffer;
}

const hexKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const shape = v.strictObject({
  pepper: hexKey,
  cardKey: hexKey,
  /** The first key; those that came after it stand apart, in their order. */
  statementKey: v.string(),
  laterKeys: v.optional(v.array(v.string()), []),
});

const newKey = () => generateKeyPairSync('ed25519').privateKey;

export function makeSecrets(): Secrets {
  const pepper = randomBytes(32);
  return {
    pepper,
    cardKey: randomBytes(32),
    statementKeys: [newKey()],
    deliveryKey: deliveryKeyOf(pepper),
  };
}

/** Made from what the file already holds, so that files from before there were ads still do. */
const deliveryKeyOf = (pepper: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', 'reachbook delivery', 32));

/** Reads the file of secrets, or makes it on the first start. Nobody but its owner may read it. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const made = { ...makeSecrets(), file };
    orSay(`The file ${file} for the secrets of this installation cannot be made`, () => {
      makeFolders(dirname(resolve(file)));
      writeFileSync(file, written(made), { mode: 0o600, flag: 'wx' });
    });
    return made;
  }
  const text = orSay(`The file ${file} with the secrets of this installation cannot be read`, () =>
    readFileSync(file, 'utf8'),
  );
  try {
    const { pepper, cardKey, statementKey, laterKeys } = v.parse(shape, JSON.parse(text));
    const pepperBytes = Buffer.from(pepper, 'hex');
    return {
      file,
      pepper: pepperBytes,
      cardKey: Buffer.from(cardKey, 'hex'),
      statementKeys: [
        createPrivateKey(statementKey),
        ...laterKeys.map((key) => createPrivateKey(key)),
      ],
      deliveryKey: deliveryKeyOf(pepperBytes),
    };
  } catch {
    throw new StartError(`The file ${file} with the secrets of this installation is damaged.`);
  }
}

/** What the system refuses is for whoever starts to put right. */
function orSay<Result>(problem: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    throw new StartError(`${problem} (${code}): set SECRETS_FILE to one that you may use.`, {
      cause: error,
    });
  }
}

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** What stays the same for ever: keys that come later are no part of it. */
const writtenAtFirst = ({ pepper, cardKey, statementKeys }: Secrets) => ({
  pepper: pepper.toString('hex'),
  cardKey: cardKey.toString('hex'),
  statementKey: pem(statementKeys[0]),
});

function written(secrets: Secrets): string {
  const [, ...later] = secrets.statementKeys;
  const laterKeys = later.length === 0 ? {} : { laterKeys: later.map(pem) };
  return `${JSON.stringify({ ...writtenAtFirst(secrets), ...laterKeys }, null, 2)}\n`;
}

/** With one more key to sign with. The old ones stay: what they signed is theirs for ever. */
export const withNewKey = (secrets: Secrets): Secrets => ({
  ...secrets,
  statementKeys: [...secrets.statementKeys, newKey()],
});

/** Puts a new file in the place of the old one, so that there is always a whole one. */
export function saveSecrets(file: string, secrets: Secrets): void {
  const beside = `${file}.new`;
  writeFileSync(beside, written(secrets), { mode: 0o600, flush: true });
  renameSync(beside, file);
}

/**
 * Other secrets than those that a database was used with would make every transaction password
 * wrong and every card unreadable, so the first are remembered by their digest and others refused.
 */
export async function assertOwnSecrets(sql: Sql, secrets: Secrets, file: string): Promise<void> {
  const digest = createHash('sha256')
    .update(JSON.stringify(writtenAtFirst(secrets)))
    .digest();
  await sql('insert into secrets_mark (digest) values ($1) on conflict do nothing', [digest]);
  const [mark] = await sql<{ digest: Buffer }>('select digest from secrets_mark');
  if (mark && digest.equals(mark.digest)) return;
  throw new StartError(
    `The secrets in ${file} are not those that this database was used with: put the right file ` +
      'there, or set SECRETS_FILE to it.',
  );
}
