import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import {
  completeBankPayouts,
  listBankLines,
  readBankStatement,
  recordBankDeposits,
} from '#contract/desk/bank-statements.ts';
import {
  dropPaymentFile,
  listPayable,
  listPaymentFiles,
  makePaymentFile,
  readPaymentFile,
  releasePaymentFile,
  sendPaymentFile,
  showPaymentFile,
} from '#contract/desk/payment-files.ts';
import { sendPayout, showPayout } from '#contract/desk/payouts.ts';
import { failPayout, rejectApprovedPayout } from '#contract/desk/transfers.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { createPayoutIn, fundedPartner, referenceOf } from '../money/test-desk-money.ts';
import { admitStaff, renameStaff, type TestStaff, withSecond } from '../test-desk.ts';
import {
  camtOf,
  createFile,
  createReleasedFile,
  createSentFile,
  debtor,
  depositLine,
  paidLine,
  returnedLine,
} from './test-bank.ts';

let server: TestServer;
let first: TestStaff;
let second: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  first = await admitStaff(server, 'Fay Finance', 'finance', 'approver');
  second = await admitStaff(server, 'Abe Approver', 'finance', 'approver');
});
afterAll(() => server.close());

const both = () => ({ first, second });
const fileOf = (text: string) => new Blob([text]);
const camt = { name: 'today.xml', format: 'camt.053.001.08' } as const;

test('a payment file takes two people, and downloads exactly as released', async () => {
  const { id, payoutId } = await createFile(server, both());
  const early = await first.ask(readPaymentFile, { id, format: 'xml' });
  expect(reasonOf(early)).toBe('desk_payment_file_waiting');
  expect(reasonOf(await first.ask(releasePaymentFile, { id }))).toBe('second_person_needed');
  const { xmlSha256 } = await second.get(releasePaymentFile, { id });
  const { text, sha256 } = await first.get(readPaymentFile, { id, format: 'xml' });
  expect(createHash('sha256').update(text).digest('hex')).toBe(xmlSha256);
  expect(sha256).toBe(xmlSha256);
  // Whoever approved a payout cannot send it, whether in a file or alone.
  const alone = await second.get(sendPaymentFile, { id });
  expect(alone).toMatchObject({ sent: 0, left: [{ why: 'second_person_needed' }] });
  expect(await first.get(sendPaymentFile, { id })).toEqual({ sent: 1, left: [] });
  expect(await first.get(showPayout, { id: payoutId })).toMatchObject({ state: 'sent' });
  const drop = await first.ask(dropPaymentFile, { id, reason: 'Wrong day.' });
  expect(reasonOf(drop)).toBe('desk_payment_file_sent');
});

test('a file of somebody who was locked out or lost the role since is not released', async () => {
  const maker = await admitStaff(server, 'Mae Maker', 'finance');
  const { id } = await createFile(server, { first: maker, second });
  const release = async (roles: readonly string[], isActive: boolean) => {
    await server.db.sql`
      update staff set roles = ${[...roles]}, is_active = ${isActive} where id = ${maker.id}`;
    return reasonOf(await second.ask(releasePaymentFile, { id }));
  };
  expect(await release(['finance'], false)).toBe('desk_requester_left');
  expect(await release(['support'], true)).toBe('desk_requester_left');
  expect(await release(['finance'], true)).toBe(null);
});

test('whoever releases a file reads what it pays, from an account that two people entered', async () => {
  const { id, payoutId, partner } = await createFile(server, both());
  const { net } = await second.get(showPayout, { id: payoutId });
  const { lines } = await second.get(showPaymentFile, { id });
  expect(lines).toEqual([
    {
      ...{ payoutId, partnerId: partner.id, partner: expect.any(String), net },
      ...{ target: expect.stringMatching(/[•·*]/), state: 'approved' },
    },
  ]);
  await withSecond(first, second).get(dropPaymentFile, { id, reason: 'Wrong day.' });
  const paysOn = server.clock.now.toISOString().slice(0, 10);
  const typed = { payoutIds: [payoutId], account: 'DE02120300000000202051', paysOn };
  expect(reasonOf(await first.ask(makePaymentFile, typed))).toBe('desk_value_wrong');
});

test('a payout is in one file at a time, and in another once its file was dropped', async () => {
  const { id, payoutId } = await createFile(server, both());
  const paysOn = server.clock.now.toISOString().slice(0, 10);
  const again = { payoutIds: [payoutId], account: debtor.account, paysOn };
  expect(reasonOf(await second.ask(makePaymentFile, again))).toBe('desk_changed_meanwhile');
  await withSecond(first, second).get(dropPaymentFile, { id, reason: 'Wrong day.' });
  expect((await first.get(listPayable, {})).list.map((one) => one.id)).toContain(payoutId);
  const { id: anew } = await second.get(makePaymentFile, again);
  const { list } = await first.get(listPaymentFiles, {});
  const file = list.find((one) => one.id === anew);
  expect(file).toMatchObject({ count: 1, toSend: 1, releasedBy: null, debtor });
  const { id: other } = await createPayoutIn(server, both(), 'requested');
  const waiting = await first.ask(makePaymentFile, { ...again, payoutIds: [other] });
  expect(reasonOf(waiting)).toBe('desk_changed_meanwhile');
});

