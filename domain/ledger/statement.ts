import { formatMicro, type Micro } from '../money.ts';
import type { Pocket } from './accounts.ts';
import type { Sha256 } from './record-line.ts';
import type { Anchor } from './root.ts';

/** The one version of the check file there is. docs/statement.md describes it for others. */
export const statementFormat = 'reachbook-statement/1';

export const statementRecordsMax = 10_000;

/** A place in a chain: after so many records, with that hash. */
export interface ChainPoint {
  readonly seq: number;
  readonly hash: string;
}

export type Balances = ReadonlyMap<Pocket, Micro>;

/** What a statement is about: whose records, of what time, made when, to be signed with what. */
export interface StatementFacts {
  readonly network: string;
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly owner: string;
  readonly from: Date;
  /** Not included. */
  readonly to: Date;
  readonly timeZone: string;
  readonly generatedAt: Date;
  /** The public key, as its 32 bytes in base64url. */
  readonly key: string;
}

/** The records of a range as lines, between the places and balances before and after them. */
export interface StatementChain {
  /** The place that the first line hangs on. */
  readonly start: ChainPoint;
  readonly opening: Balances;
  readonly lines: readonly string[];
  readonly end: ChainPoint;
  readonly closing: Balances;
  /** The end of the whole chain when the statement was made, in or after the range. */
  readonly latest: ChainPoint;
  /** A root over all wallets with the proof that this one stands under it, if one was made. */
  readonly anchor?: Anchor | null;
}

const written = (balances: Balances) =>
  Object.fromEntries(
    [...balances]
      .filter(([, amount]) => amount !== 0n)
      .map(([pocket, amount]) => [pocket, formatMicro(amount)] as const)
      .sort(([one], [other]) => (one < other ? -1 : 1)),
  );

const place = ({ seq, hash }: ChainPoint) => ({ seq, hash });

/** The first line of a check file. */
export function headerLine(facts: StatementFacts, { start, opening }: StatementChain): string {
  return JSON.stringify({
    format: statementFormat,
    network: facts.network,
    mode: facts.mode,
    simulated: facts.mode === 'demo',
    currency: facts.currency,
    owner: facts.owner,
    from: facts.from.toISOString(),
    to: facts.to.toISOString(),
    timeZone: facts.timeZone,
    generatedAt: facts.generatedAt.toISOString(),
    key: facts.key,
    start: place(start),
    opening: written(opening),
  });
}

/** The text that is signed. It names the header by its hash, so that nothing stands outside. */
export function headText(
  facts: StatementFacts,
  { lines, end, closing, latest, anchor = null }: StatementChain,
  headerHash: string,
): string {
  return JSON.stringify({
    format: statementFormat,
    header: headerHash,
    owner: facts.owner,
    from: facts.from.toISOString(),
    to: facts.to.toISOString(),
    generatedAt: facts.generatedAt.toISOString(),
    key: facts.key,
    records: lines.length,
    ...place(end),
    closing: written(closing),
    latest: place(latest),
    root: anchor && writtenAnchor(anchor),
  });
}

const writtenAnchor = ({ no, at, wallets, root, previous, key, ...rest }: Anchor) => ({
  no,
  at: at.toISOString(),
  wallets,
  root,
  previous,
  key,
  signature: rest.signature,
  leaf: place(rest.leaf),
  path: rest.path,
});

/** The whole check file: header, records and signed head, a line each. */
export function checkFile(
  facts: StatementFacts,
  chain: StatementChain,
  sha256: Sha256,
  sign: (text: string) => string,
): string {
  const header = headerLine(facts, chain);
  const head = headText(facts, chain, sha256(header));
  const last = `{"head":${head},"signature":${JSON.stringify(sign(head))}}`;
  return [header, ...chain.lines, last].map((line) => `${line}\n`).join('');
}
