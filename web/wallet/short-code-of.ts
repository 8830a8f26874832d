const headLength = 5;
const tailLength = 4;

/** Both ends of a long code, by which people tell it from others. No line break parts them. */
export const shortCodeOf = (code: string): string =>
  code.length <= headLength + tailLength + 1
    ? code
    : `${code.slice(0, headLength)}…\u2060${code.slice(-tailLength)}`;
