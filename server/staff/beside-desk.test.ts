import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDb, type TestDb } from '../db/test-db.ts';
import { demoConfiguration } from '../demo/demo.ts';
import { findSessionStaff, startDeskSession } from '../desk/staff-session-store.ts';
import { findStaff, findStaffByName, insertStaff, saveStaffSecrets } from '../desk/staff-store.ts';
import { giveBirth } from '../settings/birth.ts';
import { listUnread } from '../staff-activity/desk-notice-store.ts';
import { listLogRows } from '../staff-activity/log-store.ts';
import { commandOf } from './test-command.ts';

let db: TestDb;

beforeAll(async () => {
  db = await createTestDb();
  const live = { mode: 'live', currency: 'EUR', name: 'Acme Network' } as const;
  await giveBirth(db.sql, live, demoConfiguration, 'a test', new Date());
});
afterAll(() => db.close());

const settings = () => ({ PORT: '0', DATABASE_URL: db.ownerUrl });
const issue = commandOf('server/staff/issue-codes.ts', settings);
const staff = commandOf('server/staff/make-staff.ts', settings);
const audit = commandOf('server/staff/ledger.ts', settings);

test('once people sit at the desk of a live network, no command acts under any name', async () => {
  const words = ['--by', 'Anybody', '--count', '1'];
  expect(await issue(words)).toMatchObject({ code: 0 });
  const given = { name: 'Ada Admin', roles: ['admin'], madeBy: 'a test' } as const;
  const id = await insertStaff(db.sql, given, new Date());
  expect(await issue(words)).toMatchObject({ code: 0 });
  const secrets = { passwordHash: 'x', secretSealed: Buffer.alloc(1), step: 1 };
  await saveStaffSecrets(db.sql, id ?? '', secrets);
  const complaints = 'This network has people at its desk: do it there, at /desk.\n';
  expect(await issue(words)).toMatchObject({ code: 1, output: '', complaints });
  expect(await audit(['--act', 'audit'])).toMatchObject({ code: 0 });
  // A new link for the only admin takes the keys away and does not open the commands again.
  const session = { staffId: id ?? '', version: 1, device: 'a test', address: '192.0.2.9' };
  const token = (await startDeskSession(db.sql, session, new Date())) ?? '';
  const renewed = await staff(['--name', 'Ada  admin']);
  expect(renewed.output).toMatch(/\/desk\/#\/join\?token=[\w-]+\nwith the word, .*: [\w-]{19}\n/);
  expect(await findSessionStaff(db.sql, token, new Date())).toBeNull();
  expect((await findStaff(db.sql, id ?? ''))?.passwordHash).toBeNull();
  expect(await issue(words)).toMatchObject({ code: 1, complaints });
});

test('the machine lets in an admin and nobody else, only while no two are there', async () => {
  const roles = await staff(['--name', 'Third Name', '--roles', 'finance']);
  expect(roles).toMatchObject({ code: 1, output: '' });
  const clerk = { name: 'Cleo Clerk', roles: ['support'], madeBy: 'a test' } as const;
  await insertStaff(db.sql, clerk, new Date());
  const other = await staff(['--name', 'cleo clerk']);
  expect(other).toMatchObject({ code: 1, output: '' });
  expect(await staff(['--name', 'Bo Admin'])).toMatchObject({ code: 0 });
  const bo = await findStaffByName(db.sql, 'Bo Admin');
  expect(bo).toMatchObject({ roles: ['admin'], passwordHash: null });
  const user = userInfo().username;
  const [logged] = (await listLogRows(db.sql, {})).list;
  expect(logged).toMatchObject({
    by: expect.stringContaining(user),
    act: 'staff-invited',
    about: { name: 'Bo Admin', roles: 'admin', osUser: user },
  });
  const cleo = await findStaffByName(db.sql, 'Cleo Clerk');
  const told = await listUnread(db.sql, cleo?.id ?? '');
  expect(told.map(({ act, about }) => [act, about.name])).toEqual([['staff-invited', 'Bo Admin']]);
  const secrets = { passwordHash: 'x', secretSealed: Buffer.alloc(1), step: 1 };
  await saveStaffSecrets(db.sql, bo?.id ?? '', secrets);
  for (const name of ['Fourth Name', 'Ada Admin']) {
    const refused = await staff(['--name', name]);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.complaints).toContain('Two admins are at the desk');
  }
});
