import {
  makePaymentFile,
  releasePaymentFile,
  sendPaymentFile,
} from '#contract/desk/payment-files.ts';
import { endToEndIdOf } from '#domain/bank/payment-file.ts';
import type { TestServer } from '../../test-server.ts';
import { createPayoutIn, type Staff } from '../money/test-desk-money.ts';

export const debtor = { name: 'Demo Network', account: 'DE89370400440532013000', bic: null };

/** A file with one approved payout. Whoever approves it is the second person. */
export async function createFile(server: TestServer, staff: Staff) {
  const { id: payoutId, partner } = await createPayoutIn(server, staff, 'approved');
  const paysOn = server.clock.now.toISOString().slice(0, 10);
  const { id, no } = await staff.first.get(makePaymentFile, {
    payoutIds: [payoutId],
    account: debtor.account,
    paysOn,
  });
  return { id, no, payoutId, partner };
}

export async function createReleasedFile(server: TestServer, staff: Staff) {
  const file = await createFile(server, staff);
  const hashes = await staff.second.get(releasePaymentFile, { id: file.id });
  return { ...file, ...hashes };
}

/** A file that the bank has, and its payout. */
export async function createSentFile(server: TestServer, staff: Staff) {
  const file = await createReleasedFile(server, staff);
  await staff.first.get(sendPaymentFile, { id: file.id });
  return file;
}

interface StatementLine {
  readonly sign: 'CRDT' | 'DBIT';
  readonly amount: string;
  readonly text: string;
  readonly endToEndId?: string;
  readonly reference?: string;
}

const entryXml = ({ sign, amount, text, endToEndId, reference }: StatementLine) => `<Ntry>
  <Amt Ccy="SIM">${amount}</Amt><CdtDbtInd>${sign}</CdtDbtInd><Sts><Cd>BOOK</Cd></Sts>
  <BookgDt><Dt>2026-11-17</Dt></BookgDt><AcctSvcrRef>${reference ?? 'B-1'}</AcctSvcrRef>
  <BkTxCd/><NtryDtls><TxDtls>
    <Refs>${endToEndId ? `<EndToEndId>${endToEndId}</EndToEndId>` : ''}</Refs>
    <RmtInf><Ustrd>${text}</Ustrd></RmtInf></TxDtls></NtryDtls></Ntry>`;

/** Valid by the schema of camt.053.001.08, which requires a balance. */
export const camtOf = (
  lines: readonly StatementLine[],
  no = 'S-1',
) => `<?xml version="1.0" encoding="UTF-8"?>
<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt>
<GrpHdr><MsgId>${no}</MsgId><CreDtTm>2026-11-17T20:00:00Z</CreDtTm></GrpHdr>
<Stmt><Id>${no}</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>
<Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SIM">9000.00</Amt>
<CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-11-17</Dt></Dt></Bal>
${lines.map(entryXml).join('\n')}</Stmt></BkToCstmrStmt></Document>`;

export const paidLine = (payoutId: string, amount: string): StatementLine => ({
  sign: 'DBIT',
  amount,
  text: 'Payout',
  reference: `B-${payoutId.slice(0, 8)}`,
  endToEndId: endToEndIdOf(payoutId),
});

/** The bank sends it back. */
export const returnedLine = (payoutId: string, amount: string): StatementLine => ({
  ...paidLine(payoutId, amount),
  sign: 'CRDT',
  text: 'Returned',
});

export const depositLine = (reference: string, amount = '50.00'): StatementLine => ({
  sign: 'CRDT',
  amount,
  text: `Deposit ${reference}`,
  reference: `C-${reference}`,
});
