import { formatMicro, type Micro } from '../money.ts';
import type { Pocket } from './accounts.ts';
import type { ConfirmedActs } from './confirmed.ts';
import { writeProof } from './liability.ts';
import type { Sha256 } from './record-line.ts';
import { type Anchor, writeLiabilities } from './root.ts';

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
export interface StatementSubject {
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

const writeBalances = (balances: Balances) =>
  Object.fromEntries(
    [...balances]
      .filter(([, amount]) => amount !== 0n)
      .map(([pocket, amount]) => [pocket, formatMicro(amount)] as const)
      .sort(([a], [b]) => (a < b ? -1 : 1)),
  );

const writePoint = ({ seq, hash }: ChainPoint) => ({ seq, hash });

/** The first line of a check file. */
export function headerLine(subject: StatementSubject, { start, opening }: StatementChain): string {
  return JSON.stringify({
    format: statementFormat,
    network: subject.network,
    mode: subject.mode,
    simulated: subject.mode === 'demo',
    currency: subject.currency,
    owner: subject.owner,
    from: subject.from.toISOString(),
    to: subject.to.toISOString(),
    timeZone: subject.timeZone,
    generatedAt: subject.generatedAt.toISOString(),
    key: subject.key,
    start: writePoint(start),
    opening: writeBalances(opening),
  });
}

/** The text that is signed. It includes the header's hash, so that everything is covered. */
export function headText(
  subject: StatementSubject,
  { lines, end, closing, latest, acts, anchor = null }: StatementChain,
  headerHash: string,
): string {
  return JSON.stringify({
    format: statementFormat,
    header: headerHash,
    owner: subject.owner,
    from: subject.from.toISOString(),
    to: subject.to.toISOString(),
    generatedAt: subject.generatedAt.toISOString(),
    key: subject.key,
    records: lines.length,
    ...writePoint(end),
    closing: writeBalances(closing),
    latest: writePoint(latest),
    confirmed: acts.confirmed,
    passkeys: acts.passkeys,
    cards: acts.cards,
    root: anchor && writeAnchor(anchor),
  });
}

const writeAnchor = (anchor: Anchor) => ({
  no: anchor.no,
  at: anchor.at.toISOString(),
  wallets: anchor.wallets,
  root: anchor.root,
  liabilities: writeLiabilities(anchor.liabilities),
  previous: anchor.previous,
  key: anchor.key,
  signature: anchor.signature,
  leaf: writePoint(anchor.leaf),
  path: anchor.path,
  owed: anchor.owed && writeProof(anchor.owed),
  log: anchor.log ?? null,
});

/** The whole check file: header, records and signed head, one line each. */
export function composeCheckFile(
  subject: StatementSubject,
  chain: StatementChain,
  sha256: Sha256,
  sign: (text: string) => string,
): string {
  const header = headerLine(subject, chain);
  const head = headText(subject, chain, sha256(header));
  const headLine = `{"head":${head},"signature":${JSON.stringify(sign(head))}}`;
  return [header, ...chain.lines, headLine].map((line) => `${line}\n`).join('');
}
