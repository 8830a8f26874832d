import { formatMicro, type Micro } from '../money.ts';
import type { Pocket } from './accounts.ts';
import type { ConfirmedActs } from './confirmed.ts';
import { writtenProof } from './liability.ts';
import type { Sha256 } from './record-line.ts';
import { type Anchor, writtenOwed } from './root.ts';

/** The only version of the check file so far. docs/statement.md describes it for third parties. */
export const statementFormat = 'reachbook-statement/1';

export const statementRecordsMax = 10_000;

/** A position in a chain: the number of records up to it, and the hash there. */
export interface ChainPoint {
  readonly seq: number;
  readonly hash: string;
}

export type Balances = ReadonlyMap<Pocket, Micro>;

/** A statement's subject: whose records, which range, made when, and signed by which key. */
export interface StatementFacts {
  readonly network: string;
  readonly mode: 'demo' | 'live';
  readonly currency: string;
  readonly owner: string;
  readonly from: Date;
  /** Exclusive. */
  readonly to: Date;
  readonly timeZone: string;
  readonly generatedAt: Date;
  /** The public key: 32 bytes in base64url. */
  readonly key: string;
}

/** The records of a range as lines, with the positions and balances before and after them. */
export interface StatementChain {
  /** The position that the first line links to. */
  readonly start: ChainPoint;
  readonly opening: Balances;
  readonly lines: readonly string[];
  readonly end: ChainPoint;
  readonly closing: Balances;
  /** The head of the whole chain when the statement was made, in or after the range. */
  readonly latest: ChainPoint;
  /** A root that covers this wallet, with its proof, if there is one. */
  readonly anchor?: Anchor | null;
  /** How the partner's own acts among the records were confirmed. */
  readonly acts: ConfirmedActs;
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

/** The text that is signed. It includes the header's hash, so that everything is covered. */
export function headText(
  facts: StatementFacts,
  { lines, end, closing, latest, acts, anchor = null }: StatementChain,
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
    confirmed: acts.confirmed,
    passkeys: acts.passkeys,
    cards: acts.cards,
    root: anchor && writtenAnchor(anchor),
  });
}

const writtenAnchor = ({ no, at, wallets, root, previous, key, ...rest }: Anchor) => ({
  no,
  at: at.toISOString(),
  wallets,
  root,
  liabilities: writtenOwed(rest.liabilities),
  previous,
  key,
  signature: rest.signature,
  leaf: place(rest.leaf),
  path: rest.path,
  owed: rest.owed && writtenProof(rest.owed),
  log: rest.log ?? null,
});

/** The whole check file: header, records and signed head, one line each. */
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
