import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type {
  listBankLines as listLinesRoute,
  listBankStatements as listRoute,
  readBankStatement as readRoute,
} from '#contract/desk/bank-statements.ts';
import {
  depositReferenceIn,
  lineKey,
  payoutIdIn,
  type Statement,
  type StatementFormat,
  statementLinesMax,
  UnreadableStatement,
} from '#domain/bank/statement.ts';
import { formatMicro } from '#domain/money.ts';
import { Refusal } from '#domain/refusal.ts';
import { noteInDeskLog } from '../../people/staff-activity/staff-activity.ts';
import type { Sql } from '../../platform/database/database.ts';
import { sha256Bytes } from '../../platform/process/process.ts';
import type { DeskUseCase } from '../call/desk-call.ts';
import { readCamt } from './read-camt.ts';
import { readStatementCsv } from './read-statement-csv.ts';
import {
  insertLines,
  insertStatement,
  listKnownKeys,
  listLinePage,
  listStatementPage,
  type NewLine,
} from './statement-store.ts';

export const listBankStatements: DeskUseCase<typeof listRoute> = async ({ db }, { cursor }) => {
  const { list, next } = await listStatementPage(db.sql, cursor);
  const shown = list.map(({ sha256, at, ...row }) => ({
    ...row,
    sha256: sha256.toString('hex'),
    readAt: at.toISOString(),
  }));
  return { list: shown, next };
};

export const listBankLines: DeskUseCase<typeof listLinesRoute> = async ({ db }, input) => {
  const { list, next } = await listLinePage(db.sql, input);
  const shown = list.map(({ amount, ...line }) => ({ ...line, amount: formatMicro(amount) }));
  return { list: shown, next };
};

/** Imports a whole statement or nothing. Importing books no money. */
export const readBankStatement: DeskUseCase<typeof readRoute> = async (call, { name, format }) => {
  const bytes = await readFile(call.upload);
  const { currency } = call.settings.installation;
  const statements = readStatements(bytes, format).map((one) => ofCurrency(one, currency));
  const sha256 = sha256Bytes(bytes);
  return call.db.transaction(async (sql) => {
    const saved = [];
    for (const [at, statement] of statements.entries()) {
      const file = {
        name,
        format,
        sha256: at === 0 ? sha256 : sha256Bytes(`${at} ${sha256.toString('hex')}`),
      };
      saved.push(await save(sql, statement, file, call.staff.name, call.now()));
    }
    const lines = saved.reduce((all, one) => all + one.lines, 0);
    const known = saved.reduce((all, one) => all + one.known, 0);
    const about = { file: name, format, lines: String(lines), sha256: sha256.toString('hex') };
    await noteInDeskLog(
      sql,
      { by: call.staff.name, act: 'bank-statement-read', about },
      call.now(),
    );
    return { ids: saved.map(({ id }) => id), lines, known };
  });
};

function readStatements(bytes: Buffer, format: StatementFormat): Statement[] {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    const statements = format === 'csv' ? readStatementCsv(text) : readCamt(text);
    const count = statements.reduce((all, { lines }) => all + lines.length, 0);
    if (count === 0) throw new UnreadableStatement('There is no booked line in it.');
    if (count > statementLinesMax || statements.length > 100) {
      throw new UnreadableStatement('It has more lines than are read at once.');
    }
    return statements;
  } catch (error) {
    if (error instanceof UnreadableStatement) {
      throw new Refusal('desk_statement_unreadable', { why: error.message });
    }
    if (error instanceof TypeError) {
      throw new Refusal('desk_statement_unreadable', { why: 'It is not written in UTF-8.' });
    }
    throw error;
  }
}

/** Money in another currency is not the network's. */
function ofCurrency(statement: Statement, currency: string): Statement {
  const other = statement.lines.find((line) => line.currency !== currency);
  if (other) {
    const why = `A line is in ${other.currency}, and the network keeps ${currency}.`;
    throw new Refusal('desk_statement_unreadable', { why });
  }
  return statement;
}

interface File {
  readonly name: string;
  readonly format: StatementFormat;
  readonly sha256: Buffer;
}

async function save(sql: Sql, statement: Statement, file: File, by: string, now: Date) {
  const all = newLines(statement);
  const known = await listKnownKeys(
    sql,
    all.map(({ key }) => key),
  );
  const lines = all.filter(({ key }) => !known.has(key.toString('hex')));
  const id = randomUUID();
  const counts = { lines: lines.length, known: all.length - lines.length };
  const row = { ...file, ...counts, id, account: statement.account, readBy: by, at: now };
  if (!(await insertStatement(sql, row))) throw new Refusal('desk_statement_known');
  await insertLines(sql, id, lines);
  return { id, ...counts };
}

function newLines({ account, lines }: Statement): NewLine[] {
  const seen = new Map<string, number>();
  return lines.map((line) => {
    const plain = lineKey(account, line, 0);
    const nth = seen.get(plain) ?? 0;
    seen.set(plain, nth + 1);
    const { endToEndId: _, ...kept } = line;
    return {
      ...kept,
      id: randomUUID(),
      key: sha256Bytes(lineKey(account, line, nth)),
      reference: line.isCredit ? depositReferenceIn(line) : null,
      payoutId: line.isCredit ? null : payoutIdIn(line),
    };
  });
}
