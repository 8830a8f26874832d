import { expect, test } from 'vitest';
import { endToEndIdOf, paymentXml } from '#domain/bank/payment-file.ts';
import { micro } from '#domain/money.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/**
 * The parts of pain.001.001.09 that our file uses, transcribed from the published message
 * definition: the order of all elements of a part, and which are required. The schema itself is not
 * in this repository: the page on payouts and deposits in docs/decisions says why.
 */
const parts: Record<string, { readonly order: string; readonly needed: string }> = {
  CstmrCdtTrfInitn: { order: 'GrpHdr PmtInf SplmtryData', needed: 'GrpHdr PmtInf' },
  GrpHdr: {
    order: 'MsgId CreDtTm Authstn NbOfTxs CtrlSum InitgPty FwdgAgt InitnSrc',
    needed: 'MsgId CreDtTm NbOfTxs InitgPty',
  },
  PmtInf: {
    order: `PmtInfId PmtMtd BtchBookg NbOfTxs CtrlSum PmtTpInf ReqdExctnDt PoolgAdjstmntDt Dbtr
      DbtrAcct DbtrAgt DbtrAgtAcct InstrForDbtrAgt UltmtDbtr ChrgBr ChrgsAcct ChrgsAcctAgt
      CdtTrfTxInf`,
    needed: 'PmtInfId PmtMtd ReqdExctnDt Dbtr DbtrAcct DbtrAgt CdtTrfTxInf',
  },
  CdtTrfTxInf: {
    order: `PmtId PmtTpInf Amt XchgRateInf ChrgBr ChqInstr UltmtDbtr IntrmyAgt1 IntrmyAgt1Acct
      IntrmyAgt2 IntrmyAgt2Acct IntrmyAgt3 IntrmyAgt3Acct CdtrAgt CdtrAgtAcct Cdtr CdtrAcct
      UltmtCdtr InstrForCdtrAgt InstrForDbtrAgt Purp RgltryRptg Tax RltdRmtInf RmtInf SplmtryData`,
    needed: 'PmtId Amt Cdtr CdtrAcct',
  },
  PmtId: { order: 'InstrId EndToEndId UETR', needed: 'EndToEndId' },
  DbtrAcct: { order: 'Id Tp Ccy Nm Prxy', needed: 'Id' },
  CdtrAcct: { order: 'Id Tp Ccy Nm Prxy', needed: 'Id' },
  DbtrAgt: { order: 'FinInstnId BrnchId', needed: 'FinInstnId' },
  ReqdExctnDt: { order: 'Dt DtTm', needed: '' },
};

const patterns: Record<string, RegExp> = {
  MsgId: /^.{1,35}$/,
  PmtInfId: /^.{1,35}$/,
  EndToEndId: /^.{1,35}$/,
  NbOfTxs: /^[0-9]{1,15}$/,
  CtrlSum: /^\d{1,16}\.\d{2}$/,
  InstdAmt: /^\d{1,13}\.\d{2}$/,
  PmtMtd: /^(CHK|TRF|TRA)$/,
  CreDtTm: /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/,
  Dt: /^\d{4}-\d\d-\d\d$/,
  IBAN: /^[A-Z]{2}[0-9]{2}[a-zA-Z0-9]{1,30}$/,
  BICFI: /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/,
  Ccy: /^[A-Z]{3}$/,
  Nm: /^.{1,70}$/u,
  Ustrd: /^.{1,140}$/,
};

const words = (text: string) => text.split(/\s+/).filter(Boolean);

function problemsOf(element: XmlElement): string[] {
  const { name, children, text } = element;
  const inside = children.map((child) => child.name);
  const found = children.flatMap(problemsOf);
  const part = parts[name];
  if (part) {
    const order = words(part.order);
    const places = inside.map((one) => order.indexOf(one));
    if (places.some((place, at) => place < (places[at - 1] ?? 0))) found.push(`${name}: order`);
    if (places.includes(-1)) found.push(`${name}: unknown among ${inside.join(' ')}`);
    const missing = words(part.needed).filter((one) => !inside.includes(one));
    if (missing.length > 0) found.push(`${name}: no ${missing.join(' ')}`);
  }
  const pattern = patterns[name];
  if (pattern && children.length === 0 && !pattern.test(text)) found.push(`${name}: ${text}`);
  return found;
}

const transfer = (at: number) => ({
  endToEndId: endToEndIdOf('0b5f2c6e-9f0a-4a53-8a56-5f1f7a3f9d11'),
  amount: micro(BigInt(at) * 10_000n),
  name: 'Žofie & Ştefan '.repeat(20),
  account: at % 2 ? 'DE89370400440532013000' : '1234567890',
  text: 'RB-20261117-7K2M4QXD',
});

test.each([null, 'COBADEFFXXX'])(
  'the file keeps to the order and the shapes of pain.001: %s',
  (bic) => {
    const xml = paymentXml({
      no: 'RB-20261117-7K2M4QXD',
      madeAt: new Date('2026-11-17T09:30:00Z'),
      paysOn: '2026-11-18',
      currency: 'EUR',
      debtor: { name: 'Acme', account: 'DE89370400440532013000', bic },
      transfers: [1, 2, 123_456_789].map(transfer),
    });
    const root = readXml(xml);
    expect(root.space).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(root.children.flatMap(problemsOf)).toEqual([]);
    const wrong = xml
      .replace(/<PmtMtd>.*?<\/PmtMtd>/, '')
      .replace('<InstdAmt Ccy="EUR">', '<InstdAmt Ccy="EUR">0');
    expect(readXml(wrong).children.flatMap(problemsOf)).toContain('PmtInf: no PmtMtd');
  },
);
