import {
  createPrivateKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
  randomBytes,
} from 'node:crypto';
import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import * as v from 'valibot';
import { createFolders } from '../database/embedded/create-folders.ts';
import type { Sql } from '../database/sql.ts';
import { systemErrorCode } from '../process/process.ts';
import { sha256Bytes } from '../process/sha256.ts';
import { StartError } from '../process/start-error.ts';
import { getFirstDigest } from './secrets-store.ts';

/** Secrets are kept out of the database, so that a copy of it opens nothing. */
export interface Secrets {
  /** The file they came from, to re-read later keys; undefined in tests. */
  readonly file?: string;
  /** Part of every transaction password's hash: without it, a million digits are soon tried. */
  readonly pepper: Buffer;
  /** Encrypts bank cards and wallet addresses. */
  readonly cardKey: Buffer;
  /** Sign statement heads and ledger roots; the newest key is last. */
  readonly statementKeys: readonly [KeyObject, ...KeyObject[]];
  /** Derives the rotating keys that sign ad tokens, and salts the viewers' days. */
  readonly deliveryKey: Buffer;
}

const hexKey = v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/));
const secretsSchema = v.strictObject({
  pepper: hexKey,
  cardKey: hexKey,
  /** The first key; later ones are listed separately, in order. */
  statementKey: v.string(),
  laterKeys: v.optional(v.array(v.string()), []),
});

const createSigningKey = () => generateKeyPairSync('ed25519').privateKey;

export function createSecrets(): Secrets {
  const pepper = randomBytes(32);
  return {
    pepper,
    cardKey: randomBytes(32),
    statementKeys: [createSigningKey()],
    deliveryKey: deliveryKeyOf(pepper),
  };
}

/** Derived from the pepper: one secret fewer to keep. */
const deliveryKeyOf = (pepper: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', pepper, '', 'reachbook delivery', 32));

/** Reads the secrets file, or creates it on the first start, readable by its owner only. */
export function readSecrets(file: string): Secrets {
  if (!existsSync(file)) {
    const secrets = { ...createSecrets(), file };
    orStartError(`The file ${file} for the secrets of this installation cannot be made`, () => {
      createFolders(dirname(resolve(file)));
      writeFileSync(file, toFileText(secrets), { mode: 0o600, flag: 'wx' });
    });
    return secrets;
  }

  const text = orStartError(
    `The file ${file} with the secrets of this installation cannot be read`,
    () => readFileSync(file, 'utf8'),
  );
  try {
    const { pepper, cardKey, statementKey, laterKeys } = v.parse(secretsSchema, JSON.parse(text));
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

/** File-system errors become start errors, because the operator can fix them. */
function orStartError<Result>(problem: string, work: () => Result): Result {
  try {
    return work();
  } catch (error) {
    throw new StartError(
      `${problem} (${systemErrorCode(error)}): set SECRETS_FILE to one that you may use.`,
      { cause: error },
    );
  }
}

const pem = (key: KeyObject) => key.export({ type: 'pkcs8', format: 'pem' }).toString();

/** The part that never changes; later keys are not included. */
const toFirstSecrets = ({ pepper, cardKey, statementKeys }: Secrets) => ({
  pepper: pepper.toString('hex'),
  cardKey: cardKey.toString('hex'),
  statementKey: pem(statementKeys[0]),
});

function toFileText(secrets: Secrets): string {
  const [, ...addedKeys] = secrets.statementKeys;
  const laterKeys = addedKeys.length === 0 ? {} : { laterKeys: addedKeys.map(pem) };
  return `${JSON.stringify({ ...toFirstSecrets(secrets), ...laterKeys }, null, 2)}\n`;
}

/** Adds a new signing key. The old ones stay, because their signatures must remain verifiable. */
export const withNewKey = (secrets: Secrets): Secrets => ({
  ...secrets,
  statementKeys: [...secrets.statementKeys, createSigningKey()],
});

/** Replaces the file atomically, so that there is always a complete one. */
export function saveSecrets(file: string, secrets: Secrets): void {
  const newFile = `${file}.new`;
  writeFileSync(newFile, toFileText(secrets), { mode: 0o600, flush: true });
  renameSync(newFile, file);
}

/**
 * With other secrets than the database was used with, every transaction password would be wrong and
 * every card unreadable. So the digest of the first secrets is stored and others are refused.
 */
export async function assertOwnSecrets(sql: Sql, secrets: Secrets, file: string): Promise<void> {
  const digest = sha256Bytes(JSON.stringify(toFirstSecrets(secrets)));
  if (digest.equals(await getFirstDigest(sql, digest))) return;

  throw new StartError(
    `The secrets in ${file} are not those that this database was used with: put the right file ` +
      'there, or set SECRETS_FILE to it.',
  );
}
