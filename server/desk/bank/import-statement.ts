import { randomUUID } from 'node:crypto';
import {
  depositReferenceIn,
  lineKey,
  payoutIdIn,
  type Statement,
  type StatementFormat,
  statementLinesMax,
  UnreadableStatement,
} from '#domain/bank/statement.ts';
import { RefusalError } from '#domain/refusal.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import { readCamt } from './read-camt.ts';
import { readStatementCsv } from './read-statement-csv.ts';
import { insertLines, insertStatement, listKnownKeys, type NewLine } from './statement-store.ts';

/** The statements in a bank's file, which are all in the network's currency. */
export function readStatements(
  bytes: Buffer,
  format: StatementFormat,
  currency: string,
): Statement[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const statements = format === 'csv' ? readStatementCsv(text) : readCamt(text);

    const lines = statements.flatMap((statement) => statement.lines);
    if (lines.length === 0) throw new UnreadableStatement('There is no booked line in it.');
    if (lines.length > statementLinesMax || statements.length > statementsMax) {
      throw new UnreadableStatement('It has more lines than are read at once.');
    }

    const foreignLine = lines.find((line) => line.currency !== currency);
    if (foreignLine) {
      const problem = `A line is in ${foreignLine.currency}, and the network keeps ${currency}.`;
      throw new UnreadableStatement(problem);
    }
    return statements;
  } catch (error) {
    if (error instanceof UnreadableStatement) {
      throw new RefusalError('desk_statement_unreadable', { why: error.message });
    }
    if (error instanceof TypeError) {
      throw new RefusalError('desk_statement_unreadable', { why: 'It is not written in UTF-8.' });
    }
    throw error;
  }
}

const statementsMax = 100;

/** A bank's file, and who brought it. */
interface StatementFile {
  readonly name: string;
  readonly format: StatementFormat;
  readonly sha256: Buffer;
  readonly readBy: string;
  readonly readById: string;
}

/** Stores every statement of a file, or none. Importing books no money. */
export async function importStatements(
  sql: Sql,
  statements: readonly Statement[],
  { sha256, ...file }: StatementFile,
  now: Date,
) {
  const imported = [];
  for (const [index, statement] of statements.entries()) {
    // A hash is stored once, and the first statement stands for the file.
    const statementHash = index === 0 ? sha256 : sha256Bytes(`${index} ${sha256.toString('hex')}`);
    imported.push(await importStatement(sql, statement, { ...file, sha256: statementHash }, now));
  }

  return {
    ids: imported.map(({ id }) => id),
    lines: imported.reduce((total, { lines }) => total + lines, 0),
    known: imported.reduce((total, { known }) => total + known, 0),
  };
}

/** Lines that an earlier statement already had are only counted. */
async function importStatement(sql: Sql, statement: Statement, file: StatementFile, now: Date) {
  const allLines = newLines(statement);
  const knownKeys = await listKnownKeys(
    sql,
    allLines.map(({ key }) => key),
  );
  const lines = allLines.filter(({ key }) => !knownKeys.has(key.toString('hex')));

  const id = randomUUID();
  const counts = { lines: lines.length, known: allLines.length - lines.length };
  const statementRow = { ...file, ...counts, id, account: statement.account, readAt: now };
  if (!(await insertStatement(sql, statementRow))) throw new RefusalError('desk_statement_known');
  await insertLines(sql, id, lines);
  return { id, ...counts };
}

function newLines({ account, lines }: Statement): NewLine[] {
  const equalLines = new Map<string, number>();
  return lines.map((line) => {
    const firstKey = lineKey(account, line, 0);
    const nth = equalLines.get(firstKey) ?? 0;
    equalLines.set(firstKey, nth + 1);

    const { endToEndId: _, ...bookedLine } = line;
    return {
      ...bookedLine,
      id: randomUUID(),
      key: sha256Bytes(lineKey(account, line, nth)),
      reference: line.isCredit ? depositReferenceIn(line) : null,
      payoutId: payoutIdIn(line),
    };
  });
}
