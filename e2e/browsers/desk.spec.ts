import { generate } from 'otplib';
import { makeJoinLink } from '../../server/desk/staff/join-link.ts';
import { insertStaff } from '../../server/desk/staff/staff-store.ts';
import { test } from './test.ts';

const password = 'a long walk home';
const codeAt = (secret: string, seconds: number) =>
  generate({ secret, epoch: Math.floor(Date.now() / 1000) + seconds });

test('a member of staff joins the desk by a link, signs out, and in by code', async ({
  tab,
  db,
  recorder,
  engineName,
}) => {
  await tab.resize(1280, 800);
  const now = new Date();
  const name = `Jo of ${engineName}`;
  const staffId = await insertStaff(db.sql, { name, roles: ['support'], madeBy: 'e2e' }, now);
  const made = { staffId: staffId ?? '', origin: recorder.url, codeWordHash: null };
  const { address } = await makeJoinLink(db.sql, made, now);

  await tab.goto(address);
  await tab.see('heading', `Welcome, ${name}`);
  const { text: secret } = await tab.see('text', /^[A-Z2-7]{16,}$/);
  await tab.fill(/^2\. Choose a password/, password);
  await tab.fill(/^3\. The code/, await codeAt(secret, 0));
  await tab.press('button', 'Join the desk');
  await tab.press('button', 'Log out');

  await tab.see('heading', 'Reachbook desk');
  await tab.fill(/^Name/, name);
  await tab.fill(/^Password/, password);
  // The code used to join is spent; the next one is already accepted, as clocks differ.
  await tab.fill(/^One-time code/, await codeAt(secret, 30));
  await tab.press('button', 'Log in');
  await tab.see('button', 'Log out');
  await tab.see('heading', 'Overview');
});
