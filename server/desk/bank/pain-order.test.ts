import { expect, test } from 'vitest';
import { endToEndIdOf, paymentXml } from '#domain/bank/payment-file.ts';
import { micro } from '#domain/money.ts';
import { readXml, type XmlElement } from './read-xml.ts';

/**
 * The parts of pain.001.001.09 that our file uses, transcribed from the published message
 * definition: the order of all elements of a part, and which are required. The schema itself is not
 * in this repository: the page on payouts and deposits in docs/decisions says why.
 */
const party = { order: 'Nm PstlAdr Id CtryOfRes CtctDtls', needed: '' };
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
  ReqdExctnDt: { order: 'Dt DtTm', needed: 'Dt' },
  ...{ InitgPty: party, Dbtr: party, Cdtr: party },
  Id: { order: 'IBAN Othr', needed: '' },
  Othr: { order: 'Id SchmeNm Issr', needed: 'Id' },
  FinInstnId: { order: 'BICFI ClrSysMmbId LEI Nm PstlAdr Othr', needed: '' },
  Amt: { order: 'InstdAmt EqvtAmt', needed: 'InstdAmt' },
  RmtInf: { order: 'Ustrd Strd', needed: '' },
};

/** Of all other elements a part has one at most. */
const repeated = ['PmtInf', 'CdtTrfTxInf', 'Ustrd'];
/** Parts that hold one of their elements and no other. */
const choices = ['Id', 'ReqdExctnDt', 'Amt'];

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
  Id: /^.{1,34}$/,
};

const words = (text: string) => text.split(/\s+/).filter(Boolean);

function problemsOf({ name, attributes, children, text }: XmlElement): string[] {
  const found = children.flatMap(problemsOf);
  if (children.length === 0) {
    if (!patterns[name]?.test(text)) found.push(`${name}: ${text}`);
    if (name === 'InstdAmt' && !/^[A-Z]{3}$/.test(attributes.Ccy ?? '')) found.push('no currency');
    return found;
  }
  const part = parts[name];
  if (!part) return [...found, `${name}: unknown`];
  const inside = children.map((child) => child.name);
  const order = words(part.order);
  const places = inside.map((one) => order.indexOf(one));
  if (places.some((place, at) => place < (places[at - 1] ?? 0))) found.push(`${name}: order`);
  if (places.includes(-1)) found.push(`${name}: unknown among ${inside.join(' ')}`);
  const missing = words(part.needed).filter((one) => !inside.includes(one));
  if (missing.length > 0) found.push(`${name}: no ${missing.join(' ')}`);
  const twice = inside.filter((one, at) => inside.indexOf(one) < at && !repeated.includes(one));
  if (twice.length > 0) found.push(`${name}: twice ${twice.join(' ')}`);
  if (choices.includes(name) && inside.length !== 1) found.push(`${name}: not one choice`);
  return found;
}

const allOf = (element: XmlElement, name: string): string[] =>
  element.children.flatMap((child) => (child.name === name ? [child.text] : allOf(child, name)));

const transfer = (at: number) => ({
  endToEndId: endToEndIdOf('0b5f2c6e-9f0a-4a53-8a56-5f1f7a3f9d11'),
  amount: micro(BigInt(at) * 10_000n),
  name: 'Žofie & Ştefan '.repeat(20),
  account: at % 2 ? 'DE89370400440532013000' : '1234567890',
  text: 'RB-20261117-7K2M4QXD',
});

const sample = (bic: string | null): string =>
  paymentXml({
    no: 'RB-20261117-7K2M4QXD',
    madeAt: new Date('2026-11-17T09:30:00Z'),
    paysOn: '2026-11-18',
    currency: 'EUR',
    debtor: { name: 'Acme', account: 'DE89370400440532013000', bic },
    transfers: [1, 2, 123_456_789].map(transfer),
  });

test.each([null, 'COBADEFFXXX'])(
  'the file keeps to the order and the shapes of pain.001: %s',
  (bic) => {
    const root = readXml(sample(bic));
    expect(root.space).toBe('urn:iso:std:iso:20022:tech:xsd:pain.001.001.09');
    expect(root.children.flatMap(problemsOf)).toEqual([]);
    const amounts = allOf(root, 'InstdAmt').map(Number);
    const sum = amounts.reduce((all, amount) => all + amount, 0).toFixed(2);
    expect(allOf(root, 'NbOfTxs')).toEqual(['3', '3']);
    expect(allOf(root, 'CtrlSum')).toEqual([sum, sum]);
  },
);

test.each([
  ['PmtInf: no PmtMtd', /<PmtMtd>.*?<\/PmtMtd>/, ''],
  ['CdtTrfTxInf: order', /(<PmtId>.*?<\/PmtId>)(<Amt>.*?<\/Amt>)/, '$2$1'],
  ['no currency', / Ccy="EUR"/, ''],
  ['Id: not one choice', /(<IBAN>.*?<\/IBAN>)/, '$1$1'],
  ['InitgPty: unknown among Nm Phne', /(<InitgPty>.*?)<\/InitgPty>/, '$1<Phne>1</Phne></InitgPty>'],
] as const)('the check above finds what a bank would refuse: %s', (problem, good, bad) => {
  const wrong = readXml(sample(null).replace(good, bad));
  expect(wrong.children.flatMap(problemsOf)).toContain(problem);
});
