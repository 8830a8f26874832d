import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hourMs } from '#domain/time.ts';
import { createTestDb, type TestDb } from '../database/test-db.ts';
import {
  addLink,
  addLinkDetails,
  createLink,
  endLinks,
  findLink,
  forgetTokens,
  saveSignedUse,
  spendLink,
} from './one-time-token-store.ts';

let db: TestDb;
beforeAll(async () => {
  db = await createTestDb();
});
afterAll(() => db.close());

const now = new Date('2026-11-15T12:00:00.000Z');
const expiresAt = new Date(now.getTime() + hourMs);

const joinLinkOf = (ownerId: string) =>
  ({ purpose: 'join-desk', ownerId, expiresAt, codeWordHash: null, details: {} }) as const;

const findJoinLink = (token: string, at = now) => findLink(db.sql, ['join-desk'], token, at);

async function getLink(token: string) {
  const link = await findJoinLink(token);
  if (!link) throw new Error('The link is not open');
  return link;
}

test('of many uses at once, one succeeds, and then it is over', async () => {
  const token = await createLink(db.sql, joinLinkOf(randomUUID()), now);
  const link = await getLink(token);
  const uses = await Promise.all(Array.from({ length: 20 }, () => spendLink(db.sql, link, now)));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await findJoinLink(token)).toBeNull();
  expect(await addLinkDetails(db.sql, link, {})).toBeNull();
});

test('what is expired is neither found nor used', async () => {
  const token = await createLink(db.sql, joinLinkOf(randomUUID()), now);
  const link = await getLink(token);
  expect(await findJoinLink(token, new Date(expiresAt.getTime() - 1))).not.toBeNull();
  expect(await findJoinLink(token, expiresAt)).toBeNull();
  expect(await spendLink(db.sql, link, expiresAt)).toBe(false);
});

test('what was ended is neither found nor used, and an owner’s other purposes stay open', async () => {
  const ownerId = randomUUID();
  const token = await createLink(db.sql, joinLinkOf(ownerId), now);
  const other = await addLink(db.sql, { ...joinLinkOf(ownerId), purpose: 'enter-desk' }, now);
  const link = await getLink(token);
  await endLinks(db.sql, ['join-desk'], randomUUID(), now);
  expect(await findJoinLink(token)).not.toBeNull();
  await endLinks(db.sql, ['join-desk'], ownerId, now);
  expect(await findJoinLink(token)).toBeNull();
  expect(await spendLink(db.sql, link, now)).toBe(false);
  expect(await findLink(db.sql, ['enter-desk'], other, now)).not.toBeNull();
});

test('nothing is found for another purpose, or by a text that was not given out', async () => {
  const token = await createLink(db.sql, joinLinkOf(randomUUID()), now);
  expect(await findLink(db.sql, ['enter-desk'], token, now)).toBeNull();
  expect(await findLink(db.sql, ['enter-desk', 'join-desk'], token, now)).not.toBeNull();
  const { digest } = await getLink(token);
  expect(await findJoinLink(digest.toString('base64url'))).toBeNull();
  expect(await findJoinLink('')).toBeNull();
});

test('an owner has one open link for a purpose: a new one ends the earlier one', async () => {
  const ownerId = randomUUID();
  const first = await createLink(db.sql, joinLinkOf(ownerId), now);
  const others = await createLink(db.sql, joinLinkOf(randomUUID()), now);
  const second = await createLink(db.sql, joinLinkOf(ownerId), now);
  expect(await findJoinLink(first)).toBeNull();
  expect(await findJoinLink(second)).not.toBeNull();
  expect(await findJoinLink(others)).not.toBeNull();
  // Whoever forgets to end it is stopped by the database.
  await expect(addLink(db.sql, joinLinkOf(ownerId), now)).rejects.toThrow('one_open_token');
});

test('details are added once: the first stay', async () => {
  const link = await getLink(await createLink(db.sql, joinLinkOf(randomUUID()), now));
  const first = { secretSealed: 'first' };
  expect(await addLinkDetails(db.sql, link, first)).toEqual(first);
  expect(await addLinkDetails(db.sql, link, { secretSealed: 'second' })).toEqual(first);
});

