import { type Statement, type StatementLine, UnreadableStatement } from '#domain/bank/statement.ts';
import { type Micro, parseMicro } from '#domain/money.ts';
import { childrenOf, findIn, readXml, textIn, type XmlElement } from './read-xml.ts';

const camtSpace = 'urn:iso:std:iso:20022:tech:xsd:camt.053.001.08';

const failReading = (problem: string): never => {
  throw new UnreadableStatement(problem);
};

/** The statements of a camt.053 file. Unbooked entries may still change and are skipped. */
export function readCamt(text: string): Statement[] {
  const root = readXml(text);
  if (root.name !== 'Document' || root.space !== camtSpace) {
    failReading('It is not a camt.053.001.08 statement.');
  }

  const message = findIn(root, 'BkToCstmrStmt') ?? failReading('There is no statement in it.');
  const statements = childrenOf(message, 'Stmt');
  if (statements.length === 0) failReading('There is no statement in it.');

  return statements.map((statement) => ({
    no: textIn(statement, 'Id') ?? failReading('A statement has no number.'),
    account: accountOf(statement),
    lines: childrenOf(statement, 'Ntry').filter(isBooked).flatMap(linesOf),
  }));
}

const accountOf = (statement: XmlElement): string =>
  textIn(statement, 'Acct', 'Id', 'IBAN') ??
  textIn(statement, 'Acct', 'Id', 'Othr', 'Id') ??
  failReading('A statement names no account.');

const isBooked = (entry: XmlElement): boolean => textIn(entry, 'Sts', 'Cd') === 'BOOK';

/** A batch becomes one line per transaction where the bank gives each amount. */
function linesOf(entry: XmlElement): StatementLine[] {
  const details = childrenOf(entry, 'NtryDtls').flatMap((entryDetails) =>
    childrenOf(entryDetails, 'TxDtls'),
  );

  if (details.length <= 1) return [lineOf(entry, details[0] ?? null)];

  const amounts = details.map((detail) => findIn(detail, 'Amt'));

  return amounts.includes(null)
    ? [lineOf(entry, null)]
    : details.map((detail) => lineOf(entry, detail, findIn(detail, 'Amt')));
}

function lineOf(
  entry: XmlElement,
  detail: XmlElement | null,
  ownAmount: XmlElement | null = null,
): StatementLine {
  const amount = ownAmount ?? findIn(entry, 'Amt') ?? failReading('A line has no amount.');
  const isCredit = creditOf(entry);
  const party = isCredit ? 'Dbtr' : 'Cdtr';
  const freeTexts = detail ? childrenOf(findIn(detail, 'RmtInf') ?? detail, 'Ustrd') : [];
  const structured = detail && textIn(detail, 'RmtInf', 'Strd', 'CdtrRefInf', 'Ref');
  const texts = [...freeTexts.map((element) => element.text.trim()), structured ?? ''].filter(
    Boolean,
  );

  return {
    isCredit,
    amount: amountOf(amount.text),
    currency: amount.attributes.Ccy ?? failReading('An amount has no currency.'),
    bookedOn: dayOf(entry),
    bankReference:
      (detail && textIn(detail, 'Refs', 'AcctSvcrRef')) ?? textIn(entry, 'AcctSvcrRef'),
    endToEndId: detail && textIn(detail, 'Refs', 'EndToEndId'),
    party:
      detail &&
      (textIn(detail, 'RltdPties', party, 'Pty', 'Nm') ?? textIn(detail, 'RltdPties', party, 'Nm')),
    text: (texts.join(' ') || textIn(entry, 'AddtlNtryInf') || '').slice(0, 500),
  };
}

/** A reversed credit is money going out, whatever the entry itself says. */
function creditOf(entry: XmlElement): boolean {
  const indicator = textIn(entry, 'CdtDbtInd');
  if (indicator !== 'CRDT' && indicator !== 'DBIT')
    failReading('A line says neither credit nor debit.');
  return indicator === 'CRDT';
}

function dayOf(entry: XmlElement): string {
  const day = textIn(entry, 'BookgDt', 'Dt') ?? textIn(entry, 'BookgDt', 'DtTm');
  const [date] = /^\d{4}-\d\d-\d\d/.exec(day ?? '') ?? [];
  return date ?? failReading('A line has no day.');
}

/** An amount as statements write it, with up to five decimals. */
export function amountOf(text: string): Micro {
  const [, units, places = ''] = /^(\d{1,13})(?:\.(\d{0,5}))?$/.exec(text.trim()) ?? [];
  const amount = units === undefined ? null : parseMicro(`${units}.${places.padEnd(2, '0')}`);
  return amount ?? failReading(`“${text.slice(0, 30)}” is no amount.`);
}
