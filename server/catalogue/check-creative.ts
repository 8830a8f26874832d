import sharp from 'sharp';
import type { Format } from '#domain/plan/lifetime.ts';
import { creativeBytesMax, typeOfFile } from './creative-files.ts';
import type { Creative } from './creative-store.ts';

type Shown = Pick<Creative, 'type' | 'width' | 'height' | 'durationMs'>;

/** What nobody can read off a video without playing it. */
export interface VideoSize {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/**
 * What a file is, by what is in it and not by what it is called; or what is wrong with it. Only a
 * picture that can be read to its end is one.
 */
export async function checkCreative(
  bytes: Buffer,
  format: Format,
  video: VideoSize | null,
): Promise<Shown | string> {
  if (bytes.length > creativeBytesMax) return 'must have at most 20 MB';
  const type = typeOfFile(bytes);
  const isVideo = format === 'video';
  if (type === null || type.startsWith('video/') !== isVideo) {
    return 'must be a JPEG, PNG or WebP picture, or an MP4 or WebM video';
  }
  if (isVideo) return video ? { type, ...video } : 'is a video: its size and length are missing';
  try {
    const { info } = await sharp(bytes).raw().toBuffer({ resolveWithObject: true });
    return { type, width: info.width, height: info.height, durationMs: null };
  } catch {
    return 'must be a picture that can be read';
  }
}
