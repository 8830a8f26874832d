import { formatMicro, type Micro, sum } from '../money.ts';
import { byteOrderMark, textCell } from '../table-cell.ts';

/** One transfer of a payment file. */
export interface Transfer {
  /** The end-to-end id that identifies the transfer on the bank's statement. */
  readonly endToEndId: string;
  readonly amount: Micro;
  readonly name: string;
  readonly account: string;
  readonly text: string;
}

/** Approved payouts for the bank, from one account on one day. */
export interface PaymentFile {
  readonly no: string;
  readonly madeAt: Date;
  readonly paysOn: string;
  readonly currency: string;
  readonly debtor: {
    readonly name: string;
    readonly account: string;
    readonly bic: string | null;
  };
  readonly transfers: readonly Transfer[];
}

export const paymentFormat = 'pain.001.001.09';

/** More payouts in one file would be more than a person can review. */
export const transfersMax = 500;

const hundredth = 10_000n;

/** Banks pay whole hundredths: an amount with more decimals cannot be in a file. */
export const isPayable = (amount: Micro): boolean => amount > 0n && amount % hundredth === 0n;

const shownAmount = (amount: Micro): string => {
  if (!isPayable(amount)) throw new Error('A bank cannot pay this amount');
  return formatMicro(amount).replace(/(\.\d\d)0*$/, '$1');
};

/** A payout's id without its hyphens: 32 characters, of the 35 that the format allows. */
export const endToEndIdOf = (payoutId: string): string =>
  payoutId.replaceAll('-', '').toUpperCase();

export function payoutIdOf(endToEndId: string): string | null {
  const id = endToEndId
    .toLowerCase()
    .replace(
      /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/,
      '$1-$2-$3-$4-$5',
    );
  return id.includes('-') && id.length === 36 ? id : null;
}

const looksLikeIban = (account: string) => /^[A-Z]{2}[0-9]{2}[A-Z0-9]{1,30}$/.test(account);

const escaped = (text: string): string =>
  text.replaceAll(/[<>&'"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

const element = (name: string, ...inside: readonly string[]): string =>
  `<${name}>${inside.join('')}</${name}>`;

const leaf = (name: string, text: string): string => element(name, escaped(text));

/** ISO 20022 allows 140 characters, SEPA 70: the shorter limit suits banks of either. */
const nameMax = 70;

const cut = (text: string, lengthMax: number): string => [...text].slice(0, lengthMax).join('');

const accountOf = (account: string): string =>
  element(
    'Id',
    looksLikeIban(account) ? leaf('IBAN', account) : element('Othr', leaf('Id', account)),
  );

/** Stands in for the payer's bank when it is not configured, because the format requires one. */
const agentOf = (bic: string | null): string =>
  element(
    'FinInstnId',
    bic === null ? element('Othr', leaf('Id', 'NOTPROVIDED')) : leaf('BICFI', bic),
  );

const transferXml = (currency: string, transfer: Transfer): string => {
  const { endToEndId, amount, name, account, text } = transfer;
  return element(
    'CdtTrfTxInf',
    element('PmtId', leaf('EndToEndId', endToEndId)),
    element('Amt', `<InstdAmt Ccy="${escaped(currency)}">${shownAmount(amount)}</InstdAmt>`),
    element('Cdtr', leaf('Nm', cut(name, nameMax))),
    element('CdtrAcct', accountOf(account)),
    element('RmtInf', leaf('Ustrd', cut(text, 140))),
  );
};

/** Deterministic: the same file gives the same bytes, so that its hash shows any change. */
export function paymentXml({
  no,
  madeAt,
  paysOn,
  currency,
  debtor,
  transfers,
}: PaymentFile): string {
  const totals = [
    leaf('NbOfTxs', String(transfers.length)),
    leaf('CtrlSum', shownAmount(sum(transfers.map(({ amount }) => amount)))),
  ];
  const name = leaf('Nm', cut(debtor.name, nameMax));
  const head = element(
    'GrpHdr',
    leaf('MsgId', no),
    leaf('CreDtTm', madeAt.toISOString()),
    ...totals,
    element('InitgPty', name),
  );

  const payment = element(
    'PmtInf',
    leaf('PmtInfId', no),
    leaf('PmtMtd', 'TRF'),
    ...totals,
    element('ReqdExctnDt', leaf('Dt', paysOn)),
    element('Dbtr', name),
    element('DbtrAcct', accountOf(debtor.account), leaf('Ccy', currency)),
    element('DbtrAgt', agentOf(debtor.bic)),
    ...transfers.map((transfer) => transferXml(currency, transfer)),
  );

  const space = `urn:iso:std:iso:20022:tech:xsd:${paymentFormat}`;
  const body = element('CstmrCdtTrfInitn', head, payment);

  return `<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="${space}">${body}</Document>\n`;
}

/** The same transfers as a table, for banks that do not accept XML. */
export function paymentCsv({ paysOn, currency, transfers }: PaymentFile): string {
  const lines = [
    ['End-to-end id', 'Pay on', 'Account', 'Name', 'Amount', 'Currency', 'Text'],
    ...transfers.map(({ endToEndId, account, name, amount, text }) => [
      ...[endToEndId, paysOn, account, name],
      ...[shownAmount(amount), currency, text],
    ]),
  ];
  return byteOrderMark + lines.map((cells) => `${cells.map(textCell).join(',')}\r\n`).join('');
}
