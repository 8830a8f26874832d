import sharp from 'sharp';
import { expect, test } from 'vitest';
import { findDifference, shrink } from './compare-looks.ts';

const paper = { r: 246, g: 244, b: 238 };
const picture = (height: number, dot: { left: number; top: number } | null) =>
  sharp({ create: { width: 60, height, channels: 3, background: paper } })
    .composite(
      dot
        ? [
            {
              ...dot,
              input: { create: { width: 12, height: 12, channels: 3, background: '#1e3fae' } },
            },
          ]
        : [],
    )
    .png()
    .toBuffer();

test('a picture reduced to few colours equals the original', async () => {
  const drawn = await picture(40, { left: 4, top: 4 });
  expect(await findDifference(await shrink(drawn), drawn)).toBeNull();
});

test('a moved element is a difference, and so is a longer page', async () => {
  const drawn = await picture(40, { left: 4, top: 4 });
  const moved = await findDifference(drawn, await picture(40, { left: 30, top: 4 }));
  const place = { left: 30, top: 4, width: 12, height: 12 };
  const cut = await sharp(moved ?? undefined)
    .extract(place)
    .toBuffer();
  const { dominant } = await sharp(cut).stats();
  expect(dominant.r).toBeGreaterThan(dominant.g + 100);
  expect(await findDifference(drawn, await picture(50, { left: 4, top: 4 }))).not.toBeNull();
});
