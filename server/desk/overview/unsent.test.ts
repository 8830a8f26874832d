import { afterAll, beforeAll, expect, test } from 'vitest';
import { overview } from '#contract/desk/overview.ts';
import { askResetMail } from '#contract/recovery.ts';
import { dayMs, hourMs } from '#domain/time.ts';
import { createTestMail, type TestMail } from '../../people/mail/test-mail.ts';
import { admitStaff } from '../test-desk.ts';

let mail: TestMail;
let staffCount = 0;
beforeAll(async () => {
  mail = await createTestMail();
});
afterAll(() => mail.close());

const advanceClock = (ms: number) => {
  mail.server.clock.now = new Date(mail.server.clock.now.getTime() + ms);
};

/** Read by somebody new each time, because sessions of staff are short. */
async function listProblems() {
  staffCount += 1;
  const staff = await admitStaff(mail.server, `Ada ${'I'.repeat(staffCount)}`, 'admin');
  const { troubles, unsent } = await staff.get(overview, { range: '30' });
  return { troubles: troubles.map(({ job, failures }) => ({ job, failures })), unsent };
}

test('the desk lists mail that fails, and mail and pushes that were given up, for a week', async () => {
  const { db, clock } = mail.server;
  await mail.admitConfirmed('quay');
  for (const username of ['quay', 'nobody-at-all']) {
    await mail.server.ask(askResetMail, { username });
  }
  mail.refuse({ code: 451, text: 'come back later' });
  await expect(mail.run()).rejects.toThrow('1 of 2 failed');
  const failing = { troubles: [{ job: 'send-mail', failures: 1 }], unsent: [] };
  expect(await listProblems()).toEqual(failing);

  advanceClock(hourMs + 1);
  expect(await mail.run()).toEqual([]);
  const givenUpAt = clock.now.toISOString();
  await db.sql`
    insert into push_try
    values (gen_random_uuid(), gen_random_uuid(), 5, ${clock.now}::timestamptz - interval '1 hour',
            'gave-up')`;
  const { troubles, unsent } = await listProblems();
  expect(troubles).toEqual([]);
  expect(unsent).toMatchObject([
    { transport: 'mail', kind: 'reset', attempts: 2, givenUpAt },
    { transport: 'push', kind: 'announcement', attempts: 5 },
  ]);

  advanceClock(7 * dayMs);
  expect(await listProblems()).toEqual({ troubles: [], unsent: [] });
});
