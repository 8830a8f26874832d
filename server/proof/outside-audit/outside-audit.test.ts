import { hash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { decideApproval, listApprovals } from '#contract/desk/approvals.ts';
import { addAuditor, exportBooks, listAudits, takeAudit } from '#contract/desk/audits.ts';
import { inviteStaff } from '#contract/desk/staff.ts';
import { addCapital } from '#contract/desk/transfers.ts';
import { integrityReport, readAudit } from '#contract/integrity.ts';
import { admitStaff, renameStaff, type TestStaff } from '../../desk/test-desk.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { unzip } from '../../platform/process/test-unzip.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { makeAuditor, signedRoot, signResult } from './test-audit-result.ts';

let server: TestServer;
let ada: TestStaff;
let ben: TestStaff;
let eve: TestStaff;
let root: Awaited<ReturnType<typeof signedRoot>>;
const auditor = makeAuditor('Outside & Partner');

beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ada = await admitStaff(server, 'Ada Admin', 'admin');
  ben = await admitStaff(server, 'Ben Admin', 'admin');
  eve = await admitStaff(server, 'Eve Auditor', 'auditor');
  root = await signedRoot(server);
});
afterAll(() => server.close());

/** Half a minute later, so that nobody is given what was added up before. */
async function audits() {
  server.clock.now = new Date(server.clock.now.getTime() + 31_000);
  const answer = await server.ask(integrityReport, {});
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.audits;
}

const finding = { file: 'entries/000001.ndjson', line: 7, why: 'this entry does not add up' };

test('an auditor has no other role beside it, not even by an admin’s mistake', async () => {
  const both = { name: 'Two Hats', roles: ['auditor', 'finance'] };
  expect((await ada.ask(inviteStaff, both as never)).code).not.toBe(200);
  await expect(
    server.db.owner.sql`update staff set roles = '{auditor,admin}' where name = 'Eve Auditor'`,
  ).rejects.toThrow('auditor_is_nothing_else');
});

test('no result is accepted before two people have registered the auditor’s key', async () => {
  expect(await audits()).toEqual([]);
  const result = signResult(auditor, { at: server.clock.now, root });
  expect(reasonOf(await eve.ask(takeAudit, { result }))).toBe('desk_audit_invalid');
  const { name, key: publicKey } = auditor;
  await ada.get(addAuditor, { name, publicKey, reason: 'Chosen by the merchants.' });
  const [waiting] = (await ben.get(listApprovals, { kind: 'auditor' })).list;
  const decision = { id: waiting?.id ?? '', isApproved: true, reason: '' };
  expect(reasonOf(await ada.ask(decideApproval, decision))).toBe('second_person_needed');
  expect(reasonOf(await eve.ask(takeAudit, { result }))).toBe('desk_audit_invalid');
  await ben.get(decideApproval, decision);
  expect((await eve.get(listAudits, {})).auditors).toMatchObject([{ name, key: publicKey }]);
});

test('a result is public as it was signed, whatever it says, and once only', async () => {
  const made = server.clock.now;
  const good = signResult(auditor, { at: made, root });
  const { sha256 } = await eve.get(takeAudit, { result: good });
  expect(sha256).toBe(hash('sha256', good));
  expect(reasonOf(await eve.ask(takeAudit, { result: good }))).toBe('desk_audit_invalid');
  const shown = { auditor: auditor.name, key: auditor.key, root: { no: root.no } };
  expect(await audits()).toMatchObject([{ ...shown, isSound: true, finding: null, sha256 }]);
  const bad = signResult(auditor, { at: server.clock.now, root, findings: [finding] });
  await ada.get(takeAudit, { result: bad });
  expect(await audits()).toMatchObject([{ ...shown, isSound: false, finding }, { isSound: true }]);
  const file = await server.ask(readAudit, { sha256 });
  expect(file.code === 200 && file.data.file).toBe(good);
});

test('a result with another signature, network, root or time is refused', async () => {
  const at = server.clock.now;
  const good = signResult(auditor, { at, root });
  const tomorrow = new Date(at.getTime() + 86_400_000);
  const thief = makeAuditor('Thief & Partner');
  const refused = [
    good.replace('"isSound":true', '"isSound":true '),
    signResult({ ...auditor, privateKey: thief.privateKey }, { at, root }),
    signResult(thief, { at, root }),
    signResult(auditor, { at, root, network: 'Another Network' }),
    signResult(auditor, { at, root: { no: root.no, hash: 'ab'.repeat(32) } }),
    signResult(auditor, { at: tomorrow, root }),
    good.replace('reachbook-audit-result/1', 'reachbook-audit-result/2'),
    'not a result',
  ];
  for (const result of refused) {
    expect(reasonOf(await ada.ask(takeAudit, { result })), result).toBe('desk_audit_invalid');
  }
  expect(await audits()).toHaveLength(2);
});

test('an accepted result can be neither changed nor removed, by anyone', async () => {
  for (const change of [
    fragment`update outside_audit set is_sound = true`,
    fragment`
      delete from outside_audit`,
  ]) {
    await expect(server.db.owner.sql`${change}`).rejects.toThrow();
  }
});

test('an export names no partner and nobody of the staff', async () => {
  const { body } = await eve.get(exportBooks, {});
  const text = [...unzip(body as unknown as Buffer).values()].join('');
  const named = await server.db.sql.many<{ word: string }>`
    select name word from staff union select id::text from partner union
    select username from partner union select owner::text from wallet`;
  expect(named.length).toBeGreaterThan(3);
  expect(named.filter(({ word }) => text.includes(word))).toEqual([]);
});

test('in an export somebody stays one person under another name', async () => {
  await admitStaff(server, 'Abe Approver', 'approver');
  const fay = await admitStaff(server, 'Fay Finance', 'finance');
  const capital = { amount: '10.00', reason: 'to begin with' };
  const first = await fay.get(addCapital, { ...capital, reference: 'CAP-1' });
  await renameStaff(server, fay, 'Someone Else');
  const second = await fay.get(addCapital, { ...capital, reference: 'CAP-2' });

  const { body } = await eve.get(exportBooks, {});
  const files = [...unzip(body as unknown as Buffer)];
  const decisions = files.filter(([name]) => name.startsWith('decisions/'));
  const lines = decisions.flatMap(([, text]) => String(text).trim().split('\n'));
  const decided = lines.map((line) => JSON.parse(line) as { id: string; madeBy: string });
  const requesterOf = ({ id }: typeof first) => decided.find((one) => one.id === id)?.madeBy;
  expect(requesterOf(first)).toMatch(/^[0-9a-f]{64}$/);
  expect(requesterOf(second)).toBe(requesterOf(first));
});
