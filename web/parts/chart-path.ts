/** The values per interval; null where there is none. */
export type Values = readonly (number | null)[];

export interface Scale {
  readonly low: number;
  readonly high: number;
}

/** From the lowest to the highest value, always including zero: a truncated axis misleads. */
export function scaleOf(lines: readonly Values[]): Scale {
  const knownValues = lines.flat().filter((value) => value !== null);
  const low = Math.min(0, ...knownValues);
  const high = Math.max(0, ...knownValues);
  return high === low ? { low, high: low + 1 } : { low, high };
}

/** A value's vertical position, from 0 at the top to 1. */
export const depthOf = (value: number, { low, high }: Scale): number =>
  (high - value) / (high - low);

/** An interval's horizontal position, from 0 to 1. */
export const placeOf = (index: number, count: number): number =>
  count < 2 ? 0.5 : index / (count - 1);

const rounded = (value: number) => Math.round(value * 100) / 100;

/**
 * The path of a line through its values on a 100 by 100 field, with gaps where values are missing.
 */
export function pathOf(values: Values, scale: Scale): string {
  let isDrawing = false;
  const steps = values.map((value, index) => {
    if (value === null) {
      isDrawing = false;
      return '';
    }
    const x = rounded(placeOf(index, values.length) * 100);
    const y = rounded(depthOf(value, scale) * 100);
    // A single value between two gaps has no length and would be invisible.
    const isAlone = !isDrawing && (values[index + 1] ?? null) === null;
    const step = `${isDrawing ? 'L' : 'M'}${x} ${y}${isAlone ? 'h0.1' : ''}`;
    isDrawing = true;
    return step;
  });
  return steps.join('');
}

/** The area between a line and zero, up to the first gap. */
export function areaOf(values: Values, scale: Scale): string {
  const gap = values.indexOf(null);
  const count = gap === -1 ? values.length : gap;
  if (count < 2) return '';
  const line = pathOf(
    values.map((value, index) => (index < count ? value : null)),
    scale,
  );
  return `${line}V${rounded(depthOf(0, scale) * 100)}H0Z`;
}
