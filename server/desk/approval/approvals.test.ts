import { generateKeyPairSync, randomUUID, sign } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { userInfo } from '#contract/account.ts';
import {
  announceToAll,
  announceToPartner,
  listAnnouncements,
} from '#contract/desk/announcements.ts';
import { decideApproval, listApprovals, withdrawApproval } from '#contract/desk/approvals.ts';
import { giveCoupon, listDeskCampaigns, makeCampaign } from '#contract/desk/campaigns.ts';
import { addHost, endHost, listHosts, rotateHostKey } from '#contract/desk/hosts.ts';
import {
  changeContact,
  endPostbackKeys,
  listMerchants,
  makePostbackKey,
} from '#contract/desk/merchants.ts';
import { changeRate, listRates } from '#contract/desk/placements.ts';
import { findPartners } from '#contract/desk/products.ts';
import { listDeskLog } from '#contract/desk/staff.ts';
import { listNotifications } from '#contract/notification.ts';
import { openAccount } from '#contract/register.ts';
import { enter } from '#contract/session.ts';
import { dayMs } from '#domain/time.ts';
import { findPostbackSecret } from '../../ads/conversion/postback-key-store.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, confirmWaiting, type TestStaff, withSecond } from '../test-desk.ts';
import { news, putUpPlacement, putUpProduct, teamCampaign } from '../test-programme.ts';

let server: TestServer;
let ida: TestStaff;
let bo: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  ida = await admitStaff(server, 'Ida Everything', 'support', 'catalogue', 'approver', 'admin');
  bo = await admitStaff(server, 'Bo Approver', 'approver', 'admin');
});
afterAll(() => server.close());

const reason = 'as agreed';

const waitingOf = async () => (await bo.get(listApprovals, {})).list[0]?.id ?? '';
const yes = (id: string) => ({ id, isApproved: true, reason: '' });

/** The requester tries to approve it, which fails, and then withdraws it. */
async function refusedAlone() {
  const id = await waitingOf();
  expect(reasonOf(await ida.ask(decideApproval, yes(id)))).toBe('second_person_needed');
  expect(reasonOf(await bo.ask(withdrawApproval, { id, reason }))).toBe('desk_not_found');
  await ida.get(withdrawApproval, { id, reason });
  expect(reasonOf(await bo.ask(decideApproval, yes(id)))).not.toBeNull();
}

test('one person gives no partner a coupon of 1999.99, nor makes a campaign of it', async () => {
  const large = { ...teamCampaign, amount: '1999.99', budget: '1999.99' };
  await ida.get(makeCampaign, large);
  await refusedAlone();
  const wide = { ...large, requestId: randomUUID(), audience: 'everyone' as const };
  await ida.get(makeCampaign, wide);
  const [asked] = (await bo.get(listApprovals, { kind: 'campaign' })).list;
  const { kind, type, couponDays } = wide;
  expect(asked?.about).toMatchObject({
    coupon: `${kind}, ${type}, 1999.99`,
    'each valid for days': String(couponDays),
  });
  await refusedAlone();
  expect((await ida.get(listDeskCampaigns, {})).list).toEqual([]);
  const { id } = await withSecond(ida, bo).get(makeCampaign, {
    ...large,
    requestId: randomUUID(),
  });
  await server.admit('lucky');
  const partnerId = (await ida.get(findPartners, { name: 'lucky' })).list[0]?.id ?? '';
  await ida.get(giveCoupon, { id, partnerId, seen: 0, reference: 'T-1', reason });
  await refusedAlone();
  expect((await ida.get(listDeskCampaigns, {})).list).toMatchObject([{ given: 0 }]);
});