test('nobody alone gives back what a released file may already pay', async () => {
  const { id, no, payoutId } = await createReleasedFile(server, both());
  const rejection = { id: payoutId, why: 'details-wrong' } as const;
  for (const person of [first, second]) {
    expect(reasonOf(await person.ask(rejectApprovedPayout, rejection))).toBe(
      'desk_payment_file_released',
    );
  }

  await first.get(dropPaymentFile, { id, reason: 'Wrong day.' });
  const { list } = await second.get(listApprovals, { kind: 'payment-file-drop' });
  expect(list).toMatchObject([
    { about: { file: no, payouts: '1', 'released by': 'Abe Approver' } },
  ]);
  expect(reasonOf(await first.ask(rejectApprovedPayout, rejection))).toBe(
    'desk_payment_file_released',
  );
  await first.get(readPaymentFile, { id, format: 'xml' });

  await second.get(decideApproval, { id: list[0]?.id ?? '', isApproved: true, reason: '' });
  expect(reasonOf(await first.ask(readPaymentFile, { id, format: 'xml' }))).toBe(
    'desk_changed_meanwhile',
  );
  await first.get(rejectApprovedPayout, rejection);
});

test('a statement books nothing: deposits wait for a second person, and so do payouts', async () => {
  const { payoutId } = await createSentFile(server, both());
  const { net } = await first.get(showPayout, { id: payoutId });
  const partner = await fundedPartner(server, '0.00');
  const reference = await referenceOf(server, partner);
  const text = camtOf([paidLine(payoutId, net), depositLine(reference)]);
  const sent = { ...camt, file: fileOf(text) };
  const { ids, lines } = await first.get(readBankStatement, sent);
  expect(lines).toBe(2);
  expect(reasonOf(await second.ask(readBankStatement, sent))).toBe('desk_statement_known');
  const listed = async () => (await first.get(listBankLines, { id: ids[0] ?? '' })).list;
  const found = await listed();
  expect(found.map(({ state }) => state)).toEqual(['payout-sent', 'deposit-new']);
  const lineIds = found.map(({ id }) => id);
  const own = await first.get(completeBankPayouts, { lineIds: lineIds.slice(0, 1) });
  expect(own).toMatchObject({ done: 0, left: [{ why: 'second_person_needed' }] });
  expect(await second.get(completeBankPayouts, { lineIds: lineIds.slice(0, 1) })).toMatchObject({
    done: 1,
  });
  expect(await first.get(recordBankDeposits, { lineIds })).toMatchObject({ done: 1 });
  expect((await listed()).map(({ state }) => state)).toEqual(['payout-done', 'deposit-waiting']);
  const waiting = (await second.get(listApprovals, { kind: 'deposit' })).list;
  expect(waiting).toMatchObject([
    { about: { reference, amount: '50.00' }, requestedBy: 'Fay Finance' },
  ]);
  expect(await first.get(recordBankDeposits, { lineIds })).toMatchObject({ done: 0 });
});

test('whoever imported a statement does not approve its deposits, whoever requested them', async () => {
  const partner = await fundedPartner(server, '0.00');
  const reference = await referenceOf(server, partner);
  const file = fileOf(camtOf([depositLine(reference)], 'S-5'));
  const { ids } = await first.get(readBankStatement, { ...camt, file });
  const { list: lines } = await first.get(listBankLines, { id: ids[0] ?? '' });
  await second.get(recordBankDeposits, { lineIds: lines.map(({ id }) => id) });
  const { list } = await first.get(listApprovals, { kind: 'deposit' });
  const request = list.find(({ partnerId }) => partnerId === partner.id);
  const decision = { id: request?.id ?? '', isApproved: true, reason: '' };

  expect(reasonOf(await first.ask(decideApproval, decision))).toBe('second_person_needed');
  const third = await admitStaff(server, 'Tia Third', 'approver');
  await third.get(decideApproval, decision);
  expect((await first.get(listBankLines, { id: ids[0] ?? '' })).list).toMatchObject([
    { state: 'deposit-booked' },
  ]);
});

