import { type KeyObject, sign } from 'node:crypto';
import type { StatementFormat } from '#contract/statement.ts';
import type { Language } from '#domain/language.ts';
import { composeCheckFile, type StatementSubject } from '#domain/ledger/statement.ts';
import type { StoredRecord } from '#domain/ledger/verify.ts';
import { type FileWriter, sha256 } from '../../platform/process/process.ts';
import { makeCsv } from './csv.ts';
import { makeHtml } from './html.ts';
import type { RangeOfRecords } from './read-range.ts';
import { textsOf } from './texts.ts';
import { type Statement, statementOf } from './whole-statement.ts';

/** Everything in a statement except its records. */
export interface StatementEnd {
  readonly format: StatementFormat;
  readonly facts: StatementSubject;
  readonly range: Omit<RangeOfRecords, 'records'>;
  readonly account: string;
  readonly language: Language;
  readonly privateKey: KeyObject;
}

type WriteFormat = (statement: Statement, key: KeyObject) => string;

const formatWriters: Readonly<Record<StatementFormat, WriteFormat>> = {
  html: makeHtml,
  csv: makeCsv,
  jsonl: ({ facts, chain }, key) =>
    composeCheckFile(facts, chain, sha256, (text) =>
      sign(null, Buffer.from(text), key).toString('base64url'),
    ),
};

/** Collects the records and writes the statement at the end, because its totals come first. */
export function statementWriter(): FileWriter<readonly StoredRecord[], StatementEnd> {
  const records: StoredRecord[] = [];
  return {
    page(page) {
      records.push(...page);
      return '';
    },
    end({ format, facts, range, account, language, privateKey }) {
      const statement = statementOf(facts, { ...range, records }, account, textsOf(language));
      return formatWriters[format](statement, privateKey);
    },
  };
}
