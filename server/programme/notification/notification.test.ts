import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  listNotifications,
  noticePreferences,
  readNotifications,
  setNoticePreference,
} from '#contract/notification.ts';
import type { Route } from '#contract/route.ts';
import { countUnread } from '#contract/unread.ts';
import {
  type NoticeCategory,
  noticeKinds,
  noticeTopics,
  noticeTraits,
} from '#domain/notification/notice.ts';
import { leaveNotice } from '../../people/notice/notice-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { fragment } from '../../platform/database/database.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { insertAnnouncement } from './notification-store.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
});
afterAll(() => server.close());

async function admit(username: string) {
  const token = await server.admit(username);
  const row = await server.db.sql.one<{ id: string }>`
    select id from partner where username_key = ${username}`;
  const id = row.id;
  const ask = async <R extends Route>(route: R, input: unknown, lang?: string) => {
    const answer = await server.ask(route, input, { token, ...(lang && { lang }) });
    if (answer.code !== 200) throw new Error(reasonOf(answer) ?? '');
    return answer.data;
  };
  // The welcome is read, so that the tests count what they leave.
  await ask(readNotifications, {});
  return { id, ask, unread: async () => (await ask(countUnread, {})).unread_total };
}

const laterBy = (ms: number) => new Date(server.clock.now.getTime() + ms);

const announce = (category: NoticeCategory, title: string, partnerId: string | null, ms = 0) => {
  // It is out from its time on, so the clock goes there.
  server.clock.now = laterBy(ms);
  return insertAnnouncement(server.db.sql, {
    at: server.clock.now,
    category,
    partnerId,
    madeBy: 'Ann Smith',
    staffId: null,
    texts: {
      en: { title, blocks: [{ type: 'paragraph', text: 'In English' }] },
      de: { title: `${title} de`, blocks: [{ type: 'paragraph', text: 'Auf Deutsch' }] },
    },
  });
};

test('a notice left by a change can be read, with its facts, its category and its place', async () => {
  const { id, ask } = await admit('reader');
  const details = { method: 'bank', label: 'Bank', last4: '9876' };
  await leaveNotice(server.db.sql, {
    partnerId: id,
    createdAt: laterBy(1),
    kind: 'card-replaced',
    details,
  });
  const { list } = await ask(listNotifications, {});
  expect(list).toMatchObject([
    {
      category: 'system-announcement',
      severity: 'warning',
      isRead: false,
      content: { type: 'notice', kind: 'card-replaced', facts: details, opens: 'card' },
    },
    {
      severity: 'info',
      isRead: true,
      content: { type: 'notice', kind: 'welcome', opens: 'ad-center' },
    },
  ]);
});

test('an announcement reaches all who had an account by then, or one alone', async () => {
  const before = await admit('early-bird');
  const other = await admit('other-bird');
  await announce('system-maintenance', 'Sunday night', null, 10);
  await announce('activity', 'For one', before.id, 20);
  server.clock.now = laterBy(60_000);
  const after = await admit('late-bird');
  const titles = async ({ ask }: typeof before, lang?: string) =>
    (await ask(listNotifications, {}, lang)).list.map(({ content }) =>
      content.type === 'announcement' ? content.title : content.kind,
    );
  expect(await titles(before)).toEqual(['For one', 'Sunday night', 'welcome']);
  expect(await titles(other)).toEqual(['Sunday night', 'welcome']);
  expect(await titles(after)).toEqual(['welcome']);
  expect(await titles(before, 'de')).toEqual(['For one de', 'Sunday night de', 'welcome']);
  const [thai] = (await before.ask(listNotifications, {}, 'th')).list;
  expect(thai?.content).toMatchObject({ lang: 'en', title: 'For one' });
});