test('the token itself is in no column', async () => {
  const token = await createLink(db.sql, joinLinkOf(randomUUID()), now);
  const rows = await db.sql.many<{ row: string }>`
    select row_to_json(t)::text "row" from one_time_token t`;
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.map(({ row }) => row).join()).not.toContain(token);
});

test('a signed text is accepted once, each purpose on its own', async () => {
  const use = (text: string, purpose: 'handover' | 'passkey-challenge') =>
    saveSignedUse(db.sql, { purpose, text, expiresAt }, now);
  const uses = await Promise.all(Array.from({ length: 20 }, () => use('shop 1', 'handover')));
  expect(uses.filter(Boolean)).toHaveLength(1);
  expect(await use('shop 2', 'handover')).toBe(true);
  expect(await use('shop 1', 'passkey-challenge')).toBe(true);
  expect(await use('shop 1', 'passkey-challenge')).toBe(false);
});

test('what is over is never open again, whoever asks', async () => {
  const link = await getLink(await createLink(db.sql, joinLinkOf(randomUUID()), now));
  await spendLink(db.sql, link, now);
  const reopened = db.owner.sql`
    update one_time_token set used_at = null where digest = ${link.digest}`;
  await expect(reopened).rejects.toThrow('never changed');
});

test('what expired is deleted, and nothing before', async () => {
  const open = await getLink(await createLink(db.sql, joinLinkOf(randomUUID()), now));
  const used = await getLink(await createLink(db.sql, joinLinkOf(randomUUID()), now));
  await spendLink(db.sql, used, now);
  const countKept = () => db.sql.count`
    select from one_time_token where digest in (${open.digest}, ${used.digest})`;
  await forgetTokens(db.sql, expiresAt);
  expect(await countKept()).toBe(2);
  await forgetTokens(db.sql, new Date(expiresAt.getTime() + 1));
  expect(await countKept()).toBe(0);
});

test('a merchant’s link stays when it is over, and takes a word', async () => {
  const order = { ...joinLinkOf(randomUUID()), purpose: 'merchant-key' } as const;
  const details = { overlapDays: 1, askedBy: 'Ida', confirmedBy: 'Bo' };
  await expect(createLink(db.sql, { ...order, details }, now)).rejects.toThrow('check');
  const codeWordHash = Buffer.alloc(32);
  const token = await createLink(db.sql, { ...order, details, codeWordHash }, now);
  const link = await findLink(db.sql, ['merchant-key'], token, now);
  expect(link).toMatchObject({ details, codeWordHash });
  await forgetTokens(db.sql, new Date(expiresAt.getTime() + 1));
  const kept = await db.sql.count`select from one_time_token where owner_id = ${order.ownerId}`;
  expect(kept).toBe(1);
  await expect(
    db.owner.sql`delete from one_time_token where owner_id = ${order.ownerId}`,
  ).rejects.toThrow('never changed');
});

test('a link that waits is found and not used before its time', async () => {
  const usableAt = new Date(now.getTime() + 1);
  const order = { ...joinLinkOf(randomUUID()), purpose: 'password-by-mail', usableAt } as const;
  const token = await createLink(db.sql, order, now);
  const link = await findLink(db.sql, ['password-by-mail'], token, now);
  if (!link) throw new Error('The link is not open');
  expect(link.usableAt).toEqual(usableAt);
  expect(await spendLink(db.sql, link, now)).toBe(false);
  expect(await spendLink(db.sql, link, usableAt)).toBe(true);
});

test('a link to a password stays if it was used, and is deleted if not', async () => {
  const order = { ...joinLinkOf(randomUUID()), purpose: 'password-by-mail' } as const;
  await createLink(db.sql, order, now);
  const token = await createLink(db.sql, order, now);
  const link = await findLink(db.sql, ['password-by-mail'], token, now);
  if (!link) throw new Error('The link is not open');
  await spendLink(db.sql, link, now);
  await forgetTokens(db.sql, new Date(expiresAt.getTime() + 1));
  const kept = await db.sql.many<{ digest: Buffer }>`
    select digest from one_time_token where owner_id = ${order.ownerId}`;
  expect(kept).toEqual([{ digest: link.digest }]);
});
