import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCouponCampaigns, listCoupons } from '#contract/coupon.ts';
import {
  announceToAll,
  announceToPartner,
  listAnnouncements,
  withdrawAnnouncement,
} from '#contract/desk/announcements.ts';
import { giveCoupon, listDeskCampaigns, makeCampaign } from '#contract/desk/campaigns.ts';
import { findPartners } from '#contract/desk/products.ts';
import { listNotifications } from '#contract/notification.ts';
import { countUnread } from '#contract/unread.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitPair, type TestStaff } from '../test-desk.ts';
import { news, teamCampaign } from '../test-programme.ts';

let server: TestServer;
let sam: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  sam = await admitPair(server, 'Sam Support', 'support', 'catalogue');
});
afterAll(() => server.close());

const hour = 60 * 60 * 1000;
const inHours = (hours: number) =>
  new Date(server.clock.now.getTime() + hours * hour).toISOString();
const said = { category: 'activity', language: null, levels: null, at: null, texts: news } as const;

async function titles(token: string, lang = 'en'): Promise<string[]> {
  const { data } = await server.ask(listNotifications, {}, { token, lang });
  if (!('list' in data)) throw new Error('refused');
  return data.list.flatMap(({ content }) =>
    content.type === 'announcement' ? [content.title] : [],
  );
}

test('a scheduled announcement appears on time, and can be withdrawn until then', async () => {
  const token = await server.admit('patient');
  const unread = async () => (await server.ask(countUnread, {}, { token })).data;
  const kept = await sam.get(announceToAll, { requestId: randomUUID(), ...said, at: inHours(1) });
  const dropped = await sam.get(announceToAll, {
    requestId: randomUUID(),
    ...said,
    at: inHours(1),
  });
  expect(await titles(token)).toEqual([]);
  // The account's welcome notice.
  expect(await unread()).toEqual({ unread_total: 1 });
  await sam.get(withdrawAnnouncement, { id: dropped.id, reason: 'a slip' });
  server.clock.now = new Date(server.clock.now.getTime() + hour / 2);
  sam = await admitPair(server, 'Sam Again', 'support', 'catalogue');
  server.clock.now = new Date(server.clock.now.getTime() + hour / 2);
  expect(await titles(token)).toEqual(['Quiet hours']);
  expect(await titles(token, 'de')).toEqual(['Ruhezeit']);
  expect(await titles(token, 'th')).toEqual(['Quiet hours']);
  expect(await unread()).toEqual({ unread_total: 2 });
  const late = await sam.ask(withdrawAnnouncement, { id: kept.id, reason: 'too late' });
  expect(reasonOf(late)).toBe('desk_is_out');
  const { list } = await sam.get(listAnnouncements, {});
  expect(list.map(({ state }) => state).sort()).toEqual(['out', 'withdrawn']);
  await expect(
    server.db.sql`
      insert into announcement_withdrawal (announcement_id, made_by, reason, at)
      values (${kept.id}, 'nobody', 'by hand', ${server.clock.now})`,
  ).rejects.toThrow('already published');
});

test('an announcement can reach only the readers of a language, or one partner', async () => {
  // Later than earlier announcements, which newcomers do not see.
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const token = await server.admit('english');
  const other = await server.admit('german');
  await server.db.sql`update partner set language = 'de' where username = 'german'`;
  await sam.get(announceToAll, { requestId: randomUUID(), ...said, language: 'de' });
  expect(await titles(token)).toEqual([]);
  expect(await titles(other)).toEqual(['Quiet hours']);
  const [partner] = (await sam.get(findPartners, { name: 'english' })).list;
  const told = { category: 'activity', at: null, texts: news } as const;
  await sam.get(announceToPartner, {
    requestId: randomUUID(),
    ...told,
    partnerId: partner?.id ?? '',
  });
  expect(await titles(token)).toEqual(['Quiet hours']);
  const nobody = { ...told, partnerId: randomUUID() };
  expect(reasonOf(await sam.ask(announceToPartner, { requestId: randomUUID(), ...nobody }))).toBe(
    'desk_not_found',
  );
});

test('an announcement that asks for money in any language goes to nobody', async () => {
  const blocks = [{ type: 'paragraph' as const, text: 'Bitte überweisen Sie heute 500 Euro.' }];
  const texts = { ...news, de: { title: 'Wichtig', blocks } };
  expect(reasonOf(await sam.ask(announceToAll, { requestId: randomUUID(), ...said, texts }))).toBe(
    'staff_text_blocked',
  );
});

test('partners read a campaign in their own language, and staff name who gets it', async () => {
  const token = await server.admit('lucky');
  const everyone = { ...teamCampaign, audience: 'everyone' as const };
  await sam.get(makeCampaign, everyone);
  const names = async (lang: string) => {
    const { data } = await server.ask(listCouponCampaigns, {}, { token, lang });
    return 'list' in data ? data.list.map(({ name }) => name) : [];
  };
  expect(await names('de')).toEqual(['Hafenwoche']);
  expect(await names('ko')).toEqual(['Harbour week']);
  const { id } = await sam.get(makeCampaign, teamCampaign);
  const [partner] = (await sam.get(findPartners, { name: 'lucky' })).list;
  const whom = { partnerId: partner?.id ?? '', seen: 0 };
  const gift = { ...whom, reference: 'T-1', reason: 'a good week' };
  await sam.get(giveCoupon, { id, ...gift });
  const coupons = await server.ask(listCoupons, {}, { token, lang: 'de' });
  expect(coupons.data).toMatchObject({ list: [{ name: 'Hafenwoche', amount: '5.00' }] });
  const { list } = await sam.get(listDeskCampaigns, { state: 'running' });
  expect(list.find((one) => one.id === id)).toMatchObject({ audience: 'named', given: 1, used: 0 });
  const [other] = list.filter((one) => one.id !== id);
  const claimed = await sam.ask(giveCoupon, { id: other?.id ?? '', ...gift });
  expect(reasonOf(claimed)).toBe('desk_campaign_claimed');
  const wrong = { ...teamCampaign, kind: 'discount' as const };
  expect(reasonOf(await sam.ask(makeCampaign, wrong))).toBe('desk_value_wrong');
});
