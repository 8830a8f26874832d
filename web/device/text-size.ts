import { createStored } from '../session/stored.ts';

const percentMin = 100;
const percentMax = 200;

const isPercent = (value: unknown) =>
  typeof value === 'number' && value >= percentMin && value <= percentMax;

const percentStored = createStored<number>('textSize', isPercent);

/** The text-size setting in percent, which makes up for the disabled pinch zoom. */
export const useTextSize = (): number => percentStored.use() ?? percentMin;

export function setTextSize(percent: number): void {
  percentStored.set(Math.min(percentMax, Math.max(percentMin, percent)));
  applyTextSize();
}

export function applyTextSize(): void {
  const percent = percentStored.get() ?? percentMin;
  document.documentElement.style.setProperty('--text', String(percent / 100));
}
