import { userInfo } from 'node:os';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { findSessionStaff, startDeskSession } from '../../desk/staff/desk-session.ts';
import {
  findStaff,
  findStaffByName,
  insertStaff,
  saveStaffSecrets,
} from '../../desk/staff/staff-store.ts';
import { listDeskLog } from '../../people/audit-event/audit-event-store.ts';
import { listUnreadDeskNotices } from '../../people/audit-event/desk-notice-store.ts';
import { createTestDb, type TestDb } from '../../platform/database/test-db.ts';
import { createInstallation } from '../../platform/settings/create-installation.ts';
import { demoConfiguration } from '../demo/demo-configuration.ts';
import { commandOf } from './test-command.ts';

let db: TestDb;

beforeAll(async () => {
  db = await createTestDb();
  const live = { mode: 'live', currency: 'EUR', name: 'Acme Network' } as const;
  await createInstallation(db.sql, live, demoConfiguration, 'a test', new Date());
});
afterAll(() => db.close());

const settings = () => ({ PORT: '0', DATABASE_URL: db.ownerUrl });
const staff = commandOf('server/app/command/make-staff.ts', settings);
const audit = commandOf('server/app/command/check-ledger.ts', settings);

test('a new link for the only admin ends what was signed in', async () => {
  const given = { name: 'Ada Admin', roles: ['admin'], madeBy: 'a test' } as const;
  const id = await insertStaff(db.sql, given, new Date());
  const secrets = { passwordHash: 'x', secretSealed: Buffer.alloc(1), step: 1 };
  await saveStaffSecrets(db.sql, id ?? '', secrets);
  expect(await audit(['--act', 'audit'])).toMatchObject({ code: 0 });
  const session = { staffId: id ?? '', version: 1, device: 'a test', address: '192.0.2.9' };
  const token = (await startDeskSession(db.sql, session, new Date())) ?? '';
  const renewed = await staff(['--name', 'Ada  admin']);
  expect(renewed.output).toMatch(
    /\/desk\/#\/join\?token=[\w-]+\nwith the code word, .*: [\w-]{19}\n/,
  );
  expect(await findSessionStaff(db.sql, token, new Date())).toBeNull();
  expect((await findStaff(db.sql, id ?? ''))?.passwordHash).toBeNull();
});

test('the command creates admins and nobody else, and only until there are two', async () => {
  const roles = await staff(['--name', 'Third Name', '--roles', 'finance']);
  expect(roles).toMatchObject({ code: 1, output: '' });
  const clerk = { name: 'Cleo Clerk', roles: ['support'], madeBy: 'a test' } as const;
  await insertStaff(db.sql, clerk, new Date());
  const other = await staff(['--name', 'cleo clerk']);
  expect(other).toMatchObject({ code: 1, output: '' });
  expect(await staff(['--name', 'Bo Admin'])).toMatchObject({ code: 0 });
  const bo = await findStaffByName(db.sql, 'Bo Admin');
  expect(bo).toMatchObject({ roles: ['admin'], passwordHash: null });
  // Ada and Cleo were the first two, so Bo decides nothing for a week.
  const admitted = await db.sql.many<{ staffId: string; days: number }>`
    select staff_id, extract(day from decides_from - at)::int days from machine_admission`;
  expect(admitted).toEqual([{ staffId: bo?.id, days: 7 }]);
  const user = userInfo().username;
  const [logged] = (await listDeskLog(db.sql, {})).list;
  expect(logged).toMatchObject({
    by: expect.stringContaining(user),
    act: 'staff-invited',
    about: { name: 'Bo Admin', roles: 'admin', osUser: user, 'decides from': expect.any(String) },
  });
  const cleo = await findStaffByName(db.sql, 'Cleo Clerk');
  const told = await listUnreadDeskNotices(db.sql, cleo?.id ?? '');
  expect(told.map(({ act, about }) => [act, about.name])).toEqual([['staff-invited', 'Bo Admin']]);
  const secrets = { passwordHash: 'x', secretSealed: Buffer.alloc(1), step: 1 };
  await saveStaffSecrets(db.sql, bo?.id ?? '', secrets);
  for (const name of ['Fourth Name', 'Ada Admin']) {
    const refused = await staff(['--name', name]);
    expect(refused).toMatchObject({ code: 1, output: '' });
    expect(refused.complaints).toContain('Two admins are at the desk');
  }
});
