import type { KeyObject } from 'node:crypto';

interface Finding {
  readonly file: string;
  readonly line: number;
  readonly why: string;
}

/** What the program reports about an export. */
export interface Audited {
  readonly network: string;
  readonly root: { readonly no: number; readonly hash: string; readonly at: string } | null;
  readonly log: { readonly size: number; readonly hash: string };
  readonly counts: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
}

export type NamedBytes = Iterable<readonly [name: string, bytes: Buffer]>;

interface Options {
  readonly networkKey?: string;
  readonly previous?: Pick<Audited, 'root' | 'log'>;
  readonly witnesses?: readonly string[];
  readonly quorum?: number;
}

interface Program {
  audit(source: string | NamedBytes, options?: Options): Promise<Audited>;
  signedResult(found: Audited, at: string, key: KeyObject): string;
}

interface Reader {
  filesInArchive(path: string): AsyncIterable<[name: string, bytes: Buffer]>;
}

/** The program is plain JavaScript, so that an auditor needs nothing but Node. */
const load = (name: string) => import(new URL(name, import.meta.url).href);

export const programFile = new URL('./audit.mjs', import.meta.url);
export const { audit, signedResult }: Program = await load('./audit.mjs');
export const { filesInArchive }: Reader = await load('./read-export.mjs');
