import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  announceToAll,
  announceToPartner,
  countAudience,
  listAnnouncements,
  withdrawAnnouncement,
  withdrawFromPartner,
} from '#contract/desk/announcements.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { listNotifications } from '#contract/notification.ts';
import { login } from '#contract/session.ts';
import { countUnread } from '#contract/unread.ts';
import { dayMs, minuteMs } from '#domain/time.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { click, show } from '../../programme/plan/test-events.ts';
import { createLife } from '../../programme/plan/test-life.ts';
import { listDuePushes } from '../../programme/push/push-store.ts';
import { readyPartner } from '../../programme/wallet/test-partner.ts';
import { createTestServer, reasonOf, type TestServer, testPassword } from '../../test-server.ts';
import { admitPair, type TestStaff } from '../test-desk.ts';
import { news } from '../test-programme.ts';

let server: TestServer;
let sam: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  sam = await admitPair(server, 'Sam Support', 'support', 'admin');
});
afterAll(() => server.close());

const later = (ms: number) => new Date(server.clock.now.getTime() + ms);
const entitled = (title: string) => ({ en: { ...news.en, title } });
const said = { category: 'activity', language: null, at: null } as const;

async function logIn(username: string): Promise<string> {
  const answer = await server.ask(login, { username, password: testPassword });
  if (answer.code !== 200) throw new Error(answer.msg);
  return answer.data.token;
}

async function titles(token: string): Promise<string[]> {
  const { data } = await server.ask(listNotifications, { category: 'activity' }, { token });
  if (!('list' in data)) throw new Error('refused');
  return data.list.flatMap(({ content }) =>
    content.type === 'announcement' ? [content.title] : [],
  );
}

const reach = async (levels?: string, language?: 'de') =>
  (
    await sam.get(countAudience, {
      ...(levels ? { levels } : {}),
      ...(language ? { language } : {}),
    })
  ).partners;

/** The recipients of an announcement's push, if all had subscribed before it. */
async function pushedTo(id: string): Promise<string[]> {
  const due = await listDuePushes(server.db.sql, 'send-push', server.clock.now);
  const told = due.filter(({ noticeId }) => noticeId === id).map(({ partnerId }) => partnerId);
  const rows = await server.db.sql.many<{ username: string }>`
    select username from partner where id = any(${told}::uuid[]) order by 1`;
  return rows.map(({ username }) => username);
}

test('an announcement to a level reaches those who had it at publication, and nobody later', async () => {
  const life = await createLife(server);
  const riser = await readyPartner(server, 'riser', '900.00');
  await server.admit('stayer');
  const catalogue = await life.ready();
  const { no, delivered } = await life.putting(catalogue, '500.00', riser);
  const dear = { ...delivered, price: 1_000_000n, pay: 850_000n };
  const serves = await show(server.db, 500, dear);
  await click(server.db, serves.slice(0, 1), dear);
  expect(await reach('2')).toBe(0);
  // One published after the level is reached, and one published before.
  const passing = [minuteMs, 30 * minuteMs, dayMs * 1.1, 8 * dayMs];
  const at = later(passing.reduce((sum, ms) => sum + ms, 10 * minuteMs)).toISOString();
  const second = { ...said, levels: [2] };
  const kept = await sam.get(announceToAll, {
    requestId: randomUUID(),
    ...second,
    at,
    texts: entitled('Level two'),
  });
  await sam.get(announceToAll, {
    requestId: randomUUID(),
    ...second,
    texts: entitled('Too early'),
  });
  for (const ms of passing) await life.pass(ms);
  expect(await life.status(no)).toBe('settled');

  sam = await admitPair(server, 'Sam Again', 'support', 'admin');
  expect([await reach('1'), await reach('2'), await reach('1,2'), await reach()]).toEqual([
    1, 1, 2, 2,
  ]);
  await server.db.sql`update partner set language = 'de' where username = 'riser'`;
  expect([await reach('2', 'de'), await reach('1', 'de')]).toEqual([1, 0]);
  await server.db.owner.sql`update partner set status = 'disabled' where username = 'stayer'`;
  expect([await reach('1'), await reach()]).toEqual([0, 1]);
  await server.db.owner.sql`update partner set status = 'active' where username = 'stayer'`;

  const [risen, stayed] = [await logIn('riser'), await logIn('stayer')];
  await server.db.sql`
    insert into push_subscription (session_id, partner_id, endpoint, p256dh, auth, at)
    select id, partner_id, 'https://push.example/' || id, 'k', 'a', ${server.clock.now} from session
     where created_at = ${server.clock.now}`;
  server.clock.now = new Date(at);
  const unreadOf = async (token: string) => {
    const answer = await server.ask(countUnread, {}, { token });
    return answer.code === 200 ? answer.data.unread_total : answer.msg;
  };
  const before = await unreadOf(stayed);
  const first = { ...said, levels: [1, 3], texts: entitled('Level one') };
  const told = await sam.get(announceToAll, { requestId: randomUUID(), ...first });
  expect(await titles(risen)).toEqual(['Level two']);
  expect(await titles(stayed)).toEqual(['Level one']);
  expect(await unreadOf(stayed)).toBe(Number(before) + 1);
  expect([await pushedTo(kept.id), await pushedTo(told.id)]).toEqual([['riser'], ['stayer']]);
  const { list } = await sam.get(listAnnouncements, {});
  expect(list.map(({ levels }) => levels)).toEqual(expect.arrayContaining([[2], [2], [1, 3]]));
  const log = await sam.get(listDeskLog, {});
  expect(log.list.find(({ act }) => act === 'announced')?.about).toMatchObject({
    ...{ level: '1, 3', title: 'Level one', text: expect.stringContaining('On Sunday.') },
  });
});

