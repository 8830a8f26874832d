import sharp from 'sharp';

/** A picture with a reduced palette, which keeps the folder small and is deterministic. */
export const shrink = (picture: Buffer): Promise<Buffer> =>
  sharp(picture).png({ palette: true, colours: 48, dither: 0, effort: 7 }).toBuffer();

interface Pixels {
  readonly data: Buffer;
  readonly width: number;
  readonly height: number;
}

async function pixelsOf(picture: Buffer): Promise<Pixels> {
  const { data, info } = await sharp(picture)
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** The allowed distance of a colour channel, out of 255: each picture has its own palette. */
const nearness = 40;
/** Antialiasing at the edge of a letter may differ slightly. */
const pixelsMax = 24;

/**
 * Null when two pictures look alike, otherwise a third with the differences in red over a pale copy
 * of the new one.
 */
export async function findDifference(old: Buffer, next: Buffer): Promise<Buffer | null> {
  const [before, after] = [await pixelsOf(old), await pixelsOf(next)];
  const { width, height, data } = after;
  const isSameSize = before.width === width && before.height === height;
  const pixels = Buffer.alloc(width * height * 3);
  let count = 0;

  for (let index = 0; index < pixels.length; index += 3) {
    const [x, y] = [(index / 3) % width, Math.floor(index / 3 / width)];
    const sourceIndex = (y * before.width + x) * 3;
    const isOutside = x >= before.width || y >= before.height;
    const far = [0, 1, 2].map((part) =>
      isOutside
        ? 255
        : Math.abs((data[index + part] ?? 0) - (before.data[sourceIndex + part] ?? 0)),
    );
    const differs = Math.max(...far) > nearness;
    if (differs) count += 1;
    const pale = (part: number) => 200 + Math.round((data[index + part] ?? 0) / 5);
    pixels.set(differs ? [210, 30, 30] : [pale(0), pale(1), pale(2)], index);
  }

  if (isSameSize && count <= pixelsMax) return null;

  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .png({ palette: true })
    .toBuffer();
}
