import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listCreatives, reviewCreative, uploadCreative } from '#contract/desk/creatives.ts';
import { changeProduct, pushProduct } from '#contract/desk/products.ts';
import type { WrittenProduct } from '#contract/product.ts';
import { creativeBytesMax } from '#domain/file/image.ts';
import { pngOf } from '../../people/file/test-made-files.ts';
import { quickPasswords } from '../../people/partner/test-quick-passwords.ts';
import { createTestServer, reasonOf, type TestServer } from '../../test-server.ts';
import { admitStaff, renameStaff, type TestStaff, withSecond } from '../test-desk.ts';
import { approveAll, bringPicture, deskProduct, picture, putUpProduct } from '../test-programme.ts';

let server: TestServer;
let clerk: TestStaff;
let reviewer: TestStaff;
let approver: TestStaff;
beforeAll(async () => {
  server = await createTestServer(quickPasswords);
  clerk = await admitStaff(server, 'Cleo Clerk', 'catalogue');
  reviewer = await admitStaff(server, 'Rui Reviewer', 'catalogue', 'approver');
  approver = await admitStaff(server, 'Tia Third', 'approver');
});
afterAll(() => server.close());

const reason = 'as agreed';

test('a creative uploaded by one person is approved by another, and not pushed before', async () => {
  const { id } = await putUpProduct(clerk, reviewer);
  const creative = await bringPicture(clerk, id);
  const verdict = { id: creative, version: 0, state: 'approved', reason } as const;
  expect(reasonOf(await clerk.ask(reviewCreative, verdict))).toBe('second_person_needed');
  const push = { id, partnerIds: 'all' } as const;
  expect(reasonOf(await clerk.ask(pushProduct, push))).toBe('desk_product_unreviewed');
  const both = await Promise.all([
    reviewer.ask(reviewCreative, verdict),
    reviewer.ask(reviewCreative, { ...verdict, state: 'rejected' }),
  ]);
  expect(both.filter(({ code }) => code === 200)).toHaveLength(1);
  expect(both.map(reasonOf)).toContain('desk_changed_meanwhile');
  expect((await clerk.get(listCreatives, { state: 'waiting', productId: id })).list).toEqual([]);
});

test('a creative added with a change is approved by neither its uploader nor the person who made the change', async () => {
  const { id } = await putUpProduct(clerk, reviewer);
  await bringPicture(clerk, id);
  await approveAll(reviewer, id);
  const versions = [id];
  for (const page of ['one', 'two']) {
    const written = { ...deskProduct, landingUrl: `https://shop.example/${page}` };
    const before = versions.at(-1) ?? '';
    const change = { id: before, written, reason };
    versions.push((await withSecond(reviewer, approver).get(changeProduct, change)).id);
  }
  const productId = versions.at(-1) ?? '';
  const { list } = await clerk.get(listCreatives, { productId });
  expect(list).toMatchObject([{ by: 'Cleo Clerk', carriedBy: 'Rui Reviewer', state: 'waiting' }]);
  const verdict = { id: list[0]?.id ?? 0, version: 0, state: 'approved', reason } as const;
  for (const maker of [clerk, reviewer]) {
    expect(reasonOf(await maker.ask(reviewCreative, verdict))).toBe('second_person_needed');
  }
  // Nor under another name, even one that nobody else has.
  await renameStaff(server, clerk, 'Clara Other');
  expect(reasonOf(await clerk.ask(reviewCreative, verdict))).toBe('second_person_needed');
  await renameStaff(server, clerk, 'Cleo Clerk');
  for (const maker of [clerk, reviewer]) {
    // The database refuses it too.
    const approval = server.db.sql`
      insert into status_change (creative_id, step, state, at, made_by, staff_id, reason)
      values (${verdict.id}, 1, 'approved', now(), 'Somebody Else', ${maker.id}, ${reason})`;
    await expect(approval).rejects.toThrow('takes another person');
  }
  await approver.get(reviewCreative, verdict);
});

test('a change of pacing and amounts keeps the reviews, and one of what viewers see does not', async () => {
  const { id } = await putUpProduct(clerk, reviewer);
  await bringPicture(clerk, id);
  await approveAll(reviewer, id);
  await bringPicture(clerk, id);
  const stateAfter = async (before: string, written: WrittenProduct) => {
    const change = { id: before, written, reason };
    const changed = await withSecond(reviewer, approver).get(changeProduct, change);
    const { list } = await clerk.get(listCreatives, { productId: changed.id });
    return { id: changed.id, creatives: list.map(({ state, carriedBy }) => [state, carriedBy]) };
  };
  const putRule = { ...deskProduct.putRule, pacing: 'asap' } as const;
  const paced = await stateAfter(id, { ...deskProduct, putRule, highest: '900.00' });
  expect(paced.creatives).toEqual([
    ['waiting', null],
    ['approved', null],
  ]);
  const push = { id: paced.id, partnerIds: 'all' } as const;
  expect((await clerk.ask(pushProduct, push)).code).toBe(200);
  const raised = await stateAfter(paced.id, { ...deskProduct, commission: '80.00' });
  expect(raised.creatives).toEqual(paced.creatives);
  const wider = { ...deskProduct.targeting, countries: ['TH', 'DE'] };
  const aimed = await stateAfter(raised.id, { ...deskProduct, targeting: wider });
  expect(aimed.creatives).toEqual([
    ['waiting', 'Rui Reviewer'],
    ['waiting', 'Rui Reviewer'],
  ]);
});

test('a file is recognised by its content, whatever its name', async () => {
  const { id: productId } = await putUpProduct(clerk, reviewer);
  const shown = { productId, title: 'Boats', titles: {}, video: null };
  const drawing = new Blob(['<svg xmlns="http://www.w3.org/2000/svg"/>']);
  for (const [format, file] of [
    ['image', drawing],
    ['image', (await picture()).slice(0, 80)],
    ['video', await picture()],
  ] as const) {
    const answer = await clerk.ask(uploadCreative, { ...shown, format, file });
    expect(reasonOf(answer)).toBe('desk_value_wrong');
  }
});

test('a picture that unfolds to too many pixels is refused by its head, and nothing of it stays', async () => {
  const { id: productId } = await putUpProduct(clerk, reviewer);
  const data = Buffer.alloc(16_000 * 2_001);
  const bomb = pngOf({ width: 16_000, height: 16_000, depth: 1, data });
  const shown = { productId, title: 'Boats', format: 'image', titles: {}, video: null } as const;
  const file = new Blob([new Uint8Array(bomb)]);
  expect(await clerk.ask(uploadCreative, { ...shown, file })).toMatchObject({
    data: { facts: { what: 'the file must have at most 25 million pixels' } },
  });
  const drafts = readdirSync(join(server.dataDir, 'creatives')).filter((name) => name[0] === '.');
  expect(drafts).toEqual([]);
});

test('a file above 20 MB is refused while it is being uploaded', async () => {
  const { id: productId } = await putUpProduct(clerk, reviewer);
  const shown = { productId, title: 'Boats', format: 'image', titles: {}, video: null } as const;
  const file = new Blob([new Uint8Array(creativeBytesMax + 1)]);
  expect(reasonOf(await clerk.ask(uploadCreative, { ...shown, file }))).toBe('body_too_large');
});
