import { readFile } from 'node:fs/promises';
import sharp from 'sharp';
import { imagePixelsMax } from '#domain/file/image.ts';

/*
 * Decodes strangers' images in a separate process, so that a crash affects nothing else. Returns a
 * re-encoded image without location, device or any other hidden metadata. For a file that is kept
 * unchanged, it returns the size after decoding the whole image.
 */

const sideMax = 2560;
/** Room for an image with the most pixels at 8 bits per channel; at 16 bits, fewer pixels fit. */
const unfoldedBytesMax = 128 * 1024 * 1024;
/** The wording in the library's error. */
const tooManyPixels = 'pixel limit';

// Only these three formats are read, whatever else the library supports.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer', 'VipsForeignLoadWebpBuffer'],
});
sharp.cache(false);
sharp.concurrency(1);

export type ImageQuestion = { readonly id: number } & (
  | { readonly redraw: Uint8Array }
  | { readonly measure: string }
);

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

export interface ImageAnswer {
  readonly id: number;
  readonly result: Uint8Array | ImageSize | null;
  readonly problem?: 'image_not_image' | 'image_too_many_pixels';
}

process.on('message', async (question: ImageQuestion) => {
  const { id } = question;
  const work = 'redraw' in question ? redraw(question.redraw) : measure(question.measure);
  const answer: ImageAnswer = await work.then(
    (result: Uint8Array | ImageSize) => ({ id, result }),
    (error: unknown) => ({ id, result: null, problem: toProblem(error) }),
  );
  process.send?.(answer);
});
process.on('disconnect', () => process.exit());

const options = { limitInputPixels: imagePixelsMax, failOn: 'truncated', pages: 1 } as const;

/** The header alone tells how much memory the decoded image would take. */
async function refuseLarge(bytes: Uint8Array): Promise<void> {
  const { width, height, channels = 4, depth } = await sharp(bytes, options).metadata();
  const sampleBytes = depth === 'uchar' ? 1 : 2;
  if (width * height * channels * sampleBytes > unfoldedBytesMax) throw new Error(tooManyPixels);
}

async function measure(file: string): Promise<ImageSize> {
  const bytes = await readFile(file);
  await refuseLarge(bytes);
  const { info } = await sharp(bytes, options).raw().toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height };
}

async function redraw(bytes: Uint8Array): Promise<Uint8Array> {
  await refuseLarge(bytes);
  return sharp(bytes, options)
    .autoOrient()
    .resize({ width: sideMax, height: sideMax, fit: 'inside', withoutEnlargement: true })
    .toColourspace('srgb')
    .webp({ quality: 82 })
    .toBuffer();
}

const toProblem = (error: unknown) =>
  error instanceof Error && error.message.includes(tooManyPixels)
    ? ('image_too_many_pixels' as const)
    : ('image_not_image' as const);
