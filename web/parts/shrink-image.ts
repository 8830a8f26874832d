import { imageBytesMax } from './why-not-image.ts';

const sides = [2560, 1600];

/** Draws a large photo smaller until it may be sent; null when that does not help. */
export async function shrinkImage(file: File): Promise<File | null> {
  const bitmap = await createImageBitmap(file).catch(() => null);
  if (!bitmap) return null;
  for (const side of sides) {
    const share = Math.min(1, side / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * share);
    canvas.height = Math.round(bitmap.height * share);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    const blob = await new Promise<Blob | null>((done) => canvas.toBlob(done, 'image/jpeg', 0.85));
    if (blob && blob.size <= imageBytesMax) {
      bitmap.close();
      const name = file.name.replace(/\.[^.]*$/, '');
      return new File([blob], `${name}.jpg`, { type: 'image/jpeg' });
    }
  }
  bitmap.close();
  return null;
}
