import { stat } from 'node:fs/promises';
import { creativeBytesMax } from '#domain/file/image.ts';
import type { Format } from '#domain/plan/lifetime.ts';
import { RefusalError } from '#domain/refusal.ts';
import { findCreativeType } from './creative-files.ts';
import type { Creative } from './creative-store.ts';

type MediaProperties = Pick<Creative, 'type' | 'width' | 'height' | 'durationMs'>;

/** Properties of a video that only playing it would reveal. */
export interface VideoSize {
  readonly width: number;
  readonly height: number;
  readonly durationMs: number;
}

/** Decodes a whole image in another process and returns its size. */
type Measure = (file: string) => Promise<{ readonly width: number; readonly height: number }>;

/**
 * Determines a file's type from its content, not its name, or says what is wrong with it. An image
 * must decode completely.
 */
export async function checkCreative(
  file: string,
  format: Format,
  video: VideoSize | null,
  measure: Measure,
): Promise<MediaProperties | string> {
  if ((await stat(file)).size > creativeBytesMax) {
    return `must have at most ${creativeBytesMax / 1024 ** 2} MB`;
  }

  const type = await findCreativeType(file);
  const isVideo = format === 'video';
  if (type === null || type.startsWith('video/') !== isVideo) {
    return 'must be a JPEG, PNG or WebP picture, or an MP4 or WebM video';
  }
  if (isVideo) return video ? { type, ...video } : 'is a video: its size and length are missing';

  try {
    return { type, ...(await measure(file)), durationMs: null };
  } catch (error) {
    const reason = error instanceof RefusalError ? error.reason : null;
    if (reason === 'image_not_image') return 'must be a picture that can be read';
    if (reason === 'image_too_many_pixels') return 'must have at most 25 million pixels';

    throw error;
  }
}
