import type { Pocket } from '#domain/ledger/accounts.ts';
import { causeParts } from '#domain/ledger/cause.ts';
import { type Confirmed, type ConfirmedActs, confirmedKinds } from '#domain/ledger/confirmed.ts';
import type { Cause } from '#domain/ledger/entry.ts';
import { recordTypeOf } from '#domain/ledger/kinds.ts';
import { entryHash, recordLine, splitPostings } from '#domain/ledger/record-line.ts';
import type { Balances, StatementChain, StatementSubject } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { availableChange, findPocketMove } from '#domain/ledger/wallet.ts';
import { add, type Micro, zero } from '#domain/money.ts';
import { isStopCode } from '#domain/wallet/payout-stop.ts';
import type { Texts } from '#texts/kinds.ts';
import { sha256 } from '../../platform/process/process.ts';
import type { SignedRange } from './confirmed-store.ts';
import type { RangeOfRecords } from './read-range.ts';
import { labelled, type Words } from './texts.ts';

/** A record as a person reads it. */
export interface StatementRow {
  readonly seq: number;
  readonly id: string;
  readonly at: Date;
  readonly type: string;
  readonly kind: string;
  /** The change in available funds. */
  readonly amount: Micro;
  /** The amount that moved between other pockets, without a sign. */
  readonly moved: Micro | null;
  /** The available funds after this record. */
  readonly available: Micro;
  readonly remark: string;
  readonly cause: string;
  readonly hash: string;
}

/** The content that all three formats share. */
export interface Statement {
  readonly facts: StatementSubject;
  readonly chain: StatementChain;
  readonly rows: readonly StatementRow[];
  readonly account: string;
  readonly texts: Texts['statement'];
  readonly locale: string;
  /** The sum of what entered the available funds; `moneyOut` is the sum of what left them. */
  readonly moneyIn: Micro;
  readonly moneyOut: Micro;
}

export const availableIn = (balances: Balances): Micro => balances.get('available') ?? zero;

/**
 * Builds a statement from the current books. Lines are recomputed from the entries while hashes are
 * the stored ones: if someone changed the books, the verifier will notice.
 */
export function statementOf(
  facts: StatementSubject,
  range: RangeOfRecords,
  account: string,
  words: Words,
): Statement {
  const balances = new Map<Pocket, Micro>(range.opening);
  const rows: StatementRow[] = [];
  const lines: string[] = [];
  let moneyIn = zero;
  let moneyOut = zero;

  for (const record of range.records) {
    const { row, line, change } = readRecord(record, balances, words);
    rows.push(row);
    lines.push(line);
    if (change > 0n) moneyIn = add(moneyIn, change);
    else moneyOut = add(moneyOut, change);
  }

  const { start, opening, latest, anchor = null, signed = null } = range;
  const end = range.records.at(-1) ?? start;
  const chain = {
    start,
    opening,
    lines,
    end,
    closing: balances,
    latest,
    anchor,
    acts: actsOf(range.records, signed),
  };

  const { statement: texts, locale } = words;
  return { facts, chain, rows, account, texts, locale, moneyIn, moneyOut };
}

/** How each act among the records was confirmed: what no passkey signed, the digits confirmed. */
function actsOf(records: readonly StoredRecord[], signedRange: SignedRange | null): ConfirmedActs {
  const confirmed = records.flatMap(({ seq, entry }): Confirmed[] => {
    if (!entry || !confirmedKinds.includes(entry.kind)) return [];
    const signature = signedRange?.signed.get(entry.id);
    if (signature) return [{ seq, by: 'passkey', ...signature }];
    return [{ seq, by: signedRange?.copied.has(entry.id) ? 'follow' : 'digits' }];
  });
  return { confirmed, passkeys: signedRange?.passkeys ?? [], cards: signedRange?.cards ?? [] };
}

function readRecord(record: StoredRecord, balances: Map<Pocket, Micro>, words: Words) {
  const { record: names } = words;
  const { owner, seq, previous, hash, entry } = record;
  if (!entry) throw new Error(`Record ${seq} of ${owner} has no entry`);

  const { own, others } = splitPostings(entry, owner);
  const change = availableChange(own);
  for (const { pocket, after } of own) balances.set(pocket, after);

  const row: StatementRow = {
    seq,
    id: entry.id,
    at: entry.at,
    type: names.type[recordTypeOf(entry.kind)],
    kind: names.kind[entry.kind],
    amount: change,
    moved: findPocketMove(own, others)?.amount ?? null,
    available: availableIn(balances),
    remark: entry.remark === null ? '' : remarkIn(names, entry.remark),
    cause: causeText(entry.cause, entry.reverses, words),
    hash,
  };

  const line = recordLine(entry, { owner, seq, previous }, entryHash(entry, sha256));
  return { row, line, change };
}

const causeText = (cause: Cause, reverses: string | null, { record, statement }: Words): string =>
  causeParts(cause, reverses)
    .map(([name, value]) => labelled(statement, record.cause[name], value))
    .join(' · ');

/** A remark that staff chose from a list is stored as a code and translated for the reader. */
const remarkIn = ({ stop }: Texts['records'], remark: string): string =>
  isStopCode(remark) ? stop[remark] : remark;
