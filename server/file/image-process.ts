import sharp from 'sharp';
import { imagePixelsMax } from '#domain/file/image.ts';

/*
 * The program that unfolds what strangers send, in a process of its own: what goes wrong in it ends
 * it, and nothing else. It gets bytes and gives back an image that was drawn anew, without the
 * place, the device and whatever else was hidden in the old one.
 */

const sideMax = 2560;
/** A picture of the most pixels in eight bits, with some air; with sixteen it may have fewer. */
const unfoldedBytesMax = 128 * 1024 * 1024;
/** As the library says it. */
const tooMany = 'pixel limit';

// Only these three are read, whatever else the library could.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export interface ImageQuestion {
  readonly id: number;
  readonly bytes: Uint8Array;
}

export interface ImageAnswer {
  readonly id: number;
  readonly image: Uint8Array | null;
  readonly problem?: 'image_not_image' | 'image_too_many_pixels';
}

process.on('message', async ({ id, bytes }: ImageQuestion) => {
  const answer: ImageAnswer = await redraw(bytes).then(
    (image) => ({ id, image }),
    (error: unknown) => ({ id, image: null, problem: problemOf(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());

const options = { limitInputPixels: imagePixelsMax, failOn: 'truncated', pages: 1 } as const;

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  // Its head alone says how much memory the whole would take.
  const { width, height, channels = 4, depth } = await sharp(bytes, options).metadata();
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  if (width * height * channels * sampleBytes > unfoldedBytesMax) throw new Error(tooMany);
  return sharp(bytes, options)
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer();
}

const problemOf = (error: unknown) =>
  error instanceof Error && error.message.includes(tooMany)
    ? ('image_too_many_pixels' as const)
    : ('image_not_image' as const);