test('categories and the status filter divide the list, and all of it is read page by page', async () => {
  const { id, ask, unread } = await admit('pager');
  const kinds = noticeKinds.filter((kind) => noticeTraits[kind].category !== 'activity');
  for (let at = 0; at < 45; at += 1) {
    const kind = kinds[at % kinds.length] ?? 'card-bound';
    await leaveNotice(server.db.sql, { partnerId: id, createdAt: laterBy(at % 7), kind });
  }
  await announce('activity', 'An event', id, 3);
  expect(await unread()).toBe(46);
  const seen: string[] = [];
  let cursor: string | null = null;
  do {
    const page: { list: { id: string }[]; next: string | null } = await ask(listNotifications, {
      ...(cursor && { cursor }),
    });
    seen.push(...page.list.map((one) => one.id));
    cursor = page.next;
  } while (cursor);
  expect(new Set(seen).size).toBe(47);
  expect(seen).toHaveLength(47);
  const only = await ask(listNotifications, { category: 'activity' });
  expect(only.list).toHaveLength(1);
  const [first] = only.list;
  await ask(readNotifications, { id: first?.id });
  const of = async (status: string) =>
    (await ask(listNotifications, { category: 'activity', status })).list.length;
  expect([await of('read'), await of('unread')]).toEqual([1, 0]);
});

test('reading one lowers the count by one, reading it again changes nothing, and reading all leaves zero', async () => {
  const { id, ask, unread } = await admit('counter');
  for (const what of noticeKinds.slice(0, 3)) {
    await leaveNotice(server.db.sql, { partnerId: id, createdAt: laterBy(1), kind: what });
  }
  const [one] = (await ask(listNotifications, {})).list;
  expect((await ask(readNotifications, { id: one?.id })).unread_total).toBe(2);
  expect((await ask(readNotifications, { id: one?.id })).unread_total).toBe(2);
  const many = await Promise.all(Array.from({ length: 8 }, () => ask(readNotifications, {})));
  expect(many.at(-1)?.unread_total).toBe(0);
  expect(await unread()).toBe(0);
  expect((await ask(readNotifications, {})).unread_total).toBe(0);
});

test("another's notification can be neither seen nor marked", async () => {
  const owner = await admit('owner');
  const thief = await admit('thief');
  await leaveNotice(server.db.sql, {
    partnerId: owner.id,
    createdAt: laterBy(1),
    kind: 'card-bound',
  });
  const [own] = (await owner.ask(listNotifications, {})).list;
  await thief.ask(readNotifications, { id: own?.id });
  await thief.ask(readNotifications, {});
  expect((await thief.ask(listNotifications, {})).list).not.toContainEqual(own);
  expect(await owner.unread()).toBe(1);
});

test('a muted topic is listed as read; security cannot be muted', async () => {
  const { id, ask, unread } = await admit('hushed');
  await leaveNotice(server.db.sql, { partnerId: id, createdAt: laterBy(1), kind: 'card-bound' });
  await announce('activity', 'An event', id, 2);
  expect(await unread()).toBe(2);
  const { list } = await ask(setNoticePreference, { topic: 'activity', isOn: false });
  expect(list.filter(({ isOn }) => !isOn).map(({ topic }) => topic)).toEqual(['activity']);
  expect(await unread()).toBe(1);
  expect((await ask(listNotifications, {})).list).toHaveLength(3);
  await expect(ask(setNoticePreference, { topic: 'security', isOn: false })).rejects.toThrow(
    'preference_locked',
  );
  await ask(setNoticePreference, { topic: 'activity', isOn: true });
  expect(await unread()).toBe(2);
  const all = (await ask(noticePreferences, {})).list;
  expect(all.map(({ topic }) => topic)).toEqual([...noticeTopics]);
  expect(all.filter(({ isLocked }) => isLocked).map(({ topic }) => topic)).toEqual(['security']);
});

test('neither a notice nor an announcement can be changed once it was sent', async () => {
  for (const table of [fragment`announcement`, fragment`notice`]) {
    await expect(server.db.sql`update ${table} set at = at`).rejects.toThrow('permission denied');
    await expect(server.db.owner.sql`delete from ${table}`).rejects.toThrow('never changed');
  }
});