test('one person changes no price or share, and a price that changed meanwhile is not confirmed', async () => {
  const key = await putUpPlacement(withSecond(ida, bo));
  server.clock.now = new Date(server.clock.now.getTime() + 1000);
  const rate = { key, version: 1, model: 'cpc', price: '3.00', payBps: 10_000, reason } as const;
  await ida.get(changeRate, rate);
  expect(reasonOf(await bo.ask(changeRate, rate))).toBe('desk_request_waiting');
  await refusedAlone();
  expect((await ida.get(listRates, { key })).list).toMatchObject([{ price: '2.00' }]);
  const above = await ida.ask(changeRate, { ...rate, price: '5.01' });
  expect(reasonOf(above)).toBe('desk_value_wrong');
  await ida.get(changeRate, rate);
  const [waiting] = (await bo.get(listApprovals, { kind: 'rate' })).list;
  expect(waiting?.about).toMatchObject({
    price: '2.00 a thousand, 85% to the publisher → 3.00 a click, 100% to the publisher',
  });
  // It is changed while it waits, by something other than the desk.
  await server.db.sql`
    insert into placement_rate (placement_id, since, price_model, price, pay_bps, made_by)
    select id, ${server.clock.now}, 'cpm', 2100000, 8500, 'a test' from placement
      where key = ${key}`;
  const stale = await bo.ask(decideApproval, yes(waiting?.id ?? ''));
  expect(reasonOf(stale)).toBe('desk_changed_meanwhile');
  const unexplained = { id: waiting?.id ?? '', isApproved: false, reason: '' };
  expect(reasonOf(await bo.ask(decideApproval, unexplained))).toBe('desk_refusal_unexplained');
  await bo.get(decideApproval, { ...unexplained, reason: 'it changed meanwhile' });
  const decided = (await ida.get(listApprovals, { state: 'decided', kind: 'rate' })).list;
  const over = decided.find(({ id }) => id === waiting?.id);
  expect(over).toMatchObject({ state: 'refused', decisionReason: 'it changed meanwhile' });
});

const openLink = (address: string, word: string) => {
  const token = new URL(address).searchParams.get('token') ?? '';
  return server.app.inject({
    method: 'POST',
    url: '/merchant-key',
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams({ token, word }).toString(),
  });
};

test('nobody at the desk sees a merchant’s key: the merchant opens a link once, with a word', async () => {
  const { merchantId: id } = await putUpProduct(ida, bo);
  const asked = { id, seen: 0, overlapDays: 1, reason };
  await ida.get(makePostbackKey, asked);
  await refusedAlone();
  const { word } = await ida.get(makePostbackKey, asked);
  const [address = ''] = await confirmWaiting(bo);
  const shown = async () =>
    (await ida.get(listMerchants, {})).list.find((merchant) => merchant.id === id);
  expect(await shown()).toMatchObject({
    keys: 0,
    link: { askedBy: 'Ida Everything', confirmedBy: 'Bo Approver', openedAt: null },
  });
  const form = await server.app.inject({ url: address.replace(/^https?:\/\/[^/]+/, '') });
  expect(form.body).toContain('Show key once');
  expect((await openLink(address, 'wrong')).statusCode).toBe(400);
  const page = await openLink(address, word);
  const [, kid = '', secret = ''] =
    /<code>([0-9a-f]{12})<\/code>.*<code>([0-9a-f]{64})<\/code>/.exec(page.body) ?? [];
  const { db, secrets, clock } = server;
  const found = (at: Date) => findPostbackSecret(db.sql, secrets, id, kid, at);
  expect((await found(clock.now))?.toString()).toBe(secret);
  expect((await openLink(address, word)).statusCode).toBe(400);
  expect(await shown()).toMatchObject({ keys: 1, keysNow: [kid], link: { isEnded: false } });
  expect((await shown())?.link?.openedAt).toBe(clock.now.toISOString());
  const log = await ida.get(listDeskLog, {});
  expect(log.list[0]).toMatchObject({
    act: 'postback-key-opened',
    about: { key: kid, askedBy: 'Ida Everything', confirmedBy: 'Bo Approver' },
  });
  expect(JSON.stringify(log)).not.toContain(secret);
  // This only protects, so one person ends it.
  expect(await ida.get(endPostbackKeys, { id, reason })).toEqual({ ended: 1 });
  expect(await found(clock.now)).toBeNull();
});

test('one person alone cannot change who receives a merchant’s keys', async () => {
  const { merchantId: id } = await putUpProduct(ida, bo);
  await ida.get(changeContact, { id, version: 1, contact: 'me@evil.example', reason });
  await refusedAlone();
  const { list } = await ida.get(listMerchants, {});
  expect(list.find((merchant) => merchant.id === id)?.contact).toBe('Mia, +66 2 123');
});