test('whoever decides on a payout that came back reads what the bank says of it', async () => {
  const { payoutId } = await createSentFile(server, both());
  const { net } = await first.get(showPayout, { id: payoutId });
  const file = fileOf(camtOf([paidLine(payoutId, net), returnedLine(payoutId, net)], 'S-2'));
  const { ids } = await first.get(readBankStatement, { ...camt, file });
  const { list: lines } = await first.get(listBankLines, { id: ids[0] ?? '' });
  expect(lines.map(({ state }) => state)).toEqual(['payout-sent', 'none']);

  const given = { id: payoutId, why: 'bank-returned', reference: 'B-returned' } as const;
  await first.get(failPayout, given);
  const { list } = await second.get(listApprovals, { kind: 'payout-failed' });
  expect(list).toMatchObject([{ about: { bankStatement: `came back: ${net} on 2026-11-17` } }]);
});

test('another name is no other person, for a payout, a file and a statement', async () => {
  const { id: payoutId } = await createPayoutIn(server, both(), 'approved');
  const { id } = await createFile(server, { first: second, second: first });
  const sent = await createSentFile(server, { first: second, second: first });
  const { net } = await first.get(showPayout, { id: sent.payoutId });
  const file = fileOf(camtOf([paidLine(sent.payoutId, net)], 'S-3'));
  const { ids } = await second.get(readBankStatement, { ...camt, file });
  const { list } = await second.get(listBankLines, { id: ids[0] ?? '' });
  const line = { lineIds: list.map((one) => one.id) };
  const reference = { id: payoutId, seen: 'approved', reference: 'BANK-7' } as const;

  // Whoever approved the one payout, made the file and read the statement is called otherwise now.
  await renameStaff(server, second, 'Ada Other');
  expect(reasonOf(await second.ask(sendPayout, reference))).toBe('second_person_needed');
  expect(reasonOf(await second.ask(releasePaymentFile, { id }))).toBe('second_person_needed');
  const left = [{ why: 'second_person_needed' }];
  expect(await second.get(completeBankPayouts, line)).toMatchObject({ done: 0, left });

  // And somebody else has the name.
  await renameStaff(server, first, 'Abe Approver');
  await first.get(sendPayout, reference);
  await first.get(releasePaymentFile, { id });
  expect(await first.get(completeBankPayouts, line)).toMatchObject({ done: 1 });
  const { steps } = await first.get(showPayout, { id: payoutId });
  expect(steps.slice(1).map(({ by }) => by)).toEqual(['Abe Approver', 'Abe Approver']);

  await renameStaff(server, first, 'Fay Finance');
  await renameStaff(server, second, 'Abe Approver');
});

test('lines of overlapping statements are merged, and a differing amount is reported', async () => {
  const { payoutId } = await createSentFile(server, both());
  const line = paidLine(payoutId, '1.00');
  const one = { ...camt, file: fileOf(camtOf([line], 'S-7')) };
  await first.get(readBankStatement, one);
  const more = { ...camt, file: fileOf(camtOf([line, depositLine('R-0000-0000')], 'S-8')) };
  const { ids, lines, known } = await first.get(readBankStatement, more);
  expect({ lines, known }).toEqual({ lines: 1, known: 1 });
  const { list } = await first.get(listBankLines, { id: ids[0] ?? '' });
  expect(list).toMatchObject([{ state: 'none', reference: 'R-0000-0000', partner: null }]);
});

test.each([
  ['<!DOCTYPE Document [<!ENTITY x SYSTEM "file:///etc/passwd">]>', 'document type'],
  ['<Document xmlns="urn:other"/>', 'not a camt.053'],
  [camtOf([depositLine('R-1')]).replace('</Ntry>', ''), 'well-formed'],
  [camtOf([depositLine('R-1', 'ten')]), 'no amount'],
  [camtOf([depositLine('R-1')]).replaceAll('Ccy="SIM"', 'Ccy="EUR"'), 'the network keeps'],
])('a file that is not a statement is refused whole: %#', async (text, why) => {
  const answer = await first.ask(readBankStatement, { ...camt, file: fileOf(text) });
  expect(reasonOf(answer)).toBe('desk_statement_unreadable');
  expect(answer.msg).toContain(why);
});

test('a CSV statement is read as configured, and any other layout is refused', async () => {
  const head = 'Account;Booked on;Amount;Currency;Bank reference;Text\r\n';
  const row = 'DE89370400440532013000;2026-11-17;50.00;SIM;X-1;"Deposit; R-AAAA-BBBB"\r\n';
  const csv = { name: 'today.csv', format: 'csv' } as const;
  const read = await first.get(readBankStatement, { ...csv, file: fileOf(head + row) });
  const { list } = await first.get(listBankLines, { id: read.ids[0] ?? '' });
  expect(list).toMatchObject([{ amount: '50.00', isCredit: true, reference: 'R-AAAA-BBBB' }]);
  const wrong = await first.ask(readBankStatement, { ...csv, file: fileOf(`a;b\r\n${row}`) });
  expect(reasonOf(wrong)).toBe('desk_statement_unreadable');
});
