import { expect, test } from 'vitest';
import { micro } from '../money.ts';
import { endToEndIdOf, isPayable, paymentCsv, paymentXml, payoutIdOf } from './payment-file.ts';
import { depositReferenceIn, lineKey, payoutIdIn } from './statement.ts';

const id = '0b5f2c6e-9f0a-4a53-8a56-5f1f7a3f9d11';

const file = {
  no: 'RB-20261117-7K2M4QXD',
  madeAt: new Date('2026-11-17T09:30:00Z'),
  paysOn: '2026-11-18',
  currency: 'EUR',
  debtor: { name: 'Acme & Sons', account: 'DE89370400440532013000', bic: null },
  transfers: [
    {
      endToEndId: endToEndIdOf(id),
      amount: micro(99_000_000n),
      name: 'Anna <Sample>',
      account: '1234567890',
      text: 'Payout',
    },
  ],
};

test('the same payouts give the same file, and entered text is escaped', () => {
  const xml = paymentXml(file);
  expect(paymentXml({ ...file })).toBe(xml);
  expect(xml).toContain('<Nm>Anna &#60;Sample&#62;</Nm>');
  expect(xml).toContain('<InstdAmt Ccy="EUR">99.00</InstdAmt>');
  expect(xml).toContain('<CtrlSum>99.00</CtrlSum>');
  expect(xml).toContain('<Othr><Id>1234567890</Id></Othr>');
  expect(paymentCsv(file)).toContain('"99.00","EUR","Payout"\r\n');
});

test('a payout that the bank cannot pay is left out of the file', () => {
  expect([99_000_000n, 1n, 0n, 10_000n].map((amount) => isPayable(micro(amount)))).toEqual([
    true,
    false,
    false,
    true,
  ]);
});

const line = {
  isCredit: true,
  amount: micro(50_000_000n),
  currency: 'EUR',
  bookedOn: '2026-11-17',
  bankReference: null,
  endToEndId: null,
  party: null,
  text: '',
};

test('references are recognized however the bank writes them, and nothing else is', () => {
  expect(depositReferenceIn({ ...line, text: 'Deposit r-7k2m-4qxd thanks' })).toBe('R-7K2M-4QXD');
  expect(depositReferenceIn({ ...line, text: 'R7K2M4QXD' })).toBe('R-7K2M-4QXD');
  expect(depositReferenceIn({ ...line, text: 'RECHNUNG 2026' })).toBeNull();
  expect(payoutIdOf(endToEndIdOf(id))).toBe(id);
  expect(payoutIdIn({ ...line, endToEndId: endToEndIdOf(id) })).toBe(id);
  expect(payoutIdIn({ ...line, endToEndId: 'NOTPROVIDED', text: `pay ${endToEndIdOf(id)}` })).toBe(
    id,
  );
  expect(payoutIdIn({ ...line, endToEndId: 'NOTPROVIDED' })).toBeNull();
});

test('equal lines on one day count twice, and a line imported again counts once', () => {
  expect(lineKey('A', line, 0)).toBe(lineKey('A', { ...line }, 0));
  expect(lineKey('A', line, 0)).not.toBe(lineKey('A', line, 1));
});
