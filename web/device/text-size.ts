import { stored } from '../session/stored.ts';

export const textSizeMin = 1;
export const textSizeMax = 2;

const isSize = (value: unknown) =>
  typeof value === 'number' && value >= textSizeMin && value <= textSizeMax;

const sizeStored = stored<number>('textSize', isSize);

/** The text-size setting, which makes up for the zoom that fingers do not have. */
export const useTextSize = (): number => sizeStored.use() ?? textSizeMin;

export function setTextSize(size: number): void {
  sizeStored.set(Math.min(textSizeMax, Math.max(textSizeMin, size)));
  applyTextSize();
}

export function applyTextSize(): void {
  const size = sizeStored.get() ?? textSizeMin;
  document.documentElement.style.setProperty('--text', String(size));
}
