const headLength = 5;
const tailLength = 4;

/** Both ends of a long code, by which people tell it from others. */
export const shortCodeOf = (code: string): string =>
  code.length <= headLength + tailLength + 1
    ? code
    : `${code.slice(0, headLength)}…${code.slice(-tailLength)}`;