test('an unpublished level cannot be an audience', async () => {
  const asked = { ...said, levels: [9 as never], texts: news };
  expect((await sam.ask(announceToAll, { requestId: randomUUID(), ...asked })).code).not.toBe(200);
});

test('a scheduled message to one partner appears on time, or is withdrawn from the partner’s list', async () => {
  // Later than earlier announcements, which newcomers do not see.
  server.clock.now = later(1000);
  sam = await admitPair(server, 'Sam Scheduling', 'support', 'admin');
  const { id: partnerId, token } = await readyPartner(server, 'awaited', '0.00');
  const other = await server.admit('bystander');
  const at = later(10 * minuteMs).toISOString();
  const telling = { category: 'activity', partnerId, at } as const;
  const { id } = await sam.get(announceToPartner, {
    requestId: randomUUID(),
    ...telling,
    texts: entitled('For you'),
  });
  const dropped = await sam.get(announceToPartner, {
    requestId: randomUUID(),
    ...telling,
    texts: entitled('A slip'),
  });
  expect(await titles(token)).toEqual([]);
  const why = { reason: 'meant for somebody else' };
  const asForAll = await sam.ask(withdrawAnnouncement, { id, ...why });
  expect(reasonOf(asForAll)).toBe('desk_not_found');
  await sam.get(withdrawFromPartner, { id: dropped.id, ...why });
  const again = await sam.ask(withdrawFromPartner, { id: dropped.id, ...why });
  expect(reasonOf(again)).toBe('desk_changed_meanwhile');
  server.clock.now = new Date(at);
  expect(await titles(token)).toEqual(['For you']);
  expect(await titles(other)).toEqual([]);
  expect(reasonOf(await sam.ask(withdrawFromPartner, { id, ...why }))).toBe('desk_is_out');
  const acts = await server.db.sql.many<{ act: string; reason: string }>`
    select act, reason from audit_event where partner_id = ${partnerId}
      and made_by like '%Sam Scheduling'
     order by id`;
  // The partner reads the title when a second person has read the text, and not before.
  expect(acts).toEqual([
    ...['For you', 'A slip'].flatMap((title) => [
      { act: 'request-partner-announcement', reason: 'request-partner-announcement' },
      { act: 'approve-partner-announcement', reason: title },
    ]),
    { act: 'notice-withdrawn', reason: 'meant for somebody else' },
  ]);
  const all = { ...said, levels: null, at: later(minuteMs).toISOString(), texts: news };
  const toAll = await sam.get(announceToAll, { requestId: randomUUID(), ...all });
  const asForOne = await sam.ask(withdrawFromPartner, { id: toAll.id, ...why });
  expect(reasonOf(asForOne)).toBe('desk_not_found');
});
