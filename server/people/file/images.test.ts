import sharp from 'sharp';
import { afterAll, expect, test } from 'vitest';
import { RefusalError } from '#domain/refusal.ts';
import { createImages } from './images.ts';

const images = createImages();
afterAll(() => images.close());

const create = { width: 40, height: 30, channels: 4, background: '#0000' } as const;
const picture = await sharp({ create }).png().toBuffer();

test('after a file that is no image, and after its process has ended, the next image is processed', async () => {
  await expect(images.redraw(new Uint8Array([0xff, 0xd8, 0xff, 0]))).rejects.toThrow(RefusalError);
  expect((await sharp(await images.redraw(picture)).metadata()).width).toBe(40);
  await images.close();
  expect((await sharp(await images.redraw(picture)).metadata()).hasAlpha).toBe(true);
});

test('when its process cannot be started, an image is asked to come again, and the next is drawn', async () => {
  await images.close();
  const { execPath } = process;
  process.execPath = '/nowhere/node';
  await expect(images.redraw(picture)).rejects.toMatchObject({ reason: 'busy' });
  process.execPath = execPath;
  expect((await sharp(await images.redraw(picture)).metadata()).width).toBe(40);
});

test('more than eight at once are refused as busy', async () => {
  const answers = await Promise.allSettled(
    Array.from({ length: 12 }, () => images.redraw(picture)),
  );
  const refused = answers.filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(4);
  for (const answer of refused) expect(answer).toMatchObject({ reason: { reason: 'busy' } });
});