test('one person announces nothing to one partner, nor to one after the other', async () => {
  const said = { category: 'activity', at: null, texts: news } as const;
  for (const username of ['told-first', 'told-next']) {
    const token = await server.admit(username);
    const partnerId = (await ida.get(findPartners, { name: username })).list[0]?.id ?? '';
    await ida.get(announceToPartner, { requestId: randomUUID(), ...said, partnerId });
    const [waiting] = (await bo.get(listApprovals, { kind: 'partner-announcement' })).list;
    const about = { 'in de': 'Ruhezeit: Am Sonntag.' };
    expect(waiting).toMatchObject({ partner: username, about });
    await refusedAlone();
    const { data } = await server.ask(listNotifications, {}, { token });
    expect(JSON.stringify(data)).not.toContain('Quiet hours');
  }
});

const toWallet = { type: 'place' as const, to: 'wallet' as const };

test('one person announces nothing to all partners', async () => {
  const texts = { ...news, en: { ...news.en, blocks: [...news.en.blocks, toWallet] } };
  const said = { category: 'activity' as const, language: null, levels: null, at: null, texts };
  await ida.get(announceToAll, { requestId: randomUUID(), ...said });
  const [waiting] = (await bo.get(listApprovals, {})).list;
  expect(waiting?.about).toMatchObject({
    'in en': expect.stringContaining(`[link to ${toWallet.to}]`),
    'in de': 'Ruhezeit: Am Sonntag.',
  });
  await refusedAlone();
  expect((await ida.get(listAnnouncements, {})).list).toEqual([]);
});

const newKey = () => {
  const { publicKey, privateKey } = generateKeyPairSync('ed25519');
  return { pem: publicKey.export({ type: 'spki', format: 'pem' }).toString(), privateKey };
};

function handover(host: string, key: ReturnType<typeof newKey>) {
  const issuedAt = Math.floor(server.clock.now.getTime() / 1000);
  const json = JSON.stringify({ host, user: 'u-1', id: randomUUID(), issuedAt });
  const payload = Buffer.from(json).toString('base64url');
  return `${payload}.${sign(null, Buffer.from(payload), key.privateKey).toString('base64url')}`;
}

test('a host is added and its key changed by two; one person ends it with all its sessions', async () => {
  const [first, second] = [newKey(), newKey()];
  const host = { name: 'shop-app', origin: 'https://evil.example', publicKey: first.pem, reason };
  await ida.get(addHost, host);
  await refusedAlone();
  expect((await ida.get(listHosts, {})).list).toEqual([]);
  const both = withSecond(ida, bo);
  await both.get(addHost, host);
  const licenseKey = await server.issueCode();
  const opened = await server.ask(openAccount, {
    licenseKey,
    handover: handover('shop-app', first),
  });
  const { token } = opened.data as { token: string };
  const isIn = async (key: typeof first) =>
    reasonOf(await server.ask(enter, { handover: handover('shop-app', key) })) === null;
  expect([await isIn(first), await isIn(second)]).toEqual([true, false]);
  const turned = { name: 'shop-app', version: 1, publicKey: second.pem, overlapDays: 1, reason };
  await both.get(rotateHostKey, turned);
  expect([await isIn(first), await isIn(second)]).toEqual([true, true]);
  server.clock.now = new Date(server.clock.now.getTime() + dayMs);
  expect([await isIn(first), await isIn(second)]).toEqual([false, true]);
  ida = await admitStaff(server, 'Ida Again', 'admin');
  const ended = await ida.get(endHost, { name: 'shop-app', reason: 'its key leaked' });
  expect(ended.sessions).toBeGreaterThan(0);
  expect(await isIn(second)).toBe(false);
  expect(reasonOf(await server.ask(userInfo, {}, { token }))).toBe('session_expired');
  const notified = await server.db.sql.count`select from notice where what = 'session-ended'`;
  expect(notified).toBe(1);
  expect((await ida.get(listHosts, {})).list).toMatchObject([
    { ended: { by: 'Ida Again', reason: 'its key leaked' } },
  ]);
});
