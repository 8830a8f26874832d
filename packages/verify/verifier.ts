import { fileURLToPath } from 'node:url';

/** The verifier's result for a file. The verifier is plain JavaScript, so its types are here. */
interface Verified {
  readonly name: string;
  readonly header: object;
  readonly records: readonly object[];
  readonly head: object;
  readonly log: { readonly cosigned: readonly { readonly name: string }[] } | null;
}

/** A key, with its period when that is known. */
export interface TrustedKey {
  readonly key: string;
  readonly from?: string;
  readonly until?: string | null;
}

export type Trusted = string | null | readonly (string | TrustedKey)[];

/** The witnesses that a reader trusts. */
export interface Watch {
  readonly witnesses: readonly object[];
  readonly quorum: number;
}

interface Verifier {
  verifyStatement(file: Uint8Array, keys?: Trusted, watch?: Watch): Omit<Verified, 'name'>;
  readWatch(keys: readonly string[], quorum?: string): Watch;
  compareStatements(statements: readonly Verified[], hasTrustedKeys?: boolean): void;
  tellConfirmed(head: object): readonly string[];
  readKeys(text: string, first?: string | null): readonly TrustedKey[];
  readonly Bad: new (...given: never[]) => Error & { readonly line: number; readonly file: string };
}

const verifierUrl = new URL('verify-statement.mjs', import.meta.url);
export const verifierFile = fileURLToPath(verifierUrl);

const verifier = (await import(verifierUrl.href)) as Verifier;

/** The first bad line of a statement and what is wrong with it, or null when it is sound. */
export function findBad(file: string | Uint8Array, key: Trusted = null, watch?: Watch) {
  try {
    verifier.verifyStatement(Buffer.from(file as Uint8Array), key, watch);
    return null;
  } catch (error) {
    if (error instanceof verifier.Bad) return { line: error.line, why: error.message };
    throw error;
  }
}

/** The first contradiction among statements that are each sound in themselves, or null. */
export function findLie(files: Readonly<Record<string, string>>, hasTrustedKeys = false) {
  const statements = Object.entries(files).map(([name, file]) => {
    return { name, ...verifier.verifyStatement(Buffer.from(file)) };
  });
  try {
    verifier.compareStatements(statements, hasTrustedKeys);
    return null;
  } catch (error) {
    if (!(error instanceof verifier.Bad)) throw error;
    return { file: error.file, line: error.line, why: error.message };
  }
}

export const { readKeys, readWatch, tellConfirmed, verifyStatement } = verifier;
